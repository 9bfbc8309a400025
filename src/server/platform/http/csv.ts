import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Excel then reads the text as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

const AMOUNT = /^-?\d+\.\d{2}$/

const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A spreadsheet that expects semicolons or tabs splits cells at these, despite their quotes. */
const FORMULA_AFTER_SEPARATOR = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g

/** RFC 4180. An apostrophe precedes each possible formula (OWASP, CSV injection). */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (AMOUNT.test(value)) return value
  const safe = (FORMULA.test(value) ? `'${value}` : value).replace(FORMULA_AFTER_SEPARATOR, "$1'")
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

export async function sendCsv(
  reply: FastifyReply,
  name: string,
  chunks: AsyncGenerator<string>,
): Promise<FastifyReply> {
  const first = await chunks.next()
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(continueWith(first, chunks)))
}

async function* continueWith(
  first: IteratorResult<string>,
  chunks: AsyncGenerator<string>,
): AsyncGenerator<string> {
  if (first.done) return
  yield first.value
  yield* chunks
}
