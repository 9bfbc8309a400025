import { eq } from 'drizzle-orm'
import type { PaymentStatus } from '#contract/payments.ts'
import { costCents } from '#contract/stay-money.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { enqueueExcessRefund } from '../payments/refunds.ts'

type SettledPayment = { id: number; bookingId: number | null; status: PaymentStatus }

/**
 * A card may be charged at the moment its stay is cancelled, or paid another way: what comes in beyond what the stay costs
 * goes back. Runs in the transaction that settles the payment.
 */
export async function refundLatePayment(context: Context, payment: SettledPayment): Promise<void> {
  if (payment.bookingId === null || payment.status !== 'completed') return
  const [booking] = await context.db.select().from(bookings).where(eq(bookings.id, payment.bookingId))
  if (booking)
    await enqueueExcessRefund(context, { id: payment.id, bookingId: booking.id }, costCents(booking))
}
