import { eq } from 'drizzle-orm'
import { formatDecimal } from '#contract/platform/money.ts'
import type { ReceiptContent, ReceiptKind } from '#contract/receipts/receipts.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { isTemplateName, type TemplateName } from '../mail/guest-templates.ts'
import type { Email } from '../mail/layout.ts'
import { queueAll } from '../mail/outbox.ts'
import { renderTemplate } from '../mail/render-template.ts'
import type { SettledPayment } from './receipt-content.ts'
import { receiptUrl } from './receipt-links.ts'

type Issued = {
  number: string
  kind: ReceiptKind
  cents: number
  content: ReceiptContent
  issuedAt: string
}

const dollars = (cents: number): string => formatDecimal(cents / 100)

type EmailedReceipt = Pick<Issued, 'number' | 'kind' | 'cents'> & {
  content: Pick<ReceiptContent, 'stay' | 'description'>
}

const labels: Record<ReceiptKind, string> = {
  receipt: 'Open the receipt (PDF)',
  credit_note: 'Open the credit note (PDF)',
}

/** All credit notes use the template of a stay. */
function templateFor({ kind, content: { description } }: EmailedReceipt): TemplateName {
  if (kind === 'credit_note') return 'credit-note-stay'
  const name = `receipt-${description.split(' ')[0]?.toLowerCase()}`
  return isTemplateName(name) ? name : 'receipt-stay'
}

/** The email repeats no name that was typed. */
export function composeReceiptEmail(receipt: EmailedReceipt, href: string, site: string): Email {
  const { stay, description } = receipt.content
  const amount = dollars(receipt.cents)
  return renderTemplate({
    name: templateFor(receipt),
    values: { number: receipt.number, amount, description, link: href },
    layout: {
      facts: [
        ['For', description],
        ...(stay ? ([['Reference', stay.reference]] satisfies [string, string][]) : []),
        ['Amount', amount],
      ],
      link: { label: labels[receipt.kind], href },
      site,
    },
  })
}

/** Runs in the transaction that issues the document. A payer without an address gets no email. */
export async function queueReceiptEmail(
  context: Context,
  payment: SettledPayment,
  receipt: Issued,
): Promise<void> {
  const { stay } = receipt.content
  const recipient = stay ? await findGuestEmail(context, stay.reference) : payment.payerEmail
  if (!recipient) return
  const email = composeReceiptEmail(receipt, receiptUrl(context, receipt.number), publicUrl(context.config))
  await queueAll(context, [{ recipient, ...email }], stay?.reference ?? null)
}

async function findGuestEmail(context: Context, reference: string): Promise<string | undefined> {
  const [row] = await context.db
    .select({ guestEmail: bookings.guestEmail })
    .from(bookings)
    .where(eq(bookings.reference, reference))
  return row?.guestEmail
}
