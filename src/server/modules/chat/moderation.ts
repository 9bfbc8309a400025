import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ChatMessage, ChatReport, OwnerPost, ReportedMessage } from '#contract/chat/chat.ts'
import { MAX_NAME_CHARACTERS } from '#contract/chat/chat-limits.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { chatMessages, chatReports } from '#server/platform/database/tables/chat.ts'
import { failure } from '#server/platform/failure.ts'
import { clientNetwork } from '#server/platform/limits/client-network.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import { moveCheckpoints } from './checkpoints.ts'
import { countMessages, postMessage } from './messages.ts'

const MAX_LISTED = 200

async function findMessage(context: Context, id: number): Promise<ChatMessage> {
  const [message] = await context.db.select().from(chatMessages).where(eq(chatMessages.id, id))
  if (!message) throw failure('not_found', 'There is no such message')
  return message
}

export function postAsOwner(context: Context, slug: string, post: OwnerPost): Promise<ChatMessage> {
  const userName = requireAdmin(context).name.slice(0, MAX_NAME_CHARACTERS)
  return inTransaction(context, async (inner) => {
    const { message, isRepeat } = await postMessage(inner, slug, { ...post, userName, userType: 'admin' })
    if (isRepeat) return message
    await recordChange(inner, {
      action: 'post',
      subject: `chat message ${message.id} in ${slug}`,
      after: { message: message.message },
    })
    return message
  })
}

/** Also settles the message's reports. Fails with `not_found`. */
export async function hideMessage(context: Context, id: number): Promise<ChatMessage> {
  requireAdmin(context)
  const { lodgeSlug, message } = await findMessage(context, id)
  return inTransaction(context, async (inner) => {
    await countMessages(inner, lodgeSlug, -1)
    const [hidden] = await inner.db
      .update(chatMessages)
      .set({ isActive: false })
      .where(and(eq(chatMessages.id, id), eq(chatMessages.isActive, true)))
      .returning()
    await settle(inner, id)
    if (!hidden) {
      await countMessages(inner, lodgeSlug, 1)
      return findMessage(inner, id)
    }
    await moveCheckpoints(inner, lodgeSlug, id)
    await recordChange(inner, {
      action: 'hide',
      subject: `chat message ${id} in ${lodgeSlug}`,
      before: { isActive: true, message },
      after: { isActive: false },
    })
    inner.emit({ type: 'chat_hidden', lodgeSlug, id })
    return hidden
  })
}

async function settle(context: Context, messageId: number): Promise<void> {
  await context.db
    .update(chatReports)
    .set({ resolvedAt: isoNow(context.clock) })
    .where(and(eq(chatReports.messageId, messageId), isNull(chatReports.resolvedAt)))
}

/** The same guest's second report of a message changes nothing. Fails with `not_found`. */
export async function reportMessage(
  context: Context,
  slug: string,
  id: number,
  reason: string | undefined,
): Promise<{ report: ChatReport; isNew: boolean }> {
  const visitorHash = keyedHash(context.secret, 'chat-report', clientNetwork(context.visitor.address))
  return inTransaction(context, async (inner) => {
    // The lock makes two simultaneous reports of one visitor one.
    const [message] = await inner.db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.id, id), eq(chatMessages.lodgeSlug, slug), eq(chatMessages.isActive, true)))
      .for('update')
    if (!message) throw failure('not_found', 'There is no such message')
    const own = and(eq(chatReports.messageId, id), eq(chatReports.visitorHash, visitorHash))
    const [known] = await inner.db.select().from(chatReports).where(own)
    if (known) return { report: toReport(known), isNew: false }
    const [made] = await inner.db
      .insert(chatReports)
      .values({ messageId: id, reason: reason || null, visitorHash, createdAt: isoNow(inner.clock) })
      .returning()
    if (!made) throw new Error('a report was not stored')
    return { report: toReport(made), isNew: true }
  })
}

function toReport({ visitorHash: _, ...report }: typeof chatReports.$inferSelect): ChatReport {
  return report
}

export async function listReports(context: Context, status: 'open' | 'all'): Promise<ReportedMessage[]> {
  requireAdmin(context)
  const rows = await context.db
    .select({ report: chatReports, message: chatMessages })
    .from(chatReports)
    .innerJoin(chatMessages, eq(chatMessages.id, chatReports.messageId))
    .where(status === 'open' ? isNull(chatReports.resolvedAt) : undefined)
    .orderBy(desc(chatReports.id))
    .limit(MAX_LISTED)
  return rows.map(({ report, message }) => ({ ...toReport(report), message }))
}

export async function settleReport(context: Context, id: number): Promise<ChatReport> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [settled] = await inner.db
      .update(chatReports)
      .set({ resolvedAt: isoNow(inner.clock) })
      .where(eq(chatReports.id, id))
      .returning()
    if (!settled) throw failure('not_found', 'There is no such report')
    await recordChange(inner, { action: 'settle', subject: `chat report ${id}` })
    return toReport(settled)
  })
}
