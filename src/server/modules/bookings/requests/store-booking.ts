import { type SQL, sql } from 'drizzle-orm'
import { closedNights } from '#server/modules/calendar/closed-nights.ts'
import type { Context } from '#server/platform/context.ts'
import { columnNames, identifiers, toRecords, toRows } from '#server/platform/database/rows.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { failure } from '#server/platform/failure.ts'
import { expireOverdue } from '../expiry.ts'
import type { BookingDraft } from './draft-booking.ts'

/** Declines overdue requests that hold the nights. Fails with `dates_taken`. */
export async function storeBooking(
  context: Context,
  draft: BookingDraft,
  by: 'guest' | 'owner' = 'guest',
): Promise<number> {
  const id = (await storeFree(context, draft, by)) ?? (await storeFreed(context, draft, by))
  if (id === undefined) throw failure('dates_taken', 'Those dates are no longer available')
  const change = draft.status === 'confirmed' ? 'booking.confirmed' : 'booking.requested'
  context.emit({ type: 'record_changed', change, id })
  return id
}

async function storeFreed(context: Context, draft: BookingDraft, by: string): Promise<number | undefined> {
  const isFreed = (await expireOverdue(context, [draft.lodgeSlug])) > 0
  return isFreed ? storeFree(context, draft, by) : undefined
}

/**
 * One statement stores the booking and its first history step, unless the nights are closed.
 * `bookings_night_sold_once` refuses sold ones.
 */
async function storeFree(context: Context, row: BookingDraft, by: string): Promise<number | undefined> {
  const { id: _id, ...columns } = columnNames(bookings)
  const names = identifiers(Object.values(columns))
  const draft = (name: 'lodgeSlug' | 'checkIn' | 'checkOut'): SQL<string> =>
    sql`draft.${sql.identifier(columns[name])}`
  const name = by === 'owner' ? (context.admin?.name ?? null) : null
  const closed = closedNights(context, draft('lodgeSlug'), { from: draft('checkIn'), to: draft('checkOut') })
  const stored = await context.db.execute(sql`
    with made as (
      insert into ${bookings} (${names})
      select ${names} from json_populate_recordset(null::${bookings}, ${toRecords(bookings, [row])}::text::json) draft
      where not exists (${closed})
      on conflict do nothing
      returning id, status, created_at
    ), noted as (
      insert into ${bookingHistory} (booking_id, status, by, admin_name, at)
      select id, status, ${by}, ${name}::text, created_at from made
    )
    select id from made`)
  return toRows<{ id: number }>(stored)[0]?.id
}
