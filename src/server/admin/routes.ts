import type { FastifyInstance } from 'fastify'
import { deskEndpoints } from '#contract/admin.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { listAudit } from './audit-trail.ts'
import { readOverview } from './overview.ts'

/** What the owner's desk reads across all rooms. */
export function adminRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, deskEndpoints, contextOf, {
    readOverview: (context) => readOverview(context),
    listAudit: (context, { query }) => listAudit(context, query),
  })
}
