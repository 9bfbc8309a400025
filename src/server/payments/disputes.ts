import { eq } from 'drizzle-orm'
import { formatDecimal } from '#contract/money.ts'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { payments } from '../database/tables/payments.ts'
import type { Dispute } from '../gateways/payment.ts'
import { type Email, render } from '../mail/layout.ts'
import { ownersOf, queueAll } from '../mail/outbox.ts'
import type { PaymentRow } from './payment-dependencies.ts'

type Fact = [string, string]

const news: Readonly<Record<Dispute['state'], { subject: string; paragraphs: string[] }>> = {
  opened: {
    subject: 'A payment is disputed',
    paragraphs: [
      'The payer has complained to the bank, which has taken the money back until it decides.',
      'Answer at Stripe before its deadline. Do not refund the payment meanwhile: the payer would have the money twice.',
    ],
  },
  won: {
    subject: 'A disputed payment is yours again',
    paragraphs: ['The bank has decided for you and returns the money.'],
  },
  lost: {
    subject: 'A disputed payment is lost',
    paragraphs: [
      'The bank has decided for the payer, who keeps the money. Nothing has changed here.',
      'Set the payment to refunded, without the provider, so that the books agree.',
    ],
  },
}

/** Writes to the owners that a payment is disputed or that the bank has decided. The payment itself stays as it is. */
export async function reportDispute(context: Context, { intentId, state }: Dispute): Promise<void> {
  const [found] = await context.db
    .select({ payment: payments, reference: bookings.reference })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.stripePaymentId, intentId))
  if (!found) return
  context.log.error({ paymentId: found.payment.id, state }, 'a payment is disputed')
  const email = disputeEmail(found.payment, found.reference, state, publicUrl(context.config))
  const owners = await ownersOf(context)
  await queueAll(
    context,
    owners.map((recipient) => ({ recipient, ...email })),
  )
}

function disputeEmail(
  { id, amount, notes }: PaymentRow,
  reference: string | null,
  state: Dispute['state'],
  site: string,
): Email {
  const facts: Fact[] = [
    ['Payment', String(id)],
    ['Amount', formatDecimal(amount)],
    ...(notes ? [['For', notes] satisfies Fact] : []),
    ...(reference ? [['Stay', reference] satisfies Fact] : []),
  ]
  return render({
    ...news[state],
    facts,
    link: { label: 'Open the payments', href: `${site}/admin/payments` },
    site,
  })
}
