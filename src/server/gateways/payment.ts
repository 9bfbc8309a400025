import type { PaymentStatus } from '#contract/payments.ts'

/** An intent in the provider's own books, in our words. */
export type ProviderIntent = {
  id: string
  clientSecret: string
  /** Cents. */
  amount: number
  status: PaymentStatus
  /** Cents that were really received. */
  received: number
  /** ISO 4217, lower case. */
  currency: string
  /** Cents that were given back so far. */
  refunded: number
  /** True once somebody has tried to pay it, whatever came of it. */
  isTried: boolean
  /** True when it can never be paid any more. */
  isClosed: boolean
}

/** What a verified webhook tells; `status` is null for news that changes nothing here. */
export type ProviderEvent = {
  id: string
  type: string
  intentId: string | null
  status: PaymentStatus | null
  isClosed: boolean
  isTried: boolean
  /** Cents that were really received, and in which currency (ISO 4217, lower case), when the event says so. */
  received: number | null
  currency: string | null
  /** Cents given back so far in all, when the event says so. */
  refunded: number | null
  /** The intent of a refund that the bank sent back; what is given back of it in all must be asked. */
  failedRefundOf: string | null
}

export type NewIntent = {
  /** Cents. */
  amount: number
  description: string
  metadata: Record<string, string>
  /** The same key is answered with the same intent, however often it is asked. */
  idempotencyKey: string
}

/**
 * A provider that takes cards. Every call throws `unavailable` when the provider cannot be asked; asking again is
 * always safe.
 */
export type PaymentGateway = {
  provider: 'stripe' | 'sandbox'
  /** For the browser; null for a provider that needs none. */
  publishableKey: string | null
  createIntent: (intent: NewIntent) => Promise<ProviderIntent>
  readIntent: (id: string) => Promise<ProviderIntent>
  /** Gives `cents` back of what was paid; the same key gives back once. */
  refund: (id: string, cents: number, idempotencyKey: string) => Promise<ProviderIntent>
  /** The intents of which something was given back between two instants (milliseconds), each once. */
  refundedBetween: (from: number, to: number) => Promise<string[]>
  /** Verifies a webhook's raw body; null when the signature is not the provider's or older than 300 s. */
  readEvent: (raw: string, signature: string, now: number) => ProviderEvent | null
}
