import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { centsOfDecimal, decimalOfCents } from '#contract/money.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { payments, promisedRefunds } from '../database/tables/payments.ts'
import type { PaymentGateway, ProviderIntent } from '../gateways/payment.ts'
import { settleAsTold } from './settle.ts'
import type { Till } from './till.ts'

const BATCH = 10
/** A claimed promise belongs to its instance so long; one that dies with it is tried again after that. */
const CLAIM_MS = 5 * 60_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 6 * 3_600_000
/** With the doubling waits, about four days; an owner sees what was given up. */
const MOST_TRIES = 24

type Promised = typeof promisedRefunds.$inferSelect

/**
 * Promises to give back what was paid by card for a booking beyond `keepCents`. Runs in the transaction that decides
 * it and locks the booking's payments, so that one that is paid at this moment is seen by one side or the other.
 * Returns the cents that will be given back.
 */
export async function promiseRefunds(
  context: Context,
  bookingId: number,
  keepCents: number,
): Promise<number> {
  const paid = await context.db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.id))
    .for('update')
  let toKeep = keepCents
  let promised = 0
  for (const payment of paid.filter(({ status }) => status === 'completed')) {
    const refunded = centsOfDecimal(payment.refundedAmount)
    const held = centsOfDecimal(payment.amount) - refunded
    const kept = Math.min(toKeep, held)
    toKeep -= kept
    // What an owner recorded by hand is given back by hand.
    if (payment.stripePaymentId && held > kept) {
      await promise(context, payment.id, refunded + held - kept)
      promised += held - kept
    }
  }
  return promised
}

async function promise(context: Context, paymentId: number, upToCents: number): Promise<void> {
  const now = isoNow(context.clock)
  await context.db
    .insert(promisedRefunds)
    .values({ paymentId, upTo: decimalOfCents(upToCents), createdAt: now, nextTryAt: now })
    .onConflictDoNothing()
  context.tell({ type: 'refund_promised' })
}

/** Makes every promised refund that is due, on this instance alone; returns how many it tried. */
export async function makePromisedRefunds(
  context: Context,
  till: Till,
  gateway: PaymentGateway,
): Promise<number> {
  for (let tried = 0; ; ) {
    const due = await claim(context)
    if (due.length === 0) return tried
    for (const promised of due) await keepPromise(context, till, gateway, promised)
    tried += due.length
  }
}

/** Takes due promises for this instance; others skip what is locked and then see a later `next_try_at`. */
async function claim(context: Context): Promise<Promised[]> {
  const due = context.db
    .select({ id: promisedRefunds.id })
    .from(promisedRefunds)
    .where(and(isNull(promisedRefunds.doneAt), lte(promisedRefunds.nextTryAt, isoNow(context.clock))))
    .orderBy(promisedRefunds.id)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return context.db
    .update(promisedRefunds)
    .set({ nextTryAt: inMs(context, CLAIM_MS), tries: sql`${promisedRefunds.tries} + 1` })
    .where(inArray(promisedRefunds.id, due))
    .returning()
}

const inMs = (context: Context, ms: number): string => new Date(context.clock.now() + ms).toISOString()

async function keepPromise(
  context: Context,
  till: Till,
  gateway: PaymentGateway,
  promised: Promised,
): Promise<void> {
  const done = { doneAt: isoNow(context.clock), nextTryAt: null, lastError: null }
  try {
    const [payment] = await context.db.select().from(payments).where(eq(payments.id, promised.paymentId))
    const intent = await refundUpTo(gateway, payment?.stripePaymentId ?? '', centsOfDecimal(promised.upTo))
    await inTransaction(context, async (inner) => {
      await settleAsTold(inner, till, intent)
      await inner.db.update(promisedRefunds).set(done).where(eq(promisedRefunds.id, promised.id))
    })
  } catch (error) {
    const later = afterFailure(context, promised, error as Error)
    await context.db.update(promisedRefunds).set(later).where(eq(promisedRefunds.id, promised.id))
  }
}

/** Waits twice as long after each failure, six hours at most; gives up when that has long been hopeless. */
function afterFailure(context: Context, { id, tries }: Promised, error: Error) {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
  const isHopeless = tries >= MOST_TRIES
  context.log.error({ refund: id, tries, error: error.message, isHopeless }, 'a refund could not be made')
  return { nextTryAt: isHopeless ? null : inMs(context, wait), lastError: error.message.slice(0, 500) }
}

/**
 * Gives back until `cents` of an intent are given back in all. What is missing is asked of the provider each time,
 * and is part of the key: a repeat after a lost answer gives nothing twice, however late it comes.
 */
export async function refundUpTo(
  gateway: PaymentGateway,
  intentId: string,
  cents: number,
): Promise<ProviderIntent> {
  const intent = await gateway.readIntent(intentId)
  const due = Math.min(cents, intent.amount) - intent.refunded
  if (due <= 0) return intent
  return gateway.refund(intentId, due, `crypto-lodge-refund-${intentId}-${intent.refunded}-${due}`)
}
