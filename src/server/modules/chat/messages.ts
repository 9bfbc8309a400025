import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { ChatMessage, ChatPost } from '#contract/chat/chat.ts'
import { HISTORY_PAGE, MAX_LIVE_MESSAGES } from '#contract/chat/chat-limits.ts'
import { NAME_IS_RESERVED } from '#contract/chat/reserved-names.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '#server/platform/database/errors.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { chatMessages, chatRooms } from '#server/platform/database/tables/chat.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { isReservedName } from '#server/platform/reserved-names.ts'
import { CHECKPOINT_INTERVAL } from './checkpoints.ts'

export type Posted = { message: ChatMessage; isRepeat: boolean }

/**
 * A known clientId returns the stored message. An 'admin' without a valid token is a guest. Fails with
 * `not_found`, and with `rule` for a guest under an owner's name.
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
    const { id, previousId } = await storeOrUndo(context, message)
    context.emit({ type: 'chat_message', message: { id, ...message }, previousId })
    return { message: { id, ...message }, isRepeat: false }
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    return { message: await storedBefore(context, slug, message.clientId), isRepeat: true }
  }
}

/** A transaction needs a savepoint, because a failed statement would end it. */
function storeOrUndo(context: Context, message: Omit<ChatMessage, 'id'>): ReturnType<typeof store> {
  if (!context.inTransaction) return store(context, message)
  return context.db.transaction((tx) => store({ ...context, db: tx }, message))
}

/**
 * One statement numbers and stores the message and sets a checkpoint when one is due. It changes the room
 * first: the lock on that row keeps ids in the order in which messages become visible. Fails with
 * `not_found`.
 */
async function store(
  context: Context,
  { lodgeSlug, userName, message, timestamp, userType, clientId }: Omit<ChatMessage, 'id'>,
): Promise<{ id: number; previousId: number }> {
  const statement = sql`
    with room as (
      update chat_rooms
      set total_messages = total_messages + 1, previous_id = newest_id, newest_id = nextval('chat_messages_id_seq')
      where lodge_slug = ${lodgeSlug}
      returning lodge_slug, total_messages, newest_id, previous_id
    ), stored as (
      insert into chat_messages (id, lodge_slug, user_name, message, timestamp, user_type, client_id)
      select newest_id, lodge_slug, ${userName}, ${message}, ${timestamp}::timestamptz, ${userType}, ${clientId}::uuid
      from room
    ), checkpoint as (
      insert into chat_marks (lodge_slug, place, message_id)
      select lodge_slug, total_messages, newest_id from room where total_messages % ${CHECKPOINT_INTERVAL} = 0
      on conflict do nothing
    )
    select newest_id, previous_id from room`
  const [room] = toRows<{ newest_id: string; previous_id: string }>(await context.db.execute(statement))
  if (!room) throw failure('not_found', 'Lodge Not Found')
  return { id: Number(room.newest_id), previousId: Number(room.previous_id) }
}

/** Locks the room until the transaction ends. Fails with `not_found`. */
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

/** Fails with `not_found`. */
export async function readTotal(context: Context, slug: string): Promise<number> {
  const [room] = await context.db.select().from(chatRooms).where(eq(chatRooms.lodgeSlug, slug))
  if (!room) throw failure('not_found', 'Lodge Not Found')
  return room.totalMessages
}

const shownIn = (slug: string) => and(eq(chatMessages.lodgeSlug, slug), eq(chatMessages.isActive, true))

/** The newest 50, oldest first. Fails with `not_found`. */
export async function recentMessages(context: Context, slug: string): Promise<ChatMessage[]> {
  await readTotal(context, slug)
  const newest = await context.db
    .select()
    .from(chatMessages)
    .where(shownIn(slug))
    .orderBy(desc(chatMessages.id))
    .limit(HISTORY_PAGE)
  return newest.reverse()
}

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

export async function hiddenAmongLatest(context: Context, slug: string): Promise<number[]> {
  const latest = context.db
    .select({ id: chatMessages.id, isActive: chatMessages.isActive })
    .from(chatMessages)
    .where(eq(chatMessages.lodgeSlug, slug))
    .orderBy(desc(chatMessages.id))
    .limit(MAX_LIVE_MESSAGES)
    .as('latest')
  const hidden = await context.db.select({ id: latest.id }).from(latest).where(eq(latest.isActive, false))
  return hidden.map(({ id }) => id)
}

/** 0 for an empty room. Fails with `not_found`. */
export async function newestMessageId(context: Context, slug: string): Promise<number> {
  const [room] = await context.db.select().from(chatRooms).where(eq(chatRooms.lodgeSlug, slug))
  if (!room) throw failure('not_found', 'Lodge Not Found')
  return room.newestId
}
