import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import {
  BOOKINGS_UNLESS_ASKED,
  type Booking,
  type BookingRecord,
  type BookingStatus,
} from '#contract/bookings.ts'
import { cancellationFee, cancellationTerms } from '#contract/cancellation.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '../database/errors.ts'
import { bookingHistory, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import { todayAt } from './availability.ts'
import { noteChange, readOwnBooking, toBooking } from './bookings.ts'

type Decision = 'confirmed' | 'declined' | 'cancelled'

/** From which states each decision may be taken. */
const allowedFrom: Readonly<Record<Decision, readonly BookingStatus[]>> = {
  confirmed: ['requested'],
  declined: ['requested'],
  cancelled: ['requested', 'confirmed'],
}

type Wanted = {
  status?: BookingStatus | undefined
  search?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Bookings for the owner, newest first, a hundred unless another number is asked for. */
export async function listBookings(context: Context, wanted: Wanted): Promise<Booking[]> {
  requireAdmin(context)
  // The lodges' names are read beside, so that a far page costs index steps and not joins.
  const rows = await context.db
    .select()
    .from(bookings)
    .where(matching(wanted))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(wanted.limit ?? BOOKINGS_UNLESS_ASKED)
    .offset(wanted.offset ?? 0)
  const names = await lodgeNames(context)
  return rows.map((row) => toBooking(row, { name: names.get(row.lodgeSlug) ?? row.lodgeSlug }))
}

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

/** The lodges' names by slug. */
export async function lodgeNames(context: Context): Promise<Map<string, string>> {
  const rows = await context.db.select({ slug: lodges.slug, name: lodges.name }).from(lodges)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** One booking with its history; fails with `not_found`. */
export async function readBookingRecord(context: Context, id: number): Promise<BookingRecord> {
  requireAdmin(context)
  const booking = await bookingById(context, id)
  const [kept] = await context.db
    .select({ cancellationFee: bookings.cancellationFee })
    .from(bookings)
    .where(eq(bookings.id, id))
  const history = await context.db
    .select({ status: bookingHistory.status, by: bookingHistory.by, at: bookingHistory.at })
    .from(bookingHistory)
    .where(eq(bookingHistory.bookingId, id))
    .orderBy(asc(bookingHistory.id))
  return { ...booking, history, cancellationFee: kept?.cancellationFee ?? null }
}

/** The owner's decision; one that the state does not allow is a conflict that says so. */
export async function decideBooking(context: Context, id: number, decision: Decision): Promise<Booking> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await changeStatus(inner, eq(bookings.id, id), decision, 'owner')
    await recordChange(inner, {
      action: decision,
      subject: `booking ${before.reference}`,
      before: { status: before.status },
      after: { status: decision },
    })
    return bookingById(inner, id)
  })
}

/** The guest's own cancellation; what the policy keeps is written down. */
export async function cancelOwnBooking(context: Context, reference: string, key: string): Promise<Booking> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    await changeStatus(inner, eq(bookings.id, own.id), 'cancelled', 'guest')
    return bookingById(inner, own.id)
  })
}

async function bookingById(context: Context, id: number): Promise<Booking> {
  const [row] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  if (!row) throw failure('not_found', 'This booking does not exist')
  return toBooking(row.bookings, row.lodges)
}

async function changeStatus(
  context: Context,
  which: ReturnType<typeof eq>,
  to: Decision,
  by: 'owner' | 'guest',
) {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(which)
    .for('update', { of: bookings })
  if (!found) throw failure('not_found', 'This booking does not exist')
  const before = found.bookings
  if (!allowedFrom[to].includes(before.status))
    throw failure('conflict', `This booking is already ${before.status}`, { bookingStatus: before.status })
  const terms = cancellationTerms(before.checkIn, todayAt(context, found.lodges))
  const keeps = to === 'cancelled' && by === 'guest' && before.status === 'confirmed'
  await context.db
    .update(bookings)
    .set({
      status: to,
      decidedAt: isoNow(context.clock),
      decidedBy: by,
      until: null,
      cancellationFee: to === 'cancelled' ? (keeps ? cancellationFee(before.totalPrice, terms) : 0) : null,
    })
    .where(and(eq(bookings.id, before.id), inArray(bookings.status, [...allowedFrom[to]])))
    .catch((error: unknown) => {
      throw sqlState(error) === EXCLUSION_VIOLATION
        ? failure('conflict', 'Another stay holds those nights')
        : error
    })
  await noteChange(context, before.id, to, by)
  context.tell({ type: 'booking_changed', lodgeSlug: before.lodgeSlug })
  return before
}
