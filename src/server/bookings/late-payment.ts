import { eq } from 'drizzle-orm'
import type { PaymentStatus } from '#contract/payments.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { promiseRefunds } from '../payments/refunds.ts'

type SettledPayment = { bookingId: number | null; status: PaymentStatus }

/**
 * A card may be charged at the moment its stay is cancelled: what comes in for a cancelled stay goes back, but for the
 * fee. Runs in the transaction that settles the payment.
 */
export async function refundLatePayment(context: Context, payment: SettledPayment): Promise<void> {
  if (payment.bookingId === null || payment.status !== 'completed') return
  const [booking] = await context.db.select().from(bookings).where(eq(bookings.id, payment.bookingId))
  if (booking?.status === 'cancelled')
    await promiseRefunds(context, booking.id, (booking.cancellationFee ?? 0) * 100)
}
