import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { channels } from '#server/platform/database/tables/calendar.ts'
import type { ReadChannel } from './channel-reader.ts'
import { importChannel, isRemoved } from './import-channel.ts'

const READ_EVERY_MS = 15 * 60_000

/** Skips channels that another instance has claimed. Returns how many were read. */
export async function syncDue(context: Context, readChannel: ReadChannel): Promise<number> {
  const inMs = (ms: number) => new Date(context.clock.now() + ms).toISOString()
  const { lastTriedAt: tried } = channels
  // A try in the future was stored by a clock that ran ahead.
  const isDue = or(isNull(tried), lte(tried, inMs(-READ_EVERY_MS)), gt(tried, inMs(READ_EVERY_MS)))
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
