import { and, eq, lte } from 'drizzle-orm'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'

/**
 * Declines the requests that nobody answered in time (of one lodge, or of all) and frees their nights. Safe on
 * several instances: each row changes status once.
 */
export async function expireOverdue(context: Context, lodgeSlug?: string): Promise<number> {
  const now = isoNow(context.clock)
  const overdue = and(
    eq(bookings.status, 'requested'),
    lte(bookings.until, now),
    lodgeSlug ? eq(bookings.lodgeSlug, lodgeSlug) : undefined,
  )
  const expired = await context.db
    .update(bookings)
    .set({ status: 'declined', decidedAt: now, decidedBy: 'expiry' })
    .where(overdue)
    .returning({ id: bookings.id, lodgeSlug: bookings.lodgeSlug })
  if (expired.length === 0) return 0
  const steps = expired.map(({ id }) => ({ bookingId: id, status: 'declined', by: 'expiry', at: now }))
  await context.db.insert(bookingHistory).values(steps)
  for (const slug of new Set(expired.map((row) => row.lodgeSlug)))
    context.tell({ type: 'booking_changed', lodgeSlug: slug })
  return expired.length
}
