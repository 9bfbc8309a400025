import { and, eq, gt, inArray } from 'drizzle-orm'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays, dateIn } from '#contract/platform/dates.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { channels, importedStays } from '#server/platform/database/tables/calendar.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import { lockLodges } from '../events.ts'
import { newConflicts } from './channel-conflicts.ts'
import { queueConflictEmail, queueOutageEmail, queueUnreadEmail } from './channel-emails.ts'
import { ChannelError } from './channel-error.ts'
import type { ReadChannel } from './channel-reader.ts'
import { fetchChannel } from './fetch-channel.ts'
import type { CalendarContent, SoldStay } from './sold-stay.ts'

type Channel = typeof channels.$inferSelect

/**
 * `channel.lastTriedAt` is the time of the previous try. A failure is stored as `lastError` and changes no
 * stay; one that is not the channel's is thrown afterwards. Owners get an email about new conflicts, new
 * unreadable events and a long outage. Fails with `not_found` when the channel is removed meanwhile.
 */
export async function importChannel(
  context: Context,
  readChannel: ReadChannel,
  channel: Channel,
): Promise<void> {
  try {
    const text = await fetchChannel(channel.url, { allowPrivate: context.config.FEED_ALLOW_PRIVATE === 'on' })
    const [lodge] = await context.db.select().from(lodges).where(eq(lodges.slug, channel.lodgeSlug))
    if (!lodge) throw new ChannelError('The lodge of this calendar no longer exists')
    const today = dateIn(lodge.timeZone, context.clock.now())
    const span = { from: today, to: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS) }
    const content = await readChannel({ text, timeZone: lodge.timeZone, span })
    await inTransaction(context, (inner) => keepContent(inner, channel, content, today))
  } catch (error) {
    if (isRemoved(error)) throw error
    const isChannels = error instanceof ChannelError
    await noteFailure(context, channel, isChannels ? error.message : 'Its stays could not be stored')
    if (!isChannels) throw error
  }
}

const OUTAGE_MS = 6 * 3_600_000

async function noteFailure(context: Context, channel: Channel, lastError: string): Promise<void> {
  context.log.warn({ channel: channel.id, reason: lastError }, 'a calendar could not be read')
  await inTransaction(context, async (inner) => {
    await inner.db
      .update(channels)
      .set({ lastTriedAt: isoNow(inner.clock), lastError })
      .where(eq(channels.id, channel.id))
    if (isNewOutage(channel, inner.clock.now())) await queueOutageEmail(inner, channel, lastError)
  })
}

/** True once for each outage: the previous try was still within the limit. */
function isNewOutage({ createdAt, lastSyncedAt, lastTriedAt }: Channel, now: number): boolean {
  const limit = Date.parse(lastSyncedAt ?? createdAt) + OUTAGE_MS
  return now > limit && Date.parse(lastTriedAt ?? createdAt) <= limit
}

/** The channel is locked before its stays, as its removal does, so that the two never deadlock. */
async function lockChannel({ db }: Context, id: number): Promise<void> {
  const found = await db
    .select({ id: channels.id })
    .from(channels)
    .where(eq(channels.id, id))
    .for('no key update')
  if (found.length === 0) throw noChannel()
}

export const noChannel = () => failure('not_found', 'This calendar no longer exists')

export const isRemoved = (error: unknown): boolean => error instanceof Failure && error.code === 'not_found'

/**
 * Runs under the lock that bookings take. Channels drop past stays, whose nights remain for reports, and so
 * do all nights of an event that is now only partly readable.
 */
async function keepContent(
  context: Context,
  channel: Channel,
  { stays, unread, partial }: CalendarContent,
  today: string,
): Promise<void> {
  await lockLodges(context, channel.lodgeSlug)
  await lockChannel(context, channel.id)
  const isAhead = and(eq(importedStays.channelId, channel.id), gt(importedStays.toDate, today))
  const known = await context.db.select().from(importedStays).where(isAhead)
  const stayKey = ({ uid, from, to }: SoldStay) => `${uid}\n${from}\n${to}`
  const requested = new Map(stays.map((stay) => [stayKey(stay), stay]))
  const gone = known.filter(
    ({ uid, fromDate, toDate }) => !requested.delete(stayKey({ uid, from: fromDate, to: toDate })),
  )
  const retained = gone.filter(({ uid }) => partial.includes(uid))
  const removed = gone.filter((row) => !retained.includes(row))
  const added = [...requested.values()].filter((stay) => !retained.some((row) => covers(row, stay)))
  await remove(context, removed, stays, today)
  await add(context, channel, added, known)
  await queueConflictEmail(context, channel, await newConflicts(context, channel.id, known))
  await queueUnreadEmail(context, channel, unread)
  const now = isoNow(context.clock)
  await context.db
    .update(channels)
    .set({
      lastTriedAt: now,
      lastSyncedAt: now,
      lastError: null,
      lastChange: wordsFor(added, removed),
      unread,
    })
    .where(eq(channels.id, channel.id))
  if (added.length + removed.length > 0) context.emit({ type: 'closures_changed' })
}

type ImportedRow = typeof importedStays.$inferSelect

const covers = ({ uid, fromDate, toDate }: ImportedRow, stay: SoldStay): boolean =>
  uid === stay.uid && fromDate <= stay.from && toDate >= stay.to

/** A stay that has begun ends today instead, unless a stay of the file has its past nights. */
async function remove(
  context: Context,
  rows: ImportedRow[],
  stays: SoldStay[],
  today: string,
): Promise<void> {
  const isPartPast = ({ fromDate }: ImportedRow) =>
    fromDate < today && !stays.some(({ from, to }) => from <= fromDate && to >= today)
  const ended = rows.filter(isPartPast).map(({ id }) => id)
  const gone = rows.map(({ id }) => id).filter((id) => !ended.includes(id))
  await context.db.update(importedStays).set({ toDate: today }).where(inArray(importedStays.id, ended))
  await context.db.delete(importedStays).where(inArray(importedStays.id, gone))
}

/** Some sites give a stay a new UID in each file, so nights that were known keep their `createdAt`. */
async function add(
  context: Context,
  { id: channelId, lodgeSlug }: Channel,
  added: SoldStay[],
  known: ImportedRow[],
): Promise<void> {
  const knownSince = new Map(known.map((row) => [`${row.fromDate} ${row.toDate}`, row.createdAt]))
  const rows = added.map(({ uid, from, to }) => ({
    channelId,
    lodgeSlug,
    uid,
    fromDate: from,
    toDate: to,
    createdAt: knownSince.get(`${from} ${to}`) ?? isoNow(context.clock),
  }))
  for (let at = 0; at < rows.length; at += 500)
    await context.db.insert(importedStays).values(rows.slice(at, at + 500))
}

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
