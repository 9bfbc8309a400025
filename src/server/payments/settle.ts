import { eq } from 'drizzle-orm'
import { centsOfDecimal, decimalOfCents } from '#contract/money.ts'
import type { PaymentStatus } from '#contract/payments.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { paymentEvents, payments, promisedRefunds } from '../database/tables/payments.ts'
import type { ProviderEvent, ProviderIntent } from '../gateways/payment.ts'
import type { PaymentRow, Till } from './till.ts'

/** A provider's news only ever moves a payment up: late or shuffled news is older than what is known. */
const rank: Readonly<Record<PaymentStatus, number>> = { pending: 0, failed: 1, completed: 2, refunded: 3 }

/** What a payment is after the provider's news; a failed one may still be paid with another card. */
export function statusAfter(now: PaymentStatus, told: PaymentStatus): PaymentStatus {
  return rank[told] > rank[now] ? told : now
}

/**
 * Handles a webhook once: its id is written in the transaction that acts on it, so a repeat finds it done. `asked` is
 * what the provider says now of an intent whose refund failed.
 */
export async function receiveEvent(
  context: Context,
  till: Till,
  event: ProviderEvent,
  asked: ProviderIntent | null = null,
): Promise<void> {
  await inTransaction(context, async (inner) => {
    const first = await inner.db
      .insert(paymentEvents)
      .values({ eventId: event.id, type: event.type, receivedAt: isoNow(inner.clock) })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.eventId })
    if (first.length === 0) return
    if (asked) return takeBackRefund(inner, till, asked)
    if (!event.intentId || !event.status) return
    const payment = await lockPayment(inner, event.intentId)
    if (!payment) return
    if (event.received !== null && event.received !== centsOfDecimal(payment.amount)) {
      inner.log.error(
        { paymentId: payment.id, received: event.received },
        'another amount was paid than asked',
      )
      return
    }
    await settle(inner, till, payment, { ...event, status: event.status })
  })
}

/** Writes down what the provider answered when it was asked about an intent. */
export function settleAsTold(context: Context, till: Till, intent: ProviderIntent): Promise<PaymentStatus> {
  return inTransaction(context, async (inner) => {
    const payment = await lockPayment(inner, intent.id)
    if (!payment) return intent.status
    return settle(inner, till, payment, intent)
  })
}

/**
 * A bank may send a refund back days later. Then what the provider answers is all that was given back, less than was
 * known, and what was promised for a cancelled stay is the owner's to give another way.
 */
async function takeBackRefund(context: Context, till: Till, intent: ProviderIntent): Promise<void> {
  const payment = await lockPayment(context, intent.id)
  const refundedAmount = decimalOfCents(intent.refunded)
  if (!payment || refundedAmount === payment.refundedAmount) return
  context.log.error({ paymentId: payment.id, refundedAmount }, 'a refund came back from the bank')
  await context.db
    .update(promisedRefunds)
    .set({ doneAt: null, nextTryAt: null, lastError: 'The bank sent the refund back' })
    .where(eq(promisedRefunds.paymentId, payment.id))
  await writeStatus(context, till, { ...payment, refundedAmount }, intent.status)
}

async function lockPayment(context: Context, intentId: string): Promise<PaymentRow | undefined> {
  const [row] = await context.db
    .select()
    .from(payments)
    .where(eq(payments.stripePaymentId, intentId))
    .for('update')
  return row
}

async function settle(
  context: Context,
  till: Till,
  payment: PaymentRow,
  told: { status: PaymentStatus; isClosed: boolean; refunded: number | null },
): Promise<PaymentStatus> {
  const status = statusAfter(payment.status, told.status)
  const detail = told.isClosed ? { ...payment.detail, closed: 1 } : payment.detail
  const refundedAmount = refundedAfter(payment, told.refunded)
  const isNews = status !== payment.status || refundedAmount !== payment.refundedAmount || told.isClosed
  if (isNews) await writeStatus(context, till, { ...payment, detail, refundedAmount }, status)
  return status
}

/** What was given back in all only grows, so late news of a first part does not hide a second. */
function refundedAfter({ refundedAmount }: PaymentRow, told: number | null): string {
  return decimalOfCents(Math.max(centsOfDecimal(refundedAmount), told ?? 0))
}

/** Refunded means all of it; whoever sets another status by hand takes that back. */
function refundedUnder(status: PaymentStatus, { amount, refundedAmount }: PaymentRow): string {
  if (status === 'refunded') return amount
  return refundedAmount === amount ? '0.00' : refundedAmount
}

/** Changes a locked payment's status and tells the room above of it in the same transaction. */
export async function writeStatus(
  context: Context,
  till: Pick<Till, 'onStatus'>,
  payment: PaymentRow,
  status: PaymentStatus,
): Promise<PaymentRow> {
  const now = isoNow(context.clock)
  const paymentDate = status === 'completed' ? (payment.paymentDate ?? now) : payment.paymentDate
  const refundedAmount = refundedUnder(status, payment)
  const changed = { ...payment, status, paymentDate, refundedAmount, updatedAt: now }
  await context.db
    .update(payments)
    .set({ status, paymentDate, refundedAmount, detail: payment.detail, updatedAt: now })
    .where(eq(payments.id, payment.id))
  await till.onStatus(context, changed)
  context.tell({ type: 'payments_changed' })
  return changed
}
