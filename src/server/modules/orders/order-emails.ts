import type { OrderStatus, Shipping } from '#contract/orders/orders.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import type { artOrders } from '#server/platform/database/tables/orders.ts'
import { type Email, render } from '../mail/layout.ts'
import { findOwners, queueAll } from '../mail/outbox.ts'
import { renderTemplate } from '../mail/render-template.ts'
import { orderUrl } from './order-links.ts'

type OrderRow = typeof artOrders.$inferSelect

const statusPhrases: Record<OrderStatus, string> = {
  new: 'is ordered and paid',
  printed: 'is printed',
  shipped: 'is on its way',
  delivered: 'has arrived',
}

const formatAddress = ({ name, line1, line2, city, state, postalCode, country }: Shipping): string =>
  [name, line1, line2, `${city}, ${[state, postalCode].filter(Boolean).join(' ')}`, country]
    .filter(Boolean)
    .join(', ')

type Fact = [string, string]
type Order = Pick<OrderRow, 'id' | 'title' | 'status' | 'tracking' | 'shipping'>

/** Nobody has confirmed the address, so the email repeats nothing that the buyer typed. */
export function composeBuyerEmail(
  order: Order,
  { site, href, receiptUrl }: { site: string; href: string; receiptUrl: string | null },
): Email {
  return renderTemplate({
    name: `print-${order.status}-buyer`,
    values: { title: order.title, order: String(order.id), tracking: order.tracking ?? '', link: href },
    layout: {
      facts: [...listFacts(order), ...(receiptUrl ? [['Receipt', receiptUrl] satisfies Fact] : [])],
      link: { label: 'See your order', href },
      site,
    },
  })
}

export function composeOrderEmail(order: Order, site: string): Email {
  const { shipping } = order
  const shipTo: Fact[] = shipping
    ? [
        ['Ship to', formatAddress(shipping)],
        ['Email', shipping.email],
      ]
    : []
  return render({
    subject: `Order ${order.id}: “${order.title}” ${statusPhrases[order.status]}`,
    paragraphs: [shipping ? 'A print for this address.' : 'The purchase named no address.'],
    facts: [...listFacts(order), ...shipTo],
    link: { label: 'Open the orders', href: `${site}/admin/orders` },
    site,
  })
}

/** Runs in the transaction that changes the status. */
export async function queueOrderEmails(
  context: Context,
  order: OrderRow,
  receiptUrl: string | null = null,
): Promise<void> {
  const { shipping } = order
  const site = publicUrl(context.config)
  const owners = await findOwners(context)
  await queueAll(context, [
    ...(shipping
      ? [
          {
            recipient: shipping.email,
            ...composeBuyerEmail(order, { site, href: orderUrl(context, order.id), receiptUrl }),
          },
        ]
      : []),
    ...owners.map((recipient) => ({
      recipient,
      ...composeOrderEmail(order, site),
      occasion: { orderId: order.id },
    })),
  ])
}

function listFacts({ id, title, tracking }: Order): Fact[] {
  return [
    ['Order', String(id)],
    ['Print', title],
    ...(tracking ? ([['Tracking', tracking]] satisfies Fact[]) : []),
  ]
}
