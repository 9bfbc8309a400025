import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import type { StayEntry } from '#contract/bookings/staff-bookings.ts'
import { holdingStatuses, MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'

export async function listStays(
  context: Context,
  range: DateRange,
  slugs?: readonly string[] | undefined,
): Promise<StayEntry[]> {
  requireAdmin(context)
  const rows = await context.db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      lodgeSlug: bookings.lodgeSlug,
      lodgeName: lodges.name,
      guestName: bookings.guestName,
      guests: bookings.guests,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      status: bookings.status,
      source: bookings.source,
      totalPrice: bookings.totalPrice,
      taxCents: bookings.taxCents,
      lines: bookings.lines,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        inArray(bookings.status, [...holdingStatuses]),
        slugs && inArray(bookings.lodgeSlug, [...slugs]),
        // The longest stay bounds the search in the index on check-in.
        gt(bookings.checkIn, addDays(range.from, -MAX_NIGHTS - 1)),
        lt(bookings.checkIn, range.to),
        gt(bookings.checkOut, range.from),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(lodges.id))
  return rows.map(({ totalPrice, taxCents, lines, ...stay }) => ({
    ...stay,
    totalCents: computeTotalCents({ totalPrice, taxCents, lines }),
  }))
}
