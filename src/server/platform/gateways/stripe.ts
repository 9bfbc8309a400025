import Stripe from 'stripe'
import type { PaymentStatus } from '#contract/payments/payments.ts'
import type { Log } from '../telemetry/log.ts'
import {
  type Dispute,
  isUnanswered,
  type PaidCard,
  type PaymentGateway,
  type ProviderEvent,
  ProviderFailure,
  type ProviderIntent,
  type ProviderSetup,
  type SavedCard,
} from './payment.ts'
import { readSigned } from './webhook-signature.ts'

/** One try; a guest waits for three at most. */
const TIMEOUT_MS = 6000
const RETRIES = 2
const PAGE = 100
const MAX_REFUNDS = 10_000

export type StripeKeys = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiBase?: string | undefined
  takesCrypto?: boolean
}

function apiAddress(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const plain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? ('http' as const) : ('https' as const),
  }
}

export function stripeGateway(keys: StripeKeys, log: Log): PaymentGateway {
  const stripe = new Stripe(keys.secretKey, {
    ...apiAddress(keys.apiBase),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
  const callStripe = async <Reply>(call: Promise<Reply>): Promise<Reply> => {
    try {
      return await call
    } catch (error) {
      throw toProviderFailure(error, log)
    }
  }
  const { takesCrypto = false } = keys
  const readIntent = async (id: string) =>
    toIntent(
      await callStripe(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] })),
      takesCrypto,
    )
  return {
    provider: 'stripe',
    publishableKey: keys.publishableKey,
    createIntent: async ({
      amount,
      description,
      metadata,
      idempotencyKey,
      customerId,
      savesCard,
      isCardOnly,
    }) =>
      toIntent(
        await callStripe(
          stripe.paymentIntents.create(
            // A bank debit takes days, and an instant stay holds its nights for 30 minutes.
            {
              amount,
              currency: 'usd',
              description,
              metadata,
              allowed_payment_method_types: takesCrypto && !isCardOnly ? ['card', 'crypto'] : ['card'],
              ...(customerId && { customer: customerId }),
              ...(savesCard && { setup_future_usage: 'off_session' as const }),
            },
            { idempotencyKey },
          ),
        ),
      ),
    readIntent,
    cancelIntent: async (id) => toIntent(await callStripe(stripe.paymentIntents.cancel(id))),
    createCustomer: async (metadata, idempotencyKey) =>
      (await callStripe(stripe.customers.create({ metadata }, { idempotencyKey }))).id,
    createSetup: async ({ customerId, metadata, idempotencyKey }) =>
      toSetup(
        await callStripe(
          stripe.setupIntents.create(
            { customer: customerId, usage: 'off_session', allowed_payment_method_types: ['card'], metadata },
            { idempotencyKey },
          ),
        ),
      ),
    readSetup: async (id) =>
      toSetup(await callStripe(stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }))),
    chargeCard: async (id, paymentMethodId, idempotencyKey) => {
      const charge = { payment_method: paymentMethodId, off_session: true }
      await stripe.paymentIntents.confirm(id, charge, { idempotencyKey }).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw toProviderFailure(error, log)
      })
      return readIntent(id)
    },
    removeCard: async (id) => {
      await stripe.paymentMethods.detach(id).catch((error: unknown) => {
        const failed = toProviderFailure(error, log)
        // A refused call: the card is not attached any more.
        if (isUnanswered(failed)) throw failed
      })
    },
    refund: async (id, amount, idempotencyKey) => {
      await callStripe(stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey }))
      return readIntent(id)
    },
    refundedBetween: async (from, to) => {
      const created = { gte: Math.floor(from / 1000), lte: Math.ceil(to / 1000) }
      const refunds = stripe.refunds.list({ created, limit: PAGE })
      const found = await callStripe(refunds.autoPagingToArray({ limit: MAX_REFUNDS }))
      return [...new Set(found.flatMap(({ payment_intent }) => toId(payment_intent) ?? []))]
    },
    readEvent: async (raw, signature, now) => {
      const event = readSigned<Wire>(keys.webhookSecret, raw, signature, now)
      return event && { ...toEvent(event), mustRead: takesCrypto && COIN_PAYABLE_EVENTS.has(event.type) }
    },
  }
}

function toProviderFailure(error: unknown, log: Log): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error as Error
  const { type, code, statusCode, requestId } = error
  log.error({ type, code, statusCode, requestId, error: error.message }, 'a call to Stripe failed')
  if (code === 'resource_missing') return new ProviderFailure('unknown_intent')
  if (code === 'charge_disputed' || code === 'refund_disputed_payment') return new ProviderFailure('disputed')
  // 409: the first call under this key is still being executed.
  return new ProviderFailure(statusCode === undefined || statusCode === 409 ? 'unanswered' : 'refused')
}

const toId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)

function toCharge(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === 'object' ? intent.latest_charge : null
}

