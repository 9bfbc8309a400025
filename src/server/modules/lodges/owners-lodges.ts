import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import type { Context } from '#server/platform/context.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import type { PublicReads } from './public-reads.ts'

/** All lodges by id, from memory, with what the owner's lists need of each. */
export async function listOwnersLodges(context: Context, reads: PublicReads): Promise<OwnersLodge[]> {
  requireAdmin(context)
  const lodges = await reads.listed()
  return lodges.map(({ id, slug, name, price, maxGuests, timeZone }) => {
    return { id, slug, name, price, maxGuests, timeZone }
  })
}
