import type { FastifyInstance } from 'fastify'
import { privacyEndpoints } from '#contract/privacy.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { eraseForOwner, exportForOwner } from './person-requests.ts'

export function privacyRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, privacyEndpoints, contextOf, {
    exportPerson: (context, { body }) => exportForOwner(context, body.email),
    erasePerson: (context, { body }) => eraseForOwner(context, body.email),
  })
}
