import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { StayEntry } from '#contract/bookings.ts'
import { addDays, type DateRange } from '#contract/dates.ts'
import { MAX_NIGHTS } from '#contract/stay-rules.ts'
import { requireAdmin } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'

/** The requested and confirmed stays of all lodges that share a night with `range`, by check-in. */
export async function listStays(context: Context, range: DateRange): Promise<StayEntry[]> {
  requireAdmin(context)
  return context.db
    .select({
      id: bookings.id,
      lodgeSlug: bookings.lodgeSlug,
      lodgeName: lodges.name,
      guestName: bookings.guestName,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      status: bookings.status,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        inArray(bookings.status, ['requested', 'confirmed']),
        // No stay is longer than that, so the index on check-in bounds both ends.
        gt(bookings.checkIn, addDays(range.from, -MAX_NIGHTS - 1)),
        lt(bookings.checkIn, range.to),
        gt(bookings.checkOut, range.from),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(lodges.id))
}
