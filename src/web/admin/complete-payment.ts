import type { Payment } from '#contract/payments.ts'

type BookingWords = Partial<Pick<Payment, 'guestName' | 'lodgeName' | 'lodgeSlug'>>

/**
 * A payment as another server may give it: the specification's fields, an amount as text or number, and its booking's
 * guest and lodge beside them or in a `booking` of their own.
 */
export type GivenPayment = Pick<Payment, 'id' | 'status' | 'paymentMethod' | 'createdAt'> &
  Partial<Omit<Payment, 'amount'>> & { amount: string | number; booking?: BookingWords | null }

/** A payment with everything that the list shows and the cards add up. */
export function completePayment({ booking, ...given }: GivenPayment): Payment {
  return {
    bookingId: null,
    currency: 'USD',
    paymentDate: null,
    notes: null,
    payerName: null,
    payerEmail: null,
    updatedAt: given.createdAt,
    triedAt: given.createdAt,
    ...given,
    amount: String(given.amount ?? '0.00'),
    refundedAmount: String(given.refundedAmount ?? '0.00'),
    stripePaymentId: given.stripePaymentId || null,
    purpose: given.purpose ?? 'booking',
    guestName: given.guestName ?? booking?.guestName ?? null,
    lodgeName: given.lodgeName ?? booking?.lodgeName ?? null,
    lodgeSlug: given.lodgeSlug ?? booking?.lodgeSlug ?? null,
  }
}
