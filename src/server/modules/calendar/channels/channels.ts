import { and, asc, count, eq } from 'drizzle-orm'
import type { Channel, ChannelEdit } from '#contract/calendar/calendar.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { channels, importedStays } from '#server/platform/database/tables/calendar.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { idempotently } from '#server/platform/http/idempotency.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockLodges } from '../events.ts'
import { findConflicts, isAhead } from './channel-conflicts.ts'
import type { ReadChannel } from './channel-reader.ts'
import { importChannel, noChannel } from './import-channel.ts'

export async function listChannels(context: Context): Promise<Channel[]> {
  requireAdmin(context)
  return describeChannels(context)
}

/** Reads the channel at once; a failed reading is in `lastError`. A repeated key adds no second channel. */
export async function createChannel(
  context: Context,
  readChannel: ReadChannel,
  call: { key: string | null; body: ChannelEdit },
): Promise<Channel> {
  requireAdmin(context)
  const edit = call.body
  const channel = await idempotently(context, { scope: 'channels', ...call }, async (inner) => {
    await lockLodges(inner, edit.lodgeSlug)
    const [row] = await inner.db
      .insert(channels)
      .values({ ...edit, createdAt: isoNow(inner.clock), lastTriedAt: isoNow(inner.clock) })
      .returning()
    if (!row) throw new Error('the calendar was not stored')
    await recordChange(inner, { action: 'create', subject: `calendar ${row.id}`, after: edit })
    return row
  })
  await importChannel(context, readChannel, channel)
  return describeChannel(context, channel.id)
}

export async function syncChannelNow(
  context: Context,
  readChannel: ReadChannel,
  id: number,
): Promise<Channel> {
  requireAdmin(context)
  const [channel] = await context.db.select().from(channels).where(eq(channels.id, id))
  if (!channel) throw noChannel()
  await importChannel(context, readChannel, channel)
  return describeChannel(context, id)
}

/** Its imported stays go too, even the past ones. Fails with `not_found`. */
export async function deleteChannel(context: Context, id: number): Promise<null> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [gone] = await inner.db.delete(channels).where(eq(channels.id, id)).returning()
    if (!gone) throw noChannel()
    const { lodgeSlug, name, url } = gone
    const before = { lodgeSlug, name, url }
    await recordChange(inner, { action: 'delete', subject: `calendar ${id}`, before })
    inner.emit({ type: 'closures_changed' })
    return null
  })
}

async function describeChannel(context: Context, id: number): Promise<Channel> {
  const [channel] = await describeChannels(context, id)
  if (!channel) throw noChannel()
  return channel
}

async function describeChannels(context: Context, id?: number): Promise<Channel[]> {
  const found = await context.db
    .select({ channel: channels, lodgeName: lodges.name, stays: count(importedStays.id) })
    .from(channels)
    .innerJoin(lodges, eq(lodges.slug, channels.lodgeSlug))
    .leftJoin(importedStays, and(eq(importedStays.channelId, channels.id), isAhead(context)))
    .where(id === undefined ? undefined : eq(channels.id, id))
    .groupBy(channels.id, lodges.name)
    .orderBy(asc(channels.lodgeSlug), asc(channels.id))
  const conflicts = await findConflicts(
    context,
    found.map(({ channel }) => channel.id),
  )
  return found.map(({ channel, lodgeName, stays }) => ({
    ...channel,
    lodgeName,
    stays,
    conflicts: conflicts
      .filter(({ channelId }) => channelId === channel.id)
      .map(({ channelId: _, ...conflict }) => conflict),
  }))
}
