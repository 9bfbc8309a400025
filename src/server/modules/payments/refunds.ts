import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { isCardMoney } from '#contract/payments/refundable.ts'
import { centsOfDecimal, decimalOfCents, formatCents } from '#contract/platform/money.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { payments, refundQueue } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import { isDisputed, isUnanswered, type PaymentGateway } from '#server/platform/gateways/payment.ts'
import { claimDue, timeIn, timeOfNextTry } from '#server/platform/jobs/queue.ts'
import { isDisputeLost } from './disputes.ts'
import { lockKnownPayment } from './lock-payment.ts'
import { emailOwners, type OwnerNotice, RECORDED_BY_HAND } from './owner-notices.ts'
import type { PaymentDependencies, PaymentRow } from './payment-dependencies.ts'
import { NothingReceived, refundUpTo } from './refund-up-to.ts'
import { settleFromProvider } from './settle.ts'

const BATCH = 10
/** An instance owns a refund that it claimed for this time; then another one may claim it. */
const CLAIM_MS = 5 * 60_000
const LONGEST_WAIT_MS = 6 * 3_600_000
/** With doubling waits, about four days. The admin area then shows the refund as stuck. */
const MAX_TRIES = 24

type PendingRefund = typeof refundQueue.$inferSelect

/**
 * Refunds what was paid by card beyond `keepCents`; returns the cents. Runs in the transaction of the
 * decision and locks the booking's payments, so that a payment that settles at this moment is not missed.
 */
export async function enqueueRefunds(
  context: Context,
  bookingId: number,
  keepCents: number,
): Promise<number> {
  let toKeep = keepCents
  let queued = 0
  const paid = await lockedPayments(context, bookingId)
  // Money paid by hand is kept first, because only cards are refunded here.
  const byHandFirst = paid.toSorted((a, b) => Number(isCardMoney(a.payment)) - Number(isCardMoney(b.payment)))
  for (const { payment, backCents } of byHandFirst) {
    const held = centsOfDecimal(payment.amount) - backCents
    const kept = Math.min(toKeep, held)
    toKeep -= kept
    // What was paid by hand is refunded by hand.
    if (isCardMoney(payment) && held > kept) {
      await insertRefund(context, payment.id, backCents + held - kept)
      queued += held - kept
    }
  }
  return queued
}

/**
 * Refunds of one card payment what the booking's payments exceed `keepCents` by; returns the cents. Runs in
 * the transaction that settles the payment.
 */
export async function enqueueExcessRefund(
  context: Context,
  payment: { id: number; bookingId: number },
  keepCents: number,
): Promise<number> {
  const paid = await lockedPayments(context, payment.bookingId)
  const held = (entry: (typeof paid)[number]) => centsOfDecimal(entry.payment.amount) - entry.backCents
  const own = paid.find((entry) => entry.payment.id === payment.id)
  const excess = paid.reduce((sum, entry) => sum + held(entry), 0) - keepCents
  const cents = own && isCardMoney(own.payment) ? Math.min(excess, held(own)) : 0
  if (own && cents > 0) await insertRefund(context, payment.id, own.backCents + cents)
  return Math.max(0, cents)
}

export async function enqueueAtLeast(context: Context, paymentId: number, upToCents: number): Promise<void> {
  if ((await queuedRefundCents(context, paymentId)) < upToCents)
    await insertRefund(context, paymentId, upToCents)
}

/** `backCents` includes queued refunds. */
async function lockedPayments(context: Context, bookingId: number) {
  const rows = await context.db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.id))
    .for('update')
  const completed = rows.filter(({ status }) => status === 'completed')
  const ids = completed.map(({ id }) => id)
  const open = await context.db.select().from(refundQueue).where(isOpenRefund(ids))
  return completed.map((payment) => {
    const upTo = open.find(({ paymentId }) => paymentId === payment.id)?.upTo ?? '0'
    return { payment, backCents: Math.max(centsOfDecimal(payment.refundedAmount), centsOfDecimal(upTo)) }
  })
}

const isOpenRefund = (paymentIds: number[]) =>
  and(inArray(refundQueue.paymentId, paymentIds), isNull(refundQueue.doneAt))

/** Raises a running or waiting refund to the amount; its worker continues with it. */
async function insertRefund(context: Context, paymentId: number, upToCents: number): Promise<void> {
  const now = isoNow(context.clock)
  const upTo = decimalOfCents(upToCents)
  const raised = await context.db
    .update(refundQueue)
    .set({ upTo })
    .where(and(isOpenRefund([paymentId]), isNotNull(refundQueue.nextTryAt)))
    .returning({ id: refundQueue.id })
  if (raised.length === 0) await startRefund(context, paymentId, { upTo, nextTryAt: now, tries: 0 })
  context.emit({ type: 'refund_enqueued' })
}

