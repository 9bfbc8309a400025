import { and, asc, count, eq, gt, inArray, lt } from 'drizzle-orm'
import type { CalendarFeed, CalendarFeedEdit, FeedConflict } from '#contract/calendar.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { calendarFeeds, importedStays } from '../database/tables/calendar.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import { lockLodges } from './events.ts'
import type { ReadFeed } from './feed-reader.ts'
import { importFeed } from './import-feed.ts'

/** Every calendar that is read, by lodge, with how its last reading went. */
export async function listFeeds(context: Context): Promise<CalendarFeed[]> {
  requireAdmin(context)
  return describeFeeds(context)
}

/** Adds a calendar and reads it at once; that it cannot be read is told in the reply, not refused. */
export async function createFeed(
  context: Context,
  readFeed: ReadFeed,
  edit: CalendarFeedEdit,
): Promise<CalendarFeed> {
  requireAdmin(context)
  const feed = await inTransaction(context, async (inner) => {
    await lockLodges(inner, edit.lodgeSlug)
    const [row] = await inner.db
      .insert(calendarFeeds)
      .values({ ...edit, createdAt: isoNow(inner.clock), lastTriedAt: isoNow(inner.clock) })
      .returning()
    if (!row) throw new Error('the calendar was not stored')
    await recordChange(inner, { action: 'create', subject: `calendar ${row.id}`, after: edit })
    return row
  })
  await importFeed(context, readFeed, feed)
  return describeFeed(context, feed.id)
}

/** Reads a calendar now. */
export async function syncFeedNow(context: Context, readFeed: ReadFeed, id: number): Promise<CalendarFeed> {
  requireAdmin(context)
  const [feed] = await context.db.select().from(calendarFeeds).where(eq(calendarFeeds.id, id))
  if (!feed) throw noFeed()
  await importFeed(context, readFeed, feed)
  return describeFeed(context, id)
}

/** Removes a calendar; the nights that only it closed are open again. */
export async function deleteFeed(context: Context, id: number): Promise<null> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [gone] = await inner.db.delete(calendarFeeds).where(eq(calendarFeeds.id, id)).returning()
    if (!gone) throw noFeed()
    const { lodgeSlug, name, url } = gone
    const before = { lodgeSlug, name, url }
    await recordChange(inner, { action: 'delete', subject: `calendar ${id}`, before })
    inner.emit({ type: 'closures_changed' })
    return null
  })
}

const noFeed = () => failure('not_found', 'This calendar no longer exists')

async function describeFeed(context: Context, id: number): Promise<CalendarFeed> {
  const [feed] = await describeFeeds(context, id)
  if (!feed) throw noFeed()
  return feed
}

async function describeFeeds(context: Context, id?: number): Promise<CalendarFeed[]> {
  const feeds = await context.db
    .select({ feed: calendarFeeds, lodgeName: lodges.name, stays: count(importedStays.id) })
    .from(calendarFeeds)
    .innerJoin(lodges, eq(lodges.slug, calendarFeeds.lodgeSlug))
    .leftJoin(importedStays, eq(importedStays.feedId, calendarFeeds.id))
    .where(id === undefined ? undefined : eq(calendarFeeds.id, id))
    .groupBy(calendarFeeds.id, lodges.name)
    .orderBy(asc(calendarFeeds.lodgeSlug), asc(calendarFeeds.id))
  const conflicts = await conflictsOf(
    context,
    feeds.map(({ feed }) => feed.id),
  )
  return feeds.map(({ feed, lodgeName, stays }) => ({
    ...feed,
    lodgeName,
    stays,
    conflicts: conflicts
      .filter(({ feedId }) => feedId === feed.id)
      .map(({ feedId: _, ...conflict }) => conflict),
  }))
}

/** Stays of ours whose nights a calendar says were sold elsewhere too: the owner must speak to one of the guests. */
async function conflictsOf(
  context: Context,
  feedIds: number[],
): Promise<(FeedConflict & { feedId: number })[]> {
  if (feedIds.length === 0) return []
  const rows = await context.db
    .select({
      feedId: importedStays.feedId,
      bookingId: bookings.id,
      reference: bookings.reference,
      status: bookings.status,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      soldFrom: importedStays.fromDate,
      soldTo: importedStays.toDate,
    })
    .from(importedStays)
    .innerJoin(
      bookings,
      and(
        eq(bookings.lodgeSlug, importedStays.lodgeSlug),
        inArray(bookings.status, ['requested', 'confirmed']),
        lt(bookings.checkIn, importedStays.toDate),
        gt(bookings.checkOut, importedStays.fromDate),
      ),
    )
    .where(inArray(importedStays.feedId, feedIds))
    .orderBy(asc(bookings.checkIn))
  return rows.map((row) => ({ ...row, status: row.status === 'confirmed' ? 'confirmed' : 'requested' }))
}
