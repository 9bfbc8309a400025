import { sql } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { rowsOf } from '#server/platform/database/rows.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import type { Measure } from '#server/platform/http/metrics.ts'

/** The e-mails that wait in the outbox. */
export function measureOutbox(measure: Measure, context: Context): void {
  const readWaiting = async () => {
    const [row] = rowsOf<{ waiting: number; oldest: string | null }>(
      await context.db.execute(sql`
        select count(*)::int as waiting, min(created_at) as oldest
        from ${mailOutbox} where next_try_at is not null and sent_at is null`),
    )
    return row ?? { waiting: 0, oldest: null }
  }
  measure(
    { name: 'outbox_emails_waiting', help: 'E-mails that wait to be sent' },
    async () => (await readWaiting()).waiting,
  )
  measure(
    {
      name: 'outbox_oldest_age_seconds',
      help: 'Age of the oldest e-mail that waits to be sent; 0 without one',
    },
    async () => {
      const { oldest } = await readWaiting()
      return oldest === null ? 0 : (context.clock.now() - new Date(oldest).getTime()) / 1000
    },
  )
}
