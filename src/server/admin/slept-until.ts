import { sql } from 'drizzle-orm'
import { bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'

/**
 * The date at the lodge on which the guests of a confirmed or cancelled stay leave: check-out, or the day of the cancellation, which is
 * on check-in or before it when the stay never began.
 */
export const sleptUntil = sql<string>`case when ${bookings.status} = 'confirmed' then ${bookings.checkOut} else
  least(${bookings.checkOut}, (${bookings.decidedAt} at time zone ${lodges.timeZone})::date) end`
