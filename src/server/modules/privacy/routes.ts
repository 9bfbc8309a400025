import type { FastifyInstance } from 'fastify'
import { privacyEndpoints } from '#contract/privacy/privacy.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { eraseForOwner, exportForOwner } from './person-requests.ts'

export function privacyRoutes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, privacyEndpoints, getContext, {
    exportPerson: (context, { body }) => exportForOwner(context, body.email),
    erasePerson: (context, { body }) => eraseForOwner(context, body.email),
  })
}
