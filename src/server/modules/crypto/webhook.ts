import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import { cryptoInvoices, cryptoRefunds } from '#server/platform/database/tables/crypto.ts'
import { failure } from '#server/platform/failure.ts'
import type { CoinEvent } from '#server/platform/gateways/coins/coin-gateway.ts'
import { readRefunds } from './coin-refunds.ts'
import { type CryptoDependencies, requireCoins } from './crypto-dependencies.ts'
import { isKnownDelivery, refreshInvoice, rememberDelivery } from './refresh-invoice.ts'

const LARGEST_EVENT = 262_144

export const BTCPAY_WEBHOOK_PATH = '/api/payments/btcpay-webhook'

/** The route takes the raw body, because the signature covers its bytes. */
export function btcpayWebhook(app: FastifyInstance, context: Context, deps: CryptoDependencies): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(
      BTCPAY_WEBHOOK_PATH,
      { bodyLimit: LARGEST_EVENT, config: { rateLimit: false } },
      async (request, reply) => {
        const raw = typeof request.body === 'string' ? request.body : ''
        const event = requireCoins(deps).readEvent(raw, String(request.headers['btcpay-sig'] ?? ''))
        if (!event) throw failure('unauthorized', 'The signature does not fit the body')
        await receive({ ...context, log: request.log }, deps, event)
        return reply.send({ received: true })
      },
    )
  })
}

/**
 * A delivery only names an invoice; its state is read from the provider. An unknown invoice belongs to
 * another program at the same store.
 */
async function receive(context: Context, deps: CryptoDependencies, event: CoinEvent): Promise<void> {
  const { deliveryId, invoiceId, pullPaymentId } = event
  if (await isKnownDelivery(context, deliveryId)) return
  if (pullPaymentId) {
    const [refund] = await context.db
      .select()
      .from(cryptoRefunds)
      .where(eq(cryptoRefunds.pullPaymentId, pullPaymentId))
    if (!refund) return
    await readRefunds(context, deps, refund.paymentId)
    return rememberDelivery(context, deliveryId)
  }
  if (!invoiceId) return
  const [row] = await context.db.select().from(cryptoInvoices).where(eq(cryptoInvoices.invoiceId, invoiceId))
  if (row) await refreshInvoice(context, deps, row.paymentId, deliveryId)
}
