import { and, asc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays } from '#contract/platform/dates.ts'
import {
  DAYS_AHEAD,
  MONTHS_AFTER,
  MONTHS_BEFORE,
  type Movement,
  type Overview,
} from '#contract/reports/overview.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import { isoNow, quarterHour } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import type { Events } from '#server/platform/events.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { toBooking } from '../bookings/booking-mapper.ts'
import { effectiveCheckOut } from '../bookings/effective-check-out.ts'
import { lodgesByToday } from '../lodges/lodge-days.ts'
import { readGaps } from './gaps.ts'

/** Limits the age of the overview when another instance's event is late. */
const TTL_MS = 10_000
const MAX_WAITING = 20
const MAX_MOVEMENTS = 100

/** As `YYYY-MM-01`. The last one only ends the last month. */
export function monthsAround(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_BEFORE + MONTHS_AFTER + 2 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - MONTHS_BEFORE + index, 1)).toISOString().slice(0, 10),
  )
}

/**
 * Cached until a booking, a lodge or a payment changes on any instance, or a day may have ended at a lodge.
 */
export class OverviewCache {
  private readonly overviews = new PromiseCache<Overview>({ max: 1, ttlMs: TTL_MS })

  constructor(events: Events) {
    for (const change of ['booking_changed', 'lodges_changed', 'payments_changed'] as const)
      events.on(change, () => this.overviews.drop())
  }

  get(context: Context): Promise<Overview> {
    requireAdmin(context)
    const quarter = quarterHour(context.clock)
    return this.overviews.get(`${quarter}`, () => readOverview(context))
  }
}

/** Each lodge has its own today. A month begins when it has begun at every lodge. */
export async function readOverview(context: Context): Promise<Overview> {
  requireAdmin(context)
  const days = await lodgesByToday(context)
  const firsts = monthsAround([...days.keys()][0] ?? isoNow(context.clock).slice(0, 10))
  const months = firsts.slice(0, -1).map((first) => first.slice(0, 7))
  return {
    totals: await readTotals(context),
    waiting: await waitingRequests(context),
    changes: await changeRequests(context),
    arrivals: await movements(context, 'checkIn', days),
    departures: await movements(context, 'checkOut', days),
    gaps: await readGaps(context, days),
    months,
    occupancy: await readOccupancy(context, firsts),
    revenue: await readRevenue(context, firsts),
  }
}

async function readTotals(context: Context): Promise<Overview['totals']> {
  const [row] = await context.db
    .select({
      bookings: sql<number>`count(*)::int`,
      revenue: sql`coalesce(sum(${bookings.totalPrice}), 0)`.mapWith(Number),
      confirmedRevenue:
        sql`coalesce(sum(${bookings.totalPrice}) filter (where ${bookings.status} = 'confirmed'), 0)`.mapWith(
          Number,
        ),
      requested: sql<number>`(count(*) filter (where ${bookings.status} = 'requested'))::int`,
    })
    .from(bookings)
  return row ?? { bookings: 0, revenue: 0, confirmedRevenue: 0, requested: 0 }
}

async function waitingRequests(context: Context): Promise<Overview['waiting']> {
  const rows = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.status, 'requested'))
    .orderBy(asc(bookings.until))
    .limit(MAX_WAITING)
  return rows.map((row) => toBooking(row.bookings, row.lodges))
}

async function changeRequests(context: Context): Promise<Overview['changes']> {
  const rows = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(isNotNull(bookings.changeRequest))
    .orderBy(asc(bookings.checkIn), asc(bookings.id))
    .limit(MAX_WAITING)
  return rows.map((row) => toBooking(row.bookings, row.lodges))
}

