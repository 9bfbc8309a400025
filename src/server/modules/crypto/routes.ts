import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type CryptoInvoiceState, cryptoEndpoints } from '#contract/crypto/crypto.ts'
import type { Context } from '#server/platform/context.ts'
import { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import type { SandboxCoins } from '#server/platform/gateways/coins/sandbox-coins.ts'
import { readIdempotencyKey } from '#server/platform/http/idempotency.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { hourlyLimit } from '#server/platform/limits/network-limit.ts'
import { sameText } from '#server/platform/secrets.ts'
import { approveRefund, readRefunds } from './coin-refunds.ts'
import { createInvoice } from './create-invoice.ts'
import { type CryptoDependencies, type InvoiceRow, statusKey } from './crypto-dependencies.ts'
import { decidePart } from './decide-part.ts'
import { refreshInvoice } from './refresh-invoice.ts'
import { readStayCoins } from './stay-coins.ts'
import { BTCPAY_WEBHOOK_PATH } from './webhook.ts'

/** For each network, without bookings. */
const INVOICES_AN_HOUR = 100

export function cryptoRoutes(app: FastifyInstance, getContext: GetContext, deps: CryptoDependencies): void {
  const limitInvoices = hourlyLimit(INVOICES_AN_HOUR)
  const sandbox = (): SandboxCoins => {
    if (!deps.sandbox) throw failure('not_found', 'There is nothing at this address')
    return deps.sandbox
  }
  deps.sandbox?.deliverBy(async (raw, signature) => {
    const answer = await app.inject({
      method: 'POST',
      url: BTCPAY_WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', 'btcpay-sig': signature },
      payload: raw,
    })
    if (answer.statusCode >= 300) throw new Error(`the webhook was answered ${answer.statusCode}`)
  })
  mount(app, cryptoEndpoints, getContext, {
    createCryptoInvoice: async (context, { body }, _answer, request) => {
      if (body.metadata.type !== 'booking') limitInvoices(context)
      const call = { scope: 'crypto invoices', key: readIdempotencyKey(request), body }
      return createInvoice(context, deps, body, call)
    },
    readCryptoInvoice: (context, { params, query }) => readState(context, deps, params.invoiceId, query.key),
    readStayCoins: (context, { params, query }) => readStayCoins(context, deps, params.reference, query.key),
    readSandboxInvoice: (_context, { params }) => sandbox().look(params.invoiceId),
    playSandboxInvoice: (_context, { params, body }) => sandbox().play(params.invoiceId, body.action),
    decidePart: (context, { params, body }) => decidePart(context, deps, params.id, body.decision),
    approveCryptoRefund: (context, { params }) => approveRefund(context, deps, params.id),
  })
}

/** Shows the last stored state while the provider does not answer. Fails with `not_found`. */
async function readState(
  context: Context,
  deps: CryptoDependencies,
  invoiceId: string,
  key: string,
): Promise<CryptoInvoiceState> {
  const isIts = eq(cryptoInvoices.invoiceId, invoiceId)
  const [known] = await context.db.select().from(cryptoInvoices).where(isIts)
  if (!known || !sameText(key, statusKey(context, invoiceId)))
    throw failure('not_found', 'There is no payment at this link')
  if (deps.coins && known.nextReadAt !== null)
    await refreshInvoice(context, deps, known.paymentId).catch(logFailure(context, 'reading an invoice'))
  await readOpenRefunds(context, deps, known.paymentId)
  const [row] = await context.db
    .select()
    .from(cryptoInvoices)
    .innerJoin(payments, eq(payments.id, cryptoInvoices.paymentId))
    .where(isIts)
  if (!row) throw failure('not_found', 'There is no payment at this link')
  return toState(row.crypto_invoices, row.payments)
}

async function readOpenRefunds(context: Context, deps: CryptoDependencies, paymentId: number): Promise<void> {
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, paymentId))
  const state = payment?.crypto?.refundState ?? 'sent'
  if (deps.coins && state !== 'sent')
    await readRefunds(context, deps, paymentId).catch(logFailure(context, 'reading a refund'))
}

function toState(row: InvoiceRow, payment: typeof payments.$inferSelect): CryptoInvoiceState {
  const { crypto: coins } = payment
  const { status, additional, cents, paidCents, expiresAt } = row
  const isPaid = status === 'settled' || paidCents >= cents
  return {
    ...{ status, additional, cents, expiresAt },
    paidCents,
    missingCents: isPaid ? 0 : cents - paidCents,
    isCounted: payment.status === 'completed',
    coin: coins?.coin ?? null,
    coinAmount: coins?.coinAmount ?? null,
    rate: coins?.rate ?? null,
    txids: coins?.txids ?? [],
    refundLink: coins?.refundLink ?? null,
  }
}
