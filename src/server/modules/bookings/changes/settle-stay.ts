import { and, eq, inArray } from 'drizzle-orm'
import { costCents } from '#contract/bookings/ledger.ts'
import { isPaidToConfirm } from '#contract/bookings/paid-stay.ts'
import { REQUEST_HOLDS_HOURS } from '#contract/bookings/stay-rules.ts'
import type { PaymentStatus } from '#contract/payments/payments.ts'
import { ownClosures } from '#server/modules/calendar/closed-nights.ts'
import { lockLodges } from '#server/modules/calendar/events.ts'
import type { PaymentRow } from '#server/modules/payments/payment-dependencies.ts'
import { enqueueExcessRefund } from '#server/modules/payments/refunds.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { todayAt, unavailableRanges } from '../availability/availability.ts'
import type { StayWithLodge } from '../booking-mapper.ts'
import { notePaidInFull, withdrawPaidInFull } from '../emails/paid-in-full.ts'
import { expireOverdue } from '../expiry.ts'
import { changeStatus } from './change-status.ts'
import { soldElsewhere } from './stay-conflicts.ts'

const HOUR_MS = 3_600_000

/**
 * Confirms an instant booking whose price or deposit is paid, even late, as long as its nights are free.
 * Refunds what comes in beyond the price, once: what the owner leaves on a completed payment stays. Runs in
 * the transaction that settles the payment and has locked the booking.
 */
export async function settleStay(
  context: Context,
  payment: PaymentRow,
  before: PaymentStatus | null,
): Promise<void> {
  const { id, bookingId, status } = payment
  if (bookingId === null) return
  if (status !== 'completed') return withdrawIfUnpaid(context, payment, before)
  const [stay] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, bookingId))
  if (!stay) return
  const after = (await isConfirmedBy(context, stay, payment))
    ? await changeStatus(context, stay, {
        status: (await areNightsFree(context, stay)) ? 'confirmed' : 'declined',
        by: 'payment',
      })
    : stay.bookings
  if (before !== 'completed') await enqueueExcessRefund(context, { id, bookingId }, costCents(after))
  await notePaidInFull(context, after)
}

/** A stay whose only payment turns out not to have come in was never paid. */
async function withdrawIfUnpaid(
  context: Context,
  { bookingId, status }: PaymentRow,
  before: PaymentStatus | null,
): Promise<void> {
  if (bookingId === null || before !== 'completed' || status === 'refunded') return
  const counted = and(eq(payments.bookingId, bookingId), inArray(payments.status, ['completed', 'refunded']))
  if ((await context.db.$count(payments, counted)) === 0) await withdrawPaidInFull(context, bookingId)
}

async function isConfirmedBy(
  context: Context,
  { bookings: row }: StayWithLodge,
  { stripePaymentId, crypto }: PaymentRow,
): Promise<boolean> {
  const hasExpired =
    row.status === 'declined' && row.decidedBy === 'expiry' && (stripePaymentId !== null || crypto !== null)
  if (row.status !== 'awaiting_payment' && !hasExpired) return false
  return isPaidToConfirm(await stayMoney(context, { ...row, status: 'confirmed' }), row.schedule)
}

async function areNightsFree(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
): Promise<boolean> {
  const isHeld = row.status === 'awaiting_payment'
  if (!isHeld) {
    if (row.checkIn < todayAt(context, lodge)) return false
    await lockLodges(context, lodge.slug)
    await expireOverdue(context, [lodge.slug])
  }
  const span = { slug: lodge.slug, from: row.checkIn, to: row.checkOut }
  const [taken = []] = await unavailableRanges(context, [span])
  // A stay that holds its nights shares them with no other booking.
  return taken.every(({ reason }) => isHeld && reason === 'booked')
}

/**
 * A changed price may be covered by what is paid already. Nights that are closed or sold elsewhere keep an
 * instant booking waiting for the owner's answer, as long as a request. The lodge is locked.
 */
export async function settleChangedPrice(context: Context, stay: StayWithLodge): Promise<void> {
  if (stay.bookings.status !== 'awaiting_payment') return notePaidInFull(context, stay.bookings)
  const { lodgeSlug, checkIn: from, checkOut: to } = stay.bookings
  const lost = [
    ...(await ownClosures(context, lodgeSlug, { from, to })),
    ...(await soldElsewhere(context, lodgeSlug, { from, to })),
  ]
  if (!isPaidToConfirm(await stayMoney(context, stay.bookings), stay.bookings.schedule)) return
  if (lost.length === 0) {
    await changeStatus(context, stay, { status: 'confirmed', by: 'owner' })
    return
  }
  const until = new Date(context.clock.now() + REQUEST_HOLDS_HOURS * HOUR_MS).toISOString()
  await context.db.update(bookings).set({ until }).where(eq(bookings.id, stay.bookings.id))
}
