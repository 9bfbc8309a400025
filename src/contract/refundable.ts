import { centsOfDecimal } from './money.ts'
import type { Payment } from './payments.ts'

/** Cents that the payer paid: the amount, unless the provider received another. */
export function paidCents({ amount, receivedCents }: Pick<Payment, 'amount' | 'receivedCents'>): number {
  return receivedCents ?? centsOfDecimal(amount)
}

type CardPayment = Pick<Payment, 'amount' | 'receivedCents' | 'refundedAmount' | 'status' | 'stripePaymentId'>

/** Cents that can be refunded through the provider: of a payment that is completed, or was paid with a wrong amount. */
export function refundableCents(payment: CardPayment): number {
  const { status, receivedCents, stripePaymentId } = payment
  const isHeld = status === 'completed' || (receivedCents !== null && status !== 'refunded')
  if (!isHeld || stripePaymentId === null) return 0
  return Math.max(0, paidCents(payment) - centsOfDecimal(payment.refundedAmount))
}
