import type { InvoiceStatus } from '#contract/crypto/crypto.ts'

export type CoinInvoice = {
  id: string
  orderId: string | null
  status: InvoiceStatus
  isMarked: boolean
  cents: number
  paidCents: number
  isConfirmed: boolean
  checkoutLink: string
  expiresAt: string
  monitoredUntil: string
  coin: string | null
  /** What came, or is due while nothing has come; of two coins the larger. */
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

export type PullPayment = { id: string; link: string; isArchived: boolean }

export type Payout = {
  id: string
  revision: number
  state: 'waits_for_approval' | 'on_its_way' | 'sent' | 'cancelled'
}

/** Only the ids of a verified webhook count; everything else is read from the provider. */
export type CoinEvent = {
  deliveryId: string
  storeId: string | null
  invoiceId: string | null
  pullPaymentId: string | null
}

/** Every call throws `ProviderFailure` when the provider is unreachable or refuses. */
export type CoinGateway = {
  provider: 'btcpay' | 'sandbox'
  createInvoice: (invoice: NewInvoice) => Promise<CoinInvoice>
  readInvoice: (id: string) => Promise<CoinInvoice>
  findInvoice: (orderId: string) => Promise<CoinInvoice | null>
  /** Marks an open invoice Invalid, so that the payer's page takes no more coins. */
  closeInvoice: (id: string) => Promise<void>
  /** Not idempotent at the provider: look for the name first. */
  offerRefund: (invoiceId: string, refund: { cents: number; name: string }) => Promise<PullPayment>
  findRefund: (name: string) => Promise<PullPayment | null>
  archiveRefund: (pullPaymentId: string) => Promise<void>
  readPayouts: (pullPaymentId: string) => Promise<Payout[]>
  approvePayout: (payout: Pick<Payout, 'id' | 'revision'>) => Promise<void>
  readEvent: (raw: string, signature: string) => CoinEvent | null
}
