import * as z from 'zod'
import { Shipping } from '../orders/orders.ts'
import { CryptoRefundState } from '../payments/crypto-payment.ts'
import { Payment } from '../payments/payments.ts'
import { endpoints } from '../platform/endpoint.ts'
import { Email, Id, Instant, trimmedLine } from '../platform/fields.ts'

/** As in BTCPay: a late payment stays `expired`, even when it counts. */
export const InvoiceStatus = z.enum(['new', 'processing', 'settled', 'expired', 'invalid'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

export const InvoiceAdditional = z.enum(['none', 'partial', 'over', 'late', 'marked'])
export type InvoiceAdditional = z.infer<typeof InvoiceAdditional>

export const CryptoInvoice = z.object({
  paymentId: z.int(),
  invoiceId: z.string(),
  checkoutLink: z.string(),
  statusKey: z.string(),
  cents: z.int(),
  expiresAt: Instant,
})
export type CryptoInvoice = z.infer<typeof CryptoInvoice>

export const CryptoInvoiceState = z.object({
  status: InvoiceStatus,
  additional: InvoiceAdditional,
  cents: z.int(),
  /** All that came, even above `cents`. */
  paidCents: z.int(),
  missingCents: z.int(),
  /** True once it is a completed payment, even a late or partial one. */
  isCounted: z.boolean(),
  expiresAt: Instant,
  coin: z.string().nullable(),
  /** Decimal texts; with two coins, of the larger. */
  coinAmount: z.string().nullable(),
  rate: z.string().nullable(),
  txids: z.array(z.string()),
  /** Page where the payer names the address for a refund. */
  refundLink: z.string().nullable(),
})
export type CryptoInvoiceState = z.infer<typeof CryptoInvoiceState>

export const StayCoins = z.object({
  /** The last invoice that is open, waits for its confirmation or came in part. */
  invoice: CryptoInvoice.pick({ invoiceId: true, statusKey: true, checkoutLink: true }).nullable(),
  refunds: z.array(z.object({ cents: z.int(), state: CryptoRefundState, link: z.string() })),
})
export type StayCoins = z.infer<typeof StayCoins>

const InvoicePurpose = z.looseObject({
  type: z.enum(['booking', 'donation', 'art', 'investment']),
  userName: trimmedLine().max(100).optional(),
  email: z.union([Email, z.literal('')]).optional(),
  reference: z.string().max(20).optional(),
  key: z.string().max(100).optional(),
})

export const SandboxAction = z.enum([
  'pay',
  'pay_half',
  'pay_more',
  'confirm',
  'never_confirms',
  'expire',
  'pay_late',
  'claim',
  'send',
])
export type SandboxAction = z.infer<typeof SandboxAction>

export const SandboxInvoice = z.object({
  invoiceId: z.string(),
  status: InvoiceStatus,
  description: z.string(),
  cents: z.int(),
  paidCents: z.int(),
  coin: z.string(),
  /** Decimal text. */
  coinDue: z.string(),
  rate: z.string(),
  address: z.string(),
  isConfirmed: z.boolean(),
  expiresAt: Instant,
  redirectUrl: z.string().nullable(),
  refundState: z.enum(['none', 'offered', 'claimed', 'approved', 'sent']),
})
export type SandboxInvoice = z.infer<typeof SandboxInvoice>

const invoiceParams = z.object({ invoiceId: z.string().max(100) })
const paymentParams = z.object({ id: Id })

export const cryptoEndpoints = endpoints({
  createCryptoInvoice: {
    method: 'POST',
    path: '/api/crypto-invoices',
    summary:
      "Set up a payment in coins; the amount in dollars must equal the server's. A stay has at most one open invoice",
    access: 'public',
    body: z.object({
      /** Cents. */
      amount: z.int().positive(),
      description: z.string().max(500).optional(),
      metadata: InvoicePurpose,
      artPieceId: z.union([z.int(), z.string().max(20)]).nullish(),
      shipping: Shipping.optional(),
    }),
    reply: CryptoInvoice,
    status: 201,
    errors: ['invalid', 'not_found', 'conflict', 'rule', 'key_reused', 'too_many', 'unavailable'],
  },
  readCryptoInvoice: {
    method: 'GET',
    path: '/api/crypto-invoices/{invoiceId}',
    summary: 'The state of a payment in coins, opened by its `statusKey`',
    access: 'public',
    params: invoiceParams,
    query: z.object({ key: z.string().max(100).default('') }),
    reply: CryptoInvoiceState,
    errors: ['invalid', 'not_found'],
  },
  readStayCoins: {
    method: 'GET',
    path: '/api/bookings/{reference}/coins',
    summary: "A stay's open payment in coins and its refunds in coins, for its guest",
    access: 'public',
    params: z.object({ reference: z.string().max(20) }),
    query: z.object({ key: z.string().max(100).default('') }),
    reply: StayCoins,
    errors: ['invalid', 'not_found'],
  },
  readSandboxInvoice: {
    method: 'GET',
    path: '/api/sandbox/crypto/{invoiceId}',
    summary: "The checkout page of the sandbox's invoice",
    access: 'public',
    params: invoiceParams,
    reply: SandboxInvoice,
    errors: ['not_found'],
  },
  playSandboxInvoice: {
    method: 'POST',
    path: '/api/sandbox/crypto/{invoiceId}',
    summary:
      'Play what a payer, the chain or the provider does with an invoice of the sandbox; no coin moves',
    access: 'public',
    params: invoiceParams,
    body: z.object({ action: SandboxAction }),
    reply: SandboxInvoice,
    errors: ['invalid', 'not_found', 'conflict'],
  },
  decidePart: {
    method: 'PUT',
    path: '/api/admin/payments/{id}/part',
    summary:
      'Decide on coins that came in part before their invoice ended: `count` records them and leaves the rest due, `refund` offers them back',
    access: 'manager',
    params: paymentParams,
    body: z.object({ decision: z.enum(['refund', 'count']) }),
    reply: Payment,
    errors: ['invalid', 'not_found', 'conflict', 'rule'],
  },
  approveCryptoRefund: {
    method: 'POST',
    path: '/api/admin/payments/{id}/refund/approve',
    summary:
      'Approve the refund of a payment in coins once its payer has named an address; the coins are sent at the provider',
    access: 'manager',
    params: paymentParams,
    reply: Payment,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
})
