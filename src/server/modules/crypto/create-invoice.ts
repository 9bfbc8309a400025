import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type * as z from 'zod'
import type { CryptoInvoice, cryptoEndpoints } from '#contract/crypto/crypto.ts'
import { formatCents } from '#contract/platform/money.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import type { CoinInvoice } from '#server/platform/gateways/coins/coin-gateway.ts'
import { ProviderFailure } from '#server/platform/gateways/payment.ts'
import { idempotently } from '#server/platform/http/idempotency.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { parsePieceId } from '../art/routes.ts'
import { guestLink } from '../bookings/reference.ts'
import { maySell } from '../legal/operator.ts'
import { storeOrder } from '../orders/orders.ts'
import { installationId } from '../payments/cards/customers.ts'
import { artCharge, type Charge, chargeFor } from '../payments/charges.ts'
import { writePending } from '../payments/setup.ts'
import { closeAtProvider } from './close-others.ts'
import {
  type CryptoDependencies,
  coinsNotSetUp,
  type InvoiceRow,
  requireCoins,
  statusKey,
} from './crypto-dependencies.ts'

export type InvoiceRequest = z.output<(typeof cryptoEndpoints)['createCryptoInvoice']['body']>

const MINUTE_MS = 60_000
const LONGEST_MINUTES = 30
/** With less time left, the coins would come too late. */
const SHORTEST_MINUTES = 5
export const MONITORING_MINUTES = 1440

const tooLate = () =>
  failure('conflict', 'Too little time is left to pay in coins. Pay by card, or book again.')

/** Until the hold ends, at most 30 minutes. Fails with `conflict` when too few are left. */
function minutesUntil(context: Context, until: string | null): number {
  if (until === null) return LONGEST_MINUTES
  const left = Math.floor((Date.parse(until) - context.clock.now()) / MINUTE_MS)
  if (left < SHORTEST_MINUTES) throw tooLate()
  return Math.min(LONGEST_MINUTES, left)
}

/**
 * The payment and the invoice's order number are stored before the provider is called, so a repeated call
 * finds the invoice whose answer was lost.
 */
export async function createInvoice(
  context: Context,
  deps: CryptoDependencies,
  request: InvoiceRequest,
  idempotency: { scope: string; key: string | null; body: unknown },
): Promise<CryptoInvoice> {
  requireCoins(deps)
  if (!(await maySell(context))) throw coinsNotSetUp()
  const { paymentId } = await idempotently(context, idempotency, async (inner) => {
    const charge = await findCharge(inner, deps, request)
    const open = charge.bookingId && (await reusable(inner, charge))
    return { paymentId: open || (await storeInvoice(inner, deps, charge, request)) }
  })
  await closeAtProvider(context, deps)
  return toReply(context, await openInvoice(context, deps, paymentId))
}

async function findCharge(
  context: Context,
  deps: CryptoDependencies,
  request: InvoiceRequest,
): Promise<Charge> {
  const { amount, metadata, artPieceId } = request
  const { type } = metadata
  if (type === 'investment') throw brokenRule('metadata.type', 'Investments are paid by card')
  if (type !== 'art')
    return chargeFor(context, deps.payments, { ...request, metadata: { ...metadata, type } })
  const charge = await artCharge(context, parsePieceId(artPieceId))
  const { cents } = charge
  if (amount !== cents)
    throw brokenRule(
      'amount',
      `The amount must be exactly ${formatCents(cents)} (${cents} cents). Please reload the page.`,
    )
  return charge
}

/** Reuses an invoice over the same amount, and closes one over another amount. */
async function reusable(context: Context, { bookingId, cents }: Charge): Promise<number | null> {
  const open = await context.db
    .select()
    .from(cryptoInvoices)
    .where(
      and(
        eq(cryptoInvoices.bookingId, bookingId ?? 0),
        eq(cryptoInvoices.status, 'new'),
        eq(cryptoInvoices.isClosed, false),
      ),
    )
    .for('update')
  const now = isoNow(context.clock)
  const same = open.find((row) => row.cents === cents && row.expiresAt > now)
  await context.db
    .update(cryptoInvoices)
    .set({ isClosed: true })
    .where(
      and(
        eq(cryptoInvoices.bookingId, bookingId ?? 0),
        eq(cryptoInvoices.status, 'new'),
        same ? ne(cryptoInvoices.paymentId, same.paymentId) : undefined,
      ),
    )
  return same?.paymentId ?? null
}

