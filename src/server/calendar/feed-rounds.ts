import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { calendarFeeds } from '../database/tables/calendar.ts'
import type { ReadFeed } from './feed-reader.ts'
import { importFeed } from './import-feed.ts'

const EVERY_MS = 60_000
/** Each calendar is read once in a quarter of an hour, whatever the number of instances. */
const AGE_MS = 15 * 60_000

/** Reads the calendars that are due, once a minute; returns what stops it. */
export function syncFeeds(context: Context, readFeed: ReadFeed): () => void {
  const round = () =>
    syncDue(context, readFeed).catch((error: Error) =>
      context.log.warn({ error: error.message }, 'the calendars could not be read'),
    )
  const timer = setInterval(round, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Reads every calendar that was last tried a quarter of an hour ago or more; what another instance took is left. */
export async function syncDue(context: Context, readFeed: ReadFeed): Promise<number> {
  const before = new Date(context.clock.now() - AGE_MS).toISOString()
  const isDue = or(isNull(calendarFeeds.lastTriedAt), lte(calendarFeeds.lastTriedAt, before))
  const due = await context.db.select().from(calendarFeeds).where(isDue).orderBy(asc(calendarFeeds.id))
  let read = 0
  for (const feed of due) {
    const [mine] = await context.db
      .update(calendarFeeds)
      .set({ lastTriedAt: isoNow(context.clock) })
      .where(and(eq(calendarFeeds.id, feed.id), isDue))
      .returning()
    if (!mine) continue
    // One calendar's failure must not keep the others from being read.
    await importFeed(context, readFeed, mine).catch((error: unknown) =>
      context.log.error({ err: error, feed: mine.id }, 'a calendar could not be stored'),
    )
    read++
  }
  return read
}
