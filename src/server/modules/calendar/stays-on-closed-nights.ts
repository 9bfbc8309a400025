import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { holdingStatuses, MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import type { StayOnClosedNights } from '#contract/calendar/closures.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'

/** A null `lodgeSlug` means all lodges. Sorted by check-in. */
export function staysIn(
  { db, clock }: Context,
  lodgeSlug: string | null,
  range: DateRange,
): Promise<StayOnClosedNights[]> {
  return db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      guestName: bookings.guestName,
      lodgeSlug: bookings.lodgeSlug,
      lodgeName: lodges.name,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      status: bookings.status,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        lodgeSlug === null ? undefined : eq(bookings.lodgeSlug, lodgeSlug),
        inArray(bookings.status, [...holdingStatuses]),
        or(isNull(bookings.until), gt(bookings.until, isoNow(clock))),
        // The longest stay bounds the search in the index on check-in.
        gt(bookings.checkIn, addDays(range.from, -MAX_NIGHTS - 1)),
        lt(bookings.checkIn, range.to),
        gt(bookings.checkOut, range.from),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(lodges.id))
}
