import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { BookingFilter, BookingRecord, ListedBooking } from '#contract/bookings/staff-bookings.ts'
import type { Page } from '#contract/platform/paging.ts'
import { withMoney, withOwnMoney } from '#server/modules/payments/stay-ledger.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { toBooking } from '../booking-mapper.ts'
import { undoableChange } from '../changes/last-change.ts'
import { readAgreement } from '../requests/agreements.ts'
import { matching } from './booking-filter.ts'

type Wanted = Page & BookingFilter & { sort: 'created' | 'checkIn' }

export async function listBookings(context: Context, requested: Wanted): Promise<ListedBooking[]> {
  requireAdmin(context)
  const named = await namedLodges(context)
  const order =
    requested.sort === 'checkIn'
      ? [asc(bookings.checkIn), asc(bookings.id)]
      : [desc(bookings.createdAt), desc(bookings.id)]
  // Skips ids only, so that a far page costs index steps, not rows and joins.
  const page = context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(matching(requested, named, isoNow(context.clock).slice(0, 10)))
    .orderBy(...order)
    .limit(requested.limit)
    .offset(requested.offset)
  const rows = await context.db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, page))
    .orderBy(...order)
  const booked = rows.map((row) => toBooking(row, named.get(row.lodgeSlug) ?? unnamed(row.lodgeSlug)))
  const sources = new Map(rows.map(({ id, source }) => [id, source]))
  const listed = await withMoney(context, booked)
  return listed.map((booking) => ({ ...booking, source: sources.get(booking.id) ?? 'website' }))
}

export async function countBookings(context: Context, filter: BookingFilter): Promise<{ total: number }> {
  requireAdmin(context)
  const named = await namedLodges(context)
  const today = isoNow(context.clock).slice(0, 10)
  return { total: await context.db.$count(bookings, matching(filter, named, today)) }
}

type NamedLodge = { name: string; timeZone: string }

export async function namedLodges(context: Context): Promise<Map<string, NamedLodge>> {
  const { slug, name, timeZone } = lodges
  const rows = await context.db.select({ slug, name, timeZone }).from(lodges)
  return new Map(rows.map((row) => [row.slug, row]))
}

const unnamed = (slug: string): NamedLodge => ({ name: slug, timeZone: 'UTC' })

/** `reference` may be in any case. Fails with `not_found`. */
export async function readBookingByReference(context: Context, reference: string): Promise<BookingRecord> {
  requireAdmin(context)
  const [found] = await context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, reference.trim().toUpperCase()))
  if (!found) throw failure('not_found', 'This booking does not exist')
  return readBookingRecord(context, found.id)
}

/** Fails with `not_found`. */
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
  const { source, staffNote: note, noteForCleaning } = found.bookings
  const change = await undoableChange(context, found.bookings)
  const undo = { canUndo: change !== null, changeMadeAt: change?.madeAt ?? null }
  const booking = await withOwnMoney(context, toBooking(found.bookings, found.lodges))
  const agreement = await readAgreement(context, id)
  return { ...booking, source, note, noteForCleaning, agreement, history, ...undo }
}
