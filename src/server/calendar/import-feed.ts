import { eq, inArray } from 'drizzle-orm'
import { addDays, dateIn } from '#contract/dates.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/stay-rules.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { calendarFeeds, importedStays } from '../database/tables/calendar.ts'
import { lodges } from '../database/tables/lodges.ts'
import { lockLodges } from './events.ts'
import { FeedError } from './feed-error.ts'
import type { ReadFeed } from './feed-reader.ts'
import { fetchFeed } from './fetch-feed.ts'
import type { SoldStay } from './sold-stay.ts'

type Feed = typeof calendarFeeds.$inferSelect

/** Reads one calendar and closes what it sold. A failure is written beside the feed and opens nothing. */
export async function importFeed(context: Context, readFeed: ReadFeed, feed: Feed): Promise<void> {
  try {
    const text = await fetchFeed(feed.url, { allowPrivate: context.config.FEED_ALLOW_PRIVATE === 'on' })
    const [lodge] = await context.db.select().from(lodges).where(eq(lodges.slug, feed.lodgeSlug))
    if (!lodge) throw new FeedError('The lodge of this calendar no longer exists')
    const today = dateIn(lodge.timeZone, context.clock.now())
    const span = { from: today, to: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS) }
    const stays = await readFeed({ text, timeZone: lodge.timeZone, span })
    await inTransaction(context, (inner) => keepStays(inner, feed, stays, today))
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    await noteFailure(context, feed, error.message)
  }
}

async function noteFailure(context: Context, feed: Feed, lastError: string): Promise<void> {
  context.log.warn({ feed: feed.id, reason: lastError }, 'a calendar could not be read')
  await context.db
    .update(calendarFeeds)
    .set({ lastTriedAt: isoNow(context.clock), lastError })
    .where(eq(calendarFeeds.id, feed.id))
}

/** Makes the stored stays those of the file: adds what is new, removes what vanished, in one step with the booking lock. */
async function keepStays(context: Context, feed: Feed, stays: SoldStay[], today: string): Promise<void> {
  await lockLodges(context, feed.lodgeSlug)
  const known = await context.db.select().from(importedStays).where(eq(importedStays.feedId, feed.id))
  const keyOf = ({ uid, from, to }: SoldStay) => `${uid}\n${from}\n${to}`
  const wanted = new Map(stays.map((stay) => [keyOf(stay), stay]))
  const gone: typeof known = []
  for (const row of known) {
    if (!wanted.delete(keyOf({ uid: row.uid, from: row.fromDate, to: row.toDate }))) gone.push(row)
  }
  const added = [...wanted.values()]
  await replace(context, feed, gone, added)
  // A stay that is over drops out of every feed; that is no news.
  const removed = gone.filter(({ toDate }) => toDate > today)
  const now = isoNow(context.clock)
  await context.db
    .update(calendarFeeds)
    .set({ lastTriedAt: now, lastSyncedAt: now, lastError: null, lastChange: wordsFor(added, removed) })
    .where(eq(calendarFeeds.id, feed.id))
  if (added.length + gone.length > 0) context.emit({ type: 'closures_changed' })
}

async function replace(
  context: Context,
  feed: Feed,
  gone: { id: number }[],
  added: SoldStay[],
): Promise<void> {
  if (gone.length > 0)
    await context.db.delete(importedStays).where(
      inArray(
        importedStays.id,
        gone.map(({ id }) => id),
      ),
    )
  const { id: feedId, lodgeSlug } = feed
  const rows = added.map(({ uid, from, to }) => ({ feedId, lodgeSlug, uid, fromDate: from, toDate: to }))
  for (let at = 0; at < rows.length; at += 500)
    await context.db.insert(importedStays).values(rows.slice(at, at + 500))
}

/** '2 added, 1 changed': an event whose dates moved counts once. */
function wordsFor(added: SoldStay[], removed: { uid: string }[]): string {
  const gone = new Set(removed.map(({ uid }) => uid))
  const changed = new Set(added.filter(({ uid }) => gone.has(uid)).map(({ uid }) => uid))
  const counts: [number, string][] = [
    [added.filter(({ uid }) => !changed.has(uid)).length, 'added'],
    [changed.size, 'changed'],
    [removed.filter(({ uid }) => !changed.has(uid)).length, 'removed'],
  ]
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return words.join(', ') || 'Nothing changed'
}
