import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { paidCents } from '#contract/payments/refundable.ts'
import { centsOfDecimal } from '#contract/platform/money.ts'
import { type ReceiptKind, receiptNumber } from '#contract/receipts/receipts.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { receiptCounters, receipts } from '#server/platform/database/tables/receipts.ts'
import { readContent, type SettledPayment } from './receipt-content.ts'
import { queueReceiptEmail } from './receipt-email.ts'
import { receiptUrl } from './receipt-links.ts'

export type ReceiptRow = typeof receipts.$inferSelect

/**
 * Runs in the transaction that writes the locked payment's status; a repeated call changes nothing. Voids
 * documents that no longer hold. A payment of a wrong amount has a receipt only once an owner completes it,
 * and one that was never completed has none. Returns the URL of a new receipt.
 */
export async function issueReceipts(context: Context, payment: SettledPayment): Promise<string | null> {
  const valid = await context.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.paymentId, payment.id), isNull(receipts.voidedAt)))
    .orderBy(asc(receipts.id))
  if (valid.length === 0 && !wasCompleted(payment)) return null
  const isPaid = payment.status === 'completed' || payment.status === 'refunded'
  const receipt = valid.filter(({ kind }) => kind === 'receipt')
  if (!isPaid) await voidAll(context, receipt)
  const isNew = isPaid && receipt.length === 0
  const isFirst = isNew && (await context.db.$count(receipts, isReceiptFor(payment.id))) === 0
  const number = isNew
    ? await issue(context, payment, { kind: 'receipt', cents: paidCents(payment), isMailed: isFirst })
    : null
  await creditRefunds(
    context,
    payment,
    valid.filter(({ kind }) => kind === 'credit_note'),
  )
  return number && receiptUrl(context, number)
}

/** Void receipts count too. */
const isReceiptFor = (paymentId: number) =>
  and(eq(receipts.paymentId, paymentId), eq(receipts.kind, 'receipt'))

/** Only for a payment without documents: the provider's first event may be that of its refund. */
const wasCompleted = ({ status, isByHand, paymentDate }: SettledPayment): boolean =>
  status === 'completed' || (status === 'refunded' && !isByHand && paymentDate !== null)

/**
 * The valid credit notes add up to the refunded amount. When it falls, a note of exactly the difference is
 * voided, else the latest ones.
 */
async function creditRefunds(
  context: Context,
  payment: SettledPayment,
  notes: readonly ReceiptRow[],
): Promise<void> {
  const refunded = centsOfDecimal(payment.refundedAmount)
  let credited = notes.reduce((sum, { cents }) => sum + cents, 0)
  const toVoid: ReceiptRow[] = []
  const exactNote = notes.findLast(({ cents }) => cents === credited - refunded)
  for (const note of exactNote ? [exactNote] : notes.toReversed()) {
    if (credited <= refunded) break
    credited -= note.cents
    toVoid.push(note)
  }
  await voidAll(context, toVoid)
  if (refunded > credited)
    await issue(context, payment, { kind: 'credit_note', cents: refunded - credited, isMailed: true })
}

async function voidAll(context: Context, rows: readonly ReceiptRow[]): Promise<void> {
  for (const { id } of rows)
    await context.db
      .update(receipts)
      .set({ voidedAt: isoNow(context.clock) })
      .where(eq(receipts.id, id))
}

type Document = { kind: ReceiptKind; cents: number; isMailed: boolean }

async function issue(
  context: Context,
  payment: SettledPayment,
  { kind, cents, isMailed }: Document,
): Promise<string> {
  const content = await readContent(context, payment)
  const issuedAt = isoNow(context.clock)
  const year = Number(issuedAt.slice(0, 4))
  const sequence = await nextNumber(context, kind, year)
  const row = { number: receiptNumber(kind, year, sequence), kind, cents, content, issuedAt }
  await context.db.insert(receipts).values({ ...row, year, sequence, paymentId: payment.id })
  // A payment that was set back and completed again mails no second receipt.
  if (isMailed && (kind !== 'receipt' || !(await becomesOrder(context, payment))))
    await queueReceiptEmail(context, payment, row)
  return row.number
}

/** The order's own emails link the receipt. */
async function becomesOrder({ db }: Context, { id, purpose, status }: SettledPayment): Promise<boolean> {
  if (purpose !== 'art' || status !== 'completed') return false
  return (await db.$count(artOrders, and(eq(artOrders.paymentId, id), isNotNull(artOrders.paidAt)))) === 0
}

/** The counter's row stays locked until this transaction ends, so no number is left out. */
async function nextNumber(context: Context, kind: ReceiptKind, year: number): Promise<number> {
  const [counter] = await context.db
    .insert(receiptCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.kind, receiptCounters.year],
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning({ last: receiptCounters.last })
  if (!counter) throw new Error('no receipt number was given')
  return counter.last
}
