import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { ChatMessage } from '#contract/chat/chat.ts'
import type { Page } from '#contract/platform/paging.ts'
import type { Context } from '#server/platform/context.ts'
import { chatMessages } from '#server/platform/database/tables/chat.ts'
import { CHECKPOINT_INTERVAL, checkpointBefore } from './checkpoints.ts'
import { readTotal } from './messages.ts'

export type HistoryPage = { messages: ChatMessage[]; hasMore: boolean; totalCount: number }

const shownIn = (slug: string) => and(eq(chatMessages.lodgeSlug, slug), eq(chatMessages.isActive, true))

/** Newest first, without hidden messages; `offset` counts from the newest. Fails with `not_found`. */
export async function readHistory(
  context: Context,
  slug: string,
  { limit, offset }: Page,
): Promise<HistoryPage> {
  const totalCount = await readTotal(context, slug)
  const page = { limit: Math.min(limit, totalCount - offset), offset }
  const read = offset < CHECKPOINT_INTERVAL ? countFromNewest : countFromCheckpoint
  const messages = page.limit > 0 ? await read(context, slug, page, totalCount) : []
  return { messages, hasMore: offset + messages.length < totalCount, totalCount }
}

async function countFromNewest(context: Context, slug: string, { limit, offset }: Page) {
  return context.db
    .select()
    .from(chatMessages)
    .where(shownIn(slug))
    .orderBy(desc(chatMessages.id))
    .limit(limit)
    .offset(offset)
}

/** Takes at most 500 steps from the nearest checkpoint, at any depth of the history. */
async function countFromCheckpoint(context: Context, slug: string, { limit, offset }: Page, total: number) {
  const before = total - offset - limit
  const checkpoint = await checkpointBefore(context, slug, before)
  const rows = await context.db
    .select()
    .from(chatMessages)
    .where(and(shownIn(slug), gt(chatMessages.id, checkpoint.messageId)))
    .orderBy(asc(chatMessages.id))
    .limit(limit)
    .offset(before - checkpoint.place)
  return rows.reverse()
}