async function storeInvoice(
  context: Context,
  deps: CryptoDependencies,
  charge: Charge,
  { metadata, shipping }: InvoiceRequest,
): Promise<number> {
  const minutes = minutesUntil(context, await readHold(context, charge.bookingId))
  const nothing = { coin: null, coinAmount: null, rate: null, txids: [], refundState: null, refundLink: null }
  const paymentId = await writePending(context, {
    ...charge,
    savesCard: false,
    payerName: charge.payerName ?? metadata.userName ?? null,
    payerEmail: charge.payerEmail ?? metadata.email?.toLowerCase() ?? null,
    paymentMethod: 'crypto',
    crypto: { invoiceId: '', ...nothing },
  })
  if (charge.purpose === 'art') await storeOrder(context, paymentId, shipping)
  await context.db.insert(cryptoInvoices).values({
    paymentId,
    bookingId: charge.bookingId,
    provider: requireCoins(deps).provider,
    orderId: `${installationId(context)}-${paymentId}-${randomUUID().slice(0, 8)}`,
    cents: charge.cents,
    redirectUrl: returnPage(context, charge),
    expiresAt: timeIn(context, minutes * MINUTE_MS),
    monitoredUntil: timeIn(context, (minutes + MONITORING_MINUTES) * MINUTE_MS),
    nextReadAt: timeIn(context, MINUTE_MS),
    createdAt: isoNow(context.clock),
  })
  return paymentId
}

async function readHold({ db }: Context, bookingId: number | null): Promise<string | null> {
  if (bookingId === null) return null
  const [stay] = await db.select({ until: bookings.until }).from(bookings).where(eq(bookings.id, bookingId))
  return stay?.until ?? null
}

/** The provider's page leads back there. */
function returnPage(context: Context, { purpose, detail }: Charge): string {
  if (purpose === 'booking') return guestLink(context, detail.reference ?? '')
  const path = purpose === 'art' ? '/art-gallery' : '/investor#donate'
  return `${publicUrl(context.config)}${path}`
}

/** The longest time that a call to the provider takes. */
const CREATION_MS = 15_000
const WAIT_MS = 200

/** When the provider has no invoice yet, one caller claims its creation and the others wait for it. */
async function openInvoice(
  context: Context,
  deps: CryptoDependencies,
  paymentId: number,
): Promise<InvoiceRow> {
  const isIts = eq(cryptoInvoices.paymentId, paymentId)
  for (let waited = 0; waited < CREATION_MS; waited += WAIT_MS) {
    const [row] = await context.db.select().from(cryptoInvoices).where(isIts)
    if (!row) throw failure('not_found', 'There is no such payment')
    if (row.invoiceId) return row
    const now = isoNow(context.clock)
    const free = or(isNull(cryptoInvoices.creatingUntil), lt(cryptoInvoices.creatingUntil, now))
    const claimed = await context.db
      .update(cryptoInvoices)
      .set({ creatingUntil: timeIn(context, CREATION_MS), isAttempted: true })
      .where(and(isIts, isNull(cryptoInvoices.invoiceId), free))
      .returning()
    if (claimed.length > 0) return createClaimed(context, deps, row)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new ProviderFailure('unanswered')
}

async function createClaimed(
  context: Context,
  deps: CryptoDependencies,
  row: InvoiceRow,
): Promise<InvoiceRow> {
  try {
    return await keepInvoice(context, row.paymentId, await findOrCreate(context, deps, row))
  } catch (error) {
    await context.db
      .update(cryptoInvoices)
      .set({ creatingUntil: null })
      .where(eq(cryptoInvoices.paymentId, row.paymentId))
    throw error
  }
}

async function findOrCreate(
  context: Context,
  deps: CryptoDependencies,
  { paymentId, orderId, isAttempted, bookingId, cents, redirectUrl }: InvoiceRow,
): Promise<CoinInvoice> {
  const coins = requireCoins(deps)
  const known = isAttempted ? await coins.findInvoice(orderId) : null
  if (known) return known
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, paymentId))
  return coins.createInvoice({
    cents,
    orderId,
    redirectUrl,
    description: payment?.notes ?? 'Crypto Lodge',
    expirationMinutes: minutesUntil(context, await readHold(context, bookingId)),
    monitoringMinutes: MONITORING_MINUTES,
  })
}

/** Stores the provider's answer. */
export function keepInvoice(context: Context, paymentId: number, invoice: CoinInvoice): Promise<InvoiceRow> {
  return inTransaction(context, async (inner) => {
    const { id: invoiceId, checkoutLink, expiresAt, monitoredUntil, coin, coinAmount, rate } = invoice
    const [row] = await inner.db
      .update(cryptoInvoices)
      .set({ invoiceId, checkoutLink, expiresAt, monitoredUntil, creatingUntil: null })
      .where(eq(cryptoInvoices.paymentId, paymentId))
      .returning()
    if (!row) throw failure('not_found', 'There is no such payment')
    const none = { txids: [], refundState: null, refundLink: null }
    await inner.db
      .update(payments)
      .set({ crypto: { invoiceId, coin, coinAmount, rate, ...none } })
      .where(eq(payments.id, paymentId))
    return row
  })
}

function toReply(context: Context, row: InvoiceRow): CryptoInvoice {
  const { paymentId, cents, expiresAt, checkoutLink } = row
  const invoiceId = row.invoiceId ?? ''
  return {
    ...{ paymentId, invoiceId, cents, expiresAt },
    checkoutLink: checkoutLink ?? '',
    statusKey: statusKey(context, invoiceId),
  }
}
