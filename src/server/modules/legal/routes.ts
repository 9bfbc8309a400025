import type { FastifyInstance } from 'fastify'
import { legalEndpoints } from '#contract/legal/legal.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { readLegalPage, readLegalTexts, setLegalPage, setOperator } from './legal-pages.ts'

export function legalRoutes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, legalEndpoints, getContext, {
    readLegalPage: (context, { params }) => readLegalPage(context, params.name),
    readLegalTexts: (context) => readLegalTexts(context),
    setLegalPage: (context, { params, body }) => setLegalPage(context, params.name, body),
    setOperator: (context, { body }) => setOperator(context, body),
  })
}
