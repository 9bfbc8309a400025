import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { datesIn } from '#contract/platform/date-lists.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import type { MonthFigures, MonthReport } from '#contract/reports/month-report.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { unavailableRanges } from '../bookings/availability/availability.ts'
import { effectiveCheckOut } from '../bookings/effective-check-out.ts'
import { receivedIn } from './payments-csv.ts'
import { stayMonths } from './stay-months.ts'

/** The figures of a month (`YYYY-MM`), by lodge id and in total. */
export function readMonthReport(context: Context, month: string): Promise<MonthReport> {
  requireAdmin(context)
  return sumUpMonth(context, month)
}

export async function sumUpMonth(context: Context, month: string): Promise<MonthReport> {
  const { slug, name } = lodges
  const all = await context.db.select({ slug, name }).from(lodges).orderBy(asc(lodges.id))
  const range = daysIn(month)
  const found = await findStays(context, range)
  const stays = byLodge(found)
  const taken = await unavailableRanges(
    context,
    all.map((lodge) => ({ slug: lodge.slug, ...range })),
  )
  const sums = all.map((lodge, index) => {
    const closed = (taken[index] ?? []).filter(({ reason }) => reason === 'closed')
    return sumMonth(month, stays.get(lodge.slug) ?? [], closed)
  })
  return {
    month,
    receivedCents: await receivedIn(context, month),
    lodges: sums.map((sum, index) => ({
      lodgeSlug: all[index]?.slug ?? '',
      lodgeName: all[index]?.name ?? '',
      ...toFigures(sum),
    })),
    total: toFigures(sums.reduce(together, nothing)),
    agentBookings: found.filter((stay) => isByAgent(stay) && stay.checkIn >= range.from).length,
  }
}

const isByAgent = ({ source, status }: StayOfMonth): boolean => source === 'agent' && status === 'confirmed'

function daysIn(month: string): DateRange {
  const from = `${month}-01`
  return { from, to: `${addDays(from, 31).slice(0, 7)}-01` }
}

type StayOfMonth = Awaited<ReturnType<typeof findStays>>[number]

/** Confirmed and cancelled stays that share a night with the range. */
function findStays(context: Context, { from, to }: DateRange) {
  return context.db
    .select({
      lodgeSlug: bookings.lodgeSlug,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      status: bookings.status,
      effectiveCheckOut: sql<string>`${effectiveCheckOut}::text`,
      totalPrice: bookings.totalPrice,
      lines: bookings.lines,
      nightPrices: bookings.nightPrices,
      keptCents: bookings.keptCents,
      source: bookings.source,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        inArray(bookings.status, ['confirmed', 'cancelled']),
        // The longest stay bounds the search in the index on check-in.
        gte(bookings.checkIn, addDays(from, -MAX_NIGHTS)),
        lt(bookings.checkIn, to),
        gt(bookings.checkOut, from),
      ),
    )
}

function byLodge(stays: readonly StayOfMonth[]): ReadonlyMap<string, StayOfMonth[]> {
  const grouped = new Map<string, StayOfMonth[]>()
  for (const stay of stays) {
    const own = grouped.get(stay.lodgeSlug)
    if (own) own.push(stay)
    else grouped.set(stay.lodgeSlug, [stay])
  }
  return grouped
}

type Sum = Pick<MonthFigures, 'nightsSold' | 'nightsOpen' | 'revenueCents' | 'feesKeptCents'> & {
  extrasCents: number
  taxes: ReadonlyMap<string, number>
  discounts: ReadonlyMap<string, number>
}

const nothing: Sum = {
  ...{ nightsSold: 0, nightsOpen: 0, revenueCents: 0, extrasCents: 0, feesKeptCents: 0 },
  taxes: new Map(),
  discounts: new Map(),
}

function sumMonth(month: string, stays: StayOfMonth[], closed: DateRange[]): Sum {
  const parts = stays.map((stay) => partIn(month, stay))
  const sold = new Set(stays.flatMap((stay) => nightsIn(month, sleptPart(stay))))
  const closedNights = new Set(closed.flatMap((range) => nightsIn(month, range)))
  const nightsOpen = datesIn(daysIn(month)).filter((date) => sold.has(date) || !closedNights.has(date)).length
  return { ...parts.reduce(together, nothing), nightsSold: sold.size, nightsOpen }
}

const nightsIn = (month: string, range: DateRange): string[] =>
  datesIn(range).filter((date) => date.startsWith(month))

/** Fees kept of a cancelled stay belong to the month of its check-in. */
function partIn(month: string, stay: StayOfMonth): Sum {
  if (stay.status === 'cancelled') {
    const isOwn = stay.checkIn.startsWith(month)
    return { ...nothing, feesKeptCents: isOwn ? (stay.keptCents ?? 0) : 0 }
  }
  const part = stayMonths(stay).find((one) => one.month === month)
  if (!part) return nothing
  const isOwn = stay.checkIn.startsWith(month)
  const discounts = isOwn ? stay.lines.filter(({ kind }) => kind === 'discount') : []
  return {
    ...nothing,
    revenueCents: part.revenueCents,
    extrasCents: extrasIn(month, stay),
    taxes: sumByName(part.taxes),
    discounts: sumByName(discounts.map(({ name, cents }) => ({ name, cents: -cents }))),
  }
}

function extrasIn(month: string, { checkIn, lines }: StayOfMonth): number {
  const extras = checkIn.startsWith(month) ? lines.filter(({ kind }) => kind === 'extra') : []
  return extras.reduce((sum, { cents }) => sum + cents, 0)
}

const sleptPart = (stay: StayOfMonth): DateRange => ({ from: stay.checkIn, to: stay.effectiveCheckOut })

type NamedCents = { name: string; cents: number }

function sumByName(
  all: Iterable<NamedCents>,
  before: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> {
  const sums = new Map(before)
  for (const { name, cents } of all) sums.set(name, (sums.get(name) ?? 0) + cents)
  return sums
}

const byName = (sums: ReadonlyMap<string, number>): NamedCents[] =>
  [...sums].map(([name, cents]) => ({ name, cents })).sort((a, b) => (a.name < b.name ? -1 : 1))

const together = (a: Sum, b: Sum): Sum => ({
  nightsSold: a.nightsSold + b.nightsSold,
  nightsOpen: a.nightsOpen + b.nightsOpen,
  revenueCents: a.revenueCents + b.revenueCents,
  extrasCents: a.extrasCents + b.extrasCents,
  feesKeptCents: a.feesKeptCents + b.feesKeptCents,
  taxes: sumByName(byName(b.taxes), a.taxes),
  discounts: sumByName(byName(b.discounts), a.discounts),
})

function toFigures({ taxes, discounts, extrasCents, ...sum }: Sum): MonthFigures {
  const { nightsSold, nightsOpen, revenueCents } = sum
  return {
    ...sum,
    ...(extrasCents > 0 ? { extrasCents } : {}),
    occupancy: nightsOpen > 0 ? nightsSold / nightsOpen : 0,
    averageDailyRate: dollarsEach(revenueCents, nightsSold),
    revPar: dollarsEach(revenueCents, nightsOpen),
    taxes: byName(taxes),
    ...(discounts.size > 0 ? { discounts: byName(discounts) } : {}),
  }
}

/** In dollars, rounded to the cent. */
const dollarsEach = (cents: number, nights: number): number =>
  nights > 0 ? Math.round(cents / nights) / 100 : 0
