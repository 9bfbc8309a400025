import { sql } from 'drizzle-orm'
import type { Host } from '#contract/messages/host.ts'
import type { Context } from '#server/platform/context.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { lodgeQuestions, questionAnswers, stayMessages } from '#server/platform/database/tables/messages.ts'
import { readFacts } from '../legal/operator.ts'

const MEASURED_MS = 90 * 24 * 3_600_000
/** Fewer answers do not predict the next one. */
const MIN_ANSWERS = 3

export async function readHost(context: Context): Promise<Host> {
  const { host = null, photos = null } = await readFacts(context)
  return { name: host, photos, replyMinutes: await readReplyMinutes(context) }
}

/** The median from a guest's message or question to the first answer. */
async function readReplyMinutes({ db, clock }: Context): Promise<number | null> {
  const since = new Date(clock.now() - MEASURED_MS).toISOString()
  const answers = await db.execute(sql`
    select count(*)::int as count, percentile_cont(0.5) within group (order by waited) as median from (
      select extract(epoch from answered.at - guest.at) / 60 as waited from ${stayMessages} guest
        cross join lateral (select min(owner.at) as at from ${stayMessages} owner
          where owner.booking_id = guest.booking_id and owner.from = 'owner' and owner.id > guest.id) answered
        where guest.from = 'guest' and guest.at > ${since} and answered.at is not null
          and coalesce((select before.from from ${stayMessages} before
            where before.booking_id = guest.booking_id and before.id < guest.id order by before.id desc limit 1), 'owner') = 'owner'
      union all
      select extract(epoch from min(answer.at) - question.confirmed_at) / 60 from ${lodgeQuestions} question
        join ${questionAnswers} answer on answer.question_id = question.id
        where question.confirmed_at > ${since} group by question.id
    ) replies`)
  const [row] = toRows<{ count: number; median: number | string | null }>(answers)
  return row && row.count >= MIN_ANSWERS ? Math.round(Number(row.median)) : null
}
