import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import { failure } from '#server/platform/failure.ts'
import type { PaymentGateway, ProviderEvent, ProviderIntent } from '#server/platform/gateways/payment.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { keepCards, keepSetup } from './cards/card-storage.ts'
import { type PaymentDependencies, requireGateway } from './payment-dependencies.ts'
import { receiveEvent } from './settle.ts'

/** Ten times the largest event, which names one payment or refund. */
const LARGEST_EVENT = 262_144

export const WEBHOOK_PATH = '/api/payments/webhook'

/** The route takes the raw body, because the signature covers its bytes. */
export function webhookRoute(app: FastifyInstance, context: Context, deps: PaymentDependencies): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    // A provider may send many events at once from few addresses.
    scope.post(
      WEBHOOK_PATH,
      { bodyLimit: LARGEST_EVENT, config: { rateLimit: false } },
      async (request, reply) => {
        const signature = request.headers['stripe-signature']
        const raw = typeof request.body === 'string' ? request.body : ''
        const gateway = requireGateway(deps)
        const event = await gateway.readEvent(raw, String(signature ?? ''), context.clock.now())
        if (!event) throw failure('invalid', 'The signature does not fit the body')
        const current = await presentState(gateway, event)
        const logging = { ...context, log: request.log }
        await receiveEvent(logging, deps, event, current)
        await keepCard(logging, gateway, event)
        return reply.send({ received: true })
      },
    )
  })
}

/** The sweep stores the card when this fails. */
async function keepCard(
  context: Context,
  gateway: PaymentGateway,
  { status, intentId, setupId }: ProviderEvent,
): Promise<void> {
  if (status === 'completed' && intentId) await keepCards(context, gateway, intentId)
  if (setupId) await keepSetup(context, gateway, setupId).catch(logFailure(context, 'storing a card'))
}

/**
 * Reads what an event does not say: the present state of a changed refund, coins under way, or a card.
 * Without an answer, a return must be sent again, while other events count as they are.
 */
async function presentState(
  gateway: PaymentGateway,
  { intentId, status, mustRead, refundOf, isReturned }: ProviderEvent,
): Promise<ProviderIntent | null> {
  if (mustRead && intentId) return gateway.readIntent(intentId)
  const read = refundOf ?? (status === 'completed' ? intentId : null)
  if (!read) return null
  return gateway.readIntent(read).catch((error: Error) => {
    if (isReturned) throw error
    return null
  })
}
