import { and, asc, eq, exists, gte, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { Party } from '#contract/bookings/party.ts'
import { holdingStatuses } from '#contract/bookings/stay-rules.ts'
import type { ExtraOrder } from '#contract/extras/order-extras.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { calendarEvents, closures, importedStays } from '#server/platform/database/tables/calendar.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { isClosing } from '../calendar/closed-nights.ts'

export type Arrival = {
  lodgeSlug: string
  timeZone: string
  checkIn: string
  checkInFrom: string
  /** Only our own guests' arrivals have these. */
  extras?: ExtraOrder[]
  party?: Party
  note?: string | null
}

/** The first arrival on `date` or later at each lodge, of our confirmed guests or another site's. */
export async function nextArrivals(
  context: Context,
  date: string,
  slugs: readonly string[],
): Promise<Map<string, Arrival>> {
  const found = [
    ...(await ownArrivals(context, date, slugs)),
    ...(await importedArrivals(context, date, slugs)),
  ]
  const arrivalTime = ({ checkIn, checkInFrom }: Arrival) => `${checkIn} ${checkInFrom}`
  const latestFirst = found.sort((a, b) => (arrivalTime(a) < arrivalTime(b) ? 1 : -1))
  return new Map(latestFirst.map((arrival) => [arrival.lodgeSlug, arrival]))
}

function ownArrivals({ db }: Context, date: string, slugs: readonly string[]): Promise<Arrival[]> {
  const { lodgeSlug, checkIn, checkInFrom, extras, guests, children, infants, dogs } = bookings
  const party = { guests, adults: sql<number>`${guests} - ${children}`, children, infants, dogs }
  const note = sql<string | null>`case when ${bookings.noteForCleaning} then ${bookings.staffNote} end`
  const { timeZone } = lodges
  return db
    .selectDistinctOn([lodgeSlug], { lodgeSlug, checkIn, checkInFrom, extras, timeZone, party, note })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, lodgeSlug))
    .where(and(eq(bookings.status, 'confirmed'), inArray(lodgeSlug, [...slugs]), gte(checkIn, date)))
    .orderBy(asc(lodgeSlug), asc(checkIn))
}

function importedArrivals(context: Context, date: string, slugs: readonly string[]): Promise<Arrival[]> {
  const { lodgeSlug, fromDate } = importedStays
  const { checkInFrom, timeZone } = lodges
  return context.db
    .selectDistinctOn([lodgeSlug], { lodgeSlug, checkIn: fromDate, checkInFrom, timeZone })
    .from(importedStays)
    .innerJoin(lodges, eq(lodges.slug, lodgeSlug))
    .where(and(inArray(lodgeSlug, [...slugs]), gte(fromDate, date), not(repeatsOurs(context))))
    .orderBy(asc(lodgeSlug), asc(fromDate))
}

/**
 * A site may repeat our own calendar (decision 021), so its stay within one of ours, or within a closure, is
 * no arrival.
 */
function repeatsOurs({ db }: Context) {
  const { lodgeSlug, fromDate, toDate } = importedStays
  const stay = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.lodgeSlug, lodgeSlug),
        inArray(bookings.status, [...holdingStatuses]),
        lte(bookings.checkIn, fromDate),
        gte(bookings.checkOut, toDate),
      ),
    )
  const closure = db
    .select({ id: closures.id })
    .from(closures)
    .where(
      and(
        or(eq(closures.lodgeSlug, lodgeSlug), isNull(closures.lodgeSlug)),
        lte(closures.from, fromDate),
        gte(closures.to, toDate),
      ),
    )
  const event = db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(
      and(
        isClosing,
        or(eq(calendarEvents.lodgeSlug, lodgeSlug), isNull(calendarEvents.lodgeSlug)),
        eq(calendarEvents.eventDate, fromDate),
        eq(sql`${calendarEvents.eventDate} + 1`, toDate),
      ),
    )
  return sql`(${exists(stay)} or ${exists(closure)} or ${exists(event)})`
}
