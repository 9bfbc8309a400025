import { and, eq, isNull } from 'drizzle-orm'
import { formatCents } from '#contract/platform/money.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { paymentEvents, payments, refundQueue } from '#server/platform/database/tables/payments.ts'
import type { Dispute } from '#server/platform/gateways/payment.ts'
import { emailOwners, type OwnerNotice, RECORDED_BY_HAND } from './owner-notices.ts'

const news: Readonly<Record<Exclude<Dispute['state'], 'lost'>, OwnerNotice>> = {
  inquiry: {
    subject: 'A bank asks about a payment',
    paragraphs: [
      'The payer has asked the bank about this payment. No money was taken back yet.',
      'Answer at Stripe before its deadline, or refund the payment, which ends the inquiry.',
    ],
  },
  inquiry_closed: {
    subject: 'The bank’s inquiry about a payment has ended',
    paragraphs: ['The inquiry has ended without a dispute. Nothing has changed.'],
  },
  opened: {
    subject: 'A payment is disputed',
    paragraphs: [
      'The payer has complained to the bank, which has taken the money back until it decides.',
      'Answer at Stripe before its deadline. Do not refund the payment meanwhile: the payer would have the money twice.',
    ],
  },
  won: {
    subject: 'A disputed payment is yours again',
    paragraphs: [
      'The bank has decided for you and returns the money. A refund that waited for it is made now.',
    ],
  },
}

const lost = (cents: number | null): OwnerNotice => ({
  subject: 'A disputed payment is lost',
  paragraphs: [
    'The bank has decided for the payer, who keeps the money. Nothing has changed here.',
    `Record ${cents === null ? 'what the bank took' : formatCents(cents)} ${RECORDED_BY_HAND}, so that the records agree.`,
  ],
})

export const OPEN_DISPUTE = 'the dispute is open of '

const lossReason = (intentId: string) => `the dispute of ${intentId} was lost`

export async function isDisputeLost({ db }: Context, intentId: string | null): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.eventId, lossReason(intentId ?? '')))) > 0
}

/**
 * The payment stays as it is. A refund that waits is due once the bank decides for us, and ends once it
 * decides for the payer, who has the money then.
 */
export async function reportDispute(context: Context, { intentId, state, cents }: Dispute): Promise<void> {
  const email = state === 'lost' ? lost(cents) : news[state]
  const payment = await emailOwners(context, eq(payments.stripePaymentId, intentId), email)
  if (!payment) return
  context.log.error({ paymentId: payment.id, state }, 'a payment is disputed')
  const now = isoNow(context.clock)
  const eventId = `${OPEN_DISPUTE}${intentId}`
  if (state === 'opened' || state === 'inquiry')
    await context.db
      .insert(paymentEvents)
      .values({ eventId, type: 'dispute open', receivedAt: now })
      .onConflictDoNothing()
  else await context.db.delete(paymentEvents).where(eq(paymentEvents.eventId, eventId))
  if (state !== 'won' && state !== 'lost') return
  // Later refunds end as well.
  if (state === 'lost')
    await context.db
      .insert(paymentEvents)
      .values({ eventId: lossReason(intentId), type: 'dispute lost', receivedAt: now })
      .onConflictDoNothing()
  await context.db
    .update(refundQueue)
    .set(state === 'won' ? { nextTryAt: now, tries: 0, lastError: null } : { doneAt: now, nextTryAt: null })
    .where(and(eq(refundQueue.paymentId, payment.id), isNull(refundQueue.doneAt)))
  if (state === 'won') context.emit({ type: 'refund_enqueued' })
}
