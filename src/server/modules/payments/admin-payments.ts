import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Payment, PaymentRecord, PaymentStatus, RefundReason } from '#contract/payments/payments.ts'
import {
  isCardMoney,
  isSetBack,
  mayHoldMoney,
  paidCents,
  refundableCents,
} from '#contract/payments/refundable.ts'
import { centsOfDecimal, decimalOfCents, formatCents } from '#contract/platform/money.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { isUnknownIntent, type ProviderIntent } from '#server/platform/gateways/payment.ts'
import { idempotently } from '#server/platform/http/idempotency.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { applyRefundReason } from './goodwill.ts'
import { paymentById, unknownPayment } from './list.ts'
import { lockKnownPayment } from './lock-payment.ts'
import { type PaymentDependencies, type PaymentRow, requireGateway } from './payment-dependencies.ts'
import { claimNewRefund, endRefund, notCompleted, processRefund, underWay } from './refunds.ts'
import { settleFromProvider, writeStatus } from './settle.ts'

/** For money that came another way than by card here. Fails with `rule` for an unknown booking. */
export function recordPayment(
  context: Context,
  deps: PaymentDependencies,
  record: z.output<typeof PaymentRecord>,
): Promise<Payment> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [booking] = await inner.db
      .select()
      .from(bookings)
      .where(eq(bookings.id, record.bookingId))
      .for('update')
    if (!booking) throw brokenRule('bookingId', 'Please choose a booking')
    const now = isoNow(inner.clock)
    const { paymentDate, ...fields } = record
    const [row] = await inner.db
      .insert(payments)
      .values({
        ...fields,
        refundedAmount: record.status === 'refunded' ? record.amount : '0.00',
        paymentDate: paymentDate ? `${paymentDate}T00:00:00Z` : record.status === 'completed' ? now : null,
        payerName: booking.guestName,
        payerEmail: booking.guestEmail,
        isByHand: true,
        createdAt: now,
        updatedAt: now,
        triedAt: now,
      })
      .returning()
    if (!row) throw new Error('the payment was not stored')
    await recordChange(inner, { action: 'record', subject: `payment ${row.id}`, after: fields })
    await deps.onStatus(inner, row, null)
    inner.emit({ type: 'payments_changed' })
    return paymentById(inner, row.id)
  })
}

type StatusChange = { status: PaymentStatus; throughProvider?: boolean | undefined }

/**
 * Any status may follow any other. 'refunded' refunds what the provider holds, unless `throughProvider` is
 * false because the money was given back elsewhere. Fails with `unavailable` when the provider is needed and
 * does not answer, and with `conflict` when it never received the money.
 */
export async function setPaymentStatus(
  context: Context,
  deps: PaymentDependencies,
  id: number,
  { key, ...change }: StatusChange & { key: string | null },
): Promise<Payment> {
  requireAdmin(context)
  const { status, throughProvider } = change
  const requested = { scope: 'payment statuses', key, body: { id, ...change } }
  const row = await paymentRow(context, id)
  const isGivenBack = status === 'refunded' && row.status !== 'refunded'
  const isPaidElsewhere = isPaid(status) && !isPaid(row.status)
  const isTakenBack = status !== 'refunded' && row.status === 'refunded'
  if (row.crypto && isPaidElsewhere && row.paymentDate === null) throw inCoinsHere()
  if (row.crypto && isGivenBack && throughProvider !== false && leftAtProvider(row) > 0)
    return refundThroughProvider(context, deps, id, { requested, refundable: leftAtProvider })
  if (row.crypto && isGivenBack) await deps.stopCoinRefund(context, id)
  const isThroughProvider = isGivenBack && throughProvider !== false && row.stripePaymentId !== null
  // An unpaid payment may be of another provider, or of none.
  const isHeld = isThroughProvider && (throughProvider || mayHoldMoney(row))
  const intent = isHeld
    ? await requireGateway(deps).readIntent(row.stripePaymentId ?? '')
    : await (isThroughProvider || isTakenBack ? knownIntent(deps, row.stripePaymentId) : null)
  if (isGivenBack && intent && intent.received > intent.refunded) {
    await settleFromProvider(context, deps, intent)
    return refundThroughProvider(context, deps, id, { requested, refundable: leftAtProvider })
  }
  if (isGivenBack && throughProvider && !intent?.received) throw notByCard()
  const now = isPaidElsewhere ? await withoutCardForm(context, deps, row) : row
  if (now.status !== row.status && now.status === status) return paymentById(context, id)
  await idempotently(context, requested, async (inner) => {
    const before = await lockKnownPayment(inner, id)
    if (before.status !== now.status)
      throw failure('conflict', 'This payment has just changed; please look at it again')
    if (isGivenBack && !(await endRefund(inner, id))) throw underWay()
    const refunds = isGivenBack
      ? givenElsewhere(before, intent)
      : isTakenBack
        ? onlyByCard(before, intent)
        : {}
    const triedAt = before.triedAt ?? isoNow(inner.clock)
    const isClosed = before.isClosed || now.isClosed
    await writeStatus(inner, deps, { ...before, ...refunds, triedAt, isClosed }, status)
    await recordChange(inner, {
      action: 'set status',
      subject: `payment ${id}`,
      before: { status: before.status },
      after: { status, ...(isGivenBack && before.stripePaymentId ? { givenBack: 'elsewhere' } : {}) },
    })
    return { refundId: null }
  })
  return paymentById(context, id)
}

