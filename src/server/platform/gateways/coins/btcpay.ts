import * as z from 'zod'
import type { InvoiceStatus } from '#contract/crypto/crypto.ts'
import { ProviderFailure } from '../payment.ts'
import type { CoinGateway, CoinInvoice, NewInvoice, Payout, PullPayment } from './coin-gateway.ts'
import { readCoinEvent } from './coin-signature.ts'

const TIMEOUT_MS = 10_000

/** Greenfield's numbers are decimal text, in earlier versions numbers. */
const Decimal = z.union([z.string(), z.number()]).transform(String)
/** Seconds. */
const Timestamp = z
  .union([z.number(), z.string()])
  .transform((at) => new Date(Number(at) * 1000).toISOString())

const Invoice = z.object({
  id: z.string(),
  amount: Decimal,
  paidAmount: Decimal.nullish(),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.string().nullish(),
  checkoutLink: z.string(),
  expirationTime: Timestamp,
  monitoringExpiration: Timestamp.nullish(),
  metadata: z.looseObject({ orderId: z.string().nullish() }).nullish(),
})
const Method = z.object({
  currency: z.string().nullish(),
  rate: Decimal.nullish(),
  amount: Decimal.nullish(),
  payments: z
    .array(z.object({ id: z.string(), value: Decimal, status: z.string() }))
    .nullish()
    .transform((payments) => payments ?? []),
})
type Method = z.infer<typeof Method>
const Pull = z.object({
  id: z.string(),
  name: z.string().nullish(),
  archived: z.boolean().nullish(),
  viewLink: z.string(),
})
const PayoutReply = z.object({
  id: z.string(),
  revision: z.int().nullish(),
  state: z.string(),
  date: Decimal.nullish(),
})

type Keys = { url: string; storeId: string; apiKey: string; webhookSecret: string }

/** Greenfield API (docs.btcpayserver.org/API/Greenfield/v1). */
export function btcpayGateway({ url, storeId, apiKey, webhookSecret }: Keys): CoinGateway {
  const call = caller(url, apiKey)
  const store = `/api/v1/stores/${encodeURIComponent(storeId)}`
  const invoiceAt = (id: string) => `${store}/invoices/${encodeURIComponent(id)}`
  const withPayments = async (invoice: z.infer<typeof Invoice>): Promise<CoinInvoice> =>
    toInvoice(invoice, await call('GET', `${invoiceAt(invoice.id)}/payment-methods`, z.array(Method)))
  const offer = (path: string, body: object) => call('POST', path, Pull, body).then(toPull)
  return {
    provider: 'btcpay',
    createInvoice: async (invoice) =>
      withPayments(await call('POST', `${store}/invoices`, Invoice, toCreateBody(invoice))),
    readInvoice: async (id) => withPayments(await call('GET', invoiceAt(id), Invoice)),
    findInvoice: async (orderId) => {
      const query = `orderId=${encodeURIComponent(orderId)}`
      const [found] = await call('GET', `${store}/invoices?${query}`, z.array(Invoice))
      return found ? withPayments(found) : null
    },
    closeInvoice: async (id) => {
      await call('POST', `${invoiceAt(id)}/status`, z.unknown(), { status: 'Invalid' })
    },
    offerRefund: async (invoiceId, { cents, name }) =>
      offer(`${invoiceAt(invoiceId)}/refund`, {
        name,
        description: 'Crypto Lodge: your money back',
        refundVariant: 'Custom',
        customAmount: decimal(cents),
        customCurrency: 'USD',
      }),
    findRefund: async (name) => {
      const pulls = await call('GET', `${store}/pull-payments?includeArchived=true`, z.array(Pull))
      const found = pulls.find((pull) => pull.name === name)
      return found ? toPull(found) : null
    },
    archiveRefund: async (id) => {
      await call('DELETE', `${store}/pull-payments/${encodeURIComponent(id)}`, z.unknown())
    },
    readPayouts: async (id) => {
      const path = `/api/v1/pull-payments/${encodeURIComponent(id)}/payouts?includeCancelled=true`
      const payouts = await call('GET', path, z.array(PayoutReply))
      return payouts.sort((a, b) => Number(a.date ?? 0) - Number(b.date ?? 0)).map(toPayout)
    },
    approvePayout: async ({ id, revision }) => {
      await call('POST', `${store}/payouts/${encodeURIComponent(id)}`, z.unknown(), { revision })
    },
    readEvent: (raw, signature) => readCoinEvent(webhookSecret, raw, signature),
  }
}

