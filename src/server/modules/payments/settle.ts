import { eq, sql } from 'drizzle-orm'
import type { PaymentStatus } from '#contract/payments/payments.ts'
import { paidCents } from '#contract/payments/refundable.ts'
import { centsOfDecimal, decimalOfCents, formatCents } from '#contract/platform/money.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { paymentEvents, payments, refundQueue } from '#server/platform/database/tables/payments.ts'
import type { PaidCard, ProviderEvent, ProviderIntent } from '#server/platform/gateways/payment.ts'
import { reportDispute } from './disputes.ts'
import { lockPayment } from './lock-payment.ts'
import { emailOwners, type OwnerNotice, RECORDED_BY_HAND } from './owner-notices.ts'
import type { PaymentDependencies, PaymentRow } from './payment-dependencies.ts'

/** Out-of-order provider events are ignored: a lower rank comes too late. */
const rank: Readonly<Record<PaymentStatus, number>> = { pending: 0, failed: 1, completed: 2, refunded: 3 }

/** A failed payment may still be paid with another card. */
export function statusAfter(now: PaymentStatus, news: PaymentStatus): PaymentStatus {
  return rank[news] > rank[now] ? news : now
}

/**
 * An event is handled once: its id is stored in the transaction that acts on it. `current` is the present
 * state of an intent whose refund changed.
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
    if (event.dispute) return reportDispute(inner, event.dispute)
    if (event.isReturned) {
      if (current) await takeBackRefund(inner, deps, current)
      return
    }
    if (!event.intentId || !event.status) return
    const payment = await lockPayment(inner, ofIntent(event.intentId))
    if (!payment) return
    const isLate = current && (event.mustRead || (await isBeforeReturn(inner, event, current)))
    await settle(
      inner,
      deps,
      payment,
      isLate ? current : { ...event, status: event.status, paidBy: current?.paidBy ?? null },
    )
  })
}

/** The event is older than the return of the refund by the bank: the provider reports less by now. */
async function isBeforeReturn(
  { db }: Context,
  { refundOf, refunded }: ProviderEvent,
  current: ProviderIntent,
): Promise<boolean> {
  if (!refundOf || current.refunded >= (refunded ?? 0)) return false
  return (await db.$count(paymentEvents, eq(paymentEvents.eventId, returnReason(refundOf)))) > 0
}

/** Stored among the events, it marks that the bank returned a refund of this intent. */
const returnReason = (intentId: string) => `a refund of ${intentId} was returned`

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

const cameBack = (cents: number): OwnerNotice => ({
  subject: 'A refund came back',
  paragraphs: [
    `The bank could not give ${formatCents(cents)} back to the card and has returned it.`,
    `Please refund it again, or give ${formatCents(cents)} back another way and record it ${RECORDED_BY_HAND}.`,
  ],
})

/**
 * The bank returned a refund days later. What the provider has refunded and what was given back another way
 * stay refunded; the owner gives the rest again. Any order and number of events leads to the same result.
 */
async function takeBackRefund(
  context: Context,
  deps: PaymentDependencies,
  intent: ProviderIntent,
): Promise<void> {
  const payment = await lockPayment(context, ofIntent(intent.id))
  if (!payment) return
  await context.db
    .insert(paymentEvents)
    .values({ eventId: returnReason(intent.id), type: 'returned', receivedAt: isoNow(context.clock) })
    .onConflictDoNothing()
  const known = centsOfDecimal(payment.refundedAmount)
  const refunded = Math.min(known, intent.refunded + payment.elsewhereCents)
  const refundedAmount = decimalOfCents(refunded)
  context.log.error({ paymentId: payment.id, refundedAmount }, 'a refund came back from the bank')
  // A refund that came back before it was stored is still open and is tried again.
  if (refunded === known) return
  await emailOwners(context, ofIntent(intent.id), cameBack(known - refunded))
  await context.db
    .update(refundQueue)
    .set({
      // An ended refund may have been for more than was given back.
      upTo: sql`greatest(case when ${refundQueue.doneAt} is null then ${refundQueue.upTo} end, ${payment.refundedAmount}::numeric)`,
      doneAt: null,
      nextTryAt: null,
      lastError: 'The bank sent the refund back',
    })
    .where(eq(refundQueue.paymentId, payment.id))
  await writeStatus(context, deps, { ...payment, refundedAmount }, statusAfterReturn(payment, refunded))
}

/** `refunded` means all of it. A payment of a wrong amount was never completed. */
function statusAfterReturn(payment: PaymentRow, refunded: number): PaymentStatus {
  if (payment.status !== 'refunded' || refunded >= paidCents(payment)) return payment.status
  return payment.paymentDate === null ? 'pending' : 'completed'
}

const ofIntent = (intentId: string) => eq(payments.stripePaymentId, intentId)

type ProviderUpdate = Pick<ProviderEvent, 'isClosed' | 'isTried' | 'received' | 'currency'> & {
  isProcessing?: boolean
  paidBy: PaidCard | null
  status: PaymentStatus
  /** Cents in all; null when the event has none. */
  refunded: number | null
}

