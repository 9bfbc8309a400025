import type { PaymentStatus } from '#contract/payments/payments.ts'
import { Failure } from '../failure.ts'

/** A failed call to a provider. The caller learns that it is unavailable, whatever the reason. */
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

/** Whether a call may have been executed; a provider repeats any other error for a day under the same key. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.reason === 'unanswered'

/** An intent at the provider. */
export type ProviderIntent = {
  id: string
  clientSecret: string
  /** Cents. */
  amount: number
  status: PaymentStatus
  /** Received cents. */
  received: number
  /** ISO 4217, lower case. */
  currency: string
  /** Cents refunded so far. */
  refunded: number
  /** True after the first attempt to pay, whatever its result. */
  isTried: boolean
  /** True when it can no longer be paid. */
  isClosed: boolean
  /** Coins were sent through the card provider, and their network has not confirmed them. */
  isProcessing?: boolean
  /** The stored card that it was paid with; null without one. */
  card: SavedCard | null
  /** The card that has paid, stored or not; null before, and for coins. */
  paidBy: PaidCard | null
  /** Why the last attempt failed, in words for the guest. */
  problem: string | null
}

/** A card stored at the provider for later charges. */
export type SavedCard = {
  customerId: string
  paymentMethodId: string
  brand: string
  last4: string
  /** MM/YY. */
  expires: string
}

/** What a receipt says of the card. */
export type PaidCard = Pick<SavedCard, 'brand' | 'last4'>

/** A setup that stores a card and charges nothing; `card` is null until it is confirmed. */
export type ProviderSetup = { id: string; clientSecret: string; card: SavedCard | null }

/** A verified webhook; `status` is null when it changes nothing. */
export type ProviderEvent = {
  id: string
  type: string
  intentId: string | null
  status: PaymentStatus | null
  /** What it says holds only if the provider says the same now, because such events come late and out of order. */
  mustRead?: boolean
  isClosed: boolean
  isTried: boolean
  /** Received cents and their currency (ISO 4217, lower case); null when the event has none. */
  received: number | null
  currency: string | null
  /** Cents refunded in all when the event was made; null when the event has none. */
  refunded: number | null
  /** The intent of a changed refund: its present state must be read, because such events come late and out of order. */
  refundOf: string | null
  /** The bank returned the refund. */
  isReturned: boolean
  dispute: Dispute | null
  /** The setup that was confirmed. */
  setupId: string | null
}

/**
 * A payment of which the payer complained to the bank. An `inquiry` has taken no money yet; it ends, or becomes an opened
 * dispute.
 */
export type Dispute = {
  intentId: string
  state: 'inquiry' | 'inquiry_closed' | 'opened' | 'won' | 'lost'
  /** The disputed part of the payment; null when the event has none. */
  cents: number | null
}

export type NewIntent = {
  /** Cents. */
  amount: number
  description: string
  metadata: Record<string, string>
  /** The same key always returns the same intent. */
  idempotencyKey: string
  /** Who pays; needed to store the card, and to charge a stored one. */
  customerId?: string | undefined
  /** Stores the card for charges without the guest. */
  savesCard?: boolean
  /** Nothing but a card pays it, also where the provider takes coins. */
  isCardOnly?: boolean
}

export type NewSetup = Pick<NewIntent, 'metadata' | 'idempotencyKey'> & { customerId: string }

export const isUnknownIntent = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.reason === 'unknown_intent'

/** Whether a refund has to wait for the decision of the payer's bank. */
export const isDisputed = (error: unknown): boolean =>
  error instanceof ProviderFailure && error.reason === 'disputed'

/** A card provider. Every call throws `unavailable` when the provider is unreachable; repeating it is safe. */
export type PaymentGateway = {
  provider: 'stripe' | 'sandbox'
  /** For the browser; null when the provider needs none. */
  publishableKey: string | null
  createIntent: (intent: NewIntent) => Promise<ProviderIntent>
  readIntent: (id: string) => Promise<ProviderIntent>
  /** Makes an unpaid intent unpayable; fails when it was paid meanwhile. */
  cancelIntent: (id: string) => Promise<ProviderIntent>
  createCustomer: (metadata: Record<string, string>, idempotencyKey: string) => Promise<string>
  createSetup: (setup: NewSetup) => Promise<ProviderSetup>
  readSetup: (id: string) => Promise<ProviderSetup>
  /** Pays an intent with a stored card, without the guest; the same key charges once. A declined card is an intent that failed. */
  chargeCard: (id: string, paymentMethodId: string, idempotencyKey: string) => Promise<ProviderIntent>
  /** Removes a stored card; harmless when it is gone. */
  removeCard: (paymentMethodId: string) => Promise<void>
  /** Refunds `cents`; the same key refunds once. */
  refund: (id: string, cents: number, idempotencyKey: string) => Promise<ProviderIntent>
  /** Intents with refunds between two instants (milliseconds), each once. */
  refundedBetween: (from: number, to: number) => Promise<string[]>
  /** Verifies a webhook's raw body; null when the signature is wrong or older than 300 s. */
  readEvent: (raw: string, signature: string, now: number) => Promise<ProviderEvent | null>
}
