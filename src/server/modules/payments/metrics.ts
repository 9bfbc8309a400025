import { sql } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { payments, refundQueue } from '#server/platform/database/tables/payments.ts'
import type { Metric } from '#server/platform/module.ts'

const DAY_MS = 24 * 3_600_000

type Refunds = { waiting: number; givenUp: number; oldest: string | null }

async function readRefunds({ db }: Context): Promise<Refunds> {
  const [row] = toRows<Refunds>(
    await db.execute(sql`
      select (count(*) filter (where next_try_at is not null))::int as waiting,
        (count(*) filter (where next_try_at is null and refunded_amount < up_to))::int as "givenUp",
        min(queued.created_at) filter (where next_try_at is not null) as oldest
      from ${refundQueue} queued join ${payments} paid on paid.id = payment_id where done_at is null`),
  )
  return row ?? { waiting: 0, givenUp: 0, oldest: null }
}

export const paymentMetrics: readonly Metric[] = [
  {
    name: 'payments_unsettled',
    help: 'Payments tried within a day and not completed',
    label: 'status',
    isShared: true,
    read: async ({ context }) => {
      const dayAgo = new Date(context.clock.now() - DAY_MS).toISOString()
      const answer = await context.db.execute(sql`
        select status, count(*)::int as count from ${payments}
        where status in ('pending', 'failed') and updated_at > ${dayAgo} and tried_at is not null group by status`)
      const rows = toRows<{ status: string; count: number }>(answer)
      return {
        pending: 0,
        failed: 0,
        ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
      }
    },
  },
  {
    name: 'refunds_open',
    help: 'Refunds that are queued, and those given up after 24 tries',
    label: 'state',
    isShared: true,
    read: async ({ context }) => {
      const { waiting, givenUp } = await readRefunds(context)
      return { waiting, given_up: givenUp }
    },
  },
  {
    name: 'refunds_oldest_age_seconds',
    help: 'Age of the oldest queued refund; 0 without one',
    isShared: true,
    read: async ({ context }) => {
      const { oldest } = await readRefunds(context)
      return oldest === null ? 0 : (context.clock.now() - new Date(oldest).getTime()) / 1000
    },
  },
]
