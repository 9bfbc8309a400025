import { eq } from 'drizzle-orm'
import type { Payment, RefundReason } from '#contract/payments/payments.ts'
import { leftCents, paidCents } from '#contract/payments/refundable.ts'
import { centsOfDecimal, decimalOfCents, formatCents } from '#contract/platform/money.ts'
import { recordChange } from '#server/platform/audit.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { idempotently } from '#server/platform/http/idempotency.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { applyRefundReason } from './goodwill.ts'
import { paymentById } from './list.ts'
import { lockKnownPayment } from './lock-payment.ts'
import type { PaymentDependencies, PaymentRow } from './payment-dependencies.ts'
import { endRefund, notCompleted, queuedRefundCents, resumeRefund, underWay } from './refunds.ts'
import { writeStatus } from './settle.ts'
import { stayMoney } from './stay-ledger.ts'

type Refund = {
  amountCents?: number | undefined
  reason?: RefundReason | undefined
  key: string | null
}

/**
 * Records `amountCents`, else the stay's overpayment, else all that is left. Ends a refund that is stuck,
 * waits for the bank or is offered in coins. Fails with `conflict` while one is being made.
 */
export async function recordRefundElsewhere(
  context: Context,
  deps: PaymentDependencies,
  id: number,
  { amountCents, reason, key }: Refund,
): Promise<Payment> {
  requireAdmin(context)
  const requested = { scope: 'refunds', key, body: { id, amountCents, reason, elsewhere: true } }
  const queuedCents = await withdrawCoins(context, deps, id, amountCents)
  const record = idempotently(context, requested, async (inner) => {
    const payment = await lockKnownPayment(inner, id)
    if (leftCents(payment) === 0 && payment.status !== 'completed') throw notCompleted(payment)
    if (!(await endRefund(inner, id))) throw underWay()
    const cents = amountCents ?? (await givenBackCents(inner, payment))
    await applyRefundReason(inner, payment, cents, reason)
    await giveBack(inner, deps, payment, cents)
    return { refundId: null }
  })
  // What the owner did not give back is offered in coins again.
  await record.finally(() => resumeRefund(context, id, queuedCents))
  return paymentById(context, id)
}

/** Coins must not be claimed once the money is given back another way. Returns the cents that were queued. */
async function withdrawCoins(
  context: Context,
  deps: PaymentDependencies,
  id: number,
  amountCents: number | undefined,
): Promise<number> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, id))
  if (!payment?.crypto || leftCents(payment) === 0) return 0
  requireLeft(payment, amountCents ?? 0)
  const queuedCents = await queuedRefundCents(context, id)
  await deps.stopCoinRefund(context, id)
  return queuedCents
}

/** Without an amount, the kept part of a stay is not given back. */
async function givenBackCents(context: Context, payment: PaymentRow): Promise<number> {
  const left = leftCents(payment)
  if (payment.bookingId === null) return left
  const [stay] = await context.db.select().from(bookings).where(eq(bookings.id, payment.bookingId))
  const tooMuch = stay ? (await stayMoney(context, stay)).overpaidCents : left
  if (tooMuch === 0) throw brokenRule('amountCents', 'Nothing is paid too much; please enter an amount')
  return Math.min(left, tooMuch)
}

function requireLeft(payment: PaymentRow, cents: number): void {
  const left = leftCents(payment)
  if (cents > left || left === 0)
    throw brokenRule('amountCents', `Only ${formatCents(left)} is left of this payment`)
}

/** The payment is locked. It is refunded once nothing is left. */
async function giveBack(
  context: Context,
  deps: PaymentDependencies,
  payment: PaymentRow,
  cents: number,
): Promise<void> {
  requireLeft(payment, cents)
  const refunded = centsOfDecimal(payment.refundedAmount) + cents
  const refundedAmount = decimalOfCents(refunded)
  const elsewhereCents =
    payment.elsewhereCents + (payment.stripePaymentId === null && payment.crypto === null ? 0 : cents)
  const status = refunded >= paidCents(payment) ? 'refunded' : payment.status
  await writeStatus(context, deps, { ...payment, refundedAmount, elsewhereCents }, status)
  await recordChange(context, {
    action: 'refund',
    subject: `payment ${payment.id}`,
    before: { status: payment.status, refundedAmount: payment.refundedAmount },
    after: { status, refundedAmount, givenBack: 'elsewhere' },
  })
}
