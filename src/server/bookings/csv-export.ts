import { Readable } from 'node:stream'
import { and, desc, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { BookingStatus } from '#contract/bookings.ts'
import { nightsBetween } from '#contract/dates.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import type { ContextOf } from '../http/mount.ts'
import { matching, namedLodges } from './admin-bookings.ts'

type BookingRow = typeof bookings.$inferSelect
type Wanted = Parameters<typeof matching>[0]

/** Read by pieces, so that a long export holds up nobody else. */
const ROWS_AT_A_TIME = 1000

const columns = [
  'reference',
  'status',
  'lodge',
  'guestName',
  'guestEmail',
  'guestPhone',
  'checkIn',
  'checkOut',
  'nights',
  'guests',
  'nightlyPrice',
  'discount',
  'totalPrice',
  'createdAt',
  'specialRequests',
]

/**
 * A cell of RFC 4180 that no spreadsheet takes for a formula: text that begins with = + - @, a tab or a line break
 * gets an apostrophe in front, as OWASP advises.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function csvLine(row: BookingRow, lodge: string): string {
  const cells = [
    row.reference,
    row.status,
    lodge,
    row.guestName,
    row.guestEmail,
    row.guestPhone,
    row.checkIn,
    row.checkOut,
    nightsBetween(row),
    row.guests,
    row.nightlyPrice,
    row.discount,
    row.totalPrice,
    row.createdAt,
    row.specialRequests,
  ]
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** All bookings that match, newest first, as CSV in pieces. */
async function* csvOfBookings(context: Context, wanted: Wanted): AsyncGenerator<string> {
  const named = await namedLodges(context)
  // The mark tells Excel that the text is UTF-8.
  yield `\uFEFF${columns.join(',')}\r\n`
  let last: BookingRow | undefined
  do {
    const after = last
      ? sql`(${bookings.createdAt}, ${bookings.id}) < (${last.createdAt}, ${last.id})`
      : undefined
    const rows: BookingRow[] = await context.db
      .select()
      .from(bookings)
      .where(and(matching(wanted), after))
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(ROWS_AT_A_TIME)
    yield rows.map((row) => csvLine(row, named.get(row.lodgeSlug)?.name ?? row.lodgeSlug)).join('')
    last = rows.length === ROWS_AT_A_TIME ? rows.at(-1) : undefined
  } while (last)
}

/** `GET /api/admin/bookings.csv?status&search`: the list for a spreadsheet. */
export function exportRoute(app: FastifyInstance, contextOf: ContextOf): void {
  app.get<{ Querystring: Record<string, unknown> }>('/api/admin/bookings.csv', async (request, reply) => {
    const context = await contextOf(request, 'admin')
    requireAdmin(context)
    const status = BookingStatus.safeParse(request.query.status).data
    const search = typeof request.query.search === 'string' ? request.query.search.slice(0, 200) : undefined
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="bookings-${isoNow(context.clock).slice(0, 10)}.csv"`,
      )
      .send(Readable.from(csvOfBookings(context, { status, search })))
  })
}
