import { randomBytes } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { SandboxAction, SandboxInvoice } from '#contract/crypto/crypto.ts'
import { isoNow } from '../../clock.ts'
import { publicUrl } from '../../config.ts'
import { type Context, inTransaction } from '../../context.ts'
import { sandboxInvoices } from '../../database/tables/crypto.ts'
import { failure } from '../../failure.ts'
import { keyedHash } from '../../secrets.ts'
import { ProviderFailure } from '../payment.ts'
import type { CoinGateway } from './coin-gateway.ts'
import { readCoinEvent, signCoinEvent } from './coin-signature.ts'
import {
  advance,
  archivePlayed,
  coinsText,
  mark,
  missingSatoshis,
  PLAYED_RATE,
  type PlayedInvoice,
  type PlayedRefund,
  playAction,
  playedCents,
  playRefund,
  readPlayed,
} from './played-invoice.ts'

type Row = typeof sandboxInvoices.$inferSelect
type Deliver = (raw: string, signature: string) => Promise<void>

export type SandboxCoins = CoinGateway & {
  look: (invoiceId: string) => Promise<SandboxInvoice>
  play: (invoiceId: string, action: SandboxAction) => Promise<SandboxInvoice>
  change: (invoiceId: string, change: (invoice: PlayedInvoice) => PlayedInvoice) => Promise<void>
  deliverBy: (deliver: Deliver) => void
}

export const SANDBOX_STORE = 'sandbox'
const newId = (bytes = 12): string => randomBytes(bytes).toString('hex')

/** Its records are in the same database; it reports by webhook, as BTCPay does. */
export function sandboxCoins(context: Context): SandboxCoins {
  const secret = keyedHash(context.secret, 'sandbox', 'crypto webhook')
  let deliver: Deliver = async () => {}
  const emit = async (about: { type: string; invoiceId: string; pullPaymentId?: string }): Promise<void> => {
    const deliveryId = newId()
    const event = { deliveryId, originalDeliveryId: deliveryId, isRedelivery: false, storeId: SANDBOX_STORE }
    const raw = JSON.stringify({ ...event, ...about, timestamp: Math.floor(context.clock.now() / 1000) })
    // A failed delivery is a lost webhook; the sweep reads the invoice later.
    await deliver(raw, signCoinEvent(secret, raw)).catch((error: Error) =>
      context.log.warn({ error: error.message }, 'a webhook of the sandbox was lost'),
    )
  }
  const updateRow = (where: SQL, change: (row: Row) => Partial<Row>): Promise<Row> =>
    inTransaction(context, async (inner) => {
      const [row] = await inner.db.select().from(sandboxInvoices).where(where).for('update')
      if (!row) throw new ProviderFailure('unknown_intent')
      const changes = change({ ...row, invoice: advance(row.invoice, inner.clock.now()) })
      await inner.db.update(sandboxInvoices).set(changes).where(eq(sandboxInvoices.id, row.id))
      return { ...row, ...changes }
    })
  const change = (id: string, next: (invoice: PlayedInvoice) => PlayedInvoice) =>
    updateRow(byInvoiceId(id), ({ invoice }) => ({ invoice: next(invoice) }))
  const read = async (where: SQL): Promise<Row> => {
    const [row] = await context.db.select().from(sandboxInvoices).where(where)
    if (!row) throw new ProviderFailure('unknown_intent')
    return { ...row, invoice: advance(row.invoice, context.clock.now()) }
  }
  const look = async (id: string) => toPage(await read(byInvoiceId(id)).catch(missing))
  return {
    provider: 'sandbox',
    deliverBy: (carrier) => {
      deliver = carrier
    },
    look,
    play: async (id, action) => {
      await look(id)
      if (action === 'claim' || action === 'send') {
        const { refunds } = await updateRow(byInvoiceId(id), (row) => ({
          refunds: playLast(row.refunds, action),
        }))
        const pullPaymentId = refunds.at(-1)?.id ?? ''
        await emit({ type: 'PayoutUpdated', invoiceId: id, pullPaymentId })
        return look(id)
      }
      const { invoice } = await change(id, (played) =>
        playAction(played, action, context.clock.now(), newId(32)),
      )
      await emit({ type: eventTypes[invoice.status], invoiceId: id })
      return look(id)
    },
    change: async (id, next) => {
      await change(id, next)
    },
    createInvoice: async ({ cents, orderId, description, redirectUrl, ...times }) => {
      const id = newId()
      const minutesAhead = (minutes: number) => new Date(context.clock.now() + minutes * 60_000).toISOString()
      const invoice: PlayedInvoice = {
        ...{ id, orderId, description, cents, redirectUrl },
        status: 'new',
        isMarked: false,
        payments: [],
        expiresAt: minutesAhead(times.expirationMinutes),
        monitoredUntil: minutesAhead(times.expirationMinutes + times.monitoringMinutes),
        checkoutLink: `${publicUrl(context.config)}/sandbox/crypto/${id}`,
      }
      await context.db
        .insert(sandboxInvoices)
        .values({ id, orderId, invoice, createdAt: isoNow(context.clock) })
      return readPlayed(invoice)
    },
    readInvoice: async (id) => readPlayed((await read(byInvoiceId(id))).invoice),
    findInvoice: async (orderId) => {
      const [row] = await context.db
        .select()
        .from(sandboxInvoices)
        .where(eq(sandboxInvoices.orderId, orderId))
      return row ? readPlayed(advance(row.invoice, context.clock.now())) : null
    },
    closeInvoice: async (id) => {
      await change(id, (invoice) => {
        if (invoice.status !== 'new') throw new ProviderFailure('refused')
        return mark(invoice, 'invalid')
      })
      await emit({ type: 'InvoiceInvalid', invoiceId: id })
    },
    offerRefund: async (id, { cents, name }) => {
      const pull = { id: newId(), name, cents, isArchived: false, payouts: [] }
      const link = `${publicUrl(context.config)}/sandbox/crypto/${id}`
      await updateRow(byInvoiceId(id), ({ refunds }) => ({ refunds: [...refunds, { ...pull, link }] }))
      return { id: pull.id, link, isArchived: false }
    },
    findRefund: async (name) => {
      const [row] = await context.db.select().from(sandboxInvoices).where(withRefund({ name }))
      return row?.refunds.find((refund) => refund.name === name) ?? null
    },
    archiveRefund: async (id) => {
      await updateRow(withRefund({ id }), ({ refunds }) => ({
        refunds: refunds.map((refund) => (refund.id === id ? archivePlayed(refund) : refund)),
      }))
    },
    readPayouts: async (id) =>
      (await read(withRefund({ id }))).refunds.find((refund) => refund.id === id)?.payouts ?? [],
    approvePayout: async ({ id }) => {
      await updateRow(withRefund({ payouts: [{ id }] }), ({ refunds }) => ({
        refunds: refunds.map(approve(id)),
      }))
    },
    readEvent: (raw, signature) => readCoinEvent(secret, raw, signature),
  }
}

