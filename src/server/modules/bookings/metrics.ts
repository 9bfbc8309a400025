import { sql } from 'drizzle-orm'
import { openStatuses } from '#contract/bookings/stay-rules.ts'
import { rowsOf } from '#server/platform/database/rows.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import type { Metric } from '#server/platform/module.ts'

/** Bookings that wait for the owner's answer or for their payment. */
export const bookingMetrics: readonly Metric[] = [
  {
    name: 'bookings_open',
    help: 'Bookings that wait for an answer or a payment',
    label: 'status',
    isShared: true,
    read: async ({ context }) => {
      const answer = await context.db.execute(sql`
        select status, count(*)::int as count from ${bookings}
        where status in ('requested', 'awaiting_payment') group by status`)
      const rows = rowsOf<{ status: string; count: number }>(answer)
      const none = Object.fromEntries(openStatuses.map((status) => [status, 0]))
      return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) }
    },
  },
]
