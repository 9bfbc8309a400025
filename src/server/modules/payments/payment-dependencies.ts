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

/** `slow` means 24 hours. It is reported in each round of the sweep. */
export type ProcessingNews = 'began' | 'failed' | 'slow'

export type PaymentDependencies = {
  gateway: PaymentGateway | null
  sandbox: SandboxGateway | null
  /** Fails with `not_found`. */
  ownBooking: (context: Context, reference: string, key: string) => Promise<BookingWithMoney>
  /**
   * Called in the transaction that changes a payment, also when only its refunded amount grows. `before` is
   * null for a new payment. A repeated call must be harmless.
   */
  onStatus: (context: Context, payment: PaymentRow, before: PaymentStatus | null) => Promise<void>
  /** Called in the transaction that stores whether coins at the card provider wait for their network. */
  onProcessing: (context: Context, payment: PaymentRow, news: ProcessingNews) => Promise<void>
  refundCoins: (context: Context, paymentId: number) => Promise<void>
  /** Fails with `conflict` when the coins are on their way. */
  stopCoinRefund: (context: Context, paymentId: number) => Promise<void>
  coinProvider: () => CryptoTaken
}

export const paymentDependencies = serviceKey<PaymentDependencies>('payment dependencies')

export const paymentListeners = serviceKey<PaymentDependencies['onStatus'][]>('listeners of payments')

export const coinRefunds = serviceKey<PaymentDependencies['refundCoins']>('refunds in coins')
export const coinRefundsStopped = serviceKey<PaymentDependencies['stopCoinRefund']>(
  'withdrawn refunds in coins',
)
export const processingCoins = serviceKey<PaymentDependencies['onProcessing']>('coins at the card provider')
export const coinsTaken = serviceKey<CryptoTaken>('provider of coins')

export const guestBooking = serviceKey<PaymentDependencies['ownBooking']>('booking of a guest')

export const notSetUp = () =>
  failure('unavailable', 'Card payments are not set up here. Please contact us directly.')

export const takesCards = async (
  context: Context,
  { gateway }: Pick<PaymentDependencies, 'gateway'>,
): Promise<boolean> => gateway !== null && (await maySell(context))

export const takesPayments = async (
  context: Context,
  { gateway, coinProvider }: Pick<PaymentDependencies, 'gateway' | 'coinProvider'>,
): Promise<boolean> => (gateway !== null || coinProvider() !== 'none') && (await maySell(context))

/** Fails with `unavailable` when no provider is set up. */
export function requireGateway({ gateway }: Pick<PaymentDependencies, 'gateway'>): PaymentGateway {
  if (!gateway) throw notSetUp()
  return gateway
}
