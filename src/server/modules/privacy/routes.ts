import type { FastifyInstance } from 'fastify'
import { privacyEndpoints } from '#contract/privacy/privacy.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
import { eraseForOwner, exportForOwner } from './person-requests.ts'

export function privacyRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, privacyEndpoints, contextOf, {
    exportPerson: (context, { body }) => exportForOwner(context, body.email),
    erasePerson: (context, { body }) => eraseForOwner(context, body.email),
  })
}
