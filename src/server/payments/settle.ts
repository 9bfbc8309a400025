import { eq } from 'drizzle-orm'
import { centsOfDecimal, decimalOfCents } from '#contract/money.ts'
import type { PaymentStatus } from '#contract/payments.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { paymentEvents, payments, refundQueue } from '../database/tables/payments.ts'
import type { ProviderEvent, ProviderIntent } from '../gateways/payment.ts'
import { lockPayment } from './lock-payment.ts'
import type { PaymentDependencies, PaymentRow } from './payment-dependencies.ts'

/** A provider's news only ever moves a payment up: late or shuffled news is older than what is known. */
const rank: Readonly<Record<PaymentStatus, number>> = { pending: 0, failed: 1, completed: 2, refunded: 3 }

/** What a payment is after the provider's news; a failed one may still be paid with another card. */
export function statusAfter(now: PaymentStatus, news: PaymentStatus): PaymentStatus {
  return rank[news] > rank[now] ? news : now
}

/**
 * Handles a webhook once: its id is written in the transaction that acts on it, so a repeat finds it done. `asked` is
 * what the provider says now of an intent whose refund failed.
 */
export async function receiveEvent(
  context: Context,
  deps: PaymentDependencies,
  event: ProviderEvent,
  current: ProviderIntent | null = null,
): Promise<void> {
  await inTransaction(context, async (inner) => {
    const first = await inner.db
      .insert(paymentEvents)
      .values({ eventId: event.id, type: event.type, receivedAt: isoNow(inner.clock) })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.eventId })
    if (first.length === 0) return
    if (current) return takeBackRefund(inner, deps, current)
    if (!event.intentId || !event.status) return
    const payment = await lockPayment(inner, ofIntent(event.intentId))
    if (!payment) return
    await settle(inner, deps, payment, { ...event, status: event.status })
  })
}

/** Writes down what the provider answered when it was asked about an intent. */
export function settleFromProvider(
  context: Context,
  deps: PaymentDependencies,
  intent: ProviderIntent,
): Promise<PaymentStatus> {
  return inTransaction(context, async (inner) => {
    const payment = await lockPayment(inner, ofIntent(intent.id))
    if (!payment) return intent.status
    return settle(inner, deps, payment, intent)
  })
}

/**
 * A bank may send a refund back days later. Then what the provider answers is all that was given back, less than was
 * known, and what was promised for a cancelled stay is the owner's to give another way.
 */
async function takeBackRefund(
  context: Context,
  deps: PaymentDependencies,
  intent: ProviderIntent,
): Promise<void> {
  const payment = await lockPayment(context, ofIntent(intent.id))
  const refundedAmount = decimalOfCents(intent.refunded)
  if (!payment || refundedAmount === payment.refundedAmount) return
  context.log.error({ paymentId: payment.id, refundedAmount }, 'a refund came back from the bank')
  await context.db
    .update(refundQueue)
    .set({ doneAt: null, nextTryAt: null, lastError: 'The bank sent the refund back' })
    .where(eq(refundQueue.paymentId, payment.id))
  await writeStatus(context, deps, { ...payment, refundedAmount }, intent.status)
}

const ofIntent = (intentId: string) => eq(payments.stripePaymentId, intentId)

type News = Pick<ProviderEvent, 'isClosed' | 'isTried' | 'received' | 'currency' | 'refunded'> & {
  status: PaymentStatus
}

/** Webhook, sweep and status call all come through here: nothing but the amount that was asked for completes a payment. */
async function settle(
  context: Context,
  deps: PaymentDependencies,
  payment: PaymentRow,
  news: News,
): Promise<PaymentStatus> {
  const status = statusAfter(payment.status, news.status)
  if (isPaid(status) && !isPaid(payment.status) && !isExpectedAmount(payment, news)) {
    await noteWrongAmount(context, payment, news)
    return payment.status
  }
  const detail = news.isClosed ? { ...payment.detail, closed: 1 } : payment.detail
  const refundedAmount = refundedAfter(payment, news.refunded)
  const triedAt = payment.triedAt ?? (news.isTried ? isoNow(context.clock) : null)
  const isNews =
    status !== payment.status ||
    refundedAmount !== payment.refundedAmount ||
    triedAt !== payment.triedAt ||
    news.isClosed
  if (isNews) await writeStatus(context, deps, { ...payment, detail, refundedAmount, triedAt }, status)
  return status
}

const isPaid = (status: PaymentStatus): boolean => status === 'completed' || status === 'refunded'

const isExpectedAmount = ({ amount, currency }: PaymentRow, { received, currency: paidIn }: News): boolean =>
  received === centsOfDecimal(amount) && paidIn === currency.toLowerCase()

/** The owner has to look at it: the payment stays as it is, and its notes say what came in. */
async function noteWrongAmount(context: Context, payment: PaymentRow, news: News): Promise<void> {
  const { received, currency } = news
  context.log.error({ paymentId: payment.id, received, currency }, 'another amount was paid than asked')
  if (payment.detail.wrongAmount !== undefined) return
  const came = `${decimalOfCents(received ?? 0)} ${(currency ?? 'of an unknown currency').toUpperCase()}`
  await context.db
    .update(payments)
    .set({
      notes: `${payment.notes ?? ''} Wrong amount: the provider received ${came}.`.trim(),
      detail: { ...payment.detail, wrongAmount: received ?? 0 },
      triedAt: payment.triedAt ?? isoNow(context.clock),
    })
    .where(eq(payments.id, payment.id))
  context.emit({ type: 'payments_changed' })
}

/** What was given back in all only grows, so late news of a first part does not hide a second. */
function refundedAfter({ refundedAmount }: PaymentRow, news: number | null): string {
  return decimalOfCents(Math.max(centsOfDecimal(refundedAmount), news ?? 0))
}

/** Changes a locked payment's status and tells the room above of it in the same transaction. */
export async function writeStatus(
  context: Context,
  deps: Pick<PaymentDependencies, 'onStatus'>,
  payment: PaymentRow,
  status: PaymentStatus,
): Promise<PaymentRow> {
  const now = isoNow(context.clock)
  const { detail, triedAt } = payment
  const paymentDate = status === 'completed' ? (payment.paymentDate ?? now) : payment.paymentDate
  // Refunded means all of it.
  const refundedAmount = status === 'refunded' ? payment.amount : payment.refundedAmount
  const changed = { ...payment, status, paymentDate, refundedAmount, updatedAt: now }
  await context.db
    .update(payments)
    .set({ status, paymentDate, refundedAmount, detail, triedAt, updatedAt: now })
    .where(eq(payments.id, payment.id))
  await deps.onStatus(context, changed)
  context.emit({ type: 'payments_changed' })
  return changed
}
