import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import { receiveEvent } from './settle.ts'
import { openGateway, type Till } from './till.ts'

export const WEBHOOK_PATH = '/api/payments/webhook'

/** The provider's door: the raw body, because the signature is over its very bytes. */
export function webhookRoute(app: FastifyInstance, context: Context, till: Till): void {
  app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    // A provider that catches up sends many at once from few addresses.
    door.post(WEBHOOK_PATH, { config: { rateLimit: false } }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const raw = typeof request.body === 'string' ? request.body : ''
      const gateway = openGateway(till)
      const event = gateway.readEvent(raw, String(signature ?? ''), context.clock.now())
      if (!event) throw failure('invalid', 'The signature does not fit the body')
      const { failedRefundOf } = event
      const asked = failedRefundOf ? await gateway.readIntent(failedRefundOf) : null
      await receiveEvent(context, till, event, asked)
      return reply.send({ received: true })
    })
  })
}
