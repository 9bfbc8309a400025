import { and, desc, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import { BookingFilter } from '#contract/bookings/staff-bookings.ts'
import { extraInWords } from '#contract/extras/extra-price.ts'
import { nightsBetween } from '#contract/platform/dates.ts'
import { decimalOfCents } from '#contract/platform/money.ts'
import { recordExport } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { failure } from '#server/platform/failure.ts'
import { BYTE_ORDER_MARK, csvLine, sendCsv } from '#server/platform/http/csv.ts'
import type { GetContext } from '#server/platform/http/mount.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { isConfirmed } from '../extras/booked-extras.ts'
import { namedLodges } from './admin-bookings.ts'
import { matching } from './booking-filter.ts'

type BookingRow = typeof bookings.$inferSelect

/** Limits a query, so that a long export does not block others. */
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
  'taxes',
  'total',
  'createdAt',
  'specialRequests',
  'promotion',
  'extras',
  'adults',
  'children',
  'infants',
  'dogs',
]

function toLine(row: BookingRow, lodge: string): string {
  return csvLine([
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
    decimalOfCents(row.taxCents),
    decimalOfCents(computeTotalCents(row)),
    row.createdAt,
    row.specialRequests,
    row.promotion?.name ?? null,
    row.extras.filter(isConfirmed).map(extraInWords).join('; '),
    row.guests - row.children,
    row.children,
    row.infants,
    row.dogs,
  ])
}

async function* csvOfBookings(context: Context, filter: BookingFilter): AsyncGenerator<string> {
  const named = await namedLodges(context)
  const today = isoNow(context.clock).slice(0, 10)
  let start = BYTE_ORDER_MARK + csvLine(columns)
  let last: BookingRow | undefined
  do {
    const after = last
      ? sql`(${bookings.createdAt}, ${bookings.id}) < (${last.createdAt}, ${last.id})`
      : undefined
    const rows: BookingRow[] = await context.db
      .select()
      .from(bookings)
      .where(and(matching(filter, named, today), after))
      .orderBy(desc(bookings.createdAt), desc(bookings.id))
      .limit(ROWS_AT_A_TIME)
    yield start + rows.map((row) => toLine(row, named.get(row.lodgeSlug)?.name ?? row.lodgeSlug)).join('')
    start = ''
    last = rows.length === ROWS_AT_A_TIME ? rows.at(-1) : undefined
  } while (last)
}

/** An export ignores invalid parts of its query. */
function parseFilter(query: Record<string, unknown>): BookingFilter {
  const parts = Object.entries(BookingFilter.shape).map(([name, part]) => [
    name,
    part.safeParse(query[name]).data,
  ])
  return Object.fromEntries(parts)
}

export function exportRoute(app: FastifyInstance, getContext: GetContext): void {
  app.get<{ Querystring: Record<string, unknown> }>('/api/admin/bookings.csv', async (request, reply) => {
    const context = await getContext(request, 'manager', 'bookings:read')
    requireAdmin(context)
    const filter = parseFilter(request.query)
    const { search, ...others } = filter
    // Without the search, the file would have every booking.
    if (request.query.search && search === undefined) throw failure('invalid', 'Please search for plain text')
    await recordExport(context, 'bookings as CSV', { ...others, isSearch: search !== undefined })
    const name = `bookings-${isoNow(context.clock).slice(0, 10)}.csv`
    return sendCsv(reply, name, csvOfBookings(context, filter))
  })
}