type Start = { upTo: string; nextTryAt: string; tries: number }

async function startRefund(context: Context, paymentId: number, start: Start): Promise<number> {
  const started = { ...start, attempt: randomUUID() }
  const [row] = await context.db
    .insert(refundQueue)
    .values({ paymentId, ...started, createdAt: isoNow(context.clock) })
    .onConflictDoUpdate({
      target: refundQueue.paymentId,
      set: { ...started, doneAt: null, lastError: null },
    })
    .returning({ id: refundQueue.id })
  if (!row) throw new Error('the refund was not stored')
  return row.id
}

/**
 * The payment is locked; `upToCents` is a total. The caller makes the refund with `processRefund`. Null while
 * another refund is under way.
 */
export async function claimNewRefund(
  context: Context,
  paymentId: number,
  upToCents: number,
): Promise<number | null> {
  if (await isUnderWay(context, paymentId)) return null
  const nextTryAt = timeIn(context, CLAIM_MS)
  return startRefund(context, paymentId, { upTo: decimalOfCents(upToCents), nextTryAt, tries: 1 })
}

export const underWay = () => failure('conflict', 'A refund of this payment is already under way')

export const notCompleted = ({ status }: PaymentRow) =>
  failure('conflict', `Only a completed payment can be refunded; this one is ${status}`)

async function isUnderWay(context: Context, paymentId: number): Promise<boolean> {
  const [open] = await context.db
    .select()
    .from(refundQueue)
    .where(isOpenRefund([paymentId]))
  return open !== undefined && open.nextTryAt !== null
}

/** The total up to which the open refund gives back; 0 without one. */
export async function queuedRefundCents({ db }: Context, paymentId: number): Promise<number> {
  const [open] = await db
    .select()
    .from(refundQueue)
    .where(isOpenRefund([paymentId]))
  return centsOfDecimal(open?.upTo ?? '0')
}

/** Queues again what a withdrawn refund has still to give back. */
export function resumeRefund(context: Context, paymentId: number, upToCents: number): Promise<void> {
  return inTransaction(context, async (inner) => {
    const { refundedAmount } = await lockKnownPayment(inner, paymentId)
    if (upToCents > centsOfDecimal(refundedAmount)) await insertRefund(inner, paymentId, upToCents)
  })
}

/**
 * The payment is locked. False while a refund is being made or will be tried again, except when it waits for
 * the bank.
 */
export async function endRefund(context: Context, paymentId: number): Promise<boolean> {
  const [open] = await context.db
    .select()
    .from(refundQueue)
    .where(isOpenRefund([paymentId]))
    .for('update')
  if (!open) return true
  if (open.nextTryAt !== null && !isWaitingForBank(context, open)) return false
  await context.db
    .update(refundQueue)
    .set({ doneAt: isoNow(context.clock), nextTryAt: null })
    .where(eq(refundQueue.id, open.id))
  return true
}

/** Harmless when the refund is already made. */
export async function processRefund(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
  id: number,
): Promise<void> {
  const [queued] = await context.db.select().from(refundQueue).where(eq(refundQueue.id, id))
  if (queued && !queued.doneAt) await makeRefund(context, deps, gateway, queued)
}

export async function processDueRefunds(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
): Promise<number> {
  for (let tried = 0; ; ) {
    const due = await claimDue(context, refundQueue, {
      batch: BATCH,
      claimMs: CLAIM_MS,
      where: and(isNull(refundQueue.doneAt), notInArray(refundQueue.paymentId, inCoins(context))),
    })
    if (due.length === 0) return tried
    for (const queued of due) await makeRefund(context, deps, gateway, queued)
    tried += due.length
  }
}

export const inCoins = ({ db }: Context) =>
  db.select({ id: payments.id }).from(payments).where(isNotNull(payments.crypto))

async function makeRefund(
  context: Context,
  deps: PaymentDependencies,
  gateway: PaymentGateway,
  queued: PendingRefund,
): Promise<void> {
  try {
    const [payment] = await context.db.select().from(payments).where(eq(payments.id, queued.paymentId))
    const intentId = payment?.stripePaymentId ?? ''
    const attempt = queued.attempt ?? intentId
    const cents = centsOfDecimal(queued.upTo) - (payment?.elsewhereCents ?? 0)
    const intent = await refundUpTo(gateway, intentId, cents, attempt)
    await inTransaction(context, async (inner) => {
      await settleFromProvider(inner, deps, intent)
      await finish(inner, queued)
    })
  } catch (error) {
    if (isDisputed(error) && (await endLost(context, queued))) return
    await postpone(context, queued, error as Error)
  }
}

