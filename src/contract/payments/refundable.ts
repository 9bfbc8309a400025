import { centsOfDecimal } from '../platform/money.ts'
import type { Payment } from './payments.ts'

export function paidCents({ amount, receivedCents }: Pick<Payment, 'amount' | 'receivedCents'>): number {
  return receivedCents ?? centsOfDecimal(amount)
}

type Held = Pick<Payment, 'amount' | 'receivedCents' | 'refundedAmount' | 'status'>

export function leftCents(payment: Held): number {
  const { status, receivedCents } = payment
  const isHeld = status === 'completed' || (receivedCents !== null && status !== 'refunded')
  return isHeld ? Math.max(0, paidCents(payment) - centsOfDecimal(payment.refundedAmount)) : 0
}

type Origin = Pick<Payment, 'receivedCents' | 'stripePaymentId' | 'isClosed' | 'crypto'>

/** A closed intent without money was paid another way. */
export function isCardMoney({ receivedCents, stripePaymentId, isClosed, crypto }: Origin): boolean {
  if (crypto) return true
  return stripePaymentId !== null && (!isClosed || receivedCents !== null)
}

export function refundableCents(payment: Origin & Held): number {
  return isCardMoney(payment) ? leftCents(payment) : 0
}

export function mayHoldMoney(payment: Origin & Held & Pick<Payment, 'paymentDate'>): boolean {
  return refundableCents(payment) > 0 || isSetBack(payment)
}

export function isSetBack(payment: Origin & Pick<Payment, 'status' | 'paymentDate'>): boolean {
  const { status, paymentDate } = payment
  return isCardMoney(payment) && paymentDate !== null && (status === 'pending' || status === 'failed')
}
