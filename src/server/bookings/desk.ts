import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { cancellationFee, cancellationTerms } from '#contract/cancellation.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '../database/errors.ts'
import { bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import { queueLetters } from '../mail/outbox.ts'
import { todayAt } from './availability.ts'
import { noteChange, readOwnBooking } from './bookings.ts'
import { guestLink } from './reference.ts'
import { toBooking } from './stored.ts'

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

/** Bookings for the owner, newest first; all of them unless a limit is given. */
export async function listBookings(context: Context, wanted: Wanted): Promise<Booking[]> {
  requireAdmin(context)
  const like = wanted.search ? `%${wanted.search.replaceAll(/[%_\\]/g, '\\$&')}%` : null
  const query = context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        wanted.status ? eq(bookings.status, wanted.status) : undefined,
        like
          ? or(
              ilike(bookings.guestName, like),
              ilike(bookings.guestEmail, like),
              ilike(bookings.reference, like),
            )
          : undefined,
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .offset(wanted.offset ?? 0)
  const rows = await (wanted.limit ? query.limit(wanted.limit) : query)
  return rows.map((row) => toBooking(row.bookings, row.lodges))
}

/** The owner's decision; one that the state does not allow is a conflict that says so. */
export async function decideBooking(context: Context, id: number, decision: Decision): Promise<Booking> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const { before, after } = await changeStatus(inner, eq(bookings.id, id), decision, 'owner')
    await recordChange(inner, {
      action: decision,
      subject: `booking ${before.reference}`,
      before: { status: before.status },
      after: { status: decision },
    })
    return after
  })
}

/** The guest's own cancellation; what the policy keeps is written down. */
export async function cancelOwnBooking(context: Context, reference: string, key: string): Promise<Booking> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    return (await changeStatus(inner, eq(bookings.id, own.id), 'cancelled', 'guest')).after
  })
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
  const keeps = by === 'guest' && before.status === 'confirmed'
  const fee = to === 'cancelled' ? (keeps ? cancellationFee(before.totalPrice, terms) : 0) : null
  const change = {
    status: to,
    decidedAt: isoNow(context.clock),
    decidedBy: by,
    until: null,
    cancellationFee: fee,
  }
  await context.db
    .update(bookings)
    .set(change)
    .where(and(eq(bookings.id, before.id), inArray(bookings.status, [...allowedFrom[to]])))
    .catch((error: unknown) => {
      throw sqlState(error) === EXCLUSION_VIOLATION
        ? failure('conflict', 'Another stay holds those nights')
        : error
    })
  await noteChange(context, before.id, to, by)
  context.tell({ type: 'booking_changed', lodgeSlug: before.lodgeSlug })
  const after = toBooking({ ...before, ...change }, found.lodges)
  await queueLetters(context, [{ booking: after, link: guestLink(context, before.reference) }])
  return { before, after }
}