/** Counted from each lodge's today. */
async function movements(
  context: Context,
  edge: 'checkIn' | 'checkOut',
  days: ReadonlyMap<string, string[]>,
): Promise<Movement[]> {
  const ahead = [...days].map(([today, slugs]) =>
    and(
      inArray(bookings.lodgeSlug, slugs),
      gte(bookings[edge], today),
      lt(bookings[edge], addDays(today, DAYS_AHEAD)),
      arriving(addDays(today, -MAX_NIGHTS), addDays(today, DAYS_AHEAD)),
    ),
  )
  return context.db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      guestName: bookings.guestName,
      guests: bookings.guests,
      lodgeName: lodges.name,
      date: bookings[edge],
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(and(eq(bookings.status, 'confirmed'), or(...ahead)))
    .orderBy(asc(bookings[edge]), asc(lodges.id))
    .limit(MAX_MOVEMENTS)
}

/** SQL values: index, first day, first day of the next month. */
function monthTable(firsts: readonly string[]) {
  const rows = firsts
    .slice(0, -1)
    .map((first, index) => sql`(${index}::int, ${first}::date, ${firsts[index + 1]}::date)`)
  return sql`(values ${sql.join(rows, sql`, `)}) as month(index, first, next)`
}

async function readOccupancy(context: Context, firsts: readonly string[]): Promise<Overview['occupancy']> {
  const sold = await context.db
    .select({
      slug: bookings.lodgeSlug,
      month: sql<number>`month.index`,
      nights: sql<number>`sum(least(${effectiveCheckOut}, month.next) - greatest(${bookings.checkIn}, month.first))::int`,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .innerJoin(
      monthTable(firsts),
      sql`${bookings.checkIn} < month.next and ${effectiveCheckOut} > month.first and ${effectiveCheckOut} > ${bookings.checkIn}`,
    )
    .where(and(inArray(bookings.status, ['confirmed', 'cancelled']), within(firsts)))
    .groupBy(bookings.lodgeSlug, sql`month.index`)
  const all = await context.db
    .select({ slug: lodges.slug, name: lodges.name })
    .from(lodges)
    .orderBy(asc(lodges.id))
  const none = () => new Array<number>(firsts.length - 1).fill(0)
  const bySlug = new Map(all.map(({ slug }) => [slug, none()]))
  for (const { slug, month, nights } of sold) (bySlug.get(slug) ?? [])[month] = nights
  return all.map(({ slug, name }) => ({
    lodgeSlug: slug,
    lodgeName: name,
    nights: bySlug.get(slug) ?? none(),
  }))
}

/** Dollars. A cancelled stay earned the kept part of its payments. */
const earned = sql`case when ${bookings.status} = 'confirmed' then ${bookings.totalPrice}::numeric else
  least(${bookings.keptCents} / 100.0, (
    select coalesce(sum(${payments.amount} - ${payments.refundedAmount}), 0) from ${payments}
    where ${payments.bookingId} = ${bookings.id} and ${payments.status} in ('completed', 'refunded')
  )) end`

async function readRevenue(context: Context, firsts: readonly string[]): Promise<number[]> {
  const rows = await context.db
    .select({ month: sql<number>`month.index`, total: sql`round(sum(${earned}))`.mapWith(Number) })
    .from(bookings)
    .innerJoin(
      monthTable(firsts),
      sql`${bookings.checkIn} >= month.first and ${bookings.checkIn} < month.next`,
    )
    .where(and(inArray(bookings.status, ['confirmed', 'cancelled']), within(firsts)))
    .groupBy(sql`month.index`)
  const totals = new Array<number>(firsts.length - 1).fill(0)
  for (const { month, total } of rows) totals[month] = total
  return totals
}

/** Half-open. Uses the index on check-in. */
const arriving = (from: string, to: string) => and(gte(bookings.checkIn, from), lt(bookings.checkIn, to))

/** A stay that touches the months begins at most the longest stay before them. */
const within = (firsts: readonly string[]) =>
  arriving(addDays(firsts[0] ?? '', -MAX_NIGHTS), firsts.at(-1) ?? '')
