import { and, desc, eq } from 'drizzle-orm'
import type { Page } from '#contract/platform/paging.ts'
import type { Delivery } from '#contract/webhooks/webhooks.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { webhookDeliveries, webhooks } from '#server/platform/database/tables/webhooks.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { lockWebhook, noWebhook } from './webhooks.ts'
import { storeDeliveries } from './write-deliveries.ts'

type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** The body stays out, because it may name a person. */
const toDelivery = ({
  tries,
  webhookId: _id,
  bookingId: _booking,
  body: _body,
  ...row
}: DeliveryRow): Delivery => ({
  ...row,
  attempts: tries,
})

/** Fails with `not_found`. */
export async function listDeliveries(
  context: Context,
  id: number,
  { limit, offset }: Page,
): Promise<Delivery[]> {
  requireAdmin(context)
  if ((await context.db.$count(webhooks, eq(webhooks.id, id))) === 0) throw noWebhook()
  const rows = await context.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset)
  return rows.map(toDelivery)
}

/**
 * The test is sent once, without retries. Fails with `not_found`, or with `conflict` while the webhook is
 * off.
 */
export function testWebhook(context: Context, id: number): Promise<Delivery> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockActive(inner, id)
    const test = { bookingId: null, data: { id, message: 'Crypto Lodge can reach this address.' } }
    const [row] = await storeDeliveries(inner, [{ id }], 'test', test)
    if (!row) throw new Error('a delivery was not stored')
    return toDelivery(row)
  })
}

/**
 * Keeps the id and starts again with all attempts. Fails with `not_found`, or with `conflict` while the
 * webhook is off.
 */
export function redeliver(context: Context, id: number, deliveryId: number): Promise<Delivery> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    await lockActive(inner, id)
    const [row] = await inner.db
      .update(webhookDeliveries)
      .set({ state: 'pending', tries: 0, nextTryAt: isoNow(inner.clock) })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id)))
      .returning()
    if (!row) throw failure('not_found', 'This delivery does not exist')
    inner.emit({ type: 'webhooks_queued' })
    return toDelivery(row)
  })
}

async function lockActive(context: Context, id: number): Promise<void> {
  const { isActive } = await lockWebhook(context, id)
  if (!isActive) throw failure('conflict', 'This webhook is switched off. Please switch it on first.')
}
