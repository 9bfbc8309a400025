import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { BookingFilter, BookingRecord, BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { Page } from '#contract/platform/paging.ts'
import type { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { planPage } from '#server/platform/database/far-pages.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { stayMoney, withMoney } from '../payments/stay-ledger.ts'
import { matching } from './booking-filter.ts'
import { toBooking } from './booking-mapper.ts'
import { undoableChange } from './last-change.ts'

type Wanted = Page & BookingFilter & { sort: 'created' | 'checkIn' }

/** Bookings for the owner, newest first, or by check-in. */
export async function listBookings(
  context: Context,
  wanted: Wanted,
  counts: PromiseCache<number>,
): Promise<BookingWithMoney[]> {
  requireAdmin(context)
  const named = await namedLodges(context)
  const where = matching(wanted, named)
  const plan = await planPage(wanted, () =>
    counts.get(filterOf(wanted), () => context.db.$count(bookings, where)),
  )
  if (plan.limit === 0) return []
  // Skips ids only, so that a far page costs index steps, not rows and joins.
  const page = context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .orderBy(...orderOf(wanted, plan.backwards))
    .limit(plan.limit)
    .offset(plan.offset)
  const rows = await context.db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, page))
    .orderBy(...orderOf(wanted, false))
  const booked = rows.map((row) => toBooking(row, named.get(row.lodgeSlug) ?? unnamed(row.lodgeSlug)))
  return withMoney(context, booked)
}

function orderOf({ sort }: Pick<Wanted, 'sort'>, backwards: boolean): SQL[] {
  const isAscending = (sort === 'checkIn') !== backwards
  const towards = isAscending ? asc : desc
  return [towards(sort === 'checkIn' ? bookings.checkIn : bookings.createdAt), towards(bookings.id)]
}

const filterOf = ({ limit: _limit, offset: _offset, sort: _sort, ...filter }: Wanted): string =>
  JSON.stringify(Object.entries(filter).sort())

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
      name: bookingHistory.adminName,
      at: bookingHistory.at,
      note: bookingHistory.note,
    })
    .from(bookingHistory)
    .where(eq(bookingHistory.bookingId, id))
    .orderBy(asc(bookingHistory.id))
  const money = await stayMoney(context, found.bookings)
  const { source, staffNote: note } = found.bookings
  const change = await undoableChange(context, found.bookings)
  const undo = { canUndo: change !== null, changeMadeAt: change?.madeAt ?? null }
  return { ...toBooking(found.bookings, found.lodges), source, note, history, money, ...undo }
}
