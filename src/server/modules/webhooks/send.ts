import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { FAILING_DAYS } from '#contract/webhooks/webhooks.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { webhookDeliveries, webhooks } from '#server/platform/database/tables/webhooks.ts'
import type { Events } from '#server/platform/events.ts'
import { type BackgroundWork, every } from '#server/platform/jobs/every.ts'
import { claimDue, timeIn } from '#server/platform/jobs/queue.ts'
import { type Outcome, postEvent } from './post-event.ts'
import { queueOffEmail } from './webhook-emails.ts'

/** Short enough for the first retry, which follows after five seconds. */
export const WEBHOOKS_EVERY_MS = 5000

const BATCH = 20
const CLAIM_MS = 60_000
const SECOND_MS = 1000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const retryDelaysMs = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 24 * HOUR_MS],
] as const
const GONE = 410

type DeliveryRow = typeof webhookDeliveries.$inferSelect
type WebhookRow = typeof webhooks.$inferSelect

export function sendWebhooks(context: Context, events: Events): BackgroundWork {
  let isRunning = false
  const { first, stop, round } = every(context, WEBHOOKS_EVERY_MS, 'sending webhooks', async () => {
    if (isRunning) return
    isRunning = true
    await sendDueWebhooks(context).finally(() => {
      isRunning = false
    })
  })
  const unsubscribe = events.on('webhooks_queued', round)
  return {
    first,
    stop: () => {
      unsubscribe()
      stop()
    },
  }
}

export async function sendDueWebhooks(context: Context): Promise<void> {
  for (;;) {
    const claimed = await claimDue(context, webhookDeliveries, {
      batch: BATCH,
      claimMs: CLAIM_MS,
      where: afterEarlier(context),
    })
    await Promise.all(claimed.map((delivery) => sendOne(context, delivery)))
    if (claimed.length === 0) return
  }
}

/** Keeps the events of a booking in order: a delivery waits until each earlier one has been tried once. */
function afterEarlier({ db }: Context) {
  const earlier = alias(webhookDeliveries, 'earlier')
  return notExists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.webhookId, webhookDeliveries.webhookId),
          eq(earlier.bookingId, webhookDeliveries.bookingId),
          lt(earlier.id, webhookDeliveries.id),
          isNull(earlier.attemptedAt),
          isNotNull(earlier.nextTryAt),
        ),
      ),
  )
}

async function sendOne(context: Context, delivery: DeliveryRow): Promise<void> {
  const [webhook] = await context.db.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId))
  if (!webhook?.isActive) return
  const timestamp = Math.floor(context.clock.now() / SECOND_MS)
  const message = { id: delivery.messageId, timestamp, body: delivery.body }
  const outcome = await postEvent(webhook.url, message, {
    secrets: validSecrets(webhook, isoNow(context.clock)),
    allowPrivate: context.config.FEED_ALLOW_PRIVATE === 'on',
  })
  await inTransaction(context, (inner) => storeOutcome(inner, delivery, outcome))
}

const validSecrets = ({ secret, oldSecret, oldSecretUntil }: WebhookRow, now: string): string[] =>
  oldSecret && oldSecretUntil && oldSecretUntil > now ? [secret, oldSecret] : [secret]

async function storeOutcome(context: Context, delivery: DeliveryRow, outcome: Outcome): Promise<void> {
  const [webhook] = await context.db
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, delivery.webhookId))
    .for('update')
  if (!webhook) return
  const status = 'status' in outcome ? outcome.status : null
  const isDelivered = status !== null && status >= 200 && status < 300
  const wait = delivery.type === 'test' ? undefined : retryDelaysMs[delivery.tries - 1]
  const isOver = isDelivered || wait === undefined || !webhook.isActive
  await context.db
    .update(webhookDeliveries)
    .set({
      state: isDelivered ? 'delivered' : isOver ? 'failed' : 'pending',
      attemptedAt: isoNow(context.clock),
      nextTryAt: isOver ? null : timeIn(context, wait),
      responseStatus: status,
      lastError: isDelivered ? null : toReason(outcome),
    })
    .where(eq(webhookDeliveries.id, delivery.id))
  if (isDelivered) await setFailing(context, webhook, null)
  else if (webhook.isActive) await noteFailure(context, webhook, status)
}

function toReason(outcome: Outcome): string {
  if ('error' in outcome) return outcome.error
  const isRedirect = outcome.status >= 300 && outcome.status < 400
  return isRedirect ? `It redirects (status ${outcome.status})` : `It answered with status ${outcome.status}`
}

async function setFailing({ db }: Context, { id, failingSince }: WebhookRow, since: string | null) {
  if (failingSince !== since)
    await db.update(webhooks).set({ failingSince: since }).where(eq(webhooks.id, id))
}

/** Switches off a webhook that answers 410, or that has only failed for days. */
async function noteFailure(context: Context, webhook: WebhookRow, status: number | null): Promise<void> {
  if (status === GONE) return switchOff(context, webhook, 'It answered that it is gone (status 410)')
  const since = webhook.failingSince ?? isoNow(context.clock)
  await setFailing(context, webhook, since)
  if (context.clock.now() - Date.parse(since) < FAILING_DAYS * DAY_MS) return
  await switchOff(context, webhook, `Every attempt of ${FAILING_DAYS} days has failed`)
}

async function switchOff(context: Context, webhook: WebhookRow, offReason: string): Promise<void> {
  await context.db.update(webhooks).set({ isActive: false, offReason }).where(eq(webhooks.id, webhook.id))
  await dropPending(context, webhook.id)
  await queueOffEmail(context, { url: webhook.url, offReason })
}

export async function dropPending({ db }: Context, webhookId: number): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', nextTryAt: null, lastError: 'The webhook was switched off' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.nextTryAt)))
}
