import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { columnsOf, namesOf, recordsOf, rowsOf } from '#server/platform/database/rows.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { closedNights } from '../calendar/closed-nights.ts'
import type { BookingDraft } from './draft-booking.ts'
import { expireOverdue } from './expiry.ts'

/** Stores the drafts whose nights are free, after declining overdue requests that hold them; ids by reference. */
export async function storeBookings(
  context: Context,
  drafts: BookingDraft[],
  by: 'guest' | 'owner' = 'guest',
): Promise<Map<string, number>> {
  const ids = await storeFree(context, drafts, by)
  const late = drafts.filter(({ row }) => !ids.has(row.reference))
  if (late.length === 0) return ids
  const expired = await expireOverdue(context, [...new Set(late.map(({ lodge }) => lodge.slug))])
  return expired > 0 ? new Map([...ids, ...(await storeFree(context, late, by))]) : ids
}

/**
 * Stores bookings with the first step of their history in one statement and skips those whose nights are closed or sold.
 * `bookings_night_sold_once` decides, also between two of the drafts. Returns ids by reference.
 */
async function storeFree(context: Context, drafts: BookingDraft[], by: string): Promise<Map<string, number>> {
  if (drafts.length === 0) return new Map()
  const { id: _id, ...columns } = columnsOf(bookings)
  const names = namesOf(Object.values(columns))
  const draft = (name: 'lodgeSlug' | 'checkIn' | 'checkOut'): SQL<string> =>
    sql`draft.${sql.identifier(columns[name])}`
  const name = by === 'owner' ? (context.admin?.name ?? null) : null
  const closed = closedNights(context, draft('lodgeSlug'), { from: draft('checkIn'), to: draft('checkOut') })
  const records = recordsOf(
    bookings,
    drafts.map(({ row }) => row),
  )
  const stored = await context.db.execute(sql`
    with made as (
      insert into ${bookings} (${names})
      select ${names} from json_populate_recordset(null::${bookings}, ${records}::text::json) draft
      where not exists (${closed})
      on conflict do nothing
      returning id, reference, status, created_at
    ), noted as (
      insert into ${bookingHistory} (booking_id, status, by, admin_name, at)
      select id, status, ${by}, ${name}::text, created_at from made
    )
    select id, reference from made`)
  return new Map(
    rowsOf<{ id: number; reference: string }>(stored).map(({ id, reference }) => [reference, id]),
  )
}
