import type { OrderStatus, Shipping } from '#contract/orders.ts'
import { isoNow } from '../clock.ts'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import type { artOrders } from '../database/tables/orders.ts'
import { mailOutbox } from '../database/tables/platform.ts'
import type { Outline } from '../mail/emails.ts'
import { asHtml, asText } from '../mail/layout.ts'
import { ownersOf } from '../mail/outbox.ts'

type OrderRow = typeof artOrders.$inferSelect

const news: Record<OrderStatus, string> = {
  new: 'is ordered and paid',
  printed: 'is printed',
  shipped: 'is on its way',
  delivered: 'has arrived',
}

const addressOf = ({ name, line1, line2, city, state, postalCode, country }: Shipping): string =>
  [name, line1, line2, `${city}, ${[state, postalCode].filter(Boolean).join(' ')}`, country]
    .filter(Boolean)
    .join(', ')

/**
 * Writes the e-mails about an order's status to buyer and owner, inside the transaction that changed it. The buyer's address is
 * not confirmed, so the buyer's e-mail holds nothing that was typed with it.
 */
export async function queueOrderEmails(context: Context, order: OrderRow): Promise<void> {
  const { shipping } = order
  const site = publicUrl(context.config)
  const subject = `Your print “${order.title}” ${news[order.status]}`
  const buyer: Outline = {
    subject,
    paragraphs: ['Thank you for supporting the studio.'],
    facts: factsOf(order),
    link: { label: 'Open the gallery', href: `${site}/art-gallery` },
  }
  const owner: Outline = {
    subject: `Order ${order.id}: “${order.title}” ${news[order.status]}`,
    paragraphs: [shipping ? 'A print for this address.' : 'The purchase named no address.'],
    facts: [
      ...factsOf(order),
      ...(shipping
        ? ([
            ['Ship to', addressOf(shipping)],
            ['E-mail', shipping.email],
          ] satisfies [string, string][])
        : []),
    ],
    link: { label: 'Open the orders', href: `${site}/admin/orders` },
  }
  const owners = await ownersOf(context)
  const emails = [
    ...(shipping ? [{ recipient: shipping.email, outline: buyer }] : []),
    ...owners.map((recipient) => ({ recipient, outline: owner })),
  ]
  if (emails.length === 0) return
  const now = isoNow(context.clock)
  await context.db.insert(mailOutbox).values(
    emails.map(({ recipient, outline }) => ({
      recipient,
      subject: outline.subject,
      text: asText(outline),
      html: asHtml(outline),
      createdAt: now,
      nextTryAt: now,
    })),
  )
  context.emit({ type: 'mail_queued' })
}

function factsOf({ id, title, tracking }: OrderRow): [string, string][] {
  return [
    ['Order', String(id)],
    ['Print', title],
    ...(tracking ? ([['Tracking', tracking]] satisfies [string, string][]) : []),
  ]
}
