import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { paymentEvents } from '#server/platform/database/tables/payments.ts'
import type { PaymentRow, ProcessingNews } from '../payments/payment-dependencies.ts'
import { closeOtherInvoices } from './close-others.ts'
import { emailInvalid, emailSlow } from './crypto-emails.ts'
import { freeNights, keepNights } from './hold-nights.ts'

/**
 * Nights are held for coins at Stripe as for those at BTCPay. Runs in the transaction that stores the update.
 */
export async function followStripeCoins(
  context: Context,
  payment: PaymentRow,
  news: ProcessingNews,
): Promise<void> {
  const { id, bookingId } = payment
  if (news === 'began') {
    await keepNights(context, bookingId)
    await closeOtherInvoices(context, payment)
    context.emit({ type: 'coins_closed' })
  }
  if (news === 'failed') {
    await freeNights(context, { bookingId, heldUntil: isoNow(context.clock) })
    await emailInvalid(context, payment)
  }
  if (news === 'slow' && (await isFirstReport(context, id))) await emailSlow(context, payment)
}

async function isFirstReport({ db, clock }: Context, paymentId: number): Promise<boolean> {
  const reported = await db
    .insert(paymentEvents)
    .values({ eventId: `slow coins of ${paymentId}`, type: 'slow coins', receivedAt: isoNow(clock) })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.eventId })
  return reported.length > 0
}
