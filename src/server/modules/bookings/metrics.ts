import { sql } from 'drizzle-orm'
import { openStatuses } from '#contract/bookings/stay-rules.ts'
import type { Context } from '#server/platform/context.ts'
import { rowsOf } from '#server/platform/database/rows.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import type { Measure } from '#server/platform/http/metrics.ts'

/** Bookings that wait for the owner's answer or for their payment. */
export function measureBookings(measure: Measure, context: Context): void {
  measure(
    { name: 'bookings_open', help: 'Bookings that wait for an answer or a payment', label: 'status' },
    async () => {
      const answer = await context.db.execute(sql`
        select status, count(*)::int as count from ${bookings}
        where status in ('requested', 'awaiting_payment') group by status`)
      const rows = rowsOf<{ status: string; count: number }>(answer)
      const none = Object.fromEntries(openStatuses.map((status) => [status, 0]))
      return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
    },
  )
}
