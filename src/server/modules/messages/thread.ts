import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { MESSAGES_AT_ONCE } from '#contract/messages/message-limits.ts'
import type { StayMessage } from '#contract/messages/messages.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { stayMessages, stayThreads } from '#server/platform/database/tables/messages.ts'
import { failure } from '#server/platform/failure.ts'
import { refuseErased } from '../bookings/erased-guest.ts'
import { dropNotices, notifyOther } from './notices.ts'
import { findStay, type Side, type Stay } from './stay.ts'

type MessageRow = typeof stayMessages.$inferSelect
type ReadIds = Pick<typeof stayThreads.$inferSelect, 'guestReadId' | 'ownerReadId'>

function toMessage({ id, from, text, at }: MessageRow, reader: Side, thread: ReadIds): StayMessage {
  const readId = reader === 'guest' ? thread.guestReadId : thread.ownerReadId
  return { id, from, text, at, isUnread: from !== reader && id > readId }
}

/** The newest 500 or, with `after`, the 500 after that id; in order, without hidden ones. */
export async function listMessages(
  context: Context,
  bookingId: number,
  reader: Side,
  after?: number,
): Promise<StayMessage[]> {
  const [thread] = await context.db.select().from(stayThreads).where(eq(stayThreads.bookingId, bookingId))
  if (!thread) return []
  const shown = and(eq(stayMessages.bookingId, bookingId), eq(stayMessages.isActive, true))
  const rows = await context.db
    .select()
    .from(stayMessages)
    .where(after === undefined ? shown : and(shown, gt(stayMessages.id, after)))
    .orderBy((after === undefined ? desc : asc)(stayMessages.id))
    .limit(MESSAGES_AT_ONCE)
  const inOrder = after === undefined ? rows.reverse() : rows
  return inOrder.map((row) => toMessage(row, reader, thread))
}

/**
 * Runs in the caller's transaction. The thread's row is locked before the id is taken, so the ids of a stay
 * are in the order in which its messages become visible. Fails with `conflict` when the guest was erased.
 */
export async function postMessage(
  context: Context,
  stay: Stay,
  from: Side,
  text: string,
): Promise<StayMessage> {
  refuseErased(stay)
  const at = isoNow(context.clock)
  const newestId = sql<number>`nextval('stay_messages_id_seq')`
  const [thread] = await context.db
    .insert(stayThreads)
    .values({ bookingId: stay.id, newestId, lastAt: at })
    .onConflictDoUpdate({ target: stayThreads.bookingId, set: { newestId, lastAt: at } })
    .returning()
  if (!thread) throw new Error('a thread was not stored')
  const row = { id: thread.newestId, bookingId: stay.id, from, text, at, isActive: true }
  await context.db.insert(stayMessages).values(row)
  await notifyOther(context, stay, from, thread)
  context.emit({ type: 'stay_message', reference: stay.reference, id: row.id, isHidden: false })
  if (from === 'guest') context.emit({ type: 'record_changed', change: 'message.received', id: row.id })
  return toMessage(row, from, thread)
}

/** Also writes the audit trail. */
export async function answerGuest(context: Context, stay: Stay, text: string): Promise<StayMessage> {
  const message = await postMessage(context, stay, 'owner', text)
  await recordChange(context, {
    action: 'write',
    subject: `message ${message.id} of booking ${stay.reference}`,
  })
  return message
}

/** Marks all messages, or those up to `upTo`. */
export function markRead(context: Context, stay: Stay, reader: Side, upTo?: number): Promise<void> {
  return inTransaction(context, async (inner) => {
    const readId = reader === 'guest' ? stayThreads.guestReadId : stayThreads.ownerReadId
    const newReadId =
      upTo === undefined ? stayThreads.newestId : sql<number>`least(${stayThreads.newestId}, ${upTo}::bigint)`
    const [thread] = await inner.db
      .update(stayThreads)
      .set(reader === 'guest' ? { guestReadId: sql`${newReadId}` } : { ownerReadId: sql`${newReadId}` })
      .where(and(eq(stayThreads.bookingId, stay.id), lt(readId, newReadId)))
      .returning()
    if (!thread) return
    await dropNeedlessNotices(inner, stay, reader, thread)
    if (reader === 'owner') inner.emit({ type: 'inbox_read' })
  })
}

/**
 * Does nothing while a shown message of the other side is unread. Else drops emails that are not sent yet, so
 * that the next message sends one again. The thread's row is locked.
 */
async function dropNeedlessNotices(
  context: Context,
  stay: Stay,
  reader: Side,
  { guestReadId, ownerReadId }: ReadIds,
): Promise<void> {
  const readId = reader === 'guest' ? guestReadId : ownerReadId
  const unread = and(
    eq(stayMessages.bookingId, stay.id),
    gt(stayMessages.id, readId),
    ne(stayMessages.from, reader),
    eq(stayMessages.isActive, true),
  )
  if ((await context.db.$count(stayMessages, unread)) > 0) return
  await context.db
    .update(stayThreads)
    .set(reader === 'guest' ? { guestNotifiedId: readId } : { ownerNotifiedId: readId })
    .where(eq(stayThreads.bookingId, stay.id))
  await dropNotices(context, stay, reader)
}

/** Fails with `not_found`. */
export async function hideStayMessage(context: Context, bookingId: number, id: number): Promise<void> {
  const stay = await findStay(context, bookingId)
  return inTransaction(context, async (inner) => {
    const ofStay = eq(stayThreads.bookingId, bookingId)
    const [thread] = await inner.db.select().from(stayThreads).where(ofStay).for('update')
    const which = and(eq(stayMessages.bookingId, bookingId), eq(stayMessages.id, id))
    const [message] = await inner.db.select().from(stayMessages).where(which)
    if (!thread || !message) throw failure('not_found', 'There is no such message')
    if (!message.isActive) return
    await inner.db.update(stayMessages).set({ isActive: false }).where(which)
    await dropNeedlessNotices(inner, stay, message.from === 'guest' ? 'owner' : 'guest', thread)
    await recordChange(inner, {
      action: 'hide',
      subject: `message ${id} of booking ${stay.reference}`,
      before: { isActive: true, from: message.from, text: message.text },
      after: { isActive: false },
    })
    inner.emit({ type: 'stay_message', reference: stay.reference, id, isHidden: true })
  })
}