/** Only the expected amount in the expected currency completes a payment. */
async function settle(
  context: Context,
  deps: PaymentDependencies,
  payment: PaymentRow,
  news: ProviderUpdate,
): Promise<PaymentStatus> {
  const refundedAmount = refundedAfter(payment, news.refunded)
  const status = wasRevertedByOwner(payment, news)
    ? payment.status
    : statusAfter(payment.status, isRestRefunded(payment, refundedAmount) ? 'refunded' : news.status)
  if (isPaid(status) && !isPaid(payment.status) && !isExpectedAmount(payment, news))
    return settleWrongAmount(context, deps, payment, news)
  const triedAt = payment.triedAt ?? (news.isTried ? isoNow(context.clock) : null)
  // An intent that was unknown here, and is paid at the earlier account, is not closed.
  const isClosed = !isPaid(news.status) && (payment.isClosed || news.isClosed)
  const processingSince = await noteProcessing(context, deps, { ...payment, status, triedAt }, news)
  const isNews =
    status !== payment.status ||
    refundedAmount !== payment.refundedAmount ||
    triedAt !== payment.triedAt ||
    isClosed !== payment.isClosed
  // The event of a refund may be a payment's first, when that of its completion is late or lost.
  const paymentDate = payment.paymentDate ?? (isPaid(status) ? isoNow(context.clock) : null)
  const paidBy = payment.paidBy ?? news.paidBy
  const changed = { ...payment, isClosed, processingSince, refundedAmount, triedAt, paymentDate, paidBy }
  if (isNews) await writeStatus(context, deps, changed, status)
  return status
}

/** Coins at the card provider wait for their network; the nights are kept meanwhile. */
async function noteProcessing(
  context: Context,
  deps: PaymentDependencies,
  payment: PaymentRow,
  { isProcessing = false }: ProviderUpdate,
): Promise<string | null> {
  const before = payment.processingSince
  const isWaiting = isProcessing && !isPaid(payment.status)
  if (isWaiting === (before !== null) || payment.crypto !== null) return before
  const processingSince = isWaiting ? isoNow(context.clock) : null
  await context.db
    .update(payments)
    .set({ processingSince, triedAt: payment.triedAt, updatedAt: isoNow(context.clock) })
    .where(eq(payments.id, payment.id))
  context.emit({ type: 'payments_changed' })
  if (isWaiting) await deps.onProcessing(context, payment, 'began')
  else if (!isPaid(payment.status)) await deps.onProcessing(context, payment, 'failed')
  return processingSince
}

/** An owner has reverted a completion that the provider still reports. Its date stays with the payment. */
const wasRevertedByOwner = ({ status, paymentDate }: PaymentRow, news: ProviderUpdate): boolean =>
  news.status === 'completed' && paymentDate !== null && !isPaid(status)

const isPaid = (status: PaymentStatus): boolean => status === 'completed' || status === 'refunded'

const isExpectedAmount = (
  { amount, currency }: PaymentRow,
  { received, currency: paidIn }: ProviderUpdate,
): boolean => received === centsOfDecimal(amount) && paidIn === currency.toLowerCase()

/** The owner refunds a wrong amount. Its payment keeps the status until all of it went back. */
async function settleWrongAmount(
  context: Context,
  deps: PaymentDependencies,
  payment: PaymentRow,
  news: ProviderUpdate,
): Promise<PaymentStatus> {
  const noted = payment.receivedCents === null ? await noteWrongAmount(context, payment, news) : payment
  const refundedAmount = refundedAfter(noted, news.refunded)
  if (refundedAmount === noted.refundedAmount) return noted.status
  const isRefunded = centsOfDecimal(refundedAmount) >= paidCents(noted)
  const status = isRefunded ? 'refunded' : noted.status
  await writeStatus(context, deps, { ...noted, refundedAmount }, status)
  return status
}

async function noteWrongAmount(
  context: Context,
  payment: PaymentRow,
  news: ProviderUpdate,
): Promise<PaymentRow> {
  const { received, currency } = news
  context.log.error({ paymentId: payment.id, received, currency }, 'a wrong amount was paid')
  const came = `${decimalOfCents(received ?? 0)} ${(currency ?? 'of an unknown currency').toUpperCase()}`
  const change = {
    notes: `${payment.notes ?? ''} Wrong amount: the provider received ${came}.`.trim(),
    receivedCents: received ?? 0,
    triedAt: payment.triedAt ?? isoNow(context.clock),
  }
  await context.db.update(payments).set(change).where(eq(payments.id, payment.id))
  context.emit({ type: 'payments_changed' })
  return { ...payment, ...change }
}

/** The refunded total only grows, so that a late event of a first refund does not hide a second. */
function refundedAfter({ refundedAmount, elsewhereCents }: PaymentRow, news: number | null): string {
  const reported = news === null ? 0 : news + elsewhereCents
  return decimalOfCents(Math.max(centsOfDecimal(refundedAmount), reported))
}

/** The provider has refunded what was left besides the part that was given back another way. */
const isRestRefunded = (payment: PaymentRow, refundedAmount: string): boolean =>
  payment.elsewhereCents > 0 && centsOfDecimal(refundedAmount) >= paidCents(payment)

/** The payment is locked. Calls `onStatus` in the same transaction. */
export async function writeStatus(
  context: Context,
  deps: Pick<PaymentDependencies, 'onStatus'>,
  payment: PaymentRow,
  status: PaymentStatus,
): Promise<PaymentRow> {
  const now = isoNow(context.clock)
  const { isClosed, triedAt, elsewhereCents, paidBy } = payment
  const paymentDate = status === 'completed' ? (payment.paymentDate ?? now) : payment.paymentDate
  const refundedAmount = status === 'refunded' ? decimalOfCents(paidCents(payment)) : payment.refundedAmount
  const changed = { ...payment, status, paymentDate, refundedAmount, updatedAt: now }
  await context.db
    .update(payments)
    .set({ status, paymentDate, refundedAmount, elsewhereCents, isClosed, triedAt, paidBy, updatedAt: now })
    .where(eq(payments.id, payment.id))
  await deps.onStatus(context, changed, payment.status)
  context.emit({ type: 'payments_changed' })
  return changed
}
