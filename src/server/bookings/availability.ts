import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { FreeStay, UnavailableRange } from '#contract/bookings.ts'
import { addDays, type DateRange, dateIn, daysBetween, overlaps, type Stay } from '#contract/dates.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/stay-rules.ts'
import { brokenRateRule } from '#contract/tariff.ts'
import { closedNights } from '../calendar/closed-nights.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { tariffsFor } from '../rates/tariffs.ts'

export const holdingStatuses = ['requested', 'confirmed'] as const

/** Alternatives offered when dates are taken. */
const MAX_ALTERNATIVES = 3
const SEARCH_DAYS = 60

/** Today's calendar date at the lodge. */
export function todayAt(context: Context, lodge: { timeZone: string }): string {
  return dateIn(lodge.timeZone, context.clock.now())
}

export type TakenRange = UnavailableRange & {
  /** Until when an unanswered request holds its nights; null for all else. */
  until: string | null
}

/**
 * What is taken of a lodge between two dates, by date, in one query; named, because planning it costs more than running
 * it, and answered as one JSON value, because a driver takes longer over hundreds of rows than the database.
 */
export async function takenRanges(context: Context, slug: string, range: DateRange): Promise<TakenRange[]> {
  const held = context.db
    .select({
      from: sql<string>`${bookings.checkIn}`.as('from'),
      to: sql<string>`${bookings.checkOut}`.as('to'),
      until: sql<string | null>`${bookings.until}`.as('until'),
      reason: sql<'booked' | 'closed'>`'booked'`.as('reason'),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.lodgeSlug, slug),
        inArray(bookings.status, [...holdingStatuses]),
        // No stay is longer than that, so the index on check-in bounds both ends.
        gt(bookings.checkIn, addDays(range.from, -MAX_NIGHTS - 1)),
        lt(bookings.checkIn, range.to),
        gt(bookings.checkOut, range.from),
      ),
    )
  const taken = unionAll(held, closedNights(context, slug, range)).as('taken')
  const [row] = await context.db
    .select({ ranges: sql<TakenRange[]>`coalesce(json_agg(taken order by ${taken.from}), '[]')` })
    .from(taken)
    .prepare('taken_ranges')
    .execute()
  return row?.ranges ?? []
}

/** Whether a range is held only by a request that nobody answered in time and no sweep has seen yet. */
export function isOverdue({ until }: TakenRange, now: number): boolean {
  return until !== null && Date.parse(until) <= now
}

/** What cannot be booked of a lodge between two dates, by date; overdue requests that no sweep has seen yet are free. */
export async function unavailableRanges(
  context: Context,
  slug: string,
  range: DateRange,
): Promise<UnavailableRange[]> {
  const now = context.clock.now()
  const taken = await takenRanges(context, slug, range)
  return taken.filter((held) => !isOverdue(held, now)).map(({ from, to, reason }) => ({ from, to, reason }))
}

/** The whole span in which a stay could lie, seen from `today`. */
export function bookableSpan(today: string): DateRange {
  return { from: today, to: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS) }
}

/** Whether every night of a stay is free among the given ranges. */
export function isFree(stay: Stay, unavailable: readonly DateRange[]): boolean {
  return !unavailable.some((range) => overlaps({ from: stay.checkIn, to: stay.checkOut }, range))
}

/** The free stays of the same length that begin nearest to the one wanted, nearest first, earlier before later. */
export async function nearestFreeStays(
  context: Context,
  lodge: { slug: string; name: string; price: number },
  wanted: Stay,
  today: string,
): Promise<FreeStay[]> {
  const span = { from: addDays(wanted.checkIn, -SEARCH_DAYS), to: addDays(wanted.checkOut, SEARCH_DAYS) }
  const unavailable = await unavailableRanges(context, lodge.slug, span)
  const [tariff] = await tariffsFor(context, [{ lodge, dates: span }])
  const nights = daysBetween(wanted.checkIn, wanted.checkOut)
  const free: FreeStay[] = []
  for (let distance = 1; distance <= SEARCH_DAYS && free.length < MAX_ALTERNATIVES; distance++) {
    for (const shift of [-distance, distance]) {
      const checkIn = addDays(wanted.checkIn, shift)
      const stay = { checkIn, checkOut: addDays(checkIn, nights) }
      const bookable = checkIn >= today && daysBetween(today, checkIn) <= MAX_DAYS_AHEAD
      const isAllowed = tariff !== undefined && !brokenRateRule(stay, tariff.rateOn)
      if (bookable && isAllowed && isFree(stay, unavailable))
        free.push({ lodgeSlug: lodge.slug, lodgeName: lodge.name, ...stay })
    }
  }
  return free.slice(0, MAX_ALTERNATIVES)
}
