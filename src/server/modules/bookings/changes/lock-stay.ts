import { eq } from 'drizzle-orm'
import { holdingStatuses } from '#contract/bookings/stay-rules.ts'
import { lockLodges } from '#server/modules/lodges/lock-lodges.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { type Failure, failure } from '#server/platform/failure.ts'
import type { BookingRow } from '../booking-mapper.ts'
import { expireOverdue } from '../expiry.ts'
import type { LodgeRow } from '../requests/draft-booking.ts'

export type StayToChange = { row: BookingRow; from: LodgeRow; lodge: LodgeRow }

/** Takes no locks. Fails with `not_found`. */
export async function readStay(
  context: Context,
  id: number,
  lodgeId: number | undefined,
): Promise<StayToChange> {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  if (!found) throw failure('not_found', 'This booking does not exist')
  const { bookings: row, lodges: from } = found
  if (lodgeId === undefined || lodgeId === from.id) return { row, from, lodge: from }
  return { row, from, lodge: await lodgeById(context, lodgeId) }
}

export async function lodgeById(context: Context, id: number): Promise<LodgeRow> {
  const [lodge] = await context.db.select().from(lodges).where(eq(lodges.id, id))
  if (!lodge) throw failure('not_found', 'Lodge Not Found')
  return lodge
}

/**
 * Locks both lodges, then the booking, and declines overdue requests that hold nights of either lodge. Fails
 * with `not_found`, or with `conflict` when the booking moved to a third lodge meanwhile.
 */
export async function lockStay(
  context: Context,
  id: number,
  lodgeId: number | undefined,
): Promise<StayToChange> {
  const known = await readStay(context, id, lodgeId)
  await lockLodges(context, [known.from.slug, known.lodge.slug])
  await expireOverdue(context, [known.from.slug, known.lodge.slug])
  await context.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update')
  const locked = await readStay(context, id, lodgeId)
  if (locked.from.id !== known.from.id)
    throw failure('conflict', 'This booking was changed a moment ago. Please look at it again.')
  return locked
}

export const holdsNights = ({ status }: BookingRow): boolean =>
  holdingStatuses.some((holding) => holding === status)

export const alreadyEnded = ({ status }: BookingRow): Failure =>
  failure('conflict', `This booking is already ${status}`, { bookingStatus: status })
