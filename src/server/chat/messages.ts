import { and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { ChatMessage, ChatPost } from '#contract/chat.ts'
import { HISTORY_PAGE } from '#contract/chat-limits.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { chatMessages, chatRooms } from '../database/tables/chat.ts'
import { failure } from '../failure.ts'
import { markPlace } from './marks.ts'

/** A stored message; `isRepeat` when its clientId had been stored before and nothing was added. */
export type Posted = { message: ChatMessage; isRepeat: boolean }

/** The newest id of a room, hidden messages included; 0 when it is empty. */
const newestId = (slug: string) =>
  sql<number>`(select coalesce(max(newest.id), 0) from ${chatMessages} newest where newest.lodge_slug = ${slug})`.mapWith(
    Number,
  )

/**
 * Stores a message and tells every instance. The room's row is locked first, so ids are in the order in which
 * messages become visible. An 'admin' without a valid token is a guest. Fails with `not_found`.
 */
export async function postMessage(context: Context, slug: string, post: ChatPost): Promise<Posted> {
  return inTransaction(context, async (inner) => {
    const total = await countMessages(inner, slug, 1)
    const [stored] = await inner.db
      .insert(chatMessages)
      .values({
        lodgeSlug: slug,
        userName: post.userName,
        message: post.message,
        timestamp: isoNow(inner.clock),
        userType: post.userType === 'admin' && inner.admin ? 'admin' : 'guest',
        clientId: post.clientId ?? null,
      })
      .onConflictDoNothing({ target: [chatMessages.lodgeSlug, chatMessages.clientId] })
      .returning({ ...getTableColumns(chatMessages), previousId: newestId(slug) })
    if (!stored) return repeated(inner, slug, post)
    const { previousId, ...message } = stored
    await markPlace(inner, slug, { place: total, messageId: message.id })
    inner.tell({ type: 'chat_message', message, previousId })
    return { message, isRepeat: false }
  })
}

/** Changes a room's total by `by` and returns it; locks the room until the transaction ends. */
export async function countMessages(context: Context, slug: string, by: 1 | -1): Promise<number> {
  const [room] = await context.db
    .update(chatRooms)
    .set({ totalMessages: sql`${chatRooms.totalMessages} + ${by}` })
    .where(eq(chatRooms.lodgeSlug, slug))
    .returning({ total: chatRooms.totalMessages })
  if (!room) throw failure('not_found', 'Lodge Not Found')
  return room.total
}

async function repeated(inner: Context, slug: string, post: ChatPost): Promise<Posted> {
  await countMessages(inner, slug, -1)
  const [message] = await inner.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.lodgeSlug, slug), eq(chatMessages.clientId, post.clientId ?? '')))
  if (!message) throw failure('conflict', 'This message could not be stored. Please send it again.')
  return { message, isRepeat: true }
}

/** How many messages a room shows, without counting them; fails with `not_found`. */
export async function totalOf(context: Context, slug: string): Promise<number> {
  const [room] = await context.db.select().from(chatRooms).where(eq(chatRooms.lodgeSlug, slug))
  if (!room) throw failure('not_found', 'Lodge Not Found')
  return room.totalMessages
}

const shownIn = (slug: string) => and(eq(chatMessages.lodgeSlug, slug), eq(chatMessages.isActive, true))

/** The 50 most recent messages, oldest first; fails with `not_found`. */
export async function recentMessages(context: Context, slug: string): Promise<ChatMessage[]> {
  await totalOf(context, slug)
  const newest = await context.db
    .select()
    .from(chatMessages)
    .where(shownIn(slug))
    .orderBy(desc(chatMessages.id))
    .limit(HISTORY_PAGE)
  return newest.reverse()
}

/** Up to `limit` shown messages after an id, in order. */
export async function messagesAfter(
  context: Context,
  slug: string,
  after: number,
  limit: number,
): Promise<ChatMessage[]> {
  return context.db
    .select()
    .from(chatMessages)
    .where(and(shownIn(slug), gt(chatMessages.id, after)))
    .orderBy(asc(chatMessages.id))
    .limit(limit)
}

/** The id of the newest message of a room, 0 when it is empty; fails with `not_found`. */
export async function newestMessageId(context: Context, slug: string): Promise<number> {
  const [room] = await context.db
    .select({ newest: newestId(slug) })
    .from(chatRooms)
    .where(eq(chatRooms.lodgeSlug, slug))
  if (!room) throw failure('not_found', 'Lodge Not Found')
  return room.newest
}
