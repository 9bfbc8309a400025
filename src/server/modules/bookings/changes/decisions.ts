import { eq } from 'drizzle-orm'
import type { BookingStatus, BookingWithMoney } from '#contract/bookings/bookings.ts'
import { cancellationAt } from '#contract/bookings/cancellation.ts'
import { heldCents } from '#contract/bookings/paid-stay.ts'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import { type BookingDecision, guestSources } from '#contract/bookings/staff-bookings.ts'
import { holdingStatuses, isOpen, openStatuses } from '#contract/bookings/stay-rules.ts'
import { formatCents } from '#contract/platform/money.ts'
import { ownClosures } from '#server/modules/calendar/closed-nights.ts'
import { lockLodges } from '#server/modules/calendar/events.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { todayAt } from '../availability/availability.ts'
import type { StayWithLodge } from '../booking-mapper.ts'
import { readOwnBooking } from '../bookings.ts'
import { changeStatus } from './change-status.ts'
import { namedNights, soldElsewhere } from './stay-conflicts.ts'

type Decision = BookingDecision['status']

const allowedFrom: Readonly<Record<Decision, readonly BookingStatus[]>> = {
  confirmed: openStatuses,
  declined: openStatuses,
  cancelled: holdingStatuses,
}

/**
 * A cancelled stay keeps `keepCents`. Fails with `conflict` when the status does not allow the decision, or
 * when a stay to confirm is over, has closed nights or, unless forced, nights sold on another site
 * (`conflicts`). Fails like `refuseKeeping` when too much would be kept.
 */
export async function decideBooking(
  context: Context,
  id: number,
  { status, keepCents = 0, force = false }: BookingDecision,
): Promise<BookingWithMoney> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    if (status === 'confirmed') await refuseLostNights(inner, id, force)
    const found = await lockBooking(inner, id, status)
    if (status === 'confirmed') refuseOver(inner, found)
    const { reference, status: before } = found.bookings
    if (status === 'cancelled' && keepCents > 0) await refuseKeeping(inner, found, keepCents)
    const canUndo = status !== 'cancelled'
    const after = await changeStatus(inner, found, { status, by: 'owner', keepCents, canUndo })
    await recordChange(inner, {
      action: status,
      subject: `booking ${reference}`,
      before: { status: before },
      after: { status, ...(keepCents > 0 ? { keepCents } : {}), ...(force ? { force } : {}) },
    })
    return after
  })
}

/**
 * Fails with `rule` for anything of a stay that was never confirmed, and for more than was paid or than the
 * stay costs.
 */
async function refuseKeeping(
  context: Context,
  { bookings: row }: StayWithLodge,
  keepCents: number,
): Promise<void> {
  if (isOpen(row.status))
    throw brokenRule('keepCents', 'Nothing can be kept of a stay that was never confirmed')
  const maxCents = await maxKeptCents(context, row)
  if (keepCents > maxCents) throw brokenRule('keepCents', `At most ${formatCents(maxCents)} can be kept`)
}

async function maxKeptCents(context: Context, row: StayWithLodge['bookings']): Promise<number> {
  return Math.max(0, Math.min(heldCents(await stayMoney(context, row)), computeTotalCents(row)))
}

/**
 * Locks the lodge, so that no night is closed meanwhile. Fails with `conflict` for closed nights and, unless
 * forced, for nights sold elsewhere.
 */
async function refuseLostNights(context: Context, id: number, force: boolean): Promise<void> {
  const [stay] = await context.db.select().from(bookings).where(eq(bookings.id, id))
  if (!stay || !isOpen(stay.status)) return
  await lockLodges(context, stay.lodgeSlug)
  const nights = { from: stay.checkIn, to: stay.checkOut }
  const closed = await ownClosures(context, stay.lodgeSlug, nights)
  if (closed.length > 0) {
    const reasons = namedNights(closed.map(({ from, reason }) => ({ from, name: reason })))
    throw failure(
      'conflict',
      `Nights of this stay are closed: ${reasons}. Open them first, or decline the request.`,
    )
  }
  const conflicts = force ? [] : await soldElsewhere(context, stay.lodgeSlug, nights)
  if (conflicts.length > 0)
    throw failure(
      'conflict',
      `Nights of this stay are sold on another site: ${namedNights(conflicts)}. Decline the request, or confirm it anyway if that site only repeats our calendar.`,
      { conflicts },
    )
}

/**
 * Fails with `conflict` from the check-out date on. Staff may enter past dates, so their entries are not
 * refused.
 */
function refuseOver(context: Context, { bookings: row, lodges: lodge }: StayWithLodge): void {
  if (guestSources.includes(row.source) && row.checkOut <= todayAt(context, lodge))
    throw failure('conflict', 'The requested dates have passed. Please decline the request.')
}

type OwnCancellation = {
  reference: string
  key: string
  expectedKeptCents?: number | undefined
}

/**
 * Keeps what the timeline shows for this instant. Fails with `conflict` when that is more than expected: the
 * owner may have confirmed, or a period ended, since the page was read.
 */
export async function cancelOwnBooking(
  context: Context,
  { reference, key, expectedKeptCents }: OwnCancellation,
): Promise<BookingWithMoney> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    const found = await lockBooking(inner, own.id, 'cancelled')
    const keepCents = await guestKeepsCents(inner, found)
    if (expectedKeptCents !== undefined && keepCents > expectedKeptCents)
      throw failure(
        'conflict',
        `Cancelling now, ${formatCents(keepCents)} is kept. Nothing is cancelled yet: please decide again.`,
        { keptCents: keepCents },
      )
    return changeStatus(inner, found, { status: 'cancelled', by: 'guest', keepCents })
  })
}

async function guestKeepsCents(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
): Promise<number> {
  if (isOpen(row.status)) return 0
  const terms = { ...row, timeZone: lodge.timeZone, totalCents: computeTotalCents(row) }
  const period = cancellationAt(terms, context.clock.now())
  if (!period) throw failure('conflict', 'Your stay has begun. Please write to us.')
  return Math.min(period.keptCents, await maxKeptCents(context, row))
}

async function lockBooking(context: Context, id: number, to: Decision): Promise<StayWithLodge> {
  const [found] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
    .for('update', { of: bookings })
  if (!found) throw failure('not_found', 'This booking does not exist')
  const { status } = found.bookings
  if (!allowedFrom[to].includes(status))
    throw failure('conflict', `This booking is already ${status.replace('_', ' ')}`, {
      bookingStatus: status,
    })
  return found
}
