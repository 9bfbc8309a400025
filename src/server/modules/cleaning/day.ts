import { and, asc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { ArrivalForm } from '#contract/bookings/arrival-form.ts'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { type Cleaning, type Day, UNFINISHED_DAYS } from '#contract/cleaning/day.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodgeGuides, stayDoorCodes } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { readArrivalForms } from '../bookings/arrival/sent-forms.ts'
import { effectiveCheckOut } from '../bookings/effective-check-out.ts'
import { cleaningsAfter, countExtras } from '../cleaning/cleanings.ts'
import { lodgesByToday } from '../lodges/lodge-days.ts'

/** Without a date, each lodge has its own today, or `ahead` days later. */
export async function readDay(
  context: Context,
  { date, ahead }: { date?: string | undefined; ahead: number },
): Promise<Day> {
  requireAdmin(context)
  const days = await lodgesByToday(context)
  const requested = date
    ? [[date, [...days.values()].flat()] as const]
    : [...days].map(([today, slugs]) => [addDays(today, ahead), slugs] as const)
  const sheets: Omit<Day, 'dates'>[] = []
  const isToday = !date && ahead === 0
  for (const [day, slugs] of requested) {
    const unfinished = isToday ? await unfinishedBefore(context, day, slugs) : []
    sheets.push({ ...(await findDayOfLodges(context, day, slugs)), unfinished })
  }
  return {
    dates: requested.map(([day]) => day),
    arrivals: sheets.flatMap(({ arrivals }) => arrivals),
    departures: sheets.flatMap(({ departures }) => departures),
    inHouse: sheets.flatMap(({ inHouse }) => inHouse),
    cleaning: sheets.flatMap(({ cleaning }) => cleaning),
    unfinished: sheets.flatMap(({ unfinished }) => unfinished),
  }
}

type DayOfLodges = Omit<Day, 'dates' | 'unfinished'>

export async function findDayOfLodges(
  context: Context,
  date: string,
  slugs: readonly string[],
): Promise<DayOfLodges> {
  const stays = await staysTouching(context, { from: date, to: date }, slugs)
  const departures = stays.filter(({ checkOut }) => checkOut === date)
  return {
    arrivals: stays.filter(({ checkIn }) => checkIn === date),
    departures,
    inHouse: stays.filter(({ checkIn, checkOut }) => checkIn < date && date < checkOut),
    cleaning: await cleaningsAfter(context, date, departures),
  }
}

/** Leaves out lodges that are cleaned or where guests have come since. */
async function unfinishedBefore(
  context: Context,
  today: string,
  slugs: readonly string[],
): Promise<Cleaning[]> {
  const range = { from: addDays(today, -UNFINISHED_DAYS), to: addDays(today, -1) }
  const stays = await staysTouching(context, range, slugs)
  const lastStays = new Map(stays.map((stay) => [stay.lodgeSlug, stay]))
  const departures = slugs.flatMap((slug) => {
    const last = lastStays.get(slug)
    return last && last.checkOut < today ? [last] : []
  })
  const cleanings: Cleaning[] = []
  for (const day of new Set(departures.map(({ checkOut }) => checkOut)))
    cleanings.push(
      ...(await cleaningsAfter(
        context,
        day,
        departures.filter(({ checkOut }) => checkOut === day),
      )),
    )
  // Only another site's guests can have come before today, because a later stay of ours would be the last.
  return cleanings.filter(
    ({ doneAt, nextArrival }) => doneAt === null && (nextArrival === null || nextArrival >= today),
  )
}

/**
 * Both ends count. Sorted by lodge and check-in. A stay that was cancelled while its guests were there ends
 * on that day, and its lodge needs cleaning; one that never began is left out.
 */
async function staysTouching(context: Context, { from, to }: DateRange, slugs: readonly string[]) {
  const stays = await context.db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      guestName: bookings.guestName,
      guests: bookings.guests,
      adults: sql<number>`${bookings.guests} - ${bookings.children}`,
      children: bookings.children,
      infants: bookings.infants,
      dogs: bookings.dogs,
      lodgeSlug: bookings.lodgeSlug,
      lodgeName: lodges.name,
      checkIn: bookings.checkIn,
      checkOut: sql<string>`${effectiveCheckOut}::text`,
      checkInFrom: bookings.checkInFrom,
      checkOutUntil: bookings.checkOutUntil,
      timeZone: lodges.timeZone,
      orders: bookings.extras,
      note: sql<string | null>`case when ${bookings.noteForCleaning} then ${bookings.staffNote} end`,
    })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        inArray(bookings.status, ['confirmed', 'cancelled']),
        gt(effectiveCheckOut, bookings.checkIn),
        inArray(bookings.lodgeSlug, [...slugs]),
        // The longest stay bounds the search in the index on check-in.
        gte(bookings.checkIn, addDays(from, -MAX_NIGHTS)),
        lte(bookings.checkIn, to),
        gte(effectiveCheckOut, from),
      ),
    )
    .orderBy(asc(lodges.id), asc(bookings.checkIn))
  const forms = await readArrivalForms(
    context,
    stays.map(({ id }) => id),
  )
  const doors = await readDoors(context, stays)
  return stays.map(({ orders, note, ...stay }) => {
    const { sentAt, ...arrival } = forms.get(stay.id) ?? {}
    return {
      ...stay,
      door: doors.get(stay.id) ?? ('none' as const),
      ...(note ? { note } : {}),
      ...countExtras(orders),
      ...(sentAt ? { arrival: arrival as ArrivalForm } : {}),
    }
  })
}

/** A stay without a lock and a code has no entry. */
async function readDoors(
  { db }: Context,
  stays: readonly { id: number; lodgeSlug: string }[],
): Promise<Map<number, 'ready' | 'waiting'>> {
  const ids = stays.map(({ id }) => id)
  const codes = await db
    .select({ id: stayDoorCodes.bookingId, code: stayDoorCodes.code })
    .from(stayDoorCodes)
    .where(
      and(
        inArray(stayDoorCodes.bookingId, ids),
        eq(stayDoorCodes.purpose, 'stay'),
        eq(stayDoorCodes.isWanted, true),
      ),
    )
  const guides = await db
    .select({ slug: lodgeGuides.lodgeSlug, code: lodgeGuides.doorCode, lock: lodgeGuides.lockDeviceId })
    .from(lodgeGuides)
    .where(inArray(lodgeGuides.lodgeSlug, [...new Set(stays.map(({ lodgeSlug }) => lodgeSlug))]))
  const own = new Map(codes.map(({ id, code }) => [id, code]))
  const ofLodge = new Map(guides.map((guide) => [guide.slug, guide]))
  const doors = new Map<number, 'ready' | 'waiting'>()
  for (const { id, lodgeSlug } of stays) {
    const guide = ofLodge.get(lodgeSlug)
    if (own.get(id) || (guide?.code && !guide.lock)) doors.set(id, 'ready')
    else if (guide?.lock) doors.set(id, 'waiting')
  }
  return doors
}
