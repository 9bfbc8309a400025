import type { PaymentStatus } from '#contract/payments/payments.ts'
import { Failure } from '../failure.ts'

export class ProviderFailure extends Failure {
  /**
   * `unanswered`: the call may have been executed, and only its own key repeats it safely. `unknown_intent`: the intent belongs to
   * another account or provider. `disputed`: no refund until the payer's bank has decided.
   */
  readonly reason: 'unanswered' | 'refused' | 'unknown_intent' | 'disputed'

  constructor(reason: ProviderFailure['reason']) {
    super('unavailable', 'The payment provider does not answer right now. Please try again in a moment.')
    this.reason = reason
  }
}

/** A provider repeats any other error for a day under the same key. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.reason === 'unanswered'

/** Amounts are in cents, the currency is ISO 4217 in lower case. */
export type ProviderIntent = {
  id: string
  clientSecret: string
  amount: number
  status: PaymentStatus
  received: number
  currency: string
  refunded: number
  isTried: boolean
  isClosed: boolean
  isProcessing?: boolean
  card: SavedCard | null
  paidBy: PaidCard | null
  problem: string | null
}

export type SavedCard = {
  customerId: string
  paymentMethodId: string
  brand: string
  last4: string
  expires: string
}

export type PaidCard = Pick<SavedCard, 'brand' | 'last4'>

export type ProviderSetup = { id: string; clientSecret: string; card: SavedCard | null }

/** `status` is null when the webhook changes nothing; an amount is null when it has none. */
export type ProviderEvent = {
  id: string
  type: string
  intentId: string | null
  status: PaymentStatus | null
  /** Such events come late and out of order, so they hold only if the provider says the same now. */
  mustRead?: boolean
  isClosed: boolean
  isTried: boolean
  received: number | null
  currency: string | null
  refunded: number | null
  /** The intent of a changed refund, whose present state must be read. */
  refundOf: string | null
  isReturned: boolean
  dispute: Dispute | null
  setupId: string | null
}

/** An `inquiry` has taken no money yet; it ends, or becomes an opened dispute. */
export type Dispute = {
  intentId: string
  state: 'inquiry' | 'inquiry_closed' | 'opened' | 'won' | 'lost'
  cents: number | null
}

export type NewIntent = {
  /** Cents. */
  amount: number
  description: string
  metadata: Record<string, string>
  /** The same key always returns the same intent. */
  idempotencyKey: string
  customerId?: string | undefined
  savesCard?: boolean
  isCardOnly?: boolean
}

export type NewSetup = Pick<NewIntent, 'metadata' | 'idempotencyKey'> & { customerId: string }

export const isUnknownIntent = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.reason === 'unknown_intent'

export const isDisputed = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.reason === 'disputed'

/** Every call throws `unavailable` when the provider is unreachable; repeating it is safe. */
export type PaymentGateway = {
  provider: 'stripe' | 'sandbox'
  publishableKey: string | null
  createIntent: (intent: NewIntent) => Promise<ProviderIntent>
  readIntent: (id: string) => Promise<ProviderIntent>
  /** Fails when the intent was paid meanwhile. */
  cancelIntent: (id: string) => Promise<ProviderIntent>
  createCustomer: (metadata: Record<string, string>, idempotencyKey: string) => Promise<string>
  createSetup: (setup: NewSetup) => Promise<ProviderSetup>
  readSetup: (id: string) => Promise<ProviderSetup>
  /** Charges without the guest. The same key charges once; a declined card is an intent that failed. */
  chargeCard: (id: string, paymentMethodId: string, idempotencyKey: string) => Promise<ProviderIntent>
  removeCard: (paymentMethodId: string) => Promise<void>
  /** The same key refunds once. */
  refund: (id: string, cents: number, idempotencyKey: string) => Promise<ProviderIntent>
  /** Instants in milliseconds; each intent once. */
  refundedBetween: (from: number, to: number) => Promise<string[]>
  /** Null when the signature is wrong or older than 300 s. */
  readEvent: (raw: string, signature: string, now: number) => Promise<ProviderEvent | null>
}
