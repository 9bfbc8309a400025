import { and, eq, gt, gte, lt } from 'drizzle-orm'
import type { StayConflict } from '#contract/bookings/booking-changes.ts'
import { type DateRange, formatDate, type Stay } from '#contract/platform/dates.ts'
import { ownClosures } from '#server/modules/calendar/closed-nights.ts'
import { staysIn } from '#server/modules/calendar/stays-on-closed-nights.ts'
import type { Context } from '#server/platform/context.ts'
import { channels, importedStays } from '#server/platform/database/tables/calendar.ts'

type StayAt = Stay & { lodgeSlug: string }

/** Half-open. All nights are new without `before` or at another lodge. */
export function addedNights(stay: StayAt, before: StayAt | null): DateRange[] {
  const { checkIn: from, checkOut: to } = stay
  if (!before || before.lodgeSlug !== stay.lodgeSlug) return [{ from, to }]
  const earlier = { from, to: to < before.checkIn ? to : before.checkIn }
  const later = { from: from > before.checkOut ? from : before.checkOut, to }
  return [earlier, later].filter((range) => range.from < range.to)
}

/**
 * Sorted by date. `own` is the booking itself, which is no conflict, and nights that it has already may be
 * closed. `closedSince` ignores older closures, and stays that another site had sold by then, because that
 * site may repeat our calendar.
 */
export async function stayConflicts(
  context: Context,
  stay: StayAt,
  own: (StayAt & { id: number }) | null,
  closedSince = '',
): Promise<StayConflict[]> {
  const found: StayConflict[] = []
  for (const range of addedNights(stay, own)) {
    const booked = await staysIn(context, stay.lodgeSlug, range)
    for (const other of booked.filter(({ id }) => id !== own?.id))
      found.push({ reason: 'booked', from: other.checkIn, to: other.checkOut, name: other.guestName })
    const closed = await ownClosures(context, stay.lodgeSlug, range)
    for (const { from, to, reason } of closed.filter(({ closedAt }) => closedAt >= closedSince))
      found.push({ reason: 'closed', from, to, name: reason })
    found.push(...(await soldElsewhere(context, stay.lodgeSlug, range, closedSince)))
  }
  return found.sort((a, b) => (a.from < b.from ? -1 : 1))
}

export const namedNights = (ranges: readonly { from: string; name: string }[]): string =>
  ranges.map(({ from, name }) => `${name} (${formatDate(from)})`).join(', ')

/** Other sites sold these. `since` leaves out those known before. */
export async function soldElsewhere(
  { db }: Context,
  lodgeSlug: string,
  range: DateRange,
  since?: string,
): Promise<StayConflict[]> {
  const rows = await db
    .select({ from: importedStays.fromDate, to: importedStays.toDate, name: channels.name })
    .from(importedStays)
    .innerJoin(channels, eq(channels.id, importedStays.channelId))
    .where(
      and(
        eq(importedStays.lodgeSlug, lodgeSlug),
        lt(importedStays.fromDate, range.to),
        gt(importedStays.toDate, range.from),
        since ? gte(importedStays.createdAt, since) : undefined,
      ),
    )
  return rows.map((row) => ({ reason: 'sold_elsewhere', ...row }))
}
