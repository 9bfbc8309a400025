import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { acquireLease } from '#server/platform/database/leases.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { cryptoInvoices } from '#server/platform/database/tables/crypto.ts'
import { paymentEvents } from '#server/platform/database/tables/payments.ts'
import type { Events } from '#server/platform/events.ts'
import { type BackgroundWork, every, logFailure } from '#server/platform/jobs/every.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { lockKnownPayment } from '../payments/lock-payment.ts'
import { closeAtProvider } from './close-others.ts'
import { workOnCoinRefunds } from './coin-refunds.ts'
import { keepInvoice } from './create-invoice.ts'
import type { CryptoDependencies } from './crypto-dependencies.ts'
import { emailSlow } from './crypto-emails.ts'
import { COIN_HOLD_MS } from './hold-nights.ts'
import { refreshInvoice } from './refresh-invoice.ts'

export const COINS_EVERY_MS = 60_000
const LEASE_MS = 50_000
const BATCH = 100
const RETRY_MS = 60_000
const DELIVERIES_KEPT_MS = 7 * 24 * 3_600_000

/** Also reads invoices whose webhook may be lost. */
export function sweepCoins(
  context: Context,
  deps: CryptoDependencies,
  events: Events,
): BackgroundWork | null {
  if (!deps.coins) return null
  const refund = () => workOnCoinRefunds(context, deps).catch(logFailure(context, 'refunds in coins'))
  const close = () => closeAtProvider(context, deps).catch(logFailure(context, 'closing invoices'))
  const { first, stop } = every(context, COINS_EVERY_MS, 'the sweep of invoices', async () => {
    await refund()
    if (!(await acquireLease(context, 'crypto-sweep', LEASE_MS))) return
    await checkInvoices(context, deps)
  })
  const unsubscribe = [events.on('refund_enqueued', refund), events.on('coins_closed', close)]
  return {
    first,
    stop: () => {
      stop()
      for (const end of unsubscribe) end()
    },
  }
}

export async function checkInvoices(context: Context, deps: CryptoDependencies): Promise<void> {
  await findLostInvoices(context, deps)
  const due = await context.db
    .select({ paymentId: cryptoInvoices.paymentId })
    .from(cryptoInvoices)
    .where(
      and(
        lte(cryptoInvoices.nextReadAt, isoNow(context.clock)),
        isNotNull(cryptoInvoices.invoiceId),
        eq(cryptoInvoices.provider, deps.coins?.provider ?? 'sandbox'),
      ),
    )
    .orderBy(asc(cryptoInvoices.nextReadAt))
    .limit(BATCH)
  for (const { paymentId } of due)
    await refreshInvoice(context, deps, paymentId).catch(async (error: Error) => {
      context.log.warn({ paymentId, error: error.message }, 'the provider did not tell about an invoice')
      await context.db
        .update(cryptoInvoices)
        .set({ nextReadAt: timeIn(context, RETRY_MS) })
        .where(eq(cryptoInvoices.paymentId, paymentId))
    })
  await closeUnpayable(context)
  await closeAtProvider(context, deps)
  await emailAboutSlow(context)
}

/**
 * The creation was not answered. An invoice that the provider has made is kept, so that its coins are not
 * missed.
 */
async function findLostInvoices(context: Context, deps: CryptoDependencies): Promise<void> {
  const lost = await context.db
    .select()
    .from(cryptoInvoices)
    .where(
      and(
        isNull(cryptoInvoices.invoiceId),
        eq(cryptoInvoices.isAttempted, true),
        or(isNull(cryptoInvoices.creatingUntil), lt(cryptoInvoices.creatingUntil, isoNow(context.clock))),
        lte(cryptoInvoices.nextReadAt, isoNow(context.clock)),
      ),
    )
    .limit(BATCH)
  for (const { paymentId, orderId, monitoredUntil } of lost) {
    const found = await deps.coins?.findInvoice(orderId).catch(() => undefined)
    if (found) await keepInvoice(context, paymentId, found)
    else if (found === null && Date.parse(monitoredUntil) < context.clock.now())
      await context.db
        .update(cryptoInvoices)
        .set({ nextReadAt: null })
        .where(eq(cryptoInvoices.paymentId, paymentId))
  }
}

/** A stay that was cancelled or declined takes no coins. */
async function closeUnpayable({ db }: Context): Promise<void> {
  const payable = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.status, ['confirmed', 'awaiting_payment']))
  await db
    .update(cryptoInvoices)
    .set({ isClosed: true })
    .where(
      and(
        isNotNull(cryptoInvoices.bookingId),
        eq(cryptoInvoices.status, 'new'),
        eq(cryptoInvoices.isClosed, false),
        notInArray(cryptoInvoices.bookingId, payable),
      ),
    )
}

async function emailAboutSlow(context: Context): Promise<void> {
  const slow = await context.db
    .select({ paymentId: cryptoInvoices.paymentId })
    .from(cryptoInvoices)
    .where(
      and(
        eq(cryptoInvoices.status, 'processing'),
        eq(cryptoInvoices.isSlowReported, false),
        lte(cryptoInvoices.processingSince, timeIn(context, -COIN_HOLD_MS)),
      ),
    )
  for (const { paymentId } of slow)
    await inTransaction(context, async (inner) => {
      const payment = await lockKnownPayment(inner, paymentId)
      const reported = await inner.db
        .update(cryptoInvoices)
        .set({ isSlowReported: true })
        .where(and(eq(cryptoInvoices.paymentId, paymentId), eq(cryptoInvoices.isSlowReported, false)))
        .returning({ id: cryptoInvoices.paymentId })
      if (reported.length > 0) await emailSlow(inner, payment)
    })
}

/** BTCPay repeats no delivery after a week. */
export async function purgeDeliveries({ db, clock }: Context): Promise<void> {
  const oldest = new Date(clock.now() - DELIVERIES_KEPT_MS).toISOString()
  await db
    .delete(paymentEvents)
    .where(and(eq(paymentEvents.type, 'btcpay delivery'), lt(paymentEvents.receivedAt, oldest)))
}
