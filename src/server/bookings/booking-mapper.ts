import type { Booking } from '#contract/bookings.ts'
import { nightsBetween } from '#contract/dates.ts'
import { totalCentsOf } from '#contract/quote.ts'
import type { bookings } from '../database/tables/bookings.ts'

export type BookingRow = typeof bookings.$inferSelect

/** A stored booking as the contract tells it. */
export function toBooking(row: BookingRow, lodge: { name: string; timeZone: string }): Booking {
  const { decidedAt: _at, decidedBy: _by, networkHash: _network, ...fields } = row
  return {
    ...fields,
    lodgeName: lodge.name,
    totalCents: totalCentsOf(row),
    timeZone: lodge.timeZone,
    nights: nightsBetween(row),
    until: row.status === 'requested' ? row.until : null,
  }
}
