import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { openStatuses } from '#contract/stay-rules.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { queueEmails } from '../mail/outbox.ts'
import { enqueueRefunds } from '../payments/refunds.ts'
import { toBooking } from './booking-mapper.ts'
import { emailedLink } from './reference.ts'

/**
 * Declines the requests that nobody answered and the instant bookings that nobody paid in time, of some lodges or of all,
 * and queues the guests' e-mails; returns their number. Runs inside a transaction, on any number of instances.
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
        lte(bookings.until, now),
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
  // A part may have been paid; the whole would have confirmed the stay.
  for (const { bookings: row } of overdue)
    if (row.status === 'awaiting_payment') await enqueueRefunds(context, row.id, 0)
  const emails = overdue.map(({ bookings: row, lodges: lodge }) => ({
    booking: toBooking({ ...row, ...change }, lodge),
    link: emailedLink(context, row),
    isUnpaid: row.status === 'awaiting_payment',
  }))
  await queueEmails(context, emails)
  for (const lodgeSlug of new Set(overdue.map(({ bookings: row }) => row.lodgeSlug)))
    context.emit({ type: 'booking_changed', lodgeSlug })
  return overdue.length
}