/** A refund that was raised meanwhile is due again at once. */
async function finish(context: Context, { id, upTo }: PendingRefund): Promise<void> {
  const now = isoNow(context.clock)
  const done = await context.db
    .update(refundQueue)
    .set({ doneAt: now, nextTryAt: null, lastError: null })
    .where(and(eq(refundQueue.id, id), eq(refundQueue.upTo, upTo)))
    .returning({ id: refundQueue.id })
  if (done.length > 0) return
  await context.db.update(refundQueue).set({ nextTryAt: now, tries: 0 }).where(eq(refundQueue.id, id))
  context.emit({ type: 'refund_enqueued' })
}

const stuck = (cents: number): OwnerNotice => ({
  subject: 'A refund could not be made',
  paragraphs: [
    `The card’s provider did not take this refund of ${formatCents(cents)}, and it is not tried again.`,
    `Please give ${formatCents(cents)} back another way, then record it ${RECORDED_BY_HAND}.`,
  ],
})

const lost = (cents: number): OwnerNotice => ({
  subject: 'A refund was not made: its dispute is lost',
  paragraphs: [
    `The refund of ${formatCents(cents)} is not made: the bank has decided for the payer, who has the money already. Please do not give it back again.`,
    `Record what the bank took ${RECORDED_BY_HAND}, so that the records agree.`,
  ],
})

const missingCents = ({ upTo }: Pick<PendingRefund, 'upTo'>, payment: PaymentRow | undefined): number =>
  centsOfDecimal(upTo) - centsOfDecimal(payment?.refundedAmount ?? '0')

/** The dispute was lost before the refund was queued. False when the bank has not decided so. */
async function endLost(context: Context, { id, paymentId }: PendingRefund): Promise<boolean> {
  return inTransaction(context, async (inner) => {
    const [payment] = await inner.db.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment || !(await isDisputeLost(inner, payment.stripePaymentId))) return false
    const over = await inner.db
      .update(refundQueue)
      .set({ doneAt: isoNow(inner.clock), nextTryAt: null })
      .where(and(eq(refundQueue.id, id), isNull(refundQueue.doneAt)))
      .returning({ upTo: refundQueue.upTo })
    for (const refund of over)
      await emailOwners(inner, eq(payments.id, paymentId), lost(missingCents(refund, payment)))
    inner.emit({ type: 'payments_changed' })
    return true
  })
}

const DISPUTED = 'The payment is disputed: the bank decides first'

/** A refund that waits for the payer's bank is not being made now. */
const isWaitingForBank = (context: Context, { lastError, nextTryAt }: PendingRefund): boolean =>
  lastError === DISPUTED && nextTryAt !== null && Date.parse(nextTryAt) > context.clock.now() + CLAIM_MS

/**
 * Doubles the wait after each failure, up to six hours, and waits for the end of a dispute. Gives up after
 * `MAX_TRIES`, or at once when the provider has no money, and emails the owners.
 */
async function postpone(context: Context, queued: PendingRefund, error: Error): Promise<void> {
  const { id, tries } = queued
  const waitsForBank = isDisputed(error)
  const isHopeless = !waitsForBank && (tries >= MAX_TRIES || error instanceof NothingReceived)
  const lastError = waitsForBank ? DISPUTED : error.message
  context.log.error({ refund: id, tries, error: lastError, isHopeless }, 'a refund could not be made')
  await inTransaction(context, async (inner) => {
    const next = waitsForBank ? timeIn(inner, LONGEST_WAIT_MS) : timeOfNextTry(inner, tries, LONGEST_WAIT_MS)
    const later = {
      nextTryAt: isHopeless ? null : next,
      lastError: lastError.slice(0, 500),
      ...(waitsForBank && { tries: 0 }),
      // The provider would repeat its answer under the same key.
      ...(!isUnanswered(error) && { attempt: randomUUID() }),
    }
    const isOpen = and(eq(refundQueue.id, id), isNull(refundQueue.doneAt))
    const open = await inner.db.update(refundQueue).set(later).where(isOpen).returning()
    if (isHopeless) for (const refund of open) await emailStuck(inner, refund)
  })
}

async function emailStuck(context: Context, refund: PendingRefund): Promise<void> {
  const which = eq(payments.id, refund.paymentId)
  const [payment] = await context.db.select().from(payments).where(which)
  await emailOwners(context, which, stuck(missingCents(refund, payment)))
}
