import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type PaymentStatus, type PaymentTotals, paymentEndpoints } from '#contract/payments/payments.ts'
import { sandboxEndpoints } from '#contract/payments/sandbox.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { cardSetups, payments } from '#server/platform/database/tables/payments.ts'
import type { Events } from '#server/platform/events.ts'
import { type Failure, failure } from '#server/platform/failure.ts'
import type { PaymentGateway } from '#server/platform/gateways/payment.ts'
import type { SandboxGateway } from '#server/platform/gateways/sandbox.ts'
import { idempotently, readIdempotencyKey } from '#server/platform/http/idempotency.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import { maySell } from '../legal/operator.ts'
import { recordPayment, refundPayment, setPaymentStatus } from './admin-payments.ts'
import { keepCards, keepSetup } from './cards/card-storage.ts'
import { cardRoutes } from './cards/routes.ts'
import { countPayments, listPayments, readPaymentTotals } from './list.ts'
import { type PaymentDependencies, requireGateway, takesCards } from './payment-dependencies.ts'
import { recordRefundElsewhere } from './refund-elsewhere.ts'
import { settleFromProvider } from './settle.ts'
import { setUpPayment } from './setup.ts'
import { WEBHOOK_PATH } from './webhook.ts'

/**
 * Reads the provider while the payment is pending, so a late webhook does no harm. Fails with `not_found`.
 */
async function ownPaymentStatus(
  context: Context,
  deps: PaymentDependencies,
  clientSecret: string,
): Promise<PaymentStatus> {
  // A client secret begins with its intent's id. Only known intents are read from the provider.
  const [intentId = ''] = clientSecret.split('_secret_')
  const [row] = await context.db.select().from(payments).where(eq(payments.stripePaymentId, intentId))
  const unknown = failure('not_found', 'There is no such payment')
  const gateway = requireGateway(deps)
  if (!row) return ownSetupStatus(context, gateway, clientSecret, unknown)
  const intent = await gateway.readIntent(intentId)
  if (intent.clientSecret !== clientSecret) throw unknown
  if (row.status !== 'pending' && row.status !== 'failed') return row.status
  const status = await settleFromProvider(context, deps, intent)
  if (status === 'completed') await keepCards(context, gateway, intentId)
  return status
}

async function ownSetupStatus(
  context: Context,
  gateway: PaymentGateway,
  clientSecret: string,
  unknown: Failure,
): Promise<PaymentStatus> {
  const [setupId = ''] = clientSecret.split('_secret_')
  const [setup] = await context.db.select().from(cardSetups).where(eq(cardSetups.setupId, setupId))
  if (!setup || (await gateway.readSetup(setupId)).clientSecret !== clientSecret) throw unknown
  return (await keepSetup(context, gateway, setupId)) ? 'completed' : 'pending'
}

/** For each network, without bookings. */
const INTENTS_AN_HOUR = 100

/** Limits the age of the totals when another instance's event is late. */
const TOTALS_CACHED_MS = 10_000

export function paymentRoutes(
  app: FastifyInstance,
  getContext: GetContext,
  deps: PaymentDependencies,
  events: Events,
): void {
  const limitIntents = hourlyLimit(INTENTS_AN_HOUR)
  const totals = new PromiseCache<PaymentTotals>({ ttlMs: TOTALS_CACHED_MS })
  events.on('payments_changed', () => totals.drop())
  mount(app, paymentEndpoints, getContext, {
    createPaymentIntent: async (context, { body }, _answer, request) => {
      // Guests of a booking have its key; everyone else could open card payments without end.
      if (body.metadata.type !== 'booking') limitIntents(context)
      return setUpPayment(context, deps, body, { scope: 'payments', key: readIdempotencyKey(request), body })
    },
    readPaymentSetup: (context) => readSetup(context, deps),
    readPaymentStatus: async (context, { body }) => ({
      status: await ownPaymentStatus(context, deps, body.clientSecret),
    }),
    listPayments: (context, { query }) => listPayments(context, query),
    countPayments: (context, { query }) => countPayments(context, query),
    readPaymentTotals: (context) => readPaymentTotals(context, totals),
    recordPayment: (context, { body }, _answer, request) =>
      idempotently(context, { scope: 'recorded payments', key: readIdempotencyKey(request), body }, (inner) =>
        recordPayment(inner, deps, body),
      ),
    setPaymentStatus: (context, { params, body }, _answer, request) =>
      setPaymentStatus(context, deps, params.id, { ...body, key: readIdempotencyKey(request) }),
    refundPayment: (context, { params, body }, _answer, request) => {
      const refund = body?.elsewhere ? recordRefundElsewhere : refundPayment
      const key = readIdempotencyKey(request)
      return refund(context, deps, params.id, { amountCents: body?.amountCents, reason: body?.reason, key })
    },
  })
  cardRoutes(app, getContext, deps)
  sandboxRoutes(app, getContext, deps.sandbox)
}

async function readSetup(context: Context, { gateway, coinProvider }: PaymentDependencies) {
  const crypto = (await maySell(context)) ? coinProvider() : 'none'
  if (!gateway || !(await takesCards(context, { gateway }))) return { provider: 'none' as const, crypto }
  return gateway.provider === 'stripe'
    ? { provider: 'stripe' as const, publishableKey: gateway.publishableKey ?? '', crypto }
    : { provider: 'sandbox' as const, crypto }
}

function sandboxRoutes(app: FastifyInstance, getContext: GetContext, sandbox: SandboxGateway | null): void {
  const present = (): SandboxGateway => {
    if (!sandbox) throw failure('not_found', 'There is nothing at this address')
    return sandbox
  }
  sandbox?.deliverBy(async (raw, signature) => {
    const answer = await app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: raw,
    })
    if (answer.statusCode >= 300) throw new Error(`the webhook was answered ${answer.statusCode}`)
  })
  mount(app, sandboxEndpoints, getContext, {
    confirmSandboxPayment: (_context, { body }) => present().confirm(body.clientSecret, body.card),
    authenticateSandboxPayment: (_context, { body }) =>
      present().authenticate(body.clientSecret, body.approve),
  })
}
