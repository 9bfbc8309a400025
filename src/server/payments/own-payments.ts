import { and, eq, inArray } from 'drizzle-orm'
import { centsOfDecimal } from '#contract/money.ts'
import type { PaymentStatus } from '#contract/payments.ts'
import type { StayMoney } from '#contract/stay-money.ts'
import type { Context } from '../context.ts'
import { payments, promisedRefunds } from '../database/tables/payments.ts'
import { failure } from '../failure.ts'
import { settleAsTold } from './settle.ts'
import { openGateway, type Till } from './till.ts'

/** What became of a payer's own payment; while it is pending the provider is asked, so a late webhook costs nothing. */
export async function ownPaymentStatus(
  context: Context,
  till: Till,
  clientSecret: string,
): Promise<PaymentStatus> {
  // A client secret begins with its intent's id: only what we know ourselves is asked of the provider.
  const [intentId = ''] = clientSecret.split('_secret_')
  const [row] = await context.db.select().from(payments).where(eq(payments.stripePaymentId, intentId))
  const unknown = failure('not_found', 'There is no such payment')
  if (!row) throw unknown
  const intent = await openGateway(till).readIntent(intentId)
  if (intent.clientSecret !== clientSecret) throw unknown
  return row.status === 'pending' || row.status === 'failed'
    ? settleAsTold(context, till, intent)
    : row.status
}

/** Whether a guest's own booking is paid, what of it goes back, and how much (cents) it still costs. */
export async function bookingPayment(
  context: Context,
  till: Till,
  reference: string,
  key: string,
): Promise<StayMoney & { isPaid: boolean; due: number }> {
  const booking = await till.ownBooking(context, reference, key)
  const money = await stayMoney(context, booking.id)
  const isPaid = money.paid > money.refunded
  return { ...money, isPaid, due: isPaid ? 0 : booking.totalCents }
}

/** What was paid for a booking by whichever means, and what of it was or will be given back. */
export async function stayMoney(context: Context, bookingId: number): Promise<StayMoney> {
  const rows = await context.db
    .select({
      amount: payments.amount,
      refundedAmount: payments.refundedAmount,
      upTo: promisedRefunds.upTo,
      doneAt: promisedRefunds.doneAt,
      nextTryAt: promisedRefunds.nextTryAt,
    })
    .from(payments)
    .leftJoin(promisedRefunds, eq(promisedRefunds.paymentId, payments.id))
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, ['completed', 'refunded'])))
  const money = { paid: 0, refunded: 0, refunding: 0, isStuck: false }
  for (const { amount, refundedAmount, upTo, doneAt, nextTryAt } of rows) {
    const refunded = centsOfDecimal(refundedAmount)
    money.paid += centsOfDecimal(amount)
    money.refunded += refunded
    const due = upTo && !doneAt ? Math.max(0, centsOfDecimal(upTo) - refunded) : 0
    money.refunding += due
    money.isStuck ||= due > 0 && nextTryAt === null
  }
  return money
}
