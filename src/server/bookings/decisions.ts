import { and, eq, inArray } from 'drizzle-orm'
import type { BookingDecision, BookingStatus, BookingWithMoney } from '#contract/bookings.ts'
import { cancellationAt } from '#contract/cancellation.ts'
import { formatDate } from '#contract/dates.ts'
import { formatCents } from '#contract/money.ts'
import { totalCentsOf } from '#contract/quote.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { ownClosures } from '../calendar/closed-nights.ts'
import { lockLodges } from '../calendar/events.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { EXCLUSION_VIOLATION, sqlState } from '../database/errors.ts'
import { bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { brokenRule, failure } from '../failure.ts'
import { queueEmails } from '../mail/outbox.ts'
import { enqueueRefunds } from '../payments/refunds.ts'
import { stayMoney } from '../payments/stay-ledger.ts'
import { type BookingRow, toBooking } from './booking-mapper.ts'
import { noteChange, readOwnBooking } from './bookings.ts'
import { emailedLink } from './reference.ts'

type Decision = BookingDecision['status']
type Found = { bookings: BookingRow; lodges: typeof lodges.$inferSelect }

/** From which states each decision may be taken. */
const allowedFrom: Readonly<Record<Decision, readonly BookingStatus[]>> = {
  confirmed: ['requested'],
  declined: ['requested'],
  cancelled: ['requested', 'confirmed'],
}

/**
 * The owner's decision. Of a cancelled stay `keepCents` are kept, nothing unless said. Fails with `conflict` when the state
 * does not allow it, with `rule` when more would be kept than the stay costs.
 */
export async function decideBooking(
  context: Context,
  id: number,
  { status, keepCents = 0 }: BookingDecision,
): Promise<BookingWithMoney> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    if (status === 'confirmed') await refuseOnClosedNights(inner, id)
    const found = await lockBooking(inner, id, status)
    const { reference, status: before } = found.bookings
    const totalCents = totalCentsOf(found.bookings)
    if (keepCents > totalCents)
      throw brokenRule('keepCents', `At most ${formatCents(totalCents)} can be kept`)
    const after = await changeStatus(inner, found, status, 'owner', keepCents)
    await recordChange(inner, {
      action: status,
      subject: `booking ${reference}`,
      before: { status: before },
      after: { status, ...(keepCents > 0 ? { keepCents } : {}) },
    })
    return after
  })
}

/** A stay is not confirmed on nights that the owner closed; the lodge is locked so that none is closed meanwhile. */
async function refuseOnClosedNights(context: Context, id: number): Promise<void> {
  const [stay] = await context.db.select().from(bookings).where(eq(bookings.id, id))
  if (stay?.status !== 'requested') return
  await lockLodges(context, stay.lodgeSlug)
  const closed = await ownClosures(context, stay.lodgeSlug, { from: stay.checkIn, to: stay.checkOut })
  if (closed.length === 0) return
  const named = closed.map(({ from, reason }) => `${reason} (${formatDate(from)})`).join(', ')
  throw failure(
    'conflict',
    `Nights of this stay are closed: ${named}. Open them first, or decline the request.`,
  )
}

/** The guest's own cancellation, which keeps what the timeline shows for this instant. */
export async function cancelOwnBooking(
  context: Context,
  reference: string,
  key: string,
): Promise<BookingWithMoney> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    const found = await lockBooking(inner, own.id, 'cancelled')
    return changeStatus(inner, found, 'cancelled', 'guest', guestKeepsCents(inner, found))
  })
}

/** Cents kept when the guest cancels now; a request that the owner has not answered costs nothing to take back. */
function guestKeepsCents(context: Context, { bookings: row, lodges: lodge }: Found): number {
  if (row.status === 'requested') return 0
  const terms = { ...row, timeZone: lodge.timeZone, totalCents: totalCentsOf(row) }
  const period = cancellationAt(terms, context.clock.now())
  if (!period) throw failure('conflict', 'Your stay has begun. Please write to us.')
  return period.keptCents
}

/** The booking, locked until the transaction ends, when the decision may be taken in its state. */
async function lockBooking(context: Context, id: number, to: Decision): Promise<Found> {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
    .for('update', { of: bookings })
  if (!found) throw failure('not_found', 'This booking does not exist')
  const { status } = found.bookings
  if (!allowedFrom[to].includes(status))
    throw failure('conflict', `This booking is already ${status}`, { bookingStatus: status })
  return found
}

async function changeStatus(
  context: Context,
  { bookings: before, lodges: lodge }: Found,
  to: Decision,
  by: 'owner' | 'guest',
  keepCents: number,
): Promise<BookingWithMoney> {
  const keptCents = to === 'cancelled' ? keepCents : null
  const change = { status: to, decidedAt: isoNow(context.clock), decidedBy: by, until: null, keptCents }
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
  context.emit({ type: 'booking_changed', lodgeSlug: before.lodgeSlug })
  const after = toBooking({ ...before, ...change }, lodge)
  const givesBack = to === 'cancelled' ? await enqueueRefunds(context, before.id, keepCents) : 0
  await queueEmails(context, [{ booking: after, link: emailedLink(context, before.reference), givesBack }])
  return { ...after, money: await stayMoney(context, after) }
}
