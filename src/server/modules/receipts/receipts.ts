import { and, asc, eq, isNull } from 'drizzle-orm'
import { cardName } from '#contract/payments/card-name.ts'
import { coinText } from '#contract/payments/coin-text.ts'
import type { Receipt } from '#contract/receipts/receipts.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { receipts } from '#server/platform/database/tables/receipts.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { readOwnBooking } from '../bookings/bookings.ts'
import { opensBooking } from '../bookings/reference.ts'
import { operatorLines } from '../legal/operator.ts'
import type { DrawReceipt } from './draw-receipts.ts'
import type { ReceiptRow } from './issue-receipts.ts'
import { opensReceipt, receiptPath } from './receipt-links.ts'

type File = { name: string; bytes: Uint8Array }

/** Opens with the receipt's key, its booking's key or an admin's session; else fails with `not_found`. */
export async function readReceipt(
  context: Context,
  draw: DrawReceipt,
  number: string,
  key: string,
): Promise<File> {
  const [found] = await context.db
    .select()
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(receipts.number, number.toUpperCase()))
  const isOpen =
    found !== undefined &&
    (context.admin !== null ||
      opensReceipt(context, found.receipts.number, key) ||
      (found.bookings !== null && opensBooking(context, found.bookings, key)))
  if (!isOpen) throw failure('not_found', 'There is no receipt at this link')
  const { receipts: row, payments: payment } = found
  const bytes = await draw({
    number: row.number,
    kind: row.kind,
    cents: row.cents,
    content: row.content,
    issuedAt: row.issuedAt,
    isVoid: row.voidedAt !== null,
    paymentMethod: payment.paymentMethod,
    paidWith: row.kind === 'receipt' ? paidWith(payment) : null,
    // The booking may have another guest by now. Earlier links stay open, and an erased payer stays erased.
    payerName: payment.payerName,
    payerEmail: payment.payerEmail,
    creditedReceipt: row.kind === 'credit_note' ? await receiptBefore(context, row) : null,
    operator: await operatorLines(context),
  })
  return { name: `${row.number}.pdf`, bytes }
}

function paidWith({
  crypto,
  paidBy,
}: Pick<typeof payments.$inferSelect, 'crypto' | 'paidBy'>): string | null {
  if (crypto) return coinText(crypto)
  return paidBy && cardName(paidBy)
}

async function receiptBefore(context: Context, { paymentId, voidedAt }: ReceiptRow): Promise<string | null> {
  const [receipt] = await context.db
    .select({ number: receipts.number })
    .from(receipts)
    .where(
      and(
        eq(receipts.paymentId, paymentId),
        eq(receipts.kind, 'receipt'),
        voidedAt ? undefined : isNull(receipts.voidedAt),
      ),
    )
    .orderBy(asc(receipts.id))
  return receipt?.number ?? null
}

export async function listBookingReceipts(
  context: Context,
  reference: string,
  key: string,
): Promise<Receipt[]> {
  const booking = await readOwnBooking(context, reference, key)
  const rows = await context.db
    .select({ receipt: receipts })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(eq(payments.bookingId, booking.id))
    .orderBy(asc(receipts.id))
  return rows.map(({ receipt }) => toReceipt(context, receipt))
}

/** Oldest first. Fails with `not_found`. */
export async function listPaymentReceipts(context: Context, paymentId: number): Promise<Receipt[]> {
  requireAdmin(context)
  const [payment] = await context.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.id, paymentId))
  if (!payment) throw failure('not_found', 'This payment does not exist')
  return receiptsOfPayment(context, paymentId)
}

/** Does not check the caller: the calling module does. */
export async function receiptsOfPayment(context: Context, paymentId: number): Promise<Receipt[]> {
  const rows = await context.db
    .select()
    .from(receipts)
    .where(eq(receipts.paymentId, paymentId))
    .orderBy(asc(receipts.id))
  return rows.map((row) => toReceipt(context, row))
}

function toReceipt(context: Context, { number, kind, cents, issuedAt, voidedAt }: ReceiptRow): Receipt {
  return { number, kind, cents, issuedAt, isVoid: voidedAt !== null, link: receiptPath(context, number) }
}
