import { eq } from 'drizzle-orm'
import { costCents } from '#contract/bookings/ledger.ts'
import { lowerParts } from '#contract/bookings/payment-plan.ts'
import type { RefundReason } from '#contract/payments/payments.ts'
import { formatCents } from '#contract/platform/money.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import type { PaymentRow } from './payment-dependencies.ts'

/**
 * Goodwill lowers the stay's price, so that the refund is not due again. Nothing happens for a payment
 * without a stay. The payment and its stay are locked.
 */
export async function applyRefundReason(
  context: Context,
  payment: PaymentRow,
  refundedCents: number,
  reason: RefundReason | undefined,
): Promise<void> {
  if (reason === undefined || payment.bookingId === null) return
  const refund = { reason, cents: refundedCents, at: isoNow(context.clock) }
  await context.db
    .update(payments)
    .set({ reasonedRefunds: [...payment.reasonedRefunds, refund] })
    .where(eq(payments.id, payment.id))
  if (reason === 'goodwill') await lowerPrice(context, payment.bookingId, refundedCents)
}

async function lowerPrice(context: Context, bookingId: number, refundedCents: number): Promise<void> {
  const [stay] = await context.db.select().from(bookings).where(eq(bookings.id, bookingId))
  const cents = stay ? Math.min(refundedCents, costCents(stay)) : 0
  if (!stay || cents === 0) return
  const lines = [...stay.lines, { kind: 'goodwill' as const, name: 'Goodwill', cents: -cents }]
  const keptCents = stay.keptCents === null ? null : Math.max(0, stay.keptCents - cents)
  const schedule = lowerParts(stay.schedule, cents)
  await context.db.update(bookings).set({ lines, keptCents, schedule }).where(eq(bookings.id, bookingId))
  const step = { bookingId, status: 'goodwill', by: 'owner', note: formatCents(cents) }
  const adminName = context.admin?.name ?? null
  await context.db.insert(bookingHistory).values({ ...step, adminName, at: isoNow(context.clock) })
  context.emit({ type: 'booking_changed', lodgeSlug: stay.lodgeSlug })
  context.emit({ type: 'record_changed', change: 'booking.changed', id: bookingId })
}
