import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { FreeStay } from '#contract/bookings.ts'
import { closingTypes } from '#contract/calendar.ts'
import { addDays, type Stay } from '#contract/dates.ts'
import { MAX_NIGHTS } from '#contract/stay-rules.ts'
import { brokenRateRule, type Tariff } from '#contract/tariff.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { calendarEvents, importedStays } from '../database/tables/calendar.ts'
import { lodges } from '../database/tables/lodges.ts'
import { tariffsFor } from '../rates/tariffs.ts'
import { holdingStatuses } from './availability.ts'

const MAX_SISTERS = 3

type StayCriteria = Stay & { guests: number }

/** Other lodges that sleep as many, are free on the same nights and allow the stay, those of the nearest price first. */
export async function sisterLodges(
  context: Context,
  lodge: { slug: string; price: number },
  { checkIn, checkOut, guests }: StayCriteria,
): Promise<FreeStay[]> {
  const { db } = context
  const found = await db
    .select({ slug: lodges.slug, name: lodges.name, price: lodges.price })
    .from(lodges)
    .where(
      and(
        ne(lodges.slug, lodge.slug),
        gte(lodges.maxGuests, guests),
        notExists(db.select().from(bookings).where(holdsANight(context, { checkIn, checkOut }))),
        notExists(db.select().from(calendarEvents).where(closesANight({ checkIn, checkOut }))),
        notExists(db.select().from(importedStays).where(soldElsewhere({ checkIn, checkOut }))),
      ),
    )
    .orderBy(sql`abs(${lodges.price} - ${lodge.price})`, asc(lodges.id))
  const dates = { from: checkIn, to: checkOut }
  const tariffs = await tariffsFor(
    context,
    found.map((sister) => ({ lodge: sister, dates })),
  )
  const isAllowed = (tariff: Tariff | undefined) =>
    tariff !== undefined && !brokenRateRule({ checkIn, checkOut }, tariff.rateOn)
  return found
    .filter((_, place) => isAllowed(tariffs[place]))
    .slice(0, MAX_SISTERS)
    .map((sister) => ({ lodgeSlug: sister.slug, lodgeName: sister.name, checkIn, checkOut }))
}

const holdsANight = (context: Context, { checkIn, checkOut }: Stay) =>
  and(
    eq(bookings.lodgeSlug, lodges.slug),
    inArray(bookings.status, [...holdingStatuses]),
    gt(bookings.checkIn, addDays(checkIn, -MAX_NIGHTS - 1)),
    lt(bookings.checkIn, checkOut),
    gt(bookings.checkOut, checkIn),
    or(isNull(bookings.until), gt(bookings.until, isoNow(context.clock))),
  )

const closesANight = ({ checkIn, checkOut }: Stay) =>
  and(
    eq(calendarEvents.isActive, true),
    inArray(calendarEvents.eventType, [...closingTypes]),
    or(eq(calendarEvents.lodgeSlug, lodges.slug), isNull(calendarEvents.lodgeSlug)),
    gte(calendarEvents.eventDate, checkIn),
    lt(calendarEvents.eventDate, checkOut),
  )

const soldElsewhere = ({ checkIn, checkOut }: Stay) =>
  and(
    eq(importedStays.lodgeSlug, lodges.slug),
    lt(importedStays.fromDate, checkOut),
    gt(importedStays.toDate, checkIn),
  )
