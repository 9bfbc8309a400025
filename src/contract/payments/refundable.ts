import { centsOfDecimal } from '../platform/money.ts'
import type { Payment } from './payments.ts'

/** Cents that the payer paid: the amount, unless the provider received another. */
export function paidCents({ amount, receivedCents }: Pick<Payment, 'amount' | 'receivedCents'>): number {
  return receivedCents ?? centsOfDecimal(amount)
}

type Held = Pick<Payment, 'amount' | 'receivedCents' | 'refundedAmount' | 'status'>

/** Cents that nobody has given back of a payment that is completed, or was paid with a wrong amount. */
export function leftCents(payment: Held): number {
  const { status, receivedCents } = payment
  const isHeld = status === 'completed' || (receivedCents !== null && status !== 'refunded')
  return isHeld ? Math.max(0, paidCents(payment) - centsOfDecimal(payment.refundedAmount)) : 0
}

type Origin = Pick<Payment, 'receivedCents' | 'stripePaymentId' | 'isClosed' | 'crypto'>

/** Whether a provider of cards or coins has received the payment, once it is paid: a closed intent without money was paid another way. */
export function isCardMoney({ receivedCents, stripePaymentId, isClosed, crypto }: Origin): boolean {
  if (crypto) return true
  return stripePaymentId !== null && (!isClosed || receivedCents !== null)
}

/** Cents that can be refunded through the provider. */
export function refundableCents(payment: Origin & Held): number {
  return isCardMoney(payment) ? leftCents(payment) : 0
}

/** Whether the provider may hold money of a payment: also of one that an owner has set back after it was paid. */
export function mayHoldMoney(payment: Origin & Held & Pick<Payment, 'paymentDate'>): boolean {
  return refundableCents(payment) > 0 || isSetBack(payment)
}

/** Whether a card payment was paid once, and an owner has set it to pending or failed since. */
export function isSetBack(payment: Origin & Pick<Payment, 'status' | 'paymentDate'>): boolean {
  const { status, paymentDate } = payment
  return isCardMoney(payment) && paymentDate !== null && (status === 'pending' || status === 'failed')
}
