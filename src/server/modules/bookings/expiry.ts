import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { guestSources } from '#contract/bookings/staff-bookings.ts'
import { awaitsConfirmation, openStatuses } from '#contract/bookings/stay-rules.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import type { Occasion } from '../mail/emails.ts'
import { queueEmails } from '../mail/outbox.ts'
import { enqueueRefunds } from '../payments/refunds.ts'
import { withMoney } from '../payments/stay-ledger.ts'
import { type BookingRow, type StayWithLodge, toBooking } from './booking-mapper.ts'
import { emailedLink } from './reference.ts'

/**
 * Declines requests without an answer, in time or before their check-out date, and instant bookings without a
 * payment. Queues the guests' emails and returns their number. Runs inside a transaction, on any number of
 * instances.
 */
export async function expireOverdue(context: Context, lodgeSlugs?: readonly string[]): Promise<number> {
  const now = isoNow(context.clock)
  const overdue = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        inArray(bookings.status, [...openStatuses]),
        or(lte(bookings.until, now), outlivedStay(now)),
        lodgeSlugs ? inArray(bookings.lodgeSlug, [...lodgeSlugs]) : undefined,
      ),
    )
    .orderBy(asc(bookings.id))
    .for('update', { of: bookings })
  if (overdue.length === 0) return 0
  const ids = overdue.map(({ bookings: { id } }) => id)
  const change = { status: 'declined' as const, decidedAt: now, decidedBy: 'expiry', changeRequest: null }
  await context.db.update(bookings).set(change).where(inArray(bookings.id, ids))
  const steps = ids.map((bookingId) => ({ bookingId, status: 'declined', by: 'expiry', at: now }))
  await context.db.insert(bookingHistory).values(steps)
  for (const id of ids) context.emit({ type: 'record_changed', change: 'booking.declined', id })
  await queueEmails(context, await emailsWithRefunds(context, overdue, change))
  for (const lodgeSlug of new Set(overdue.map(({ bookings: row }) => row.lodgeSlug)))
    context.emit({ type: 'booking_changed', lodgeSlug })
  return overdue.length
}

/**
 * The check-out date at the lodge has come. Staff may enter past dates, so their entries wait until `until`.
 */
const outlivedStay = (now: string) =>
  and(
    eq(bookings.status, 'requested'),
    inArray(bookings.source, [...guestSources]),
    lte(bookings.checkOut, sql`(${now}::timestamptz at time zone ${lodges.timeZone})::date`),
  )

function expiryReason(row: BookingRow, now: string): NonNullable<Occasion['expired']> {
  if (row.status === 'awaiting_payment') return 'unpaid'
  const isInTime = row.until !== null && row.until > now
  return awaitsConfirmation(row) && !isInTime ? 'unconfirmed' : 'unanswered'
}

async function emailsWithRefunds(context: Context, overdue: StayWithLodge[], change: Partial<BookingRow>) {
  const emails = []
  for (const { bookings: row, lodges: lodge } of overdue) {
    const expired = expiryReason(row, isoNow(context.clock))
    // A guest may have paid a part, or all of it when the nights were sold or the confirmation was undone.
    const givesBack = await enqueueRefunds(context, row.id, 0)
    const booking = toBooking({ ...row, ...change }, lodge)
    emails.push({ booking, link: emailedLink(context, row), expired, givesBack })
  }
  const stays = await withMoney(
    context,
    emails.map(({ booking }) => booking),
  )
  return emails.map((email, index) => ({ ...email, overpaidCents: stays[index]?.money.overpaidCents ?? 0 }))
}
