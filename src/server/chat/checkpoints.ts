import { and, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { chatCheckpoints } from '../database/tables/chat.ts'

/** A mark stands at every so manieth place of a room. */
export const CHECKPOINT_INTERVAL = 500

/** Moves each mark at or after a message that was just hidden to the next shown one, or drops it at the end. */
export async function moveCheckpoints(context: Context, slug: string, hiddenId: number): Promise<void> {
  const behind = and(eq(chatCheckpoints.lodgeSlug, slug), gte(chatCheckpoints.messageId, hiddenId))
  const next = sql`(select min(m.id) from chat_messages m where m.lodge_slug = ${slug} and m.is_active and m.id > chat_marks.message_id)`
  await context.db.delete(chatCheckpoints).where(and(behind, sql`${next} is null`))
  await context.db.update(chatCheckpoints).set({ messageId: next }).where(behind)
}

/** The nearest marked place at or before `place`, and the message standing there; place 0 is before all messages. */
export async function checkpointBefore(
  context: Context,
  slug: string,
  place: number,
): Promise<{ place: number; messageId: number }> {
  const start = { place: 0, messageId: 0 }
  const wanted = place - (place % CHECKPOINT_INTERVAL)
  if (wanted === 0) return start
  const [checkpoint] = await context.db
    .select({ place: chatCheckpoints.place, messageId: chatCheckpoints.messageId })
    .from(chatCheckpoints)
    .where(and(eq(chatCheckpoints.lodgeSlug, slug), eq(chatCheckpoints.place, wanted)))
  return checkpoint ?? start
}
