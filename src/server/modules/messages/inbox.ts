import { and, count, desc, eq, gt, inArray, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import {
  type InboxCounts,
  type InboxEntry,
  type InboxRead,
  MAX_INBOX_ENTRIES,
  MAX_UNREAD,
} from '#contract/messages/inbox.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { chatMessages, chatRooms } from '#server/platform/database/tables/chat.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { stayMessages, stayThreads } from '#server/platform/database/tables/messages.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { countUnreadQuestions, markQuestionRead, questionEntries } from './questions.ts'
import { findStay } from './stay.ts'
import { markRead } from './thread.ts'

const MAX_LAST_TEXT = 200

/** The latest first. When there are too many stays, those with unread messages are listed first. */
export async function listInbox(context: Context): Promise<InboxEntry[]> {
  requireAdmin(context)
  const unread = await stayEntries(context, and(hasNew, gt(unreadOfStay, 0)), MAX_INBOX_ENTRIES)
  const isUnread = inArray(
    stayThreads.bookingId,
    unread.flatMap(({ bookingId }) => bookingId ?? []),
  )
  const others = await stayEntries(context, not(isUnread), MAX_INBOX_ENTRIES - unread.length)
  const entries = [...(await roomEntries(context)), ...unread, ...others, ...(await questionEntries(context))]
  return entries.sort((a, b) => b.lastAt.localeCompare(a.lastAt))
}

/** Correlated with the room of the outer query. */
const unreadOfRoom: SQL<number> = sql`(select count(*)::int from (select 1 from ${chatMessages} unread
  where unread.lodge_slug = ${chatRooms.lodgeSlug} and unread.id > ${chatRooms.ownerReadId} and unread.is_active
    and unread.user_type = 'guest' limit ${MAX_UNREAD}) counted)`

const unreadOfStay: SQL<number> = sql`(select count(*)::int from (select 1 from ${stayMessages} unread
  where unread.booking_id = ${stayThreads.bookingId} and unread.id > ${stayThreads.ownerReadId} and unread.is_active
    and unread.from = 'guest' limit ${MAX_UNREAD}) counted)`

/** True for messages after those that owners have read, also owners' own and hidden ones. */
const hasNew = gt(stayThreads.newestId, stayThreads.ownerReadId)

async function roomEntries(context: Context): Promise<InboxEntry[]> {
  const last = context.db
    .select({
      text: sql<string>`left(${chatMessages.message}, ${MAX_LAST_TEXT})`.as('text'),
      at: chatMessages.timestamp,
      userType: chatMessages.userType,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.lodgeSlug, chatRooms.lodgeSlug), eq(chatMessages.isActive, true)))
    .orderBy(desc(chatMessages.id))
    .limit(1)
    .as('last')
  const rows = await context.db
    .select({
      lodgeSlug: chatRooms.lodgeSlug,
      lodgeName: lodges.name,
      lastText: last.text,
      lastAt: last.at,
      lastUserType: last.userType,
      unread: unreadOfRoom,
    })
    .from(chatRooms)
    .innerJoin(lodges, eq(lodges.slug, chatRooms.lodgeSlug))
    .innerJoinLateral(last, sql`true`)
    .orderBy(desc(chatRooms.newestId))
    .limit(MAX_INBOX_ENTRIES)
  return rows.map(({ lastUserType, ...row }) => ({
    ...row,
    lastFrom: lastUserType === 'guest' ? 'guest' : 'owner',
    kind: 'room',
    reference: null,
    bookingId: null,
    title: row.lodgeName,
  }))
}

async function stayEntries(
  context: Context,
  condition: SQL | undefined,
  limit: number,
): Promise<InboxEntry[]> {
  const last = context.db
    .select({
      text: sql<string>`left(${stayMessages.text}, ${MAX_LAST_TEXT})`.as('text'),
      at: stayMessages.at,
      from: stayMessages.from,
    })
    .from(stayMessages)
    .where(and(eq(stayMessages.bookingId, stayThreads.bookingId), eq(stayMessages.isActive, true)))
    .orderBy(desc(stayMessages.id))
    .limit(1)
    .as('last')
  const rows = await context.db
    .select({
      lodgeSlug: bookings.lodgeSlug,
      lodgeName: lodges.name,
      reference: bookings.reference,
      bookingId: bookings.id,
      title: bookings.guestName,
      lastText: last.text,
      lastAt: last.at,
      lastFrom: last.from,
      unread: unreadOfStay,
    })
    .from(stayThreads)
    .innerJoin(bookings, eq(bookings.id, stayThreads.bookingId))
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .innerJoinLateral(last, sql`true`)
    .where(condition)
    .orderBy(desc(stayThreads.lastAt))
    .limit(limit)
  return rows.map((row) => ({ ...row, kind: 'stay' }))
}

export async function readInboxCounts(context: Context): Promise<InboxCounts> {
  requireAdmin(context)
  const [rooms] = await context.db
    .select({ unread: sql<number>`coalesce(sum(${unreadOfRoom}), 0)::int` })
    .from(chatRooms)
  const [stays] = await context.db
    .select({ unread: sql<number>`coalesce(sum(${unreadOfStay}), 0)::int` })
    .from(stayThreads)
    .where(hasNew)
  const [waiting] = await context.db
    .select({ requests: count() })
    .from(bookings)
    .where(and(eq(bookings.status, 'requested'), gt(bookings.until, isoNow(context.clock))))
  const changes = await context.db.$count(bookings, isNotNull(bookings.changeRequest))
  const questions = await countUnreadQuestions(context)
  const unread = (rooms?.unread ?? 0) + (stays?.unread ?? 0) + questions
  return { unread, requests: waiting?.requests ?? 0, changes }
}

/** Read by one is read by all staff. Fails with `not_found`. */
export async function markInboxRead(
  context: Context,
  { kind, lodgeSlug, reference, questionId, upTo }: InboxRead,
): Promise<void> {
  requireAdmin(context)
  if (kind === 'room') return markRoomRead(context, lodgeSlug ?? '', upTo)
  if (kind === 'question') return markQuestionRead(context, questionId ?? 0)
  const [booking] = await context.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, (reference ?? '').toUpperCase()))
  if (!booking) throw failure('not_found', 'This booking does not exist')
  return markRead(context, await findStay(context, booking.id), 'owner', upTo)
}

async function markRoomRead(context: Context, lodgeSlug: string, upTo?: number): Promise<void> {
  const { newestId, ownerReadId } = chatRooms
  const readId = upTo === undefined ? sql`${newestId}` : sql`least(${newestId}, ${upTo}::bigint)`
  const room = eq(chatRooms.lodgeSlug, lodgeSlug)
  const changed = await context.db
    .update(chatRooms)
    .set({ ownerReadId: readId })
    .where(and(room, lt(ownerReadId, readId)))
    .returning({ lodgeSlug: chatRooms.lodgeSlug })
  if (changed.length > 0) return context.emit({ type: 'inbox_read' })
  if ((await context.db.$count(chatRooms, room)) === 0) throw failure('not_found', 'Lodge Not Found')
}
