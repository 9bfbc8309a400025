import { eq } from 'drizzle-orm'
import type { StayMessage } from '#contract/messages/messages.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

export type Side = StayMessage['from']

export type Stay = {
  id: number
  reference: string
  guestName: string
  guestEmail: string
  lodgeName: string
  lodgeSlug: string
}

/** Fails with `not_found`. */
export async function findStay(context: Context, id: number): Promise<Stay> {
  requireAdmin(context)
  const { reference, guestName, guestEmail, lodgeSlug } = bookings
  const [stay] = await context.db
    .select({ id: bookings.id, reference, guestName, guestEmail, lodgeSlug, lodgeName: lodges.name })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  if (!stay) throw failure('not_found', 'This booking does not exist')
  return stay
}