const byInvoiceId = (id: string): SQL => eq(sandboxInvoices.id, id)

const withRefund = (refund: object): SQL =>
  sql`${sandboxInvoices.refunds} @> ${JSON.stringify([refund])}::jsonb`

const missing = (): never => {
  throw failure('not_found', 'There is nothing at this address')
}

const eventTypes: Readonly<Record<PlayedInvoice['status'], string>> = {
  new: 'InvoiceReceivedPayment',
  processing: 'InvoiceProcessing',
  settled: 'InvoiceSettled',
  expired: 'InvoiceExpired',
  invalid: 'InvoiceInvalid',
}

function playLast(refunds: PlayedRefund[], action: 'claim' | 'send'): PlayedRefund[] {
  const last = refunds.at(-1)
  if (!last) throw failure('conflict', 'This invoice has no refund')
  return refunds.with(-1, playRefund(last, action, newId()))
}

const approve = (payoutId: string) => (refund: PlayedRefund) => ({
  ...refund,
  payouts: refund.payouts.map((payout) =>
    payout.id === payoutId && payout.state === 'waits_for_approval'
      ? { ...payout, state: 'on_its_way' as const }
      : payout,
  ),
})

function toPage({ invoice, refunds }: Row): SandboxInvoice {
  const { id, status, description, cents, expiresAt, redirectUrl } = invoice
  const last = refunds.at(-1)
  const payout = last?.payouts.at(-1)?.state ?? 'cancelled'
  const states = {
    waits_for_approval: 'claimed',
    on_its_way: 'approved',
    sent: 'sent',
    cancelled: 'offered',
  } as const
  return {
    invoiceId: id,
    ...{ status, description, cents, expiresAt, redirectUrl },
    paidCents: playedCents(invoice),
    coin: 'BTC',
    coinDue: coinsText(missingSatoshis(invoice)),
    rate: PLAYED_RATE,
    address: `test1q${id}`,
    isConfirmed: readPlayed(invoice).isConfirmed,
    refundState: last ? states[payout] : 'none',
  }
}
