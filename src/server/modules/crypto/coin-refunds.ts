import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Payment } from '#contract/payments/payments.ts'
import { paidCents } from '#contract/payments/refundable.ts'
import { centsOfDecimal, decimalOfCents } from '#contract/platform/money.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { cryptoRefunds } from '#server/platform/database/tables/crypto.ts'
import { payments, refundQueue } from '#server/platform/database/tables/payments.ts'
import { failure } from '#server/platform/failure.ts'
import type { CoinGateway } from '#server/platform/gateways/coins/coin-gateway.ts'
import { claimDue, timeIn, timeOfNextTry } from '#server/platform/jobs/queue.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { installationId } from '../payments/cards/customers.ts'
import { paymentById } from '../payments/list.ts'
import { lockKnownPayment } from '../payments/lock-payment.ts'
import type { PaymentRow } from '../payments/payment-dependencies.ts'
import { inCoins } from '../payments/refunds.ts'
import { writeStatus } from '../payments/settle.ts'
import { type CryptoDependencies, requireCoins } from './crypto-dependencies.ts'
import { emailRefund, emailStuck } from './crypto-emails.ts'

const BATCH = 10
const CLAIM_MS = 5 * 60_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LONGEST_WAIT_MS = 6 * HOUR_MS
const MAX_TRIES = 24

type Refund = typeof cryptoRefunds.$inferSelect

export async function workOnCoinRefunds(context: Context, deps: CryptoDependencies): Promise<void> {
  for (;;) {
    const due = await claimDue(context, refundQueue, {
      batch: BATCH,
      claimMs: CLAIM_MS,
      where: and(isNull(refundQueue.doneAt), inArray(refundQueue.paymentId, inCoins(context))),
    })
    if (due.length === 0) return
    for (const { paymentId } of due) await workOnRefund(context, deps, paymentId)
  }
}

/** A failure is tried again later. */
export async function workOnRefund(
  context: Context,
  deps: CryptoDependencies,
  paymentId: number,
): Promise<void> {
  try {
    await inTransaction(context, (inner) => planRefund(inner, paymentId))
    for (const refund of await selectRefunds(context, paymentId))
      if (refund.pullPaymentId === null) await offer(context, requireCoins(deps), refund)
    await readRefunds(context, deps, paymentId)
    await waitForPayer(context, paymentId)
  } catch (error) {
    await postpone(context, paymentId, error as Error)
  }
}

const openRefund = (paymentId: number) =>
  and(eq(refundQueue.paymentId, paymentId), isNull(refundQueue.doneAt))

const selectRefunds = ({ db }: Context, paymentId: number): Promise<Refund[]> =>
  db.select().from(cryptoRefunds).where(eq(cryptoRefunds.paymentId, paymentId)).orderBy(asc(cryptoRefunds.id))

const sum = (refunds: readonly Refund[]): number => refunds.reduce((cents, refund) => cents + refund.cents, 0)

/** The new pull payment is for what is queued beyond the earlier ones. */
async function planRefund(context: Context, paymentId: number): Promise<void> {
  const payment = await lockKnownPayment(context, paymentId)
  const [queued] = await context.db.select().from(refundQueue).where(openRefund(paymentId))
  if (!queued) return
  const planned = sum(await selectRefunds(context, paymentId))
  const cents = centsOfDecimal(queued.upTo) - payment.elsewhereCents - planned
  if (cents > 0)
    await context.db.insert(cryptoRefunds).values({ paymentId, cents, createdAt: isoNow(context.clock) })
}

/** The name finds a refund whose answer was lost. BTCPay allows at most 50 characters. */
const refundName = (context: Context, { id, attempt }: Refund): string =>
  `Crypto Lodge refund ${installationId(context)}-${id}${attempt > 0 ? `-${attempt}` : ''}`

async function offer(context: Context, coins: CoinGateway, refund: Refund): Promise<void> {
  const { id, paymentId, cents } = refund
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, paymentId))
  const name = refundName(context, refund)
  const known = await coins.findRefund(name)
  const pull = known ?? (await coins.offerRefund(payment?.crypto?.invoiceId ?? '', { cents, name }))
  await inTransaction(context, async (inner) => {
    const stored = await inner.db
      .update(cryptoRefunds)
      .set({ pullPaymentId: pull.id, link: pull.link, state: 'waits_for_address' })
      .where(and(eq(cryptoRefunds.id, id), isNull(cryptoRefunds.pullPaymentId)))
      .returning({ id: cryptoRefunds.id })
    if (stored.length > 0 && payment) await emailRefund(inner, payment, cents, pull.link)
  })
}

