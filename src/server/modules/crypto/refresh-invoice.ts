import { eq } from 'drizzle-orm'
import type { InvoiceAdditional } from '#contract/crypto/crypto.ts'
import { decimalOfCents } from '#contract/platform/money.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { paymentEvents, payments } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import type { CoinInvoice } from '#server/platform/gateways/coins/coin-gateway.ts'
import { ProviderFailure } from '#server/platform/gateways/payment.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { lockKnownPayment } from '../payments/lock-payment.ts'
import type { PaymentRow } from '../payments/payment-dependencies.ts'
import { enqueueAtLeast } from '../payments/refunds.ts'
import { writeStatus } from '../payments/settle.ts'
import { closeOtherInvoices, closeOthers } from './close-others.ts'
import { type CryptoDependencies, type InvoiceRow, requireCoins } from './crypto-dependencies.ts'
import { emailInvalid } from './crypto-emails.ts'
import { freeNights, keepNights, restoreHold } from './hold-nights.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Coins of an invoice that never confirmed may still do so. */
const INVALID_WATCHED_MS = 7 * 24 * HOUR_MS
const TRIES = 5
/** In cents. A smaller overpayment is not given back. */
const WORTH_RETURNING = 100

/** Reads again when another state was stored meanwhile. `deliveryId` is stored in the same transaction. */
export async function refreshInvoice(
  context: Context,
  deps: CryptoDependencies,
  paymentId: number,
  deliveryId: string | null = null,
): Promise<InvoiceRow> {
  const coins = requireCoins(deps)
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await invoiceRow(context, paymentId)
    if (!row.invoiceId || row.provider !== coins.provider) return row
    const invoice = await coins.readInvoice(row.invoiceId)
    const stored = await inTransaction(context, (inner) =>
      storeReading(inner, deps, row, { invoice, deliveryId }),
    )
    if (!stored) continue
    await closeOthers(context, deps, stored)
    return stored
  }
  throw new ProviderFailure('unanswered')
}

export async function invoiceRow({ db }: Context, paymentId: number): Promise<InvoiceRow> {
  const [row] = await db.select().from(cryptoInvoices).where(eq(cryptoInvoices.paymentId, paymentId))
  if (!row) throw failure('not_found', 'There is no such payment')
  return row
}

type InvoiceReading = { invoice: CoinInvoice; deliveryId: string | null }

/** Null when another state was stored since the invoice was read. */
async function storeReading(
  context: Context,
  deps: CryptoDependencies,
  before: InvoiceRow,
  { invoice, deliveryId }: InvoiceReading,
): Promise<InvoiceRow | null> {
  const payment = await lockKnownPayment(context, before.paymentId)
  const isIts = eq(cryptoInvoices.paymentId, before.paymentId)
  const [row] = await context.db.select().from(cryptoInvoices).where(isIts).for('update')
  if (!row || row.version !== before.version) return null
  if (deliveryId) await rememberDelivery(context, deliveryId)
  const changes = await applyInvoice(context, deps, { row, payment, invoice })
  const [stored] = await context.db
    .update(cryptoInvoices)
    .set({
      ...changes,
      version: row.version + 1,
      status: invoice.status,
      additional: additionalStatus(row, invoice),
      paidCents: invoice.paidCents,
      isConfirmed: invoice.isConfirmed,
      expiresAt: invoice.expiresAt,
      monitoredUntil: invoice.monitoredUntil,
      nextReadAt: nextRead(context, invoice),
    })
    .where(isIts)
    .returning()
  return stored ?? null
}

const DELIVERY = 'btcpay delivery'

export async function rememberDelivery({ db, clock }: Context, deliveryId: string): Promise<void> {
  await db
    .insert(paymentEvents)
    .values({ eventId: `btcpay ${deliveryId}`, type: DELIVERY, receivedAt: isoNow(clock) })
    .onConflictDoNothing()
}

export async function isKnownDelivery({ db }: Context, deliveryId: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.eventId, `btcpay ${deliveryId}`))) > 0
}

const hasEnded = ({ status }: CoinInvoice): boolean => status === 'expired' || status === 'invalid'

/** Open invoices each minute, ended ones each hour until no coins can come any more. */
function nextRead(context: Context, invoice: CoinInvoice): string | null {
  if (invoice.status === 'new' || invoice.status === 'processing') return timeIn(context, MINUTE_MS)
  const extra = invoice.status === 'invalid' ? INVALID_WATCHED_MS : 0
  const isOver = Date.parse(invoice.monitoredUntil) + extra <= context.clock.now()
  return isOver ? null : timeIn(context, HOUR_MS)
}

function additionalStatus({ cents }: InvoiceRow, invoice: CoinInvoice): InvoiceAdditional {
  const { status, isMarked, paidCents, isConfirmed } = invoice
  if (status === 'settled' && isMarked) return 'marked'
  if (paidCents === 0) return 'none'
  if (paidCents < cents) return status === 'settled' ? 'none' : 'partial'
  if (status === 'expired' || (status === 'invalid' && isConfirmed)) return 'late'
  return paidCents > cents && status !== 'invalid' ? 'over' : 'none'
}