const decimal = (cents: number): string => (cents / 100).toFixed(2)

const toCreateBody = ({ cents, orderId, description, redirectUrl, ...times }: NewInvoice) => ({
  amount: decimal(cents),
  currency: 'USD',
  metadata: { orderId, itemDesc: description },
  checkout: {
    ...times,
    speedPolicy: 'MediumSpeed',
    paymentTolerance: 0,
    redirectURL: redirectUrl,
    redirectAutomatically: false,
  },
})

const toPull = ({ id, viewLink, archived }: z.infer<typeof Pull>): PullPayment => ({
  id,
  link: viewLink,
  isArchived: archived ?? false,
})

const payoutStates: Readonly<Record<string, Payout['state']>> = {
  AwaitingApproval: 'waits_for_approval',
  AwaitingPayment: 'on_its_way',
  InProgress: 'on_its_way',
  Completed: 'sent',
  Cancelled: 'cancelled',
}

const toPayout = ({ id, revision, state }: z.infer<typeof PayoutReply>): Payout => ({
  id,
  revision: revision ?? 0,
  state: payoutStates[state] ?? 'waits_for_approval',
})

function toInvoice(invoice: z.infer<typeof Invoice>, methods: readonly Method[]): CoinInvoice {
  const cents = Math.round(Number(invoice.amount) * 100)
  const paid = methods.map((method) => ({ ...method, cents: methodCents(method) }))
  const largest = paid.toSorted((a, b) => b.cents - a.cents)[0]
  const payments = methods.flatMap((method) => countedPayments(method))
  return {
    id: invoice.id,
    orderId: invoice.metadata?.orderId ?? null,
    status: invoice.status.toLowerCase() as InvoiceStatus,
    isMarked: invoice.additionalStatus === 'Marked',
    cents,
    paidCents: snapToCents(cents, paidInAll(invoice, paid)),
    isConfirmed: payments.length > 0 && payments.every(({ status }) => status === 'Settled'),
    checkoutLink: invoice.checkoutLink,
    expiresAt: invoice.expirationTime,
    monitoredUntil: invoice.monitoringExpiration ?? invoice.expirationTime,
    coin: largest?.currency ?? null,
    coinAmount: largest ? coinAmount(largest) : null,
    rate: largest?.rate ? trimZeros(largest.rate) : null,
    txids: payments.map(({ id }) => id.replace(/-\d+$/, '')),
  }
}

/** A replaced payment is Invalid and counts for nothing. */
const countedPayments = ({ payments }: Method) => payments.filter(({ status }) => status !== 'Invalid')

const methodCents = (method: Method): number => Math.round(coinsPaid(method) * Number(method.rate ?? 0) * 100)

const coinsPaid = (method: Method): number =>
  countedPayments(method).reduce((sum, { value }) => sum + Number(value), 0)

function paidInAll({ paidAmount }: z.infer<typeof Invoice>, methods: readonly { cents: number }[]): number {
  const sum = methods.reduce((cents, method) => cents + method.cents, 0)
  return sum > 0 || !paidAmount ? sum : Math.round(Number(paidAmount) * 100)
}

/** A coin's smallest unit is not a cent, so a cent more or less is the exact amount. */
const snapToCents = (cents: number, paid: number): number => (Math.abs(paid - cents) <= 1 ? cents : paid)

function coinAmount(method: Method): string | null {
  const counted = countedPayments(method)
  const [first] = counted
  if (!first) return method.amount ? trimZeros(method.amount) : null
  return trimZeros(counted.length === 1 ? first.value : coinsPaid(method).toFixed(8))
}

const trimZeros = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

function caller(url: string, apiKey: string) {
  return async <Reply>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    reply: z.ZodType<Reply>,
    body?: object,
  ): Promise<Reply> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `token ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new ProviderFailure('unanswered')
    })
    const read: unknown = await answer.json().catch(() => null)
    if (answer.status === 404) throw new ProviderFailure('unknown_intent')
    if (answer.status >= 500) throw new ProviderFailure('unanswered')
    if (!answer.ok) throw new ProviderFailure('refused')
    const parsed = reply.safeParse(read)
    // The call was executed; only a look at the provider shows what it did.
    if (!parsed.success) throw new ProviderFailure('unanswered')
    return parsed.data
  }
}
