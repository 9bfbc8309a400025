import { type PaymentMethod, paymentMethodLabels } from '#contract/payments/payments.ts'
import { formatFullDate, nightsBetween } from '#contract/platform/dates.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { ReceiptContent, ReceiptKind } from '#contract/receipts/receipts.ts'
import { type Cell, TaggedDocument } from './document.ts'
import { isolate, printable } from './text-lines.ts'

export type PrintedReceipt = {
  number: string
  kind: ReceiptKind
  cents: number
  content: ReceiptContent
  issuedAt: string
  isVoid: boolean
  paymentMethod: PaymentMethod
  /** '0.00412 BTC at $109,223.10' or 'Visa ending in 4242'; null when neither is known. */
  paidWith: string | null
  payerName: string | null
  payerEmail: string | null
  creditedReceipt: string | null
  operator: readonly string[]
}

type Row = readonly [name: string, value: string]

const MUTED = '#5f584e'
const LOGO = 28
const LOGO_INDENT = 38

const receiptTitle = ({ kind, number }: PrintedReceipt): string =>
  `${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`

const dollars = (cents: number): string =>
  cents < 0 ? `-${formatDecimal(-cents / 100)}` : formatDecimal(cents / 100)

/** What people typed may run from right to left. */
const isolated = (text: string | null): string => {
  const drawn = printable(text ?? '')
  return drawn && isolate(drawn)
}

function facts(receipt: PrintedReceipt): Row[] {
  const { content, payerName, payerEmail, creditedReceipt, paymentMethod, paidWith } = receipt
  const { stay, description } = content
  return [
    ['Date', formatFullDate(receipt.issuedAt)],
    ['To', [payerName, payerEmail].map(isolated).filter(Boolean).join(', ')],
    ['For', stay ? description.replace(stay.lodgeName, isolated) : isolated(description)],
    ['Address', isolated(stay?.address ?? '')],
    ['Reference', stay?.reference ?? ''],
    ['Dates', stay ? `${formatFullDate(stay.checkIn)} to ${formatFullDate(stay.checkOut)}` : ''],
    ['Stay', stay ? `${pluralize(nightsBetween(stay), 'night')}, ${pluralize(stay.guests, 'guest')}` : ''],
    ['Payment method', [paymentMethodLabels[paymentMethod], paidWith].filter(Boolean).join(': ')],
    ['Cancellation', content.cancellation ?? ''],
    ['Receipt', creditedReceipt ?? ''],
  ].filter((row): row is [string, string] => row[1] !== '')
}

function sums({ kind, cents, content }: PrintedReceipt): Row[] {
  const { totalCents, paidCents, refundedCents, keptCents } = content
  const rows: Row[] = [['Total', dollars(totalCents)]]
  if (keptCents !== null) rows.push(['Kept after cancellation', dollars(keptCents)])
  if (kind === 'credit_note')
    return [
      ...rows,
      ['Paid', dollars(paidCents)],
      ['Refunded with this credit note', dollars(cents)],
      ['Refunded in all', dollars(refundedCents)],
    ]
  if (paidCents !== cents) rows.push(['Paid with this receipt', dollars(cents)])
  rows.push(['Paid', dollars(paidCents)])
  if (refundedCents > 0) rows.push(['Refunded', dollars(refundedCents)])
  const dueCents = (keptCents ?? totalCents) - (paidCents - refundedCents)
  return dueCents > 0 ? [...rows, ['Due', dollars(dueCents)]] : rows
}

export async function receiptPdf(receipt: PrintedReceipt): Promise<Buffer> {
  const operator = receipt.operator.map(printable).filter(Boolean)
  const document = new TaggedDocument({
    Title: `${receiptTitle(receipt)} of Crypto Lodge`,
    Author: operator[0] || 'Crypto Lodge',
    CreationDate: new Date(receipt.issuedAt),
  })
  document.logo(LOGO)
  document.write('P', 'Crypto Lodge', { size: 13, isBold: true, indent: LOGO_INDENT })
  for (const line of operator)
    document.write('P', isolated(line), { size: 9, color: MUTED, indent: LOGO_INDENT })
  document.space(13)
  document.write('H1', receiptTitle(receipt), { size: 22, isBold: true })
  if (receipt.isVoid)
    document.write('P', 'Void: this document is withdrawn.', { size: 12, color: '#b3261e', isBold: true })
  document.space(20)
  document.table(
    facts(receipt).map((row) => cells(row, MUTED)),
    10,
    130,
    false,
  )
  document.space(12)
  const sumWidth = document.width - 130
  const lines = receipt.content.lines
    .filter(({ cents }) => cents !== 0)
    .map(({ name, cents }) => cells([isolated(name), dollars(cents)]))
  document.table([[heading('Description'), heading('Amount (USD)')], ...lines], 10, sumWidth, true)
  document.space(6)
  document.table(
    sums(receipt).map((row) => cells(row)),
    10,
    sumWidth,
    true,
  )
  return document.end()
}

const cells = ([name, value]: Row, color = 'black'): [Cell, Cell] => [
  { text: name, type: 'TH', scope: 'Row', color },
  { text: value, type: 'TD' },
]

const heading = (text: string): Cell => ({ text, type: 'TH', scope: 'Column', color: MUTED })
