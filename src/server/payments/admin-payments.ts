import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod'
import { centsOfDecimal, decimalOfCents, formatCents } from '#contract/money.ts'
import type { Payment, PaymentRecord, PaymentStatus } from '#contract/payments.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { payments, refundQueue } from '../database/tables/payments.ts'
import { brokenRule, failure } from '../failure.ts'
import { idempotently } from '../http/idempotency.ts'
import { paymentById, unknownPayment } from './list.ts'
import { lockPayment } from './lock-payment.ts'
import { type PaymentDependencies, type PaymentRow, requireGateway } from './payment-dependencies.ts'
import { claimNewRefund, isUnderWay, processRefund } from './refunds.ts'
import { settleFromProvider, writeStatus } from './settle.ts'

/** Writes down a payment that came some other way than by card here. Fails with `rule` for an unknown booking. */
export function recordPayment(context: Context, record: z.output<typeof PaymentRecord>): Promise<Payment> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [booking] = await inner.db.select().from(bookings).where(eq(bookings.id, record.bookingId))
    if (!booking) throw brokenRule('bookingId', 'Please choose a booking')
    const now = isoNow(inner.clock)
    const { paymentDate, ...fields } = record
    const [row] = await inner.db
      .insert(payments)
      .values({
        ...fields,
        paymentDate: paymentDate ? `${paymentDate}T00:00:00Z` : record.status === 'completed' ? now : null,
        payerName: booking.guestName,
        payerEmail: booking.guestEmail,
        detail: { by: 'hand' },
        createdAt: now,
        updatedAt: now,
        triedAt: now,
      })
      .returning()
    if (!row) throw new Error('the payment was not stored')
    await recordChange(inner, { action: 'record', subject: `payment ${row.id}`, after: fields })
    inner.emit({ type: 'payments_changed' })
    return paymentById(inner, row.id)
  })
}

type StatusChange = { status: PaymentStatus; throughProvider?: boolean | undefined }

/**
 * Sets any status from any other, as the owner says. 'refunded' moves the money that the provider holds, unless it was
 * given back elsewhere (`throughProvider` false). Fails with `unavailable` when the provider has to be asked and is away.
 */
export async function setPaymentStatus(
  context: Context,
  deps: PaymentDependencies,
  id: number,
  { status, throughProvider }: StatusChange,
): Promise<Payment> {
  requireAdmin(context)
  const row = await paymentRow(context, id)
  const isGivenBack = status === 'refunded' && row.status !== 'refunded'
  const isTakenBack = status !== 'refunded' && row.status === 'refunded'
  const isThroughProvider = isGivenBack && throughProvider !== false && row.stripePaymentId !== null
  const intent = isThroughProvider
    ? await requireGateway(deps).readIntent(row.stripePaymentId ?? '')
    : await (isTakenBack ? knownIntent(deps, row.stripePaymentId) : null)
  if (isGivenBack && intent && intent.received > intent.refunded) {
    await settleFromProvider(context, deps, intent)
    return refundPayment(context, deps, id, {})
  }
  if (isGivenBack && throughProvider && !row.stripePaymentId) throw notByCard()
  return inTransaction(context, async (inner) => {
    const before = await lockedPayment(inner, id)
    if (isGivenBack) await giveUpRefund(inner, id)
    // What the provider itself gave back stays given back, whatever status is chosen.
    const refundedAmount = isTakenBack && intent ? decimalOfCents(intent.refunded) : before.refundedAmount
    const triedAt = before.triedAt ?? isoNow(inner.clock)
    await writeStatus(inner, deps, { ...before, refundedAmount, triedAt }, status)
    await recordChange(inner, {
      action: 'set status',
      subject: `payment ${id}`,
      before: { status: before.status },
      after: { status, ...(isGivenBack && before.stripePaymentId ? { givenBack: 'elsewhere' } : {}) },
    })
    return paymentById(inner, id)
  })
}

/** The provider's intent; null where there is none, or where the provider does not answer and the owner decides alone. */
const knownIntent = async ({ gateway }: PaymentDependencies, id: string | null) =>
  id && gateway ? gateway.readIntent(id).catch(() => null) : null

/** What an owner gave back elsewhere is not given back once more by a refund that the bank had refused. */
async function giveUpRefund(context: Context, paymentId: number): Promise<void> {
  if (await isUnderWay(context, paymentId)) throw underWay()
  await context.db
    .update(refundQueue)
    .set({ doneAt: isoNow(context.clock) })
    .where(and(eq(refundQueue.paymentId, paymentId), isNull(refundQueue.doneAt)))
}

const underWay = () => failure('conflict', 'A refund of this payment is already under way')

type Refund = { amountCents?: number | undefined; key?: string | null }

/**
 * Gives a completed card payment back through its provider, all that is left of it or `amountCents`. Two at once give one:
 * while a refund is under way the next is a `conflict`. One that the provider does not take now is tried again by the sweep.
 */
export async function refundPayment(
  context: Context,
  deps: PaymentDependencies,
  id: number,
  { amountCents, key = null }: Refund,
): Promise<Payment> {
  requireAdmin(context)
  const gateway = requireGateway(deps)
  const requested = { scope: 'refunds', key, body: { id, amountCents } }
  const { refundId } = await idempotently(context, requested, async (inner) => ({
    refundId: await claimRefund(inner, id, amountCents),
  }))
  await processRefund(context, deps, gateway, refundId)
  return paymentById(context, id)
}

/** Writes down that cents of a payment are to be given back, and takes the work for this call. */
async function claimRefund(context: Context, id: number, amountCents: number | undefined): Promise<number> {
  const payment = await lockedPayment(context, id)
  if (!payment.stripePaymentId) throw notByCard()
  if (payment.status !== 'completed')
    throw failure('conflict', `Only a completed payment can be refunded; this one is ${payment.status}`)
  const refunded = centsOfDecimal(payment.refundedAmount)
  const left = centsOfDecimal(payment.amount) - refunded
  const cents = amountCents ?? left
  if (cents > left || left === 0)
    throw brokenRule('amountCents', `Only ${formatCents(left)} is left of this payment`)
  const refundId = await claimNewRefund(context, id, refunded + cents)
  if (refundId === null) throw underWay()
  await recordChange(context, {
    action: 'refund',
    subject: `payment ${id}`,
    before: { status: payment.status, refundedAmount: payment.refundedAmount },
    after: { refundedAmount: decimalOfCents(refunded + cents) },
  })
  return refundId
}

const notByCard = () =>
  failure('conflict', 'This payment was not made by card here; please give it back by hand')

async function paymentRow(context: Context, id: number): Promise<PaymentRow> {
  const [row] = await context.db.select().from(payments).where(eq(payments.id, id))
  if (!row) throw unknownPayment()
  return row
}

async function lockedPayment(context: Context, id: number): Promise<PaymentRow> {
  const row = await lockPayment(context, eq(payments.id, id))
  if (!row) throw unknownPayment()
  return row
}
