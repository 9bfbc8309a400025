import type { FastifyInstance } from 'fastify'
import { overviewEndpoints } from '#contract/admin.ts'
import type { Events } from '../events.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { listAudit } from './audit-trail.ts'
import { OverviewCache } from './overview.ts'

/** What the owner's desk reads across all rooms. */
export function adminRoutes(app: FastifyInstance, contextOf: ContextOf, events: Events): void {
  const overview = new OverviewCache(events)
  mount(app, overviewEndpoints, contextOf, {
    readOverview: (context) => overview.get(context),
    listAudit: (context, { query }) => listAudit(context, query),
  })
}
