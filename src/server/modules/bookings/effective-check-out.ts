import { sql } from 'drizzle-orm'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'

const wasConfirmed = sql`exists (
  select from ${bookingHistory} where ${bookingHistory.bookingId} = ${bookings.id} and ${bookingHistory.status} = 'confirmed')`

/**
 * The date at the lodge on which the guests leave: check-out, or the day of the cancellation when that is
 * earlier. A stay that never began ends on check-in or before, a withdrawn request on check-in.
 */
export const effectiveCheckOut = sql<string>`case when ${bookings.status} = 'confirmed' then ${bookings.checkOut}
  when ${wasConfirmed} then least(${bookings.checkOut}, (${bookings.decidedAt} at time zone ${lodges.timeZone})::date)
  else ${bookings.checkIn} end`
