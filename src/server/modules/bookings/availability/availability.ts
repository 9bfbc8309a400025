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

const MAX_ALTERNATIVES = 3
const SEARCH_DAYS = 60

export function todayAt(context: Context, lodge: { timeZone: string }): string {
  return dateIn(lodge.timeZone, context.clock.now())
}

type TakenRange = UnavailableRange & {
  /** When an open stay's hold ends; null for everything else. */
  until: string | null
}

type ColumnRange = Record<keyof DateRange, SQL<string>>

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

type LodgeSpan = DateRange & { slug: string }

/**
 * Each lodge has its own span; ranges are sorted by date. The statement is prepared, because planning costs
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

function isOverdue({ until }: TakenRange, now: number): boolean {
  return until !== null && Date.parse(until) <= now
}

/**
 * In the order of the lodges, sorted by date. The nights of overdue stays are free, although no sweep has
 * declined these yet.
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

export function bookableSpan(today: string): DateRange {
  return { from: today, to: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS) }
}

export function isFree(stay: Stay, unavailable: readonly DateRange[]): boolean {
  return !unavailable.some((range) => overlaps({ from: stay.checkIn, to: stay.checkOut }, range))
}

/** Stays of the same length, nearest first; of two as near, the earlier first. */
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
