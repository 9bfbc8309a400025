import { eq, type SQL } from 'drizzle-orm'
import { formatDecimal } from '#contract/platform/money.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { render } from '../mail/layout.ts'
import { findOwners, queueAll } from '../mail/outbox.ts'
import type { PaymentRow } from './payment-dependencies.ts'

export type OwnerNotice = { subject: string; paragraphs: string[] }

export const RECORDED_BY_HAND = 'under Payments with “Refunded outside the site”'

/** Runs in the caller's transaction. Undefined when there is no such payment. */
export async function emailOwners(
  context: Context,
  which: SQL,
  news: OwnerNotice,
): Promise<PaymentRow | undefined> {
  const [found] = await context.db
    .select({ payment: payments, reference: bookings.reference })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(which)
  if (!found) return undefined
  const { id, amount, notes } = found.payment
  const facts: [string, string | null][] = [
    ['Payment', String(id)],
    ['Amount', formatDecimal(amount)],
    ['For', notes],
    ['Stay', found.reference],
  ]
  const site = publicUrl(context.config)
  const email = render({
    ...news,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    link: { label: 'Open the payments', href: `${site}/admin/payments` },
    site,
  })
  const owners = await findOwners(context)
  await queueAll(
    context,
    owners.map((recipient) => ({ recipient, ...email })),
    found.reference,
  )
  return found.payment
}
