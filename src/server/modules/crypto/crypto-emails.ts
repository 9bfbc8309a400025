import { eq } from 'drizzle-orm'
import { formatCents } from '#contract/platform/money.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { emailedLink } from '../bookings/reference.ts'
import { render } from '../mail/layout.ts'
import { queueAll } from '../mail/outbox.ts'
import { emailOwners } from '../payments/owner-notices.ts'
import type { PaymentRow } from '../payments/payment-dependencies.ts'

type Words = { subject: string; paragraphs: string[]; link?: { label: string; href: string } }

/** Runs in the caller's transaction. A payer without an address gets no email. */
async function emailPayer(context: Context, payment: PaymentRow, words: Words): Promise<void> {
  if (!payment.payerEmail) return
  const [stay] =
    payment.bookingId === null
      ? []
      : await context.db.select().from(bookings).where(eq(bookings.id, payment.bookingId))
  const site = publicUrl(context.config)
  const link = words.link ?? {
    label: stay ? 'Open your stay' : 'Open Crypto Lodge',
    href: stay ? emailedLink(context, stay) : site,
  }
  const facts: [string, string][] = payment.notes ? [['For', payment.notes]] : []
  const email = render({ ...words, facts, link, site })
  await queueAll(context, [{ recipient: payment.payerEmail, ...email }], stay?.reference ?? null)
}

/** The coins were seen but never confirmed. */
export async function emailInvalid(context: Context, payment: PaymentRow): Promise<void> {
  await emailPayer(context, payment, {
    subject: 'Your coins were not confirmed',
    paragraphs: [
      'The network has not confirmed your payment in coins, so it does not count. Your wallet shows whether the coins have left it.',
      'If they are confirmed later, they still pay as long as what they are for is free; otherwise we offer them back to you.',
    ],
  })
  await emailOwners(context, eq(payments.id, payment.id), {
    subject: 'A payment in coins was not confirmed',
    paragraphs: [
      'The network has not confirmed this payment. A stay that was not confirmed by you has lost its nights.',
      'Nothing needs to be done: coins that are confirmed later count if the nights are free, or go back.',
    ],
  })
}

/** The confirmation takes longer than the nights are held. */
export async function emailSlow(context: Context, payment: PaymentRow): Promise<void> {
  await emailPayer(context, payment, {
    subject: 'Your coins are still not confirmed',
    paragraphs: [
      'Your payment in coins has waited for its confirmation for 24 hours. Nights that were kept for it can be booked by others again.',
      'Once it is confirmed, it still pays if they are free; otherwise we offer it back to you.',
    ],
  })
  await emailOwners(context, eq(payments.id, payment.id), {
    subject: 'A payment in coins has waited for 24 hours',
    paragraphs: [
      'The network has not confirmed this payment for 24 hours. The nights of its stay are free again.',
    ],
  })
}

/** The payer names the address for the coins. */
export async function emailRefund(
  context: Context,
  payment: PaymentRow,
  cents: number,
  link: string,
): Promise<void> {
  await emailPayer(context, payment, {
    subject: `${formatCents(cents)} goes back to you in coins`,
    paragraphs: [
      `We give you ${formatCents(cents)} back in coins, at the rate of the day on which we approve it.`,
      'Open the link and name the address of your own wallet. Money can only be sent once we know it.',
    ],
    link: { label: 'Name your address', href: link },
  })
}

/** The provider refuses the refund, and it is not tried again. */
export async function emailStuck(context: Context, paymentId: number): Promise<void> {
  await emailOwners(context, eq(payments.id, paymentId), {
    subject: 'A refund in coins could not be offered',
    paragraphs: [
      'BTCPay Server did not take this refund, and it is not tried again.',
      'Please check its log and the rights of the API key, then give the money back another way and record it.',
    ],
  })
}
