import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { ChatMessage, ChatPost } from '#contract/chat.ts'
import { HISTORY_PAGE } from '#contract/chat-limits.ts'
import { isReservedName, NAME_IS_RESERVED } from '#contract/reserved-names.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../database/errors.ts'
import { rowsOf } from '../database/rows.ts'
import { chatMessages, chatRooms } from '../database/tables/chat.ts'
import { brokenRule, failure } from '../failure.ts'
import { CHECKPOINT_INTERVAL } from './checkpoints.ts'

/** A stored message; `isRepeat` when its clientId had been stored before and nothing was added. */
export type Posted = { message: ChatMessage; isRepeat: boolean }

/**
 * Stores a message and tells every instance; a clientId that was stored before answers what it stored. An 'admin'
 * without a valid token is a guest. Fails with `not_found`, and with `rule` for a guest under an owner's name.
 */
export async function postMessage(context: Context, slug: string, post: ChatPost): Promise<Posted> {
  const isOwner = post.userType === 'admin' && context.admin !== null
  if (!isOwner && isReservedName(post.userName)) throw brokenRule('userName', NAME_IS_RESERVED)
  const message = {
    lodgeSlug: slug,
    userName: post.userName,
    message: post.message,
    timestamp: isoNow(context.clock),
    userType: isOwner ? ('admin' as const) : ('guest' as const),
    isActive: true,
    clientId: post.clientId ?? null,
  }
  try {
    const { id, previousId } = await store(context, message)
    context.emit({ type: 'chat_message', message: { id, ...message }, previousId })
    return { message: { id, ...message }, isRepeat: false }
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    return { message: await storedBefore(context, slug, message.clientId), isRepeat: true }
  }
}

/**
 * One statement, because a room waits for it: the function in migration 0008 numbers the message, stores it and sets a
 * mark where one belongs; a repeated clientId undoes all of it.
 */
async function store(
  context: Context,
  { lodgeSlug, userName, message, timestamp, userType, clientId }: Omit<ChatMessage, 'id'>,
): Promise<{ id: number; previousId: number }> {
  const statement = sql`
    select new_id, before_id from post_chat_message(
      ${lodgeSlug}, ${userName}, ${message}, ${timestamp}, ${userType}, ${clientId}, ${CHECKPOINT_INTERVAL})`
  const [stored] = rowsOf<{ new_id: string; before_id: string }>(await context.db.execute(statement))
  if (!stored) throw failure('not_found', 'Lodge Not Found')
  return { id: Number(stored.new_id), previousId: Number(stored.before_id) }
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

async function storedBefore(context: Context, slug: string, clientId: string | null): Promise<ChatMessage> {
  const [message] = await context.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.lodgeSlug, slug), eq(chatMessages.clientId, clientId ?? '')))
  if (!message) throw failure('conflict', 'This message could not be stored. Please send it again.')
  return message
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
  const [room] = await context.db.select().from(chatRooms).where(eq(chatRooms.lodgeSlug, slug))
  if (!room) throw failure('not_found', 'Lodge Not Found')
  return room.newestId
}