const isPaid = (status: PaymentStatus): boolean => status === 'completed' || status === 'refunded'

/** Null when this provider does not know the intent. Fails with `unavailable` when it does not answer. */
async function knownIntent(
  { gateway }: PaymentDependencies,
  id: string | null,
): Promise<ProviderIntent | null> {
  if (!id || !gateway) return null
  return gateway.readIntent(id).catch((error: Error) => {
    if (isUnknownIntent(error)) return null
    throw error
  })
}

/**
 * The owner says that the payment was paid another way, so its intent is closed: the payer's open card form
 * must not take a second payment. If it was paid at the provider meanwhile, it is settled instead. Returns
 * the payment afterwards.
 */
async function withoutCardForm(
  context: Context,
  deps: PaymentDependencies,
  row: PaymentRow,
): Promise<PaymentRow> {
  const intent = row.isClosed ? null : await knownIntent(deps, row.stripePaymentId)
  if (!intent) return row
  if (intent.received > 0) {
    await settleFromProvider(context, deps, intent)
    return paymentRow(context, row.id)
  }
  if (!intent.isClosed) await requireGateway(deps).cancelIntent(intent.id)
  return { ...row, isClosed: true }
}

type Refund = {
  amountCents?: number | undefined
  reason?: RefundReason | undefined
  key: string | null
}

/**
 * Refunds `amountCents`, or all that is left, of a card payment that is completed or of a wrong amount. The
 * sweep retries when the provider does not take it now. Fails with `conflict` while another refund is under
 * way.
 */
export function refundPayment(
  context: Context,
  deps: PaymentDependencies,
  id: number,
  { amountCents, reason, key }: Refund,
): Promise<Payment> {
  requireAdmin(context)
  const requested = { scope: 'refunds', key, body: { id, amountCents, reason } }
  return refundThroughProvider(context, deps, id, { amountCents, reason, requested })
}

type RefundCall = {
  amountCents?: number | undefined
  reason?: RefundReason | undefined
  requested: Parameters<typeof idempotently>[1]
  /** The cents that are left to refund. */
  refundable?: (payment: PaymentRow) => number
}

async function refundThroughProvider(
  context: Context,
  deps: PaymentDependencies,
  id: number,
  { amountCents, reason, requested, refundable = refundableCents }: RefundCall,
): Promise<Payment> {
  const { crypto } = await paymentRow(context, id)
  const gateway = crypto ? null : requireGateway(deps)
  const { refundId } = await idempotently<{ refundId: number | null }>(context, requested, async (inner) => ({
    refundId: await claimRefund(inner, id, refundable, { amountCents, reason }),
  }))
  if (refundId !== null && gateway) await processRefund(context, deps, gateway, refundId)
  if (refundId !== null && crypto) await deps.refundCoins(context, id)
  return paymentById(context, id)
}

/** Claims the processing for this call. Returns the refund's id. */
async function claimRefund(
  context: Context,
  id: number,
  refundable: (payment: PaymentRow) => number,
  { amountCents, reason }: Pick<RefundCall, 'amountCents' | 'reason'>,
): Promise<number> {
  const payment = await lockKnownPayment(context, id)
  if (!isCardMoney(payment)) throw notByCard()
  const left = refundable(payment)
  if (left === 0 && payment.status !== 'completed') throw notCompleted(payment)
  const refunded = centsOfDecimal(payment.refundedAmount)
  const cents = amountCents ?? left
  if (cents > left || left === 0)
    throw brokenRule('amountCents', `Only ${formatCents(left)} is left of this payment`)
  const refundId = await claimNewRefund(context, id, refunded + cents)
  if (refundId === null) throw underWay()
  await applyRefundReason(context, payment, cents, reason)
  await recordChange(context, {
    action: 'refund',
    subject: `payment ${id}`,
    before: { status: payment.status, refundedAmount: payment.refundedAmount },
    after: { refundedAmount: decimalOfCents(refunded + cents), ...(reason ? { reason } : {}) },
  })
  return refundId
}

/** The owner has given back what the provider has not refunded. */
function givenElsewhere(payment: PaymentRow, intent: ProviderIntent | null): Partial<PaymentRow> {
  if (!mayHoldMoney(payment)) return {}
  const byCard = intent?.refunded ?? centsOfDecimal(payment.refundedAmount) - payment.elsewhereCents
  return { elsewhereCents: Math.max(0, paidCents(payment) - byCard) }
}

/** The provider's own refunds stand, whatever status is chosen. Without a provider there are none. */
function onlyByCard(payment: PaymentRow, intent: ProviderIntent | null): Partial<PaymentRow> {
  if (payment.crypto) return {}
  const isKnown = intent !== null || payment.stripePaymentId === null
  return isKnown ? { refundedAmount: decimalOfCents(intent?.refunded ?? 0), elsewhereCents: 0 } : {}
}

const leftAtProvider = (payment: PaymentRow): number =>
  isSetBack(payment) ? paidCents(payment) - centsOfDecimal(payment.refundedAmount) : refundableCents(payment)

const inCoinsHere = () =>
  failure(
    'conflict',
    'This payment is in coins: mark its invoice as settled in BTCPay Server, or record another payment',
  )

const notByCard = () =>
  failure('conflict', 'This payment was not made by card here; please refund it outside the site')

async function paymentRow(context: Context, id: number): Promise<PaymentRow> {
  const [row] = await context.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw unknownPayment()
  return row
}
