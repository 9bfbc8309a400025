import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BookingRequest, BookingWithMoney, FreeStay } from '#contract/bookings.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import { stayMoney } from '../payments/stay-ledger.ts'
import { nearestFreeStays, todayAt } from './availability.ts'
import { keyOf } from './reference.ts'
import { sisterLodges } from './sister-lodges.ts'
import { toBooking } from './stored.ts'

/** Writes a step of a booking's life into its history. */
export async function noteChange(
  context: Context,
  bookingId: number,
  status: string,
  by: string,
  note: string | null = null,
): Promise<void> {
  await context.db.insert(bookingHistory).values({ bookingId, status, by, note, at: isoNow(context.clock) })
}

/**
 * What a guest may take instead of a stay that is gone, for the 409's `alternatives`: the nearest dates at the lodge,
 * then sister lodges on the same dates. Reads outside the transaction.
 */
export async function alternativesTo(context: Context, request: BookingRequest): Promise<FreeStay[]> {
  const [lodge] = await context.db.select().from(lodges).where(eq(lodges.id, request.lodgeId))
  if (!lodge) return []
  const nearest = await nearestFreeStays(context, lodge, request, todayAt(context, lodge))
  return [...nearest, ...(await sisterLodges(context, lodge, request))]
}

/** A guest's own booking; an unknown reference and a wrong key are the same `not_found`. */
export async function readOwnBooking(
  context: Context,
  reference: string,
  key: string,
): Promise<BookingWithMoney> {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.reference, reference.toUpperCase()))
  if (!found || !sameText(key, keyOf(context, found.bookings.reference)))
    throw failure('not_found', 'There is no booking at this link')
  const money = await stayMoney(context, found.bookings)
  return { ...toBooking(found.bookings, found.lodges), money }
}

/** Compares without telling by its timing how much was right. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
