import * as z from 'zod'
import { packageIds } from '../investments/investments.ts'
import { endpoints } from '../platform/endpoint.ts'
import {
  CalendarDate,
  Email,
  Id,
  Instant,
  requiredLine,
  SearchText,
  trimmedLine,
  trimmedText,
  wholeNumber,
} from '../platform/fields.ts'
import { decimalOfCents } from '../platform/money.ts'
import { pageSchema } from '../platform/paging.ts'
import { CryptoPayment } from './crypto-payment.ts'

export const PaymentStatus = z.enum(['pending', 'completed', 'failed', 'refunded'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const PaymentMethod = z.enum(['credit_card', 'debit_card', 'bank_transfer', 'cash', 'crypto'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  credit_card: 'Credit Card',
  debit_card: 'Debit Card',
  bank_transfer: 'Bank Transfer',
  cash: 'Cash',
  crypto: 'Crypto',
}

export const PaymentPurpose = z.enum(['booking', 'investment', 'donation', 'art'])
export type PaymentPurpose = z.infer<typeof PaymentPurpose>

export const RefundReason = z.enum(['goodwill', 'correction'])
export type RefundReason = z.infer<typeof RefundReason>

export const ReasonedRefund = z.object({ reason: RefundReason, cents: z.int(), at: Instant })
export type ReasonedRefund = z.infer<typeof ReasonedRefund>

export const Payment = z.object({
  id: z.int(),
  bookingId: z.int().nullable(),
  /** Decimal text with two digits. */
  amount: z.string(),
  /** Decimal text; the whole amount when the status is refunded. */
  refundedAmount: z.string(),
  /** Set when the provider received another amount; such a payment can be refunded at once. */
  receivedCents: z.int().nullable(),
  /** The provider closed the intent unpaid, so what was received came another way. */
  isClosed: z.boolean(),
  currency: z.string(),
  status: PaymentStatus,
  paymentMethod: PaymentMethod,
  stripePaymentId: z.string().nullable(),
  paymentDate: Instant.nullable(),
  notes: z.string().nullable(),
  purpose: PaymentPurpose,
  payerName: z.string().nullable(),
  payerEmail: z.string().nullable(),
  guestName: z.string().nullable(),
  bookingReference: z.string().nullable(),
  lodgeSlug: z.string().nullable(),
  lodgeName: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  /** The first attempt to pay, or an owner's record; null for a payment that was only opened. */
  triedAt: Instant.nullable(),
  crypto: CryptoPayment.nullable(),
  /** Since when coins that came in full wait for their confirmation. */
  processingSince: Instant.nullable(),
  reasonedRefunds: z.array(ReasonedRefund).optional(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentFilter = z.object({
  status: PaymentStatus.optional(),
  method: PaymentMethod.optional(),
  untried: z.enum(['true', 'false']).default('false'),
  bookingId: Id.optional(),
  search: SearchText.optional(),
})
export type PaymentFilter = z.infer<typeof PaymentFilter>

export const DEFAULT_PAYMENTS = 100

/** Decimal text with two digits. */
const Sum = z.object({ count: z.int(), amount: z.string() })

export const PaymentTotals = z.object({
  total: z.int(),
  revenue: z.string(),
  byStatus: z.object({ pending: Sum, completed: Sum, failed: Sum, refunded: Sum }),
})
export type PaymentTotals = z.infer<typeof PaymentTotals>

const decimalAmount = z
  .union([z.string(), z.number()], 'Please enter an amount')
  .transform((amount) => String(amount).trim())
  .refine((text) => text !== '', { error: 'Please enter an amount', abort: true })
  .refine(
    (text) => /^(\d{1,9}(\.\d{0,2})?|\.\d{1,2})$/.test(text),
    'Please enter an amount with at most two decimals',
  )
  .refine((text) => Number(text) > 0, 'Please enter an amount above zero')
  .transform((text) => decimalOfCents(Math.round(Number(text) * 100)))

export const PaymentRecord = z.object({
  bookingId: wholeNumber('Please choose a booking').pipe(z.int().positive('Please choose a booking')),
  amount: decimalAmount,
  paymentMethod: PaymentMethod.default('credit_card'),
  status: PaymentStatus.default('pending'),
  paymentDate: CalendarDate.optional(),
  notes: trimmedText()
    .max(2000)
    .nullish()
    .transform((text) => text || null),
})

export const Payer = z.object({
  userName: requiredLine('Name is required', 100),
  email: Email,
})
export type Payer = z.infer<typeof Payer>

const IntentPurpose = z.looseObject({
  type: z.enum(['investment', 'donation', 'booking']),
  package: z.string().max(100).optional(),
  packageId: z.enum(packageIds).optional(),
  amount: z.union([z.string(), z.number()]).optional(),
  userName: trimmedLine().max(100).optional(),
  email: z.union([Email, z.literal('')]).optional(),
  reference: z.string().max(20).optional(),
  key: z.string().max(100).optional(),
})

const Intent = z.object({ clientSecret: z.string(), paymentId: z.int() })

export type Intent = z.infer<typeof Intent>

const CryptoTaken = z.enum(['btcpay', 'sandbox', 'none'])
export type CryptoTaken = z.infer<typeof CryptoTaken>

export const paymentEndpoints = endpoints({
  createPaymentIntent: {
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: "Set up a card payment; the amount must equal the server's",
    access: 'public',
    body: z.object({
      /** Cents. */
      amount: z.int().positive(),
      description: z.string().max(500).optional(),
      metadata: IntentPurpose,
    }),
    reply: Intent,
    errors: ['invalid', 'forbidden', 'not_found', 'conflict', 'rule', 'key_reused', 'unavailable'],
  },
  readPaymentSetup: {
    method: 'GET',
    path: '/api/payment-setup',
    summary: 'Which provider takes cards, its publishable key, and which one takes coins',
    access: 'public',
    reply: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('stripe'), publishableKey: z.string(), crypto: CryptoTaken }),
      z.object({ provider: z.literal('sandbox'), crypto: CryptoTaken }),
      z.object({ provider: z.literal('none'), crypto: CryptoTaken }),
    ]),
    errors: [],
  },
  readPaymentStatus: {
    method: 'POST',
    path: '/api/payment-status',
    summary: "The status of a payer's payment, read from the provider while it is pending",
    access: 'public',
    body: z.object({ clientSecret: z.string().max(300) }),
    reply: z.object({ status: PaymentStatus }),
    errors: ['invalid', 'not_found', 'unavailable'],
  },
  listPayments: {
    method: 'GET',
    path: '/api/admin/payments',
    summary: 'Payments, newest first; untried ones only with `untried=true`',
    access: 'manager',
    scope: 'payments:read',
    query: pageSchema(DEFAULT_PAYMENTS).extend(PaymentFilter.shape),
    reply: z.array(Payment),
    errors: ['invalid'],
  },
  countPayments: {
    method: 'GET',
    path: '/api/admin/payments/count',
    summary: 'How many payments a filter of the list finds',
    access: 'manager',
    scope: 'payments:read',
    query: PaymentFilter,
    reply: z.object({ total: z.int() }),
    errors: ['invalid'],
  },
  readPaymentTotals: {
    method: 'GET',
    path: '/api/admin/payments/totals',
    summary: 'Count and sum of all tried payments by status, exact to the cent',
    access: 'manager',
    scope: 'payments:read',
    reply: PaymentTotals,
    errors: [],
  },
  recordPayment: {
    method: 'POST',
    path: '/api/admin/payments',
    summary: 'Record a payment by hand',
    access: 'manager',
    body: PaymentRecord,
    reply: Payment,
    status: 201,
    errors: ['invalid', 'rule', 'key_reused'],
  },
  setPaymentStatus: {
    method: 'PUT',
    path: '/api/admin/payments/{id}/status',
    summary:
      'Set the status of a payment. What was paid by card and is set to refunded goes back through the provider, unless `throughProvider` is false: then it was given back elsewhere',
    access: 'manager',
    params: z.object({ id: Id }),
    body: z.object({ status: PaymentStatus, throughProvider: z.boolean().optional() }),
    reply: Payment,
    errors: ['invalid', 'not_found', 'conflict', 'unavailable', 'key_reused'],
  },
  refundPayment: {
    method: 'POST',
    path: '/api/admin/payments/{id}/refund',
    summary:
      'Refund a card payment that is completed or was paid with a wrong amount: all that is left of it, or `amountCents`. `elsewhere` records what was given back another way, also of a payment by hand: `amountCents`, or what its stay is paid too much. With the `reason` goodwill the price of the stay falls by the refund',
    access: 'manager',
    params: z.object({ id: Id }),
    body: z
      .object({
        amountCents: z.int().positive('Please enter an amount above zero').optional(),
        elsewhere: z.boolean().optional(),
        /**
         * Goodwill lowers the price of the stay by the refund. Without it the refunded part is due again.
         */
        reason: RefundReason.optional(),
      })
      .nullish(),
    reply: Payment,
    errors: ['invalid', 'not_found', 'conflict', 'rule', 'key_reused', 'unavailable'],
  },
})
