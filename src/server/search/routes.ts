import type { FastifyInstance } from 'fastify'
import { searchEndpoints } from '#contract/search.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { type SearchCaches, searchStays } from './search.ts'

export function searchRoutes(app: FastifyInstance, contextOf: ContextOf, caches: SearchCaches): void {
  mount(app, searchEndpoints, contextOf, {
    searchLodges: (context, { query }) => searchStays(context, caches, query),
  })
}
