import { and, asc, eq, gt, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { StayOnClosedNights } from '#contract/closures.ts'
import type { DateRange } from '#contract/dates.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'

/** The stays that hold nights of a range at a lodge, or at every lodge, by check-in. */
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
        notInArray(bookings.status, ['declined', 'cancelled']),
        or(isNull(bookings.until), gt(bookings.until, isoNow(clock))),
        lt(bookings.checkIn, range.to),
        gt(bookings.checkOut, range.from),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(lodges.id))
}
