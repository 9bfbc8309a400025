import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Booking, BookingReceipt, BookingRequest, FreeStay } from '#contract/bookings.ts'
import { nightsBetween } from '#contract/dates.ts'
import { quoteStay } from '#contract/quote.ts'
import { brokenStayRule, REQUEST_HOLDS_HOURS } from '#contract/stay-rules.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '../database/errors.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { brokenRule, failure } from '../failure.ts'
import { queueLetters } from '../mail/outbox.ts'
import { isFree, nearestFreeStays, todayAt, unavailableRanges } from './availability.ts'
import { expireOverdue } from './expiry.ts'
import { guestLink, keyOf, newReference } from './reference.ts'
import { sisterLodges } from './sister-lodges.ts'
import { type BookingRow, toBooking } from './stored.ts'

/** Whether an e-mail address holds the Day 1 badge; the badges' room, which stands above, provides it. */
export type IsDay1Investor = (context: Context, email: string) => Promise<boolean>

type LodgeRow = typeof lodges.$inferSelect

/**
 * Takes a request for a stay and holds its nights. Fails with `not_found` (lodge), `rule` (stay rules) or
 * `dates_taken`, the last with `alternatives`. The database refuses an overlap whatever this function overlooks.
 */
export async function requestBooking(
  context: Context,
  request: BookingRequest,
  isDay1Investor: IsDay1Investor,
): Promise<BookingReceipt> {
  return inTransaction(context, async (inner) => {
    // One request a lodge at a time: no deadlock over the constraint, and no closure slips in unseen.
    const [lodge] = await inner.db
      .select()
      .from(lodges)
      .where(eq(lodges.id, request.lodgeId))
      .for('no key update')
    if (!lodge) throw failure('not_found', 'Lodge Not Found')
    const broken = brokenStayRule(request, request.guests, lodge, todayAt(inner, lodge))
    if (broken) throw brokenRule(broken.path, broken.message)
    await expireOverdue(inner, lodge.slug)
    const range = { from: request.checkIn, to: request.checkOut }
    if (!isFree(request, await unavailableRanges(inner, lodge.slug, range))) throw datesTaken()
    const row = await holdNights(inner, lodge, request, await isDay1Investor(inner, request.email))
    const booking = toBooking(row, lodge)
    const link = guestLink(inner, row.reference)
    await queueLetters(inner, [{ booking, link }])
    return { ...booking, key: keyOf(inner, row.reference), link }
  })
}

const datesTaken = () => failure('dates_taken', 'Those dates are no longer available')

async function holdNights(
  context: Context,
  lodge: LodgeRow,
  request: BookingRequest,
  day1: boolean,
): Promise<BookingRow> {
  const quote = quoteStay(nightsBetween(request), lodge.price, day1)
  const now = context.clock.now()
  const insert = context.db.insert(bookings).values({
    reference: newReference(),
    guestName: request.name,
    guestEmail: request.email,
    guestPhone: request.phone ?? null,
    lodgeSlug: lodge.slug,
    checkIn: request.checkIn,
    checkOut: request.checkOut,
    guests: request.guests,
    specialRequests: request.specialRequests || null,
    nightlyPrice: quote.nightlyPrice,
    discount: quote.discount,
    totalPrice: quote.total,
    until: new Date(now + REQUEST_HOLDS_HOURS * 3_600_000).toISOString(),
    createdAt: new Date(now).toISOString(),
  })
  const [row] = await insert.returning().catch((error: unknown) => {
    throw sqlState(error) === EXCLUSION_VIOLATION ? datesTaken() : error
  })
  if (!row) throw new Error('the booking was not stored')
  await noteChange(context, row.id, 'requested', 'guest')
  context.tell({ type: 'booking_changed', lodgeSlug: lodge.slug })
  return row
}

/** Writes a step of a booking's life into its history. */
export async function noteChange(
  context: Context,
  bookingId: number,
  status: string,
  by: string,
): Promise<void> {
  await context.db.insert(bookingHistory).values({ bookingId, status, by, at: isoNow(context.clock) })
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
export async function readOwnBooking(context: Context, reference: string, key: string): Promise<Booking> {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.reference, reference.toUpperCase()))
  if (!found || !sameText(key, keyOf(context, found.bookings.reference)))
    throw failure('not_found', 'There is no booking at this link')
  return toBooking(found.bookings, found.lodges)
}

/** Compares without telling by its timing how much was right. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
