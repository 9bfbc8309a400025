import type pg from 'pg'
import { findDue, readActive } from '../../src/server/modules/scheduled-emails/find-due.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { openPostgres } from '../../src/server/platform/database/postgres.ts'
import { createLog } from '../../src/server/platform/telemetry/log.ts'

const SCHEDULES = 10
const ROUNDS = 50
/** What the sweep for scheduled emails may cost. */
const MAX_MS = 20

/** Ten schedules of a year ago, each sent to every stay whose moment was before the last two days. */
const schedules = `
  insert into scheduled_emails
    (name, event, offset_hours, lodges, min_nights, subject, text, is_active, active_since, checked_until)
  select 'Email ' || n, (array['confirmed', 'check_in', 'check_out'])[n % 3 + 1], case n % 3 when 0 then 24 else 24 * (n - 5) end,
    null, null, 'Hello', 'Hello {{guestName}}', true, now() - interval '1 year', now()
  from generate_series(1, ${SCHEDULES}) n`
const sends = `
  insert into scheduled_email_sends (scheduled_id, booking_id, state, at)
  select e.id, b.id, 'queued', now() from scheduled_emails e join bookings b on b.check_in < current_date - 10`

/** The median time of finding what is due, in milliseconds. */
export async function measureDueEmails(client: pg.Client, url: string): Promise<string> {
  await client.query("update bookings set decided_at = check_in - interval '130 days'")
  await client.query(schedules)
  await client.query(sends)
  await client.query('vacuum analyze')
  const { db, close } = await openPostgres(url, 'migrations', createLog('silent'))
  const context = { db, clock: systemClock } as Parameters<typeof findDue>[0]
  const times: number[] = []
  let found = 0
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    found = (await findDue(context, await readActive(context))).length
    times.push(performance.now() - begun)
  }
  await close()
  const median = times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0
  const verdict = median > MAX_MS ? `, MORE than ${MAX_MS}` : ''
  return `${median.toFixed(1)} ms for ${SCHEDULES} schedules, ${found} due${verdict}`
}
