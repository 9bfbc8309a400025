import { and, eq, gt } from 'drizzle-orm'
import type { BookingRequest, BookingWithMoney, FreeStay } from '#contract/bookings/bookings.ts'
import { awaitsConfirmation, REQUEST_HOLDS_HOURS } from '#contract/bookings/stay-rules.ts'
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { confirmEmail, confirmedAmong } from '../mail/confirmed-emails.ts'
import { withOwnMoney } from '../payments/stay-ledger.ts'
import { alternativeLodges } from './availability/alternative-lodges.ts'
import { nearestFreeStays, todayAt } from './availability/availability.ts'
import { toBooking } from './booking-mapper.ts'
import { isEmailedKey, opensBooking } from './reference.ts'

/** Requests to change and messages are no changes for webhooks. */
const changeOfStep: Record<string, WebhookEvent | undefined> = {
  confirmed: 'booking.confirmed',
  changed: 'booking.changed',
  extras_ordered: 'booking.changed',
  extra_withdrawn: 'booking.changed',
  extra_confirmed: 'booking.changed',
  extra_declined: 'booking.changed',
  undone: 'booking.changed',
  written_off: 'booking.changed',
  declined: 'booking.declined',
  cancelled: 'booking.cancelled',
}

export async function noteChange(
  context: Context,
  bookingId: number,
  status: string,
  by: string,
  note: string | null = null,
): Promise<void> {
  const adminName = by === 'owner' ? (context.admin?.name ?? null) : null
  const at = isoNow(context.clock)
  await context.db.insert(bookingHistory).values({ bookingId, status, by, adminName, note, at })
  const change = changeOfStep[status]
  if (change) context.emit({ type: 'record_changed', change, id: bookingId })
}

/** The nearest dates at the lodge, then other lodges on the same dates. Reads outside the transaction. */
export async function alternativesTo(context: Context, request: BookingRequest): Promise<FreeStay[]> {
  const [lodge] = await context.db.select().from(lodges).where(eq(lodges.id, request.lodgeId))
  if (!lodge) return []
  const nearest = await nearestFreeStays(context, lodge, request, todayAt(context, lodge))
  return [...nearest, ...(await alternativeLodges(context, lodge, request))]
}

/** An unknown reference and a wrong key fail with the same `not_found`. */
export async function readOwnBooking(
  context: Context,
  reference: string,
  key: string,
): Promise<BookingWithMoney> {
  const found = await ownStay(context, reference, key)
  return withOwnMoney(context, toBooking(found.bookings, found.lodges))
}

async function ownStay(context: Context, reference: string, key: string) {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.reference, reference.toUpperCase()))
  if (!found || !opensBooking(context, found.bookings, key))
    throw failure('not_found', 'There is no booking at this link')
  return found
}

/**
 * Opening an email's link confirms the guest's address. A request then holds its nights for the time that the
 * owner has to answer.
 */
export async function openOwnBooking(
  context: Context,
  reference: string,
  key: string,
): Promise<BookingWithMoney> {
  const { bookings: booking } = await ownStay(context, reference, key)
  if (!isEmailedKey(context, booking, key)) return readOwnBooking(context, reference, key)
  const isKnown = (await confirmedAmong(context, [booking.guestEmail]))(booking.guestEmail)
  if (isKnown && !awaitsConfirmation(booking)) return readOwnBooking(context, reference, key)
  await inTransaction(context, async (inner) => {
    await confirmEmail(inner, booking.guestEmail)
    if (!awaitsConfirmation(booking)) return
    const until = new Date(Date.parse(booking.createdAt) + REQUEST_HOLDS_HOURS * 3_600_000).toISOString()
    await inner.db
      .update(bookings)
      .set({ until })
      .where(
        and(
          eq(bookings.id, booking.id),
          eq(bookings.status, 'requested'),
          gt(bookings.until, isoNow(inner.clock)),
        ),
      )
    inner.emit({ type: 'booking_changed', lodgeSlug: booking.lodgeSlug })
  })
  return readOwnBooking(context, reference, key)
}
