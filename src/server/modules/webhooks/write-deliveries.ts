import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { WebhookEvent } from '#contract/webhooks/webhooks.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { webhookDeliveries, webhooks } from '#server/platform/database/tables/webhooks.ts'
import type { DomainEvent } from '#server/platform/events.ts'
import { type RecordChange, readRecord, type SentRecord } from './records.ts'

/** Runs in the transaction of the changes. */
export async function writeDeliveries(context: Context, emitted: readonly DomainEvent[]): Promise<void> {
  const changes = changesIn(emitted)
  if (changes.length === 0) return
  const { id, events } = webhooks
  const active = await context.db.select({ id, events }).from(webhooks).where(eq(webhooks.isActive, true))
  const requested = changes.filter(({ change }) => active.some((webhook) => webhook.events.includes(change)))
  for (const change of requested) {
    const record = await readRecord(context, change)
    const to = active.filter((webhook) => webhook.events.includes(change.change))
    if (record) await storeDeliveries(context, to, change.change, record)
  }
}

function changesIn(emitted: readonly DomainEvent[]): RecordChange[] {
  const changes = emitted.flatMap((event) => (event.type === 'record_changed' ? [event] : []))
  return [...new Map(changes.map(({ change, id }) => [`${change} ${id}`, { change, id }])).values()]
}

export async function storeDeliveries(
  context: Context,
  to: readonly { id: number }[],
  type: WebhookEvent | 'test',
  { bookingId, data }: SentRecord,
): Promise<(typeof webhookDeliveries.$inferSelect)[]> {
  const now = isoNow(context.clock)
  const event = {
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    type,
    bookingId,
    body: JSON.stringify({ type, timestamp: now, data }),
    createdAt: now,
    nextTryAt: now,
  }
  const stored = await context.db
    .insert(webhookDeliveries)
    .values(to.map(({ id: webhookId }) => ({ ...event, webhookId })))
    .returning()
  context.emit({ type: 'webhooks_queued' })
  return stored
}