/** Late coins count once all are confirmed, whatever the provider calls the invoice. */
const isPaid = ({ cents }: InvoiceRow, invoice: CoinInvoice): boolean =>
  invoice.status === 'settled' || (hasEnded(invoice) && invoice.isConfirmed && invoice.paidCents >= cents)

type Case = { row: InvoiceRow; payment: PaymentRow; invoice: CoinInvoice }

/** Changes the payment and the nights. Returns the invoice's further changes. */
async function applyInvoice(
  context: Context,
  deps: CryptoDependencies,
  about: Case,
): Promise<Partial<InvoiceRow>> {
  const { row, invoice } = about
  const payment = await writeCoins(context, about)
  const isUnpaid =
    (payment.status === 'pending' || payment.status === 'failed') && payment.paymentDate === null
  if (!isUnpaid) {
    await returnLaterCoins(context, { ...about, payment })
    return { processingSince: null }
  }
  if (isPaid(row, invoice) && row.decision === null) {
    await complete(context, deps, { ...about, payment })
    return { processingSince: null, heldUntil: null }
  }
  if (invoice.status === 'processing') return beginProcessing(context, { ...about, payment })
  if (row.processingSince !== null) await endProcessing(context, { ...about, payment })
  if (hasEnded(invoice))
    await endUnpaid(context, deps, { ...about, payment: { ...payment, processingSince: null } })
  return { processingSince: null, heldUntil: null }
}

/** The state of its refund stays. */
async function writeCoins({ db }: Context, { payment, invoice }: Case): Promise<PaymentRow> {
  const { id: invoiceId, coin, coinAmount, rate, txids } = invoice
  const refund = {
    refundState: payment.crypto?.refundState ?? null,
    refundLink: payment.crypto?.refundLink ?? null,
  }
  const crypto = { invoiceId, coin, coinAmount, rate, txids, ...refund }
  await db.update(payments).set({ crypto }).where(eq(payments.id, payment.id))
  return { ...payment, crypto }
}

/** An overpayment of a dollar or more goes back by itself. */
async function complete(
  context: Context,
  deps: CryptoDependencies,
  { row, payment, invoice }: Case,
): Promise<void> {
  const over = invoice.paidCents - row.cents
  const isReturned = over >= WORTH_RETURNING
  const paid = {
    amount: decimalOfCents(isReturned ? invoice.paidCents : row.cents),
    receivedCents: null,
    processingSince: null,
  }
  await context.db.update(payments).set(paid).where(eq(payments.id, payment.id))
  const triedAt = payment.triedAt ?? isoNow(context.clock)
  await closeOtherInvoices(context, payment)
  await writeStatus(context, deps.payments, { ...payment, ...paid, isClosed: false, triedAt }, 'completed')
  if (isReturned) await enqueueAtLeast(context, payment.id, over)
}

/** Coins that come after the invoice was settled go back by themselves. */
async function returnLaterCoins(context: Context, { row, payment, invoice }: Case): Promise<void> {
  const over = invoice.paidCents - row.cents
  const amount = decimalOfCents(invoice.paidCents)
  const isLater = invoice.status === 'settled' && invoice.paidCents > row.paidCents && row.paidCents > 0
  if (payment.status !== 'completed' || !isLater || over < WORTH_RETURNING) return
  await context.db.update(payments).set({ amount }).where(eq(payments.id, payment.id))
  await enqueueAtLeast(context, payment.id, over)
}

async function beginProcessing(context: Context, { row, payment }: Case): Promise<Partial<InvoiceRow>> {
  if (row.processingSince !== null) return {}
  const now = isoNow(context.clock)
  const heldUntil = await keepNights(context, row.bookingId)
  await context.db
    .update(payments)
    .set({ processingSince: now, triedAt: payment.triedAt ?? now, updatedAt: now })
    .where(eq(payments.id, payment.id))
  await closeOtherInvoices(context, payment)
  context.emit({ type: 'payments_changed' })
  return { processingSince: now, heldUntil }
}

/** A replaced transaction leaves the stay its own hold. One that never confirmed frees the nights. */
async function endProcessing(context: Context, { row, payment, invoice }: Case): Promise<void> {
  await context.db.update(payments).set({ processingSince: null }).where(eq(payments.id, payment.id))
  context.emit({ type: 'payments_changed' })
  if (invoice.status !== 'invalid') return restoreHold(context, row)
  await freeNights(context, row)
  if (!row.isClosed) await emailInvalid(context, payment)
}

/** A part of the amount waits for the owner's decision. */
async function endUnpaid(
  context: Context,
  deps: CryptoDependencies,
  { row, payment, invoice }: Case,
): Promise<void> {
  const isPart = invoice.paidCents > 0 && invoice.paidCents < row.cents
  const receivedCents = isPart || row.decision !== null ? invoice.paidCents : payment.receivedCents
  const triedAt = payment.triedAt ?? (invoice.paidCents > 0 ? isoNow(context.clock) : null)
  if (payment.status === 'failed' && receivedCents === payment.receivedCents && triedAt === payment.triedAt)
    return
  await context.db.update(payments).set({ receivedCents }).where(eq(payments.id, payment.id))
  await writeStatus(context, deps.payments, { ...payment, receivedCents, triedAt }, 'failed')
}
