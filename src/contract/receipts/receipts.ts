import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Id, Instant } from '../platform/fields.ts'

/** A receipt says what was paid, a credit note what was given back. */
export const ReceiptKind = z.enum(['receipt', 'credit_note'])
export type ReceiptKind = z.infer<typeof ReceiptKind>

/** A numbered document of one payment. */
export const Receipt = z.object({
  /** '2026-000001', or 'CN-2026-000001' of a credit note. */
  number: z.string(),
  kind: ReceiptKind,
  /** What was paid, or given back. */
  cents: z.int(),
  issuedAt: Instant,
  /** True when the payment, or the refund, turned out not to have happened. */
  isVoid: z.boolean(),
  /** Path of its PDF with the key. */
  link: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

/** What a receipt says of its purchase, without the person who paid; amounts in cents. */
export type ReceiptContent = {
  description: string
  stay: {
    reference: string
    lodgeName: string
    /** Street or place; earlier documents have none. */
    address?: string
    checkIn: string
    checkOut: string
    guests: number
  } | null
  lines: { name: string; cents: number }[]
  totalCents: number
  /** In all, when it was issued. */
  paidCents: number
  refundedCents: number
  /** Of a cancelled stay. */
  keptCents: number | null
  /** What a cancellation costs until when; without it for other purchases, cancelled stays and earlier documents. */
  cancellation?: string
}

/** '2026-000001' and 'CN-2026-000001': each kind is numbered on its own, from 1 every year (UTC). */
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
