import type { Booking } from '#contract/bookings.ts'
import type { Context } from '../context.ts'
import type { payments } from '../database/tables/payments.ts'
import { failure } from '../failure.ts'
import type { PaymentGateway } from '../gateways/payment.ts'
import type { SandboxGateway } from '../gateways/sandbox.ts'

export type PaymentRow = typeof payments.$inferSelect

/** What the payments' room is handed by the server: the provider, and what the rooms above it know and do. */
export type PaymentDependencies = {
  gateway: PaymentGateway | null
  sandbox: SandboxGateway | null
  /** A guest's own booking by reference and key; fails with `not_found`. */
  ownBooking: (context: Context, reference: string, key: string) => Promise<Booking>
  /** Told in the transaction that changes a payment's status; must be harmless when told again. */
  onStatus: (context: Context, payment: PaymentRow) => Promise<void>
}

/** The provider, or a 503 where none is set up. */
export function requireGateway({ gateway }: Pick<PaymentDependencies, 'gateway'>): PaymentGateway {
  if (!gateway) throw failure('unavailable', 'Card payments are not set up here. Please contact us directly.')
  return gateway
}
