import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { type PaymentMethod, paymentMethodLabels } from '#contract/payments/payments.ts'
import { formatDate, nightsBetween } from '#contract/platform/dates.ts'
import { formatDecimal } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { ReceiptContent, ReceiptKind } from '#contract/receipts/receipts.ts'

export type PrintedReceipt = {
  number: string
  kind: ReceiptKind
  cents: number
  content: ReceiptContent
  issuedAt: string
  isVoid: boolean
  paymentMethod: PaymentMethod
  payerName: string | null
  payerEmail: string | null
  /** Number of the receipt that a credit note belongs to. */
  creditedReceipt: string | null
  /** Lines that name who runs the lodges. */
  operator: readonly string[]
}

type Row = readonly [name: string, value: string]

const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
)
const REGULAR = join(fontFolder, 'DejaVuSans.ttf')
const BOLD = join(fontFolder, 'DejaVuSans-Bold.ttf')
const MARGIN = 56
const MUTED = '#5f584e'
const LINE = '#d9d3c7'

/** The title of a receipt: 'Receipt 2026-000001'. */
const titleOf = ({ kind, number }: PrintedReceipt): string =>
  `${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`

const dollars = (cents: number): string =>
  cents < 0 ? `-${formatDecimal(-cents / 100)}` : formatDecimal(cents / 100)

function factsOf(receipt: PrintedReceipt): Row[] {
  const { content, payerName, payerEmail, creditedReceipt, paymentMethod } = receipt
  const { stay, description } = content
  return [
    ['Date', formatDate(receipt.issuedAt)],
    ['To', [payerName, payerEmail].filter(Boolean).join(', ')],
    ['For', description],
    ['Reference', stay?.reference ?? ''],
    ['Dates', stay ? `${formatDate(stay.checkIn)} to ${formatDate(stay.checkOut)}` : ''],
    ['Stay', stay ? `${pluralize(nightsBetween(stay), 'night')}, ${pluralize(stay.guests, 'guest')}` : ''],
    ['Payment method', paymentMethodLabels[paymentMethod]],
    ['Receipt', creditedReceipt ?? ''],
  ].filter((row): row is [string, string] => row[1] !== '')
}

function sumsOf({ kind, cents, content }: PrintedReceipt): Row[] {
  const { totalCents, paidCents, refundedCents, keptCents } = content
  const sums: Row[] = [['Total', dollars(totalCents)]]
  if (keptCents !== null) sums.push(['Kept after cancellation', dollars(keptCents)])
  if (kind === 'credit_note')
    return [
      ...sums,
      ['Paid', dollars(paidCents)],
      ['Refunded with this credit note', dollars(cents)],
      ['Refunded in all', dollars(refundedCents)],
    ]
  if (paidCents !== cents) sums.push(['Paid with this receipt', dollars(cents)])
  sums.push(['Paid', dollars(paidCents)], ['Refunded', dollars(refundedCents)])
  const dueCents = (keptCents ?? totalCents) - (paidCents - refundedCents)
  return dueCents > 0 ? [...sums, ['Due', dollars(dueCents)]] : sums
}

/** Draws a receipt as a tagged PDF (PDF/UA-1, ISO 14289-1) of US Letter pages. */
export async function receiptPdf(receipt: PrintedReceipt): Promise<Buffer> {
  const document = openDocument(receipt)
  const done = bytesOf(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const write = (type: 'H1' | 'P', text: string, size: number, color = 'black', font = REGULAR) => {
    const draw = () => document.font(font).fontSize(size).fillColor(color).text(text, MARGIN)
    root.add(document.struct(type, {}, [draw]))
  }
  write('P', 'Crypto Lodge', 11, MUTED)
  for (const line of receipt.operator) write('P', line, 9, MUTED)
  document.moveDown()
  write('H1', titleOf(receipt), 22, 'black', BOLD)
  if (receipt.isVoid) write('P', 'Void: this document is withdrawn.', 12, '#b3261e', BOLD)
  document.moveDown()
  table(document, root, factsOf(receipt), { isSum: false })
  document.moveDown()
  const { lines } = receipt.content
  const named = lines.map(({ name, cents }): Row => [name, dollars(cents)])
  table(document, root, [['Description', 'Amount (USD)'], ...named], { isSum: true, hasHead: true })
  document.moveDown(0.5)
  table(document, root, sumsOf(receipt), { isSum: true })
  root.end()
  document.end()
  return done
}

function openDocument(receipt: PrintedReceipt) {
  return new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    font: REGULAR,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${titleOf(receipt)} of Crypto Lodge`,
      Author: receipt.operator[0] ?? 'Crypto Lodge',
      CreationDate: new Date(receipt.issuedAt),
    },
  })
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
  })
}

type Look = { isSum: boolean; hasHead?: boolean }

/** Two columns: what is named heads its row. Sums stand at the right. */
function table(
  document: PDFKit.PDFDocument,
  structParent: PDFKit.PDFStructureElement,
  rows: readonly Row[],
  { isSum, hasHead = false }: Look,
): void {
  const width = document.page.width - 2 * MARGIN
  const nameWidth = isSum ? width - 130 : 130
  const name = (text: string, place: number) =>
    hasHead && place === 0
      ? { text, type: 'TH', scope: 'Column', textColor: MUTED }
      : { text, type: 'TH', scope: 'Row', textColor: isSum ? 'black' : MUTED }
  const value = (text: string, place: number) => ({
    text,
    ...(hasHead && place === 0 ? { type: 'TH', scope: 'Column', textColor: MUTED } : { type: 'TD' }),
    align: { x: isSum ? 'right' : 'left', y: 'top' },
  })
  const options = {
    structParent,
    columnStyles: [nameWidth, width - nameWidth],
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: LINE, padding: [5, 0] },
    data: rows.map(([first, second], place) => [name(first, place), value(second, place)]),
  }
  document.font(REGULAR).fontSize(10).fillColor('black')
  document.table(options as unknown as PDFKit.Mixins.TableOptionsWithData)
  document.x = MARGIN
}
