import { sql } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import type { Metric } from '#server/platform/module.ts'

async function readWaiting({ db }: Context) {
  const [row] = toRows<{ waiting: number; oldest: string | null }>(
    await db.execute(sql`
      select count(*)::int as waiting, min(created_at) as oldest
      from ${mailOutbox} where next_try_at is not null and sent_at is null`),
  )
  return row ?? { waiting: 0, oldest: null }
}

export const mailMetrics: readonly Metric[] = [
  {
    name: 'outbox_emails_waiting',
    help: 'Emails that wait to be sent',
    isShared: true,
    read: async ({ context }) => (await readWaiting(context)).waiting,
  },
  {
    name: 'outbox_oldest_age_seconds',
    help: 'Age of the oldest email that waits to be sent; 0 without one',
    isShared: true,
    read: async ({ context }) => {
      const { oldest } = await readWaiting(context)
      return oldest === null ? 0 : (context.clock.now() - new Date(oldest).getTime()) / 1000
    },
  },
]
