import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Begins a file, so that Excel reads its text as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Cannot be a formula: an amount, also a negative one. */
const AMOUNT = /^-?\d+\.\d{2}$/

/**
 * A cell of RFC 4180. An apostrophe precedes text that begins with = + - @, also full-width, a tab or a line break, so that no
 * spreadsheet reads it as a formula (OWASP).
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (AMOUNT.test(value)) return value
  const safe = /^\s*[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of cells with its end. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

/** Sends chunks of CSV as a file to save. */
export function sendCsv(reply: FastifyReply, name: string, chunks: AsyncIterable<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(chunks))
}
