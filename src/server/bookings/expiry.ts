import { and, eq, inArray, lte } from 'drizzle-orm'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { queueEmails } from '../mail/outbox.ts'
import { toBooking } from './booking-mapper.ts'
import { emailedLink } from './reference.ts'

/**
 * Declines the requests that nobody answered in time (of some lodges, or of all), frees their nights and tells their
 * guests. Safe on several instances: each row changes status once. Runs inside a transaction.
 */
export async function expireOverdue(context: Context, lodgeSlugs?: readonly string[]): Promise<number> {
  const now = isoNow(context.clock)
  const overdue = and(
    eq(bookings.status, 'requested'),
    lte(bookings.until, now),
    lodgeSlugs ? inArray(bookings.lodgeSlug, [...lodgeSlugs]) : undefined,
  )
  const expired = await context.db
    .update(bookings)
    .set({ status: 'declined', decidedAt: now, decidedBy: 'expiry' })
    .where(overdue)
    .returning()
  if (expired.length === 0) return 0
  const steps = expired.map(({ id }) => ({ bookingId: id, status: 'declined', by: 'expiry', at: now }))
  await context.db.insert(bookingHistory).values(steps)
  const slugs = [...new Set(expired.map((row) => row.lodgeSlug))]
  const named = await context.db.select().from(lodges).where(inArray(lodges.slug, slugs))
  const emails = expired.flatMap((row) => {
    const lodge = named.find(({ slug }) => slug === row.lodgeSlug)
    return lodge ? [{ booking: toBooking(row, lodge), link: emailedLink(context, row.reference) }] : []
  })
  await queueEmails(context, emails)
  for (const slug of slugs) context.emit({ type: 'booking_changed', lodgeSlug: slug })
  return expired.length
}
