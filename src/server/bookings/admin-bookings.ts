import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { BookingRecord, BookingStatus, BookingWithMoney } from '#contract/bookings.ts'
import type { Page } from '#contract/paging.ts'
import { requireAdmin } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { planPage } from '../database/far-pages.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import { stayMoney, withMoney } from '../payments/stay-ledger.ts'
import type { ReadCache } from '../read-cache.ts'
import { toBooking } from './booking-mapper.ts'

type Wanted = Page & { status?: BookingStatus | undefined; search?: string | undefined }

/** Bookings for the owner, newest first. */
export async function listBookings(
  context: Context,
  wanted: Wanted,
  counts: ReadCache<number>,
): Promise<BookingWithMoney[]> {
  requireAdmin(context)
  const plan = await planPage(wanted, () =>
    counts.read(filterOf(wanted), () => context.db.$count(bookings, matching(wanted))),
  )
  if (plan.limit === 0) return []
  // Only ids are skipped over, and names are read beside: a far page costs index steps, not rows and joins.
  const towards = plan.backwards ? asc : desc
  const page = context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(matching(wanted))
    .orderBy(towards(bookings.createdAt), towards(bookings.id))
    .limit(plan.limit)
    .offset(plan.offset)
  const rows = await context.db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, page))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
  const named = await namedLodges(context)
  const booked = rows.map((row) => toBooking(row, named.get(row.lodgeSlug) ?? unnamed(row.lodgeSlug)))
  return withMoney(context, booked)
}

const filterOf = ({ status, search }: Pick<Wanted, 'status' | 'search'>): string =>
  JSON.stringify([status, search])

/** The condition of a status and a search over name, e-mail and reference; undefined when nothing is asked. */
export function matching(wanted: Pick<Wanted, 'status' | 'search'>): SQL | undefined {
  const like = wanted.search ? `%${wanted.search.trim().replaceAll(/[%_\\]/g, '\\$&')}%` : null
  return and(
    wanted.status ? eq(bookings.status, wanted.status) : undefined,
    like
      ? or(ilike(bookings.guestName, like), ilike(bookings.guestEmail, like), ilike(bookings.reference, like))
      : undefined,
  )
}

type NamedLodge = { name: string; timeZone: string }

/** The lodges' names and time zones by slug. */
export async function namedLodges(context: Context): Promise<Map<string, NamedLodge>> {
  const { slug, name, timeZone } = lodges
  const rows = await context.db.select({ slug, name, timeZone }).from(lodges)
  return new Map(rows.map((row) => [row.slug, row]))
}

const unnamed = (slug: string): NamedLodge => ({ name: slug, timeZone: 'UTC' })

/** One booking with its history; fails with `not_found`. */
export async function readBookingRecord(context: Context, id: number): Promise<BookingRecord> {
  requireAdmin(context)
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  if (!found) throw failure('not_found', 'This booking does not exist')
  const history = await context.db
    .select({
      status: bookingHistory.status,
      by: bookingHistory.by,
      at: bookingHistory.at,
      note: bookingHistory.note,
    })
    .from(bookingHistory)
    .where(eq(bookingHistory.bookingId, id))
    .orderBy(asc(bookingHistory.id))
  const money = await stayMoney(context, found.bookings)
  return { ...toBooking(found.bookings, found.lodges), history, money }
}