function toStatus(intent: Stripe.PaymentIntent): PaymentStatus {
  const charge = toCharge(intent)
  if (intent.status === 'succeeded') return charge?.refunded ? 'refunded' : 'completed'
  if (intent.status === 'canceled') return 'failed'
  return intent.last_payment_error ? 'failed' : 'pending'
}

const isUnderWay = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'processing' || status === 'requires_action' || status === 'requires_capture'

function toIntent(intent: Stripe.PaymentIntent, takesCrypto = false): ProviderIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    amount: intent.amount,
    status: toStatus(intent),
    received: intent.amount_received,
    currency: intent.currency,
    refunded: toCharge(intent)?.amount_refunded ?? 0,
    isTried: intent.latest_charge !== null || intent.last_payment_error !== null || isUnderWay(intent),
    isClosed: intent.status === 'canceled',
    isProcessing: takesCrypto && intent.status === 'processing',
    card: intent.setup_future_usage ? savedCard(intent.customer, intent.payment_method) : null,
    paidBy: intent.status === 'succeeded' ? paidCard(intent.payment_method) : null,
    problem: intent.last_payment_error?.message ?? null,
  }
}

function paidCard(method: string | Stripe.PaymentMethod | null): PaidCard | null {
  const card = typeof method === 'object' ? method?.card : null
  return card ? { brand: card.brand, last4: card.last4 } : null
}

type Reference = string | { id: string } | null

function savedCard(customer: Reference, method: string | Stripe.PaymentMethod | null): SavedCard | null {
  const customerId = toId(customer)
  if (!customerId || !method || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_month, exp_year } = method.card
  const expires = `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`
  return { customerId, paymentMethodId: method.id, brand, last4, expires }
}

function toSetup({ id, client_secret, status, customer, payment_method }: Stripe.SetupIntent): ProviderSetup {
  const card = status === 'succeeded' ? savedCard(customer, payment_method) : null
  return { id, clientSecret: client_secret ?? '', card }
}

const statusOfEvent: Readonly<Record<string, PaymentStatus>> = {
  'payment_intent.processing': 'pending',
  'payment_intent.requires_action': 'pending',
  'payment_intent.succeeded': 'completed',
  'payment_intent.payment_failed': 'failed',
  'payment_intent.canceled': 'failed',
}

const COIN_PAYABLE_EVENTS = new Set([
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
])

/** Each reports a failed refund, depending on the account's API version. */
const REFUND_CHANGES = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated'])
const FAILED_REFUND_STATES = new Set(['failed', 'canceled'])

const isWarning = (status = ''): boolean => status.startsWith('warning_')

/** Stripe calls an inquiry a warning; its escalation is an update. */
function toDispute({ type, data: { object, previous_attributes } }: Wire): Dispute['state'] | null {
  const { status } = object
  if (type === 'charge.dispute.created') return isWarning(status) ? 'inquiry' : 'opened'
  if (type === 'charge.dispute.updated')
    return isWarning(previous_attributes?.status) && !isWarning(status) ? 'opened' : null
  if (type !== 'charge.dispute.closed') return null
  if (isWarning(status)) return 'inquiry_closed'
  return status === 'won' || status === 'lost' ? status : null
}

type Wire = {
  id: string
  type: string
  data: {
    object: {
      id: string
      amount?: number
      amount_received?: number
      amount_captured?: number
      currency?: string
      payment_intent?: string | { id: string } | null
      refunded?: boolean
      amount_refunded?: number
      status?: string
    }
    previous_attributes?: { status?: string }
  }
}

function toEvent(wire: Wire): ProviderEvent {
  const { id, type, data } = wire
  const { object } = data
  const base: ProviderEvent = {
    id,
    type,
    intentId: null,
    status: null,
    isClosed: false,
    isTried: false,
    received: null,
    currency: object.currency ?? null,
    refunded: null,
    refundOf: null,
    isReturned: false,
    dispute: null,
    setupId: type === 'setup_intent.succeeded' ? object.id : null,
  }
  const ofCharge = toId(object.payment_intent)
  const state = toDispute(wire)
  if (state && ofCharge)
    return { ...base, dispute: { intentId: ofCharge, state, cents: object.amount ?? null } }
  if (REFUND_CHANGES.has(type) && FAILED_REFUND_STATES.has(object.status ?? ''))
    return { ...base, refundOf: ofCharge, isReturned: true }
  if (type === 'charge.refunded') {
    return {
      ...base,
      intentId: ofCharge,
      refundOf: ofCharge,
      // Only a paid intent can be refunded, and a partial refund leaves it completed.
      status: object.refunded ? 'refunded' : 'completed',
      isTried: true,
      received: object.amount_captured ?? null,
      refunded: object.amount_refunded ?? null,
    }
  }
  const status = statusOfEvent[type] ?? null
  if (!status) return base
  return {
    ...base,
    intentId: object.id,
    status,
    isClosed: type === 'payment_intent.canceled',
    isTried: type !== 'payment_intent.canceled',
    received: object.amount_received ?? null,
  }
}
