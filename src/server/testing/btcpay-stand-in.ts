import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SandboxAction } from '#contract/crypto/crypto.ts'
import { signCoinEvent } from '../platform/gateways/coins/coin-signature.ts'
import {
  advance,
  archivePlayed,
  coinsText,
  mark,
  missingSatoshis,
  PLAYED_RATE,
  type PlayedInvoice,
  type PlayedRefund,
  paidSatoshis,
  playAction,
  playRefund,
} from '../platform/gateways/coins/played-invoice.ts'

export const STORE = 'teststore'
const API_KEY = 'test_key'
const WEBHOOK_SECRET = 'webhook_secret'

const newId = (bytes = 8): string => randomBytes(bytes).toString('hex')
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000)

/** A fault of the next call whose path has this text. */
type Fault = { path: string; kind: 'lost' | 'down' }

/** A Greenfield API (BTCPay Server 2.x) with the replies of a real one and no chain behind it. */
export async function btcpayStandIn(now: () => number) {
  const invoices = new Map<string, PlayedInvoice>()
  const refunds = new Map<string, PlayedRefund & { invoiceId: string }>()
  const calls: string[] = []
  let faults: Fault[] = []
  let isDown = false
  let onReply: (call: string) => void = () => {}
  const current = (id: string): PlayedInvoice | undefined => {
    const known = invoices.get(id)
    if (!known) return undefined
    const invoice = advance(known, now())
    invoices.set(id, invoice)
    return invoice
  }
  const route = (method: string, url: URL, body: Record<string, unknown>): Reply => {
    const [, invoiceId = '', rest = ''] = url.pathname.match(/\/invoices\/([^/]+)\/?(.*)$/) ?? []
    const [, payoutId] = url.pathname.match(/\/payouts\/([^/]+)$/) ?? []
    const [, pullId] = url.pathname.match(/\/pull-payments\/([^/]+)\/payouts$/) ?? []
    const [, archivedId] = url.pathname.match(/\/pull-payments\/([^/]+)$/) ?? []
    if (method === 'POST' && url.pathname.endsWith('/invoices')) return [200, createInvoice(body)]
    if (url.pathname.endsWith('/invoices')) {
      const requested = url.searchParams.get('orderId')
      return [200, [...invoices.values()].filter(({ orderId }) => orderId === requested).map(greenfield)]
    }
    if (url.pathname.endsWith('/pull-payments')) return [200, [...refunds.values()].map(pullPayment)]
    if (pullId) return [200, (refunds.get(pullId)?.payouts ?? []).map(payout)]
    if (archivedId && method === 'DELETE') return archive(archivedId)
    if (payoutId && method === 'POST') return approve(payoutId, Number(body.revision))
    const invoice = current(invoiceId)
    if (!invoice) return [404, { code: 'invoice-not-found', message: 'The invoice was not found' }]
    if (rest === '') return [200, greenfield(invoice)]
    if (rest === 'payment-methods') return [200, [paymentMethod(invoice)]]
    if (rest === 'status') return setStatus(invoice)
    if (rest === 'refund') return offerRefund(invoice, body)
    return [404, {}]
  }
  const createInvoice = (body: Record<string, unknown>) => {
    const { orderId, itemDesc } = body.metadata as { orderId: string; itemDesc: string }
    const checkout = body.checkout as {
      expirationMinutes: number
      monitoringMinutes: number
      redirectURL: string
    }
    const id = newId()
    const minutes = (count: number) => new Date(now() + count * 60_000).toISOString()
    const invoice: PlayedInvoice = {
      id,
      orderId,
      description: itemDesc,
      cents: Math.round(Number(body.amount) * 100),
      status: 'new',
      isMarked: false,
      payments: [],
      expiresAt: minutes(checkout.expirationMinutes),
      monitoredUntil: minutes(checkout.expirationMinutes + checkout.monitoringMinutes),
      checkoutLink: `https://btcpay.example/i/${id}`,
      redirectUrl: checkout.redirectURL,
    }
    invoices.set(id, invoice)
    return greenfield(invoice)
  }
  const setStatus = (invoice: PlayedInvoice): Reply => {
    if (invoice.status !== 'new') return [422, [{ path: 'status', message: 'Status can only be marked' }]]
    const marked = mark(invoice, 'invalid')
    invoices.set(invoice.id, marked)
    return [200, greenfield(marked)]
  }
  const offerRefund = (invoice: PlayedInvoice, body: Record<string, unknown>): Reply => {
    if (body.refundVariant !== 'Custom' || body.customCurrency !== 'USD')
      return [422, [{ path: 'refundVariant', message: 'Please select a valid refund option' }]]
    const id = newId()
    const cents = Math.round(Number(body.customAmount) * 100)
    const link = `https://btcpay.example/pull-payments/${id}`
    const refund = {
      id,
      name: String(body.name),
      cents,
      link,
      isArchived: false,
      payouts: [],
      invoiceId: invoice.id,
    }
    refunds.set(id, refund)
    return [200, pullPayment(refund)]
  }
  const archive = (id: string): Reply => {
    const refund = refunds.get(id)
    if (!refund) return [404, { code: 'pullpayment-not-found' }]
    refunds.set(id, { ...refund, ...archivePlayed(refund) })
    return [200, null]
  }
  const approve = (payoutId: string, revision: number): Reply => {
    for (const [id, refund] of refunds) {
      const found = refund.payouts.find((known) => known.id === payoutId)
      if (found?.state !== 'waits_for_approval' || found.revision !== revision) continue
      const approved = { ...found, state: 'on_its_way' as const }
      refunds.set(id, {
        ...refund,
        payouts: refund.payouts.map((known) => (known === found ? approved : known)),
      })
      return [200, payout(approved)]
    }
    return [422, [{ path: 'revision', message: 'The payout is not awaiting approval' }]]
  }
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const url = new URL(request.url ?? '/', 'http://btcpay')
    const call = `${request.method} ${url.pathname}`
    calls.push(call)
    const fault = faults.find(({ path }) => call.includes(path))
    faults = faults.filter((known) => known !== fault)
    if (isDown || fault?.kind === 'down') return request.socket.destroy()
    const isKnown = request.headers.authorization === `token ${API_KEY}`
    const [status, reply] = isKnown
      ? route(request.method ?? 'GET', url, body)
      : [401, { code: 'unauthenticated' }]
    if (fault?.kind === 'lost') return request.socket.destroy()
    response.writeHead(status as number, { 'content-type': 'application/json' })
    return response.end(JSON.stringify(reply), () => onReply(call))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sign = (event: object) => {
    const raw = JSON.stringify(event)
    return { raw, signature: signCoinEvent(WEBHOOK_SECRET, raw) }
  }
  return {
    environment: {
      BTCPAY_URL: `http://127.0.0.1:${port}`,
      BTCPAY_STORE_ID: STORE,
      BTCPAY_API_KEY: API_KEY,
      BTCPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    calls,
    invoices,
    refunds,
    sign,
    /** The next call whose path has this text is executed and not answered, or not even executed. */
    fail: (path: string, kind: Fault['kind']) => {
      faults.push({ path, kind })
    },
    /** Called with each call once its answer is sent: the caller knows, and has stored nothing yet. */
    onReply: (listener: (call: string) => void) => {
      onReply = listener
    },
    setDown: (down: boolean) => {
      isDown = down
    },
    change: (id: string, next: (invoice: PlayedInvoice) => PlayedInvoice) => {
      const invoice = current(id)
      if (invoice) invoices.set(id, next(invoice))
    },
    /** Plays an action; returns the signed webhook that a real server would send. */
    play: (id: string, action: SandboxAction) => {
      const about: Record<string, string> = { invoiceId: id, storeId: STORE }
      if (action === 'claim' || action === 'send') {
        const refund = [...refunds.values()].filter(({ invoiceId }) => invoiceId === id).at(-1)
        if (!refund) throw new Error('no refund')
        refunds.set(refund.id, { ...refund, ...playRefund(refund, action, newId()) })
        about.pullPaymentId = refund.id
      } else {
        const invoice = current(id)
        if (!invoice) throw new Error('no invoice')
        invoices.set(id, playAction(invoice, action, now(), newId(32)))
      }
      const deliveryId = newId()
      const type = `Invoice${capital(invoices.get(id)?.status ?? 'new')}`
      return sign({ deliveryId, originalDeliveryId: deliveryId, isRedelivery: false, type, ...about })
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type BtcpayStandIn = Awaited<ReturnType<typeof btcpayStandIn>>

type Reply = [status: number, body: unknown]

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? {} : JSON.parse(text)
}

/** BTCPay sets PaidLate before any confirmation. */
function additionalStatus(invoice: PlayedInvoice): string {
  if (invoice.isMarked) return 'Marked'
  const paid = paidSatoshis(invoice)
  if (paid === 0) return 'None'
  if (missingSatoshis(invoice) > 0) return 'PaidPartial'
  if (invoice.status === 'expired') return 'PaidLate'
  const due = Number(paymentMethod(invoice).amount) * 100_000_000
  return paid > Math.round(due) ? 'PaidOver' : 'None'
}

function greenfield(invoice: PlayedInvoice) {
  const { id, orderId, description, cents, status, checkoutLink, expiresAt, monitoredUntil } = invoice
  return {
    id,
    storeId: STORE,
    amount: (cents / 100).toString(),
    paidAmount: ((paidSatoshis(invoice) / 100_000_000) * Number(PLAYED_RATE)).toFixed(8),
    currency: 'USD',
    type: 'Standard',
    checkoutLink,
    createdTime: 0,
    expirationTime: seconds(expiresAt),
    monitoringExpiration: seconds(monitoredUntil),
    status: capital(status),
    additionalStatus: additionalStatus(invoice),
    availableStatusesForManualMarking: ['Settled', 'Invalid'],
    archived: false,
    metadata: { orderId, itemDesc: description },
  }
}

function paymentMethod(invoice: PlayedInvoice) {
  const paid = paidSatoshis(invoice)
  const due = Math.ceil((invoice.cents / 100 / Number(PLAYED_RATE)) * 100_000_000)
  return {
    paymentMethodId: 'BTC-CHAIN',
    currency: 'BTC',
    destination: 'bcrt1qtest',
    rate: PLAYED_RATE,
    paymentMethodPaid: coinsText(paid),
    totalPaid: coinsText(paid),
    due: coinsText(due - paid),
    amount: coinsText(due),
    paymentMethodFee: '0',
    activated: true,
    payments: invoice.payments
      .filter(({ status }) => status !== 'invalid')
      .map(({ id, satoshis, status }, index) => ({
        id: `${id}-${index}`,
        receivedDate: 0,
        value: coinsText(satoshis),
        fee: '0',
        status: capital(status),
        destination: 'bcrt1qtest',
      })),
  }
}

const pullPayment = ({ id, name, cents, link, isArchived }: PlayedRefund) => ({
  id,
  name,
  description: '',
  currency: 'USD',
  amount: (cents / 100).toFixed(2),
  autoApproveClaims: false,
  archived: isArchived,
  viewLink: link,
})

const payoutStates = {
  waits_for_approval: 'AwaitingApproval',
  on_its_way: 'AwaitingPayment',
  sent: 'Completed',
  cancelled: 'Cancelled',
} as const

const payout = ({ id, revision, state }: PlayedRefund['payouts'][number]) => ({
  id,
  revision,
  date: 0,
  state: payoutStates[state],
  destination: 'bcrt1qtest',
})
