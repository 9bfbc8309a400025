import { and, eq } from 'drizzle-orm'
import type { PaymentStatus } from '#contract/payments.ts'
import type { Context } from '../context.ts'
import { payments } from '../database/tables/payments.ts'
import { failure } from '../failure.ts'
import { settleAsTold } from './settle.ts'
import { openGateway, type Till } from './till.ts'

/** What became of a payer's own payment; while it is pending the provider is asked, so a late webhook costs nothing. */
export async function ownPaymentStatus(
  context: Context,
  till: Till,
  own: { paymentId: number; clientSecret: string },
): Promise<PaymentStatus> {
  const [row] = await context.db.select().from(payments).where(eq(payments.id, own.paymentId))
  const unknown = failure('not_found', 'There is no such payment')
  // A client secret begins with its intent's id: only a caller that could know it may ask the provider.
  if (!row?.stripePaymentId || !own.clientSecret.startsWith(`${row.stripePaymentId}_secret_`)) throw unknown
  const intent = await openGateway(till).readIntent(row.stripePaymentId)
  if (intent.clientSecret !== own.clientSecret) throw unknown
  return row.status === 'pending' || row.status === 'failed'
    ? settleAsTold(context, till, intent)
    : row.status
}

/** Whether a guest's own booking is paid, and how much (cents) it still costs. */
export async function bookingPayment(
  context: Context,
  till: Till,
  reference: string,
  key: string,
): Promise<{ isPaid: boolean; due: number }> {
  const booking = await till.ownBooking(context, reference, key)
  const [paid] = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, booking.id), eq(payments.status, 'completed')))
  return { isPaid: paid !== undefined, due: paid ? 0 : booking.totalPrice * 100 }
}
