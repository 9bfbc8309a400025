import type { FastifyInstance } from 'fastify'
import { legalEndpoints } from '#contract/legal/legal.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
import { readLegalPage, readLegalTexts, setLegalPage, setOperator } from './legal-pages.ts'

export function legalRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, legalEndpoints, contextOf, {
    readLegalPage: (context, { params }) => readLegalPage(context, params.name),
    readLegalTexts: (context) => readLegalTexts(context),
    setLegalPage: (context, { params, body }) => setLegalPage(context, params.name, body),
    setOperator: (context, { body }) => setOperator(context, body),
  })
}