/** Reads the payouts from the provider and stores what was sent. */
export async function readRefunds(
  context: Context,
  deps: CryptoDependencies,
  paymentId: number,
): Promise<void> {
  const coins = requireCoins(deps)
  for (const refund of await selectRefunds(context, paymentId)) {
    if (refund.pullPaymentId === null || refund.state === 'sent') continue
    const last = (await coins.readPayouts(refund.pullPaymentId)).at(-1)
    const payout = last
      ? { state: last.state, payoutId: last.id, payoutRevision: last.revision }
      : { state: 'waits_for_address' as const, payoutId: null, payoutRevision: null }
    const isLost =
      payout.state === 'cancelled' && (await coins.findRefund(refundName(context, refund)))?.isArchived
    // The payer cannot claim an archived refund again, so the next round offers another.
    const reoffer = isLost ? { pullPaymentId: null, link: null, attempt: refund.attempt + 1 } : {}
    await context.db
      .update(cryptoRefunds)
      .set({ ...payout, ...reoffer })
      .where(and(eq(cryptoRefunds.id, refund.id), eq(cryptoRefunds.attempt, refund.attempt)))
  }
  await inTransaction(context, (inner) => storeRefunds(inner, deps, paymentId))
}

async function storeRefunds(context: Context, deps: CryptoDependencies, paymentId: number): Promise<void> {
  const payment = await lockKnownPayment(context, paymentId)
  const refunds = await selectRefunds(context, paymentId)
  if (!payment.crypto || refunds.length === 0) return
  const shown = refunds.find(({ state }) => state !== 'sent') ?? refunds.at(-1)
  const crypto = { ...payment.crypto, refundState: shown?.state ?? null, refundLink: shown?.link ?? null }
  await context.db.update(payments).set({ crypto }).where(eq(payments.id, paymentId))
  context.emit({ type: 'payments_changed' })
  const sent = sum(refunds.filter(({ state }) => state === 'sent')) + payment.elsewhereCents
  if (sent > centsOfDecimal(payment.refundedAmount))
    await writeSent(context, deps, { ...payment, crypto }, sent)
  const [queued] = await context.db.select().from(refundQueue).where(openRefund(paymentId))
  if (queued && sent >= centsOfDecimal(queued.upTo))
    await context.db
      .update(refundQueue)
      .set({ doneAt: isoNow(context.clock), nextTryAt: null, lastError: null })
      .where(eq(refundQueue.id, queued.id))
}

async function writeSent(
  context: Context,
  deps: CryptoDependencies,
  payment: PaymentRow,
  sent: number,
): Promise<void> {
  const refundedAmount = decimalOfCents(sent)
  const status = sent >= paidCents(payment) ? 'refunded' : payment.status
  await context.db.update(payments).set({ refundedAmount }).where(eq(payments.id, payment.id))
  await writeStatus(context, deps.payments, { ...payment, refundedAmount }, status)
}

/** On the first day it looks every minute, later every hour. */
async function waitForPayer(context: Context, paymentId: number): Promise<void> {
  const [queued] = await context.db.select().from(refundQueue).where(openRefund(paymentId))
  if (!queued) return
  const isNew = context.clock.now() - Date.parse(queued.createdAt) < 24 * HOUR_MS
  await context.db
    .update(refundQueue)
    .set({ nextTryAt: timeIn(context, isNew ? MINUTE_MS : HOUR_MS), tries: 0, lastError: null })
    .where(openRefund(paymentId))
}

async function postpone(context: Context, paymentId: number, error: Error): Promise<void> {
  context.log.error({ paymentId, error: error.message }, 'a refund in coins could not be offered')
  await inTransaction(context, async (inner) => {
    const [queued] = await inner.db.select().from(refundQueue).where(openRefund(paymentId))
    if (!queued) return
    const isHopeless = queued.tries >= MAX_TRIES
    const nextTryAt = isHopeless ? null : timeOfNextTry(inner, Math.max(1, queued.tries), LONGEST_WAIT_MS)
    const later = { nextTryAt, lastError: error.message.slice(0, 500) }
    await inner.db.update(refundQueue).set(later).where(eq(refundQueue.id, queued.id))
    if (isHopeless) await emailStuck(inner, paymentId)
  })
}

/** The payer has named an address for it. Fails with `conflict` in every other state. */
export async function approveRefund(
  context: Context,
  deps: CryptoDependencies,
  paymentId: number,
): Promise<Payment> {
  requireAdmin(context)
  const coins = requireCoins(deps)
  await paymentById(context, paymentId)
  await readRefunds(context, deps, paymentId)
  const waiting = (await selectRefunds(context, paymentId)).find(
    ({ state }) => state === 'waits_for_approval',
  )
  if (!waiting?.payoutId) throw failure('conflict', 'No refund of this payment waits for your approval')
  await coins.approvePayout({ id: waiting.payoutId, revision: waiting.payoutRevision ?? 0 })
  await recordChange(context, {
    action: 'approve refund',
    subject: `payment ${paymentId}`,
    after: { cents: waiting.cents },
  })
  await readRefunds(context, deps, paymentId)
  return paymentById(context, paymentId)
}
