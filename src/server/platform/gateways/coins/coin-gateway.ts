import type { InvoiceStatus } from '#contract/crypto/crypto.ts'

/** An invoice at a crypto provider, with the payments that count for it. */
export type CoinInvoice = {
  id: string
  orderId: string | null
  status: InvoiceStatus
  /** Somebody set its status by hand. */
  isMarked: boolean
  cents: number
  /** Cents of all payments, confirmed or not. */
  paidCents: number
  /** Whether there are payments and all are confirmed. */
  isConfirmed: boolean
  checkoutLink: string
  expiresAt: string
  /** Until when the provider looks for later payments. */
  monitoredUntil: string
  coin: string | null
  /** What came, or is due while nothing has come; of two coins, the larger. */
  coinAmount: string | null
  rate: string | null
  txids: string[]
}

export type NewInvoice = {
  cents: number
  /** Finds the invoice when the answer of its creation is lost. */
  orderId: string
  description: string
  expirationMinutes: number
  monitoringMinutes: number
  redirectUrl: string
}

/** A pull payment: the payer names an address at its link. */
export type PullPayment = { id: string; link: string; isArchived: boolean }

export type Payout = {
  id: string
  revision: number
  state: 'waits_for_approval' | 'on_its_way' | 'sent' | 'cancelled'
}

/** A verified webhook. Only its ids count: everything else is read from the provider. */
export type CoinEvent = {
  /** The same for each repeat of a delivery. */
  deliveryId: string
  storeId: string | null
  invoiceId: string | null
  pullPaymentId: string | null
}

/** A crypto provider. Every call throws a `ProviderFailure` when it is unreachable or refuses. */
export type CoinGateway = {
  provider: 'btcpay' | 'sandbox'
  createInvoice: (invoice: NewInvoice) => Promise<CoinInvoice>
  readInvoice: (id: string) => Promise<CoinInvoice>
  findInvoice: (orderId: string) => Promise<CoinInvoice | null>
  /** Marks an open invoice Invalid, so that the payer's page takes no coins any more. */
  closeInvoice: (id: string) => Promise<void>
  /** Offers dollars back in coins; not idempotent at the provider: look for its name first. */
  offerRefund: (invoiceId: string, refund: { cents: number; name: string }) => Promise<PullPayment>
  findRefund: (name: string) => Promise<PullPayment | null>
  /** Withdraws a pull payment, with its payouts that are not being sent. */
  archiveRefund: (pullPaymentId: string) => Promise<void>
  readPayouts: (pullPaymentId: string) => Promise<Payout[]>
  approvePayout: (payout: Pick<Payout, 'id' | 'revision'>) => Promise<void>
  /** Verifies a webhook's raw body; null when the signature is wrong. */
  readEvent: (raw: string, signature: string) => CoinEvent | null
}
