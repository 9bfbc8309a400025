import type { Payment } from '#contract/payments/payments.ts'

type BookingNames = Partial<Pick<Payment, 'guestName' | 'lodgeName' | 'lodgeSlug'>>

/**
 * The specification's fields; the others may be missing. The guest and the lodge are in the payment or in its
 * `booking`.
 */
export type GivenPayment = Pick<Payment, 'id' | 'status' | 'paymentMethod' | 'createdAt'> &
  Partial<Omit<Payment, 'amount'>> & { amount: string | number; booking?: BookingNames | null }

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
    receivedCents: given.receivedCents ?? null,
    isClosed: given.isClosed ?? false,
    crypto: given.crypto ?? null,
    processingSince: given.processingSince ?? null,
    refundedAmount: String(given.refundedAmount ?? '0.00'),
    stripePaymentId: given.stripePaymentId || null,
    purpose: given.purpose ?? 'booking',
    bookingReference: given.bookingReference ?? null,
    guestName: given.guestName ?? booking?.guestName ?? null,
    lodgeName: given.lodgeName ?? booking?.lodgeName ?? null,
    lodgeSlug: given.lodgeSlug ?? booking?.lodgeSlug ?? null,
  }
}
