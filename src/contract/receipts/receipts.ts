import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant } from '../platform/fields.ts'

/** A receipt says what was paid, a credit note what was given back. */
export const ReceiptKind = z.enum(['receipt', 'credit_note'])
export type ReceiptKind = z.infer<typeof ReceiptKind>

export const Receipt = z.object({
  number: z.string(),
  kind: ReceiptKind,
  cents: z.int(),
  issuedAt: Instant,
  /** True when the payment or the refund turned out not to have happened. */
  isVoid: z.boolean(),
  /** Path of the PDF with its key. */
  link: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

/** Without the person who paid. */
export type ReceiptContent = {
  description: string
  stay: {
    reference: string
    lodgeName: string
    address?: string
    checkIn: string
    checkOut: string
    guests: number
  } | null
  lines: { name: string; cents: number }[]
  totalCents: number
  /** At the time of issue. */
  paidCents: number
  refundedCents: number
  keptCents: number | null
  cancellation?: string
}

/** '2026-000001' and 'CN-2026-000001': each kind has its own numbers, from 1 every year (UTC). */
export function receiptNumber(kind: ReceiptKind, year: number, sequence: number): string {
  const number = `${year}-${String(sequence).padStart(6, '0')}`
  return kind === 'credit_note' ? `CN-${number}` : number
}

export const receiptEndpoints = endpoints({
  readReceipt: {
    method: 'GET',
    path: '/api/receipts/{number}.pdf',
    summary:
      'A receipt or credit note as PDF, with its own key or the key of its booking; an admin needs none',
    access: 'public',
    params: z.object({ number: z.string().max(20) }),
    query: z.object({ key: z.string().max(100).default('') }),
    media: 'application/pdf',
    reply: z.custom<Uint8Array>(),
    errors: ['not_found'],
  },
  listBookingReceipts: {
    method: 'GET',
    path: '/api/bookings/{reference}/receipts',
    summary: "Receipts and credit notes of a guest's own booking, oldest first",
    access: 'public',
    params: z.object({ reference: z.string().max(20) }),
    query: z.object({ key: z.string().max(100).default('') }),
    reply: z.array(Receipt),
    errors: ['not_found'],
  },
  listPaymentReceipts: {
    method: 'GET',
    path: '/api/admin/payments/{id}/receipts',
    summary: 'Receipt and credit notes of a payment, oldest first',
    access: 'manager',
    scope: 'payments:read',
    params: z.object({ id: Id }),
    reply: z.array(Receipt),
    errors: ['not_found'],
  },
})
