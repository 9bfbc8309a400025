import type { InvoiceStatus, SandboxAction } from '#contract/crypto/crypto.ts'
import { failure } from '../../failure.ts'
import type { CoinInvoice, Payout } from './coin-gateway.ts'

/** Dollars of one coin. */
export const PLAYED_RATE = '109223.10'
const SATOSHIS = 100_000_000

type PlayedPayment = { id: string; satoshis: number; status: 'processing' | 'settled' | 'invalid' }

export type PlayedInvoice = {
  id: string
  orderId: string
  description: string
  cents: number
  status: InvoiceStatus
  isMarked: boolean
  payments: PlayedPayment[]
  expiresAt: string
  monitoredUntil: string
  checkoutLink: string
  redirectUrl: string
}

export type PlayedRefund = {
  id: string
  name: string
  cents: number
  link: string
  isArchived: boolean
  payouts: Payout[]
}

/** Rounds up, as BTCPay does. */
const dueSatoshis = ({ cents }: Pick<PlayedInvoice, 'cents'>): number =>
  Math.ceil((cents / 100 / Number(PLAYED_RATE)) * SATOSHIS)

const counted = ({ payments }: PlayedInvoice) => payments.filter(({ status }) => status !== 'invalid')

export const paidSatoshis = (invoice: PlayedInvoice): number =>
  counted(invoice).reduce((sum, { satoshis }) => sum + satoshis, 0)

export const missingSatoshis = (invoice: PlayedInvoice): number =>
  Math.max(0, dueSatoshis(invoice) - paidSatoshis(invoice))

export const coinsText = (satoshis: number): string => (satoshis / SATOSHIS).toFixed(8).replace(/\.?0+$/, '')

export function advance(invoice: PlayedInvoice, now: number): PlayedInvoice {
  const isFull = paidSatoshis(invoice) >= dueSatoshis(invoice)
  const isConfirmed = counted(invoice).every(({ status }) => status === 'settled')
  if (invoice.status === 'new' && isFull) return advance({ ...invoice, status: 'processing' }, now)
  if (invoice.status === 'processing' && !isFull) return advance({ ...invoice, status: 'new' }, now)
  if (invoice.status === 'processing' && isConfirmed) return { ...invoice, status: 'settled' }
  if (invoice.status === 'new' && Date.parse(invoice.expiresAt) <= now)
    return { ...confirmAll(invoice), status: 'expired' }
  return invoice
}

/** What came before the end of an invoice is confirmed by then. */
const confirmAll = (invoice: PlayedInvoice): PlayedInvoice => ({
  ...invoice,
  payments: invoice.payments.map((payment) =>
    payment.status === 'processing' ? { ...payment, status: 'settled' } : payment,
  ),
})

const pay = (invoice: PlayedInvoice, satoshis: number, id: string): PlayedInvoice => ({
  ...invoice,
  payments: [...invoice.payments, { id, satoshis, status: 'processing' }],
})

type ChainAction = Exclude<SandboxAction, 'claim' | 'send'>

const refuse = (words: string) => failure('conflict', words)

export function playAction(
  played: PlayedInvoice,
  action: ChainAction,
  now: number,
  id: string,
): PlayedInvoice {
  const invoice = advance(played, now)
  const missing = missingSatoshis(invoice)
  const isPayable = invoice.status === 'new'
  if (action === 'pay' || action === 'pay_half' || action === 'pay_more') {
    if (!isPayable) throw refuse('This invoice takes no more coins')
    const more = Math.ceil(dueSatoshis(invoice) / 10) + Math.ceil((2 / Number(PLAYED_RATE)) * SATOSHIS)
    const amounts = {
      pay: missing,
      pay_half: Math.floor(dueSatoshis(invoice) / 2),
      pay_more: missing + more,
    }
    return advance(pay(invoice, amounts[action], id), now)
  }
  if (action === 'pay_late') {
    if (isPayable || invoice.status === 'processing') throw refuse('This invoice has not ended')
    return pay(invoice, missing || dueSatoshis(invoice), id)
  }
  if (action === 'confirm') return advance(confirmAll(invoice), now)
  if (action === 'expire') {
    if (!isPayable) throw refuse('Only an open invoice can expire')
    const ended = { ...invoice, expiresAt: new Date(now).toISOString() }
    return advance(ended, now)
  }
  if (invoice.status !== 'processing') throw refuse('Only a payment that waits for its confirmation can fail')
  return { ...invoice, status: 'invalid' }
}

export function replaceLast(invoice: PlayedInvoice, now: number): PlayedInvoice {
  const last = invoice.payments.length - 1
  const payments = invoice.payments.map((payment, index) =>
    index === last ? { ...payment, status: 'invalid' as const } : payment,
  )
  return advance({ ...invoice, payments }, now)
}

export const mark = (invoice: PlayedInvoice, status: 'settled' | 'invalid'): PlayedInvoice => ({
  ...invoice,
  status,
  isMarked: true,
})

export function readPlayed(invoice: PlayedInvoice): CoinInvoice {
  const { id, orderId, status, isMarked, cents, checkoutLink, expiresAt, monitoredUntil } = invoice
  const paid = paidSatoshis(invoice)
  const payments = counted(invoice)
  return {
    ...{ id, orderId, status, isMarked, cents, checkoutLink, expiresAt, monitoredUntil },
    paidCents: playedCents(invoice),
    isConfirmed: payments.length > 0 && payments.every((payment) => payment.status === 'settled'),
    coin: 'BTC',
    coinAmount: coinsText(paid || dueSatoshis(invoice)),
    rate: PLAYED_RATE.replace(/\.?0+$/, ''),
    txids: payments.map((payment) => payment.id),
  }
}

export function playedCents(invoice: PlayedInvoice): number {
  const paid = Math.round((paidSatoshis(invoice) / SATOSHIS) * Number(PLAYED_RATE) * 100)
  return Math.abs(paid - invoice.cents) <= 1 ? invoice.cents : paid
}

export const archivePlayed = (refund: PlayedRefund): PlayedRefund => ({
  ...refund,
  isArchived: true,
  payouts: refund.payouts.map((payout) =>
    payout.state === 'sent' ? payout : { ...payout, state: 'cancelled' },
  ),
})

export function playRefund(refund: PlayedRefund, action: 'claim' | 'send', id: string): PlayedRefund {
  const last = refund.payouts.at(-1)
  if (action === 'claim') {
    if (refund.isArchived || (last && last.state !== 'cancelled')) throw refuse('This refund has an address')
    return { ...refund, payouts: [...refund.payouts, { id, revision: 0, state: 'waits_for_approval' }] }
  }
  if (last?.state !== 'on_its_way') throw refuse('This refund is not approved')
  return { ...refund, payouts: refund.payouts.with(-1, { ...last, state: 'sent' }) }
}
