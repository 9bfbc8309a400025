import type { FastifyInstance } from 'fastify'
import { lodgeEndpoints } from '#contract/lodges/lodges.ts'
import { type OwnersLodge, ownersLodgeEndpoints } from '#contract/lodges/owners-lodges.ts'
import type { Context } from '#server/platform/context.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { prebuiltRoute } from '#server/platform/http/prebuilt-routes.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { copyPaymentSchedule } from './copy-payment-schedule.ts'
import { editLodge } from './lodges.ts'
import type { PublicReads } from './public-reads.ts'

async function listOwnersLodges(context: Context, reads: PublicReads): Promise<OwnersLodge[]> {
  requireAdmin(context)
  const lodges = await reads.listed()
  return lodges.map(({ id, slug, name, price, maxGuests, timeZone }) => {
    return { id, slug, name, price, maxGuests, timeZone }
  })
}

export function lodgeRoutes(app: FastifyInstance, getContext: GetContext, reads: PublicReads): void {
  const { listLodges: list, readLodge: one, ...owners } = lodgeEndpoints
  prebuiltRoute(app, list.path, () => reads.lodges())
  prebuiltRoute<{ slug: string }>(app, one.path.replace('{slug}', ':slug'), ({ params }) =>
    reads.lodge(params.slug),
  )
  mount(app, owners, getContext, {
    editLodge: async (context, { params, body }) =>
      reads.complete(await editLodge(context, params.slug, body)),
    copyPaymentSchedule: (context, { params, body }) => copyPaymentSchedule(context, params.slug, body.to),
  })
  mount(app, ownersLodgeEndpoints, getContext, {
    listOwnersLodges: (context) => listOwnersLodges(context, reads),
  })
}
