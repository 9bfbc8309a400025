import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { FreeStay, UnavailableRange } from '#contract/bookings/bookings.ts'
import { holdingStatuses, MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import {
  addDays,
  type DateRange,
  dateIn,
  daysBetween,
  overlaps,
  type Stay,
} from '#contract/platform/dates.ts'
import { brokenRateRule } from '#contract/rates/tariff.ts'
import { closedNights } from '#server/modules/calendar/closed-nights.ts'
import { tariffsFor } from '#server/modules/rates/tariffs.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'

/** Alternatives offered for dates that are taken. */
const MAX_ALTERNATIVES = 3
const SEARCH_DAYS = 60

/** Today's calendar date at the lodge. */
export function todayAt(context: Context, lodge: { timeZone: string }): string {
  return dateIn(lodge.timeZone, context.clock.now())
}

type TakenRange = UnavailableRange & {
  /** When an open stay's hold ends; null for all else. */
  until: string | null
}

type ColumnRange = Record<keyof DateRange, SQL<string>>

/** The query for what is taken of a lodge within `range`; lodge and range are columns of an outer query. */
function takenRangesQuery(context: Context, slug: SQL<string>, range: ColumnRange) {
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
        // The longest stay bounds the search in the index on check-in.
        gt(bookings.checkIn, sql`${range.from} - ${sql.raw(String(MAX_NIGHTS + 1))}`),
        lt(bookings.checkIn, range.to),
        gt(bookings.checkOut, range.from),
      ),
    )
  return unionAll(held, closedNights(context, slug, range))
}

/** A range of dates of one lodge. */
type LodgeSpan = DateRange & { slug: string }

/**
 * What is taken of some lodges, each in its own span, by date, in one query. The statement is prepared, because planning costs
 * more than running it, and returns JSON, because drivers are slow with hundreds of rows.
 */
async function takenRanges(context: Context, spans: readonly LodgeSpan[]): Promise<TakenRange[][]> {
  const column = (name: string) => sql<string>`requested.${sql.identifier(name)}`
  const taken = takenRangesQuery(context, column('slug'), { from: column('from'), to: column('to') })
  const requested = JSON.stringify(spans.map((span, place) => ({ place, ...span })))
  const rows = await context.db
    .select({
      ranges: sql<
        TakenRange[]
      >`(select coalesce(json_agg(taken order by taken."from"), '[]') from (${taken}) taken)`,
    })
    .from(
      sql`json_to_recordset(${requested}::text::json) requested(place int, slug text, "from" date, "to" date)`,
    )
    .orderBy(column('place'))
    .prepare('taken_ranges')
    .execute()
  return rows.map(({ ranges }) => ranges)
}

/** Whether a range is held only by an overdue stay that no sweep has declined yet. */
function isOverdue({ until }: TakenRange, now: number): boolean {
  return until !== null && Date.parse(until) <= now
}

/**
 * What cannot be booked of some lodges, each in its own span, by date, in the order of the lodges. The nights of overdue stays are
 * free.
 */
export async function unavailableRanges(
  context: Context,
  spans: readonly LodgeSpan[],
): Promise<UnavailableRange[][]> {
  const now = context.clock.now()
  const taken = await takenRanges(context, spans)
  return taken.map((ranges) =>
    ranges.filter((held) => !isOverdue(held, now)).map(({ from, to, reason }) => ({ from, to, reason })),
  )
}

/** The dates in which a stay can lie, seen from `today`. */
export function bookableSpan(today: string): DateRange {
  return { from: today, to: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS) }
}

/** Whether no range shares a night with a stay. */
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
  const [unavailable = []] = await unavailableRanges(context, [{ slug: lodge.slug, ...span }])
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
