import { and, asc, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { UNFINISHED_DAYS } from '#contract/cleaning/day.ts'
import type { CleaningCode } from '#contract/guide/cleaning-codes.ts'
import { addDays, dateIn, instantIn } from '#contract/platform/dates.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { lodgeGuides, stayDoorCodes } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import type { LockGateway } from '#server/platform/gateways/locks/lock-gateway.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { effectiveCheckOut } from '../bookings/effective-check-out.ts'
import { arrivalInstant } from '../cleaning/cleanings.ts'
import { nextArrivals } from '../cleaning/next-arrivals.ts'
import {
  type Change,
  compareCode,
  findLock,
  isActiveCode,
  type WantedCode,
  writeChange,
} from './door-codes.ts'

const DAY_MS = 86_400_000
const MADE_MS_BEFORE = DAY_MS

type Departure = Awaited<ReturnType<typeof readDepartures>>[number]

/** The cleanings that are still to be done, the earliest departure first. */
export async function listCleaningCodes(
  context: Context,
  locks: LockGateway | null,
): Promise<CleaningCode[]> {
  requireAdmin(context)
  if (!locks) return []
  const { purpose, isWanted, provider, startsAt, endsAt, code } = stayDoorCodes
  const isOwn = and(eq(purpose, 'cleaning'), eq(isWanted, true), eq(provider, locks.provider))
  const rows = await context.db
    .select({
      lodgeSlug: bookings.lodgeSlug,
      date: sql<string>`${effectiveCheckOut}::text`,
      code,
      from: startsAt,
      until: endsAt,
      doneAt: cleanings.doneAt,
    })
    .from(stayDoorCodes)
    .innerJoin(bookings, eq(bookings.id, stayDoorCodes.bookingId))
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .leftJoin(cleanings, isCleaningAfter)
    .where(and(isOwn, gt(endsAt, isoNow(context.clock))))
    .orderBy(asc(startsAt), asc(lodges.id))
  return rows.filter(({ doneAt }) => doneAt === null).map(({ doneAt: _, ...row }) => row)
}

/** Ids of the stays before a cleaning whose code must be made, changed or removed. */
export async function departuresToPlan(context: Context, locks: LockGateway): Promise<number[]> {
  const today = dateIn('UTC', context.clock.now())
  const isNear = and(
    inArray(bookings.status, ['confirmed', 'cancelled']),
    // The longest stay bounds the search in the index on check-in.
    gte(bookings.checkIn, addDays(today, -MAX_NIGHTS - UNFINISHED_DAYS - 1)),
    lte(bookings.checkIn, addDays(today, 2)),
    gte(effectiveCheckOut, addDays(today, -UNFINISHED_DAYS - 1)),
    lte(effectiveCheckOut, addDays(today, 2)),
  )
  const withCode = context.db
    .select({ id: stayDoorCodes.bookingId })
    .from(stayDoorCodes)
    .where(and(eq(stayDoorCodes.isWanted, true), eq(stayDoorCodes.purpose, 'cleaning')))
  const departures = await readDepartures(context, or(isNear, inArray(bookings.id, withCode)))
  const changes = await planChanges(context, locks, departures)
  return [...changes.keys()]
}

export function planCleaningCode(context: Context, locks: LockGateway, bookingId: number): Promise<void> {
  return inTransaction(context, async (inner) => {
    const own = eq(bookings.id, bookingId)
    await inner.db.select({ id: bookings.id }).from(bookings).where(own).for('no key update')
    const changes = await planChanges(inner, locks, await readDepartures(inner, own))
    const change = changes.get(bookingId)
    if (change) await writeChange(inner, locks, { bookingId, purpose: 'cleaning' }, change)
  })
}

const isCleaningAfter = and(
  eq(cleanings.lodgeSlug, bookings.lodgeSlug),
  eq(cleanings.date, sql`(${effectiveCheckOut})::date`),
)

function readDepartures({ db }: Context, which: SQL | undefined) {
  return db
    .select({
      id: bookings.id,
      lodgeSlug: bookings.lodgeSlug,
      status: bookings.status,
      checkIn: bookings.checkIn,
      date: sql<string>`(${effectiveCheckOut})::text`,
      checkOutUntil: bookings.checkOutUntil,
      timeZone: lodges.timeZone,
      guide: lodgeGuides,
      doneAt: cleanings.doneAt,
      active: stayDoorCodes,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .leftJoin(lodgeGuides, eq(lodgeGuides.lodgeSlug, bookings.lodgeSlug))
    .leftJoin(cleanings, isCleaningAfter)
    .leftJoin(stayDoorCodes, isActiveCode('cleaning'))
    .where(which)
}

async function planChanges(
  context: Context,
  locks: LockGateway,
  departures: readonly Departure[],
): Promise<Map<number, Change>> {
  const changes = new Map<number, Change>()
  for (const date of new Set(departures.map((departure) => departure.date))) {
    const onDate = departures.filter((departure) => departure.date === date)
    const slugs = [...new Set(onDate.map(({ lodgeSlug }) => lodgeSlug))]
    const next = await nextArrivals(context, date, slugs)
    for (const departure of onDate) {
      const arrival = next.get(departure.lodgeSlug)
      const requested = wantedCode(context, locks, departure, arrival && arrivalInstant(arrival))
      const change = compareCode(locks, departure.active, requested)
      if (change) changes.set(departure.id, change)
    }
  }
  return changes
}

/**
 * Valid from check-out until the next guests' check-in, or as long as an unfinished cleaning stays on the
 * list.
 */
function wantedCode(
  { clock }: Context,
  locks: LockGateway,
  departure: Departure,
  nextArrivalAt: string | undefined,
): WantedCode | null {
  const { lodgeSlug, guide, status, checkIn, date, checkOutUntil, timeZone, doneAt } = departure
  const deviceId = findLock(locks, lodgeSlug, guide)
  const hasLeft = (status === 'confirmed' || status === 'cancelled') && date > checkIn
  if (!deviceId || guide?.doorCode || !hasLeft || doneAt !== null) return null
  const startsAt = instantIn(timeZone, date, checkOutUntil)
  const latest = startsAt + UNFINISHED_DAYS * DAY_MS
  const endsAt = nextArrivalAt === undefined ? latest : Math.min(latest, Date.parse(nextArrivalAt))
  const now = clock.now()
  if (now < startsAt - MADE_MS_BEFORE || now >= endsAt || endsAt <= startsAt) return null
  return {
    deviceId,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }
}
