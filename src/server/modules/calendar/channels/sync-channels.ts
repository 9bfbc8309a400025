import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { channels } from '#server/platform/database/tables/calendar.ts'
import type { ReadChannel } from './channel-reader.ts'
import { importChannel, isRemoved } from './import-channel.ts'

/** A channel is read once in this time by all instances together. */
const AGE_MS = 15 * 60_000

/** Reads every due channel that no other instance has claimed; returns their number. */
export async function syncDue(context: Context, readChannel: ReadChannel): Promise<number> {
  const inMs = (ms: number) => new Date(context.clock.now() + ms).toISOString()
  const { lastTriedAt: tried } = channels
  // A try that lies ahead was noted by a clock that ran ahead.
  const isDue = or(isNull(tried), lte(tried, inMs(-AGE_MS)), gt(tried, inMs(AGE_MS)))
  const due = await context.db.select().from(channels).where(isDue).orderBy(asc(channels.id))
  let read = 0
  for (const channel of due) {
    const [mine] = await context.db
      .update(channels)
      .set({ lastTriedAt: isoNow(context.clock) })
      .where(and(eq(channels.id, channel.id), isDue))
      .returning()
    if (!mine) continue
    const { lastTriedAt } = channel
    // A channel's failure must not stop the others.
    await importChannel(context, readChannel, { ...mine, lastTriedAt }).catch((error: unknown) => {
      if (!isRemoved(error))
        context.log.error({ err: error, channel: mine.id }, 'a calendar could not be stored')
    })
    read++
  }
  return read
}
