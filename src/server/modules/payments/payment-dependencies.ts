import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { CryptoTaken, PaymentStatus } from '#contract/payments/payments.ts'
import type { Context } from '#server/platform/context.ts'
import type { payments } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import type { PaymentGateway } from '#server/platform/gateways/payment.ts'
import type { SandboxGateway } from '#server/platform/gateways/sandbox.ts'
import { serviceKey } from '#server/platform/services.ts'
import { maySell } from '../legal/operator.ts'

export type PaymentRow = typeof payments.$inferSelect

/** `slow`: for 24 hours now, once a round of the sweep. */
export type ProcessingNews = 'began' | 'failed' | 'slow'

/** What payments need of the provider and of the modules above. */
export type PaymentDependencies = {
  gateway: PaymentGateway | null
  sandbox: SandboxGateway | null
  /** A guest's own booking by reference and key; fails with `not_found`. */
  ownBooking: (context: Context, reference: string, key: string) => Promise<BookingWithMoney>
  /**
   * Called in the transaction that changes a payment, also when only its refunded amount grows; `before` is its earlier status,
   * null for a new payment. Must be harmless when called again.
   */
  onStatus: (context: Context, payment: PaymentRow, before: PaymentStatus | null) => Promise<void>
  /** Called in the transaction that learns that coins at the card provider wait for their network, or no longer do. */
  onProcessing: (context: Context, payment: PaymentRow, news: ProcessingNews) => Promise<void>
  /** Offers the queued refund of a payment in coins at its provider. */
  refundCoins: (context: Context, paymentId: number) => Promise<void>
  /** Withdraws refunds in coins that were offered and not sent; fails with `conflict` when their coins are on their way. */
  stopCoinRefund: (context: Context, paymentId: number) => Promise<void>
  /** Which provider takes coins. */
  coinProvider: () => CryptoTaken
}

export const paymentDependencies = serviceKey<PaymentDependencies>('payment dependencies')

/** Called in order when a payment changes; see `PaymentDependencies.onStatus`. */
export const paymentListeners = serviceKey<PaymentDependencies['onStatus'][]>('listeners of payments')

/** Provided by the module of payments in coins. */
export const coinRefunds = serviceKey<PaymentDependencies['refundCoins']>('refunds in coins')
export const coinRefundsStopped = serviceKey<PaymentDependencies['stopCoinRefund']>(
  'withdrawn refunds in coins',
)
export const processingCoins = serviceKey<PaymentDependencies['onProcessing']>('coins at the card provider')
export const coinsTaken = serviceKey<CryptoTaken>('provider of coins')

export const guestBooking = serviceKey<PaymentDependencies['ownBooking']>('booking of a guest')

export const notSetUp = () =>
  failure('unavailable', 'Card payments are not set up here. Please contact us directly.')

/** Whether cards can be paid now: there is a provider, and buyers can learn who sells. */
export const takesCards = async (
  context: Context,
  { gateway }: Pick<PaymentDependencies, 'gateway'>,
): Promise<boolean> => gateway !== null && (await maySell(context))

/** Whether a stay can be paid now, by card or in coins. */
export const takesPayments = async (
  context: Context,
  { gateway, coinProvider }: Pick<PaymentDependencies, 'gateway' | 'coinProvider'>,
): Promise<boolean> => (gateway !== null || coinProvider() !== 'none') && (await maySell(context))

/** The provider; fails with `unavailable` where none is set up. */
export function requireGateway({ gateway }: Pick<PaymentDependencies, 'gateway'>): PaymentGateway {
  if (!gateway) throw notSetUp()
  return gateway
}
