import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { holdingStatuses } from '#contract/bookings/stay-rules.ts'
import type { ChannelConflict } from '#contract/calendar/calendar.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { importedStays } from '#server/platform/database/tables/calendar.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'

/** True while the stay ends after its lodge's today. Past stays are kept for reports. */
export const isAhead = ({ clock }: Context) =>
  gt(importedStays.toDate, sql`(${isoNow(clock)}::timestamptz at time zone ${lodges.timeZone})::date`)

export async function findConflicts(
  context: Context,
  channelIds: number[],
): Promise<(ChannelConflict & { channelId: number })[]> {
  if (channelIds.length === 0) return []
  return context.db
    .select({
      channelId: importedStays.channelId,
      bookingId: bookings.id,
      reference: bookings.reference,
      status: bookings.status,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      soldFrom: importedStays.fromDate,
      soldTo: importedStays.toDate,
    })
    .from(importedStays)
    .innerJoin(
      bookings,
      and(
        eq(bookings.lodgeSlug, importedStays.lodgeSlug),
        inArray(bookings.status, [...holdingStatuses]),
        lt(bookings.checkIn, importedStays.toDate),
        gt(bookings.checkOut, importedStays.fromDate),
      ),
    )
    .innerJoin(lodges, eq(lodges.slug, importedStays.lodgeSlug))
    .where(and(inArray(importedStays.channelId, channelIds), isAhead(context)))
    .orderBy(asc(bookings.checkIn))
}

type ImportedRow = typeof importedStays.$inferSelect

/** Leaves out conflicts whose shared nights one of the imported stays in `before` closed already. */
export async function newConflicts(
  context: Context,
  channelId: number,
  before: readonly ImportedRow[],
): Promise<ChannelConflict[]> {
  const all = await findConflicts(context, [channelId])
  return all.filter(({ checkIn, checkOut, soldFrom, soldTo }) => {
    const from = checkIn > soldFrom ? checkIn : soldFrom
    const to = checkOut < soldTo ? checkOut : soldTo
    return !before.some(({ fromDate, toDate }) => fromDate <= from && toDate >= to)
  })
}
