import Stripe from 'stripe'
import type { PaymentStatus } from '#contract/payments.ts'
import { failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { PaymentGateway, ProviderEvent, ProviderIntent } from './payment.ts'
import { isSignedBy } from './webhook-signature.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2

export type StripeKeys = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Another address than Stripe's own, for tests against a stand-in. */
  apiBase?: string | undefined
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const plain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? ('http' as const) : ('https' as const),
  }
}

/** Card payments by Stripe: PaymentIntents, idempotency keys, signed webhooks. */
export function stripeGateway(keys: StripeKeys, log: Log): PaymentGateway {
  const stripe = new Stripe(keys.secretKey, {
    ...addressOf(keys.apiBase),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
  const asking = async <Reply>(question: Promise<Reply>): Promise<Reply> => {
    try {
      return await question
    } catch (error) {
      throw explained(error, log)
    }
  }
  const readIntent = async (id: string) =>
    toIntent(await asking(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })))
  return {
    provider: 'stripe',
    publishableKey: keys.publishableKey,
    createIntent: async ({ amount, description, metadata, idempotencyKey }) =>
      toIntent(
        await asking(
          stripe.paymentIntents.create(
            { amount, currency: 'usd', description, metadata, automatic_payment_methods: { enabled: true } },
            { idempotencyKey },
          ),
        ),
      ),
    readIntent,
    refund: async (id, idempotencyKey) => {
      const before = await readIntent(id)
      if (before.status === 'refunded') return before
      await asking(stripe.refunds.create({ payment_intent: id }, { idempotencyKey }))
      return { ...before, status: 'refunded' }
    },
    readEvent: (raw, signature, now) =>
      isSignedBy(keys.webhookSecret, raw, signature, now) ? toEvent(raw) : null,
  }
}

/** Everything that goes wrong at Stripe is, for a guest, a provider that cannot be reached; the log has the rest. */
function explained(error: unknown, log: Log): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error as Error
  const { type, code, statusCode, requestId } = error
  log.error(
    { type, code, statusCode, requestId, error: error.message },
    'Stripe did not do what it was asked',
  )
  return failure(
    'unavailable',
    'The payment provider does not answer right now. Please try again in a moment.',
  )
}

function statusOf(intent: Stripe.PaymentIntent): PaymentStatus {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  if (intent.status === 'succeeded') return charge?.refunded ? 'refunded' : 'completed'
  if (intent.status === 'canceled') return 'failed'
  return intent.last_payment_error ? 'failed' : 'pending'
}

function toIntent(intent: Stripe.PaymentIntent): ProviderIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    amount: intent.amount,
    status: statusOf(intent),
    isClosed: intent.status === 'canceled',
  }
}

const told: Readonly<Record<string, PaymentStatus>> = {
  'payment_intent.succeeded': 'completed',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'failed',
}

/** The members of Stripe's events that are read here. */
type Wire = {
  id: string
  type: string
  data: {
    object: {
      id: string
      amount_received?: number
      payment_intent?: string | { id: string } | null
      refunded?: boolean
    }
  }
}

function toEvent(raw: string): ProviderEvent {
  const { id, type, data } = JSON.parse(raw) as Wire
  const { object } = data
  if (type === 'charge.refunded') {
    const intent = object.payment_intent
    return {
      id,
      type,
      intentId: typeof intent === 'object' ? (intent?.id ?? null) : (intent ?? null),
      // A partial refund leaves the payment completed.
      status: object.refunded ? 'refunded' : null,
      isClosed: false,
      received: null,
    }
  }
  const status = told[type] ?? null
  return {
    id,
    type,
    intentId: status ? object.id : null,
    status,
    isClosed: type === 'payment_intent.canceled',
    received: status === 'completed' ? (object.amount_received ?? null) : null,
  }
}
