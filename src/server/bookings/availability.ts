import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { FreeStay, UnavailableRange } from '#contract/bookings.ts'
import { addDays, type DateRange, dateIn, daysBetween, overlaps, type Stay } from '#contract/dates.ts'
import { MOST_DAYS_AHEAD, MOST_NIGHTS } from '#contract/stay-rules.ts'
import { closuresOf } from '../calendar/closures.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'

export const holdingStatuses = ['requested', 'confirmed'] as const

/** Alternatives offered when dates are taken. */
const MOST_ALTERNATIVES = 3
const SEARCH_DAYS = 60

/** Today's calendar date at the lodge. */
export function todayAt(context: Context, lodge: { timeZone: string }): string {
  return dateIn(lodge.timeZone, context.clock.now())
}

/** What cannot be booked of a lodge between two dates, by date; overdue requests that no sweep has seen yet are free. */
export async function unavailableRanges(
  context: Context,
  slug: string,
  range: DateRange,
): Promise<UnavailableRange[]> {
  const held = await context.db
    .select({ from: bookings.checkIn, to: bookings.checkOut, until: bookings.until })
    .from(bookings)
    .where(
      and(
        eq(bookings.lodgeSlug, slug),
        inArray(bookings.status, [...holdingStatuses]),
        lt(bookings.checkIn, range.to),
        gt(bookings.checkOut, range.from),
      ),
    )
    .orderBy(asc(bookings.checkIn))
  const now = context.clock.now()
  const booked = held.filter(({ until }) => until === null || Date.parse(until) > now)
  const closed = await closuresOf(context, slug, range)
  return [
    ...booked.map(({ from, to }) => ({ from, to, reason: 'booked' as const })),
    ...closed.map(({ from, to }) => ({ from, to, reason: 'closed' as const })),
  ].sort((a, b) => a.from.localeCompare(b.from))
}

/** The whole span in which a stay could lie, seen from `today`. */
export function bookableSpan(today: string): DateRange {
  return { from: today, to: addDays(today, MOST_DAYS_AHEAD + MOST_NIGHTS) }
}

/** Whether every night of a stay is free among the given ranges. */
export function isFree(stay: Stay, unavailable: readonly DateRange[]): boolean {
  return !unavailable.some((range) => overlaps({ from: stay.checkIn, to: stay.checkOut }, range))
}

/** The free stays of the same length that begin nearest to the one wanted, nearest first, earlier before later. */
export async function nearestFreeStays(
  context: Context,
  lodge: { slug: string; name: string },
  wanted: Stay,
  today: string,
): Promise<FreeStay[]> {
  const span = { from: addDays(wanted.checkIn, -SEARCH_DAYS), to: addDays(wanted.checkOut, SEARCH_DAYS) }
  const unavailable = await unavailableRanges(context, lodge.slug, span)
  const nights = daysBetween(wanted.checkIn, wanted.checkOut)
  const free: FreeStay[] = []
  for (let distance = 1; distance <= SEARCH_DAYS && free.length < MOST_ALTERNATIVES; distance++) {
    for (const shift of [-distance, distance]) {
      const checkIn = addDays(wanted.checkIn, shift)
      const stay = { checkIn, checkOut: addDays(checkIn, nights) }
      const bookable = checkIn >= today && daysBetween(today, checkIn) <= MOST_DAYS_AHEAD
      if (bookable && isFree(stay, unavailable))
        free.push({ lodgeSlug: lodge.slug, lodgeName: lodge.name, ...stay })
    }
  }
  return free.slice(0, MOST_ALTERNATIVES)
}
