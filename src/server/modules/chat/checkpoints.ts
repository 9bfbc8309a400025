import { and, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { chatCheckpoints } from '#server/platform/database/tables/chat.ts'

export const CHECKPOINT_INTERVAL = 500

/** A checkpoint without a later shown message is deleted. */
export async function moveCheckpoints(context: Context, slug: string, hiddenId: number): Promise<void> {
  const behind = and(eq(chatCheckpoints.lodgeSlug, slug), gte(chatCheckpoints.messageId, hiddenId))
  const next = sql`(select min(m.id) from chat_messages m where m.lodge_slug = ${slug} and m.is_active and m.id > chat_marks.message_id)`
  await context.db.delete(chatCheckpoints).where(and(behind, sql`${next} is null`))
  await context.db.update(chatCheckpoints).set({ messageId: next }).where(behind)
}

export async function checkpointBefore(
  context: Context,
  slug: string,
  place: number,
): Promise<{ place: number; messageId: number }> {
  const start = { place: 0, messageId: 0 }
  const requested = place - (place % CHECKPOINT_INTERVAL)
  if (requested === 0) return start
  const [checkpoint] = await context.db
    .select({ place: chatCheckpoints.place, messageId: chatCheckpoints.messageId })
    .from(chatCheckpoints)
    .where(and(eq(chatCheckpoints.lodgeSlug, slug), eq(chatCheckpoints.place, requested)))
  return checkpoint ?? start
}
