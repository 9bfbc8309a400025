import type { FastifyInstance } from 'fastify'
import { LODGES_PER_PAGE } from '#contract/platform/paging.ts'
import { directoryEndpoints } from '#contract/search/lodge-directory.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { type DirectorySources, listSimilar, readDirectory } from './directory.ts'
import { searchInMonth, searchStays } from './search.ts'

export function searchRoutes(app: FastifyInstance, getContext: GetContext, sources: DirectorySources): void {
  mount(app, { ...searchEndpoints, ...directoryEndpoints }, getContext, {
    searchLodges: (context, { query }) => searchStays(context, sources, query),
    searchMonth: (context, { query }) => searchInMonth(context, sources, query),
    countLodges: async () => {
      const total = (await sources.lodges()).length
      return { total, isPaged: total > LODGES_PER_PAGE }
    },
    readDirectory: (context, { query }) => readDirectory(context, sources, query),
    listSimilar: (_context, { params }) => listSimilar(sources, params.slug),
  })
}
