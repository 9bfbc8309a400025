import type { FastifyInstance } from 'fastify'
import { cleaningCodeEndpoints } from '#contract/guide/cleaning-codes.ts'
import { guideEndpoints } from '#contract/guide/guide.ts'
import type { LockGateway } from '#server/platform/gateways/locks/lock-gateway.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { listCleaningCodes } from './cleaning-codes.ts'
import { changeLodgeGuide, readLodgeGuide } from './lodge-guide.ts'
import { readGuideForStaff, readStayGuide } from './stay-guide.ts'

export function guideRoutes(app: FastifyInstance, getContext: GetContext, locks: LockGateway | null): void {
  mount(app, guideEndpoints, getContext, {
    readStayGuide: (context, { params, query }) => readStayGuide(context, locks, { ...params, ...query }),
    readGuideForStaff: (context, { params }) => readGuideForStaff(context, locks, params.id),
    readLodgeGuide: (context, { params }) => readLodgeGuide(context, locks, params.slug),
    changeLodgeGuide: (context, { params, body }) => changeLodgeGuide(context, locks, params.slug, body),
  })
  mount(app, cleaningCodeEndpoints, getContext, {
    listCleaningCodes: (context) => listCleaningCodes(context, locks),
  })
}
