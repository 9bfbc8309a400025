import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { acquireLease } from '#server/platform/database/leases.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import type { Events } from '#server/platform/events.ts'
import type { PaymentGateway } from '#server/platform/gateways/payment.ts'
import { type BackgroundWork, every, logFailure } from '#server/platform/jobs/every.ts'
import { keepCards, keepSilentSetups, removeOldCards } from './cards/card-storage.ts'
import { lockPayment } from './lock-payment.ts'
import type { PaymentDependencies, PaymentRow } from './payment-dependencies.ts'
import { findRefunds } from './refund-watch.ts'
import { processDueRefunds } from './refunds.ts'
import { settleFromProvider, writeStatus } from './settle.ts'

export const PAYMENTS_EVERY_MS = 60_000
const LEASE_MS = 50_000
const BATCH = 50
/** The sweep reads a pending intent when its last event is this old. */
export const SILENCE_MS = 15 * 60_000
/** An unpaid payment fails after this time; a late success still completes it. */
export const ABANDONED_MS = 24 * 3_600_000
const FORGOTTEN_MS = 7 * ABANDONED_MS

/**
 * Makes queued refunds at once. Once a minute, one instance reads from the provider what a lost webhook may
 * have reported.
 */
export function sweepPayments(
  context: Context,
  deps: PaymentDependencies,
  events: Events,
): BackgroundWork | null {
  const { gateway } = deps
  if (!gateway) return null
  const trying = (work: () => Promise<unknown>, what: string) => () => work().catch(logFailure(context, what))
  const refund = trying(() => processDueRefunds(context, deps, gateway), 'making refunds')
  const queryProvider = trying(
    () => checkSilentPayments(context, deps, gateway),
    'the sweep of pending payments',
  )
  const watch = trying(() => findRefunds(context, deps, gateway), 'the look for refunds')
  const keepLostCards = trying(async () => {
    await keepCards(context, gateway)
    await keepSilentSetups(context, gateway)
    await removeOldCards(context, gateway)
  }, 'storing cards')
  const { first, stop } = every(context, PAYMENTS_EVERY_MS, 'the sweep of payments', async () => {
    await refund()
    if (!(await acquireLease(context, 'payments-sweep', LEASE_MS))) return
    await queryProvider()
    await keepLostCards()
    await watch()
  })
  const unsubscribe = events.on('refund_enqueued', refund)
  return {
    first,
    stop: () => {
      stop()
      unsubscribe()
    },
  }
}

/** A failed payment may have been paid with another card meanwhile. Returns how many payments were read. */
export async function checkSilentPayments(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
): Promise<number> {
  const before = new Date(context.clock.now() - SILENCE_MS).toISOString()
  const oldest = new Date(context.clock.now() - FORGOTTEN_MS).toISOString()
  const silent = await context.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['pending', 'failed']),
        eq(payments.isClosed, false),
        lte(payments.updatedAt, before),
        gt(payments.createdAt, oldest),
        eq(payments.isByHand, false),
        // Once a payment is completed, only an owner sets it to pending or failed.
        isNull(payments.paymentDate),
        isNull(payments.crypto),
      ),
    )
    // Anyone opens other payments, and many of them must not keep a guest's stay waiting.
    .orderBy(desc(eq(payments.purpose, 'booking')), asc(payments.updatedAt))
    .limit(BATCH)
  for (const payment of silent) await checkPayment(context, deps, gateway, payment)
  return silent.length
}

async function checkPayment(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
  payment: PaymentRow,
): Promise<void> {
  const known = payment.stripePaymentId
  const intent = known ? await gateway.readIntent(known).catch(unanswered(context, payment.id)) : null
  const status = intent && (await settleFromProvider(context, deps, intent))
  if (status === null || status === 'pending' || status === 'failed') await waitOn(context, deps, payment.id)
}

/** An intent that cannot be read does not stop the others. */
const unanswered = (context: Context, paymentId: number) => (error: Error) => {
  context.log.warn({ paymentId, error: error.message }, 'the provider did not tell about a payment')
  return null
}

async function waitOn(context: Context, deps: PaymentDependencies, id: number): Promise<void> {
  await inTransaction(context, async (inner) => {
    const row = await lockPayment(inner, eq(payments.id, id))
    if (row?.status !== 'pending' && row?.status !== 'failed') return
    const age = inner.clock.now() - Date.parse(row.createdAt)
    const waitedMs = row.processingSince ? inner.clock.now() - Date.parse(row.processingSince) : 0
    if (waitedMs >= ABANDONED_MS) await deps.onProcessing(inner, row, 'slow')
    const isAbandoned = row.status === 'pending' && age >= ABANDONED_MS && row.receivedCents === null
    if (isAbandoned) await writeStatus(inner, deps, row, 'failed')
    else
      await inner.db
        .update(payments)
        .set({ updatedAt: isoNow(inner.clock) })
        .where(eq(payments.id, row.id))
  })
}
