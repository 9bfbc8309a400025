import { desc, eq } from 'drizzle-orm'
import { OLD_SECRET_HOURS, type Webhook, type WebhookEdit } from '#contract/webhooks/webhooks.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { webhooks } from '#server/platform/database/tables/webhooks.ts'
import { Failure, failure } from '#server/platform/failure.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { dropPending } from './send.ts'
import { newSecret } from './sign.ts'

type WebhookRow = typeof webhooks.$inferSelect

const HOUR_MS = 3_600_000

const toWebhook = ({
  id,
  url,
  events,
  isActive,
  createdAt,
  failingSince,
  offReason,
}: WebhookRow): Webhook => ({
  ...{ id, url, events, isActive, createdAt },
  ...{ failingSince, offReason },
})

const auditSubject = ({ id }: WebhookRow) => `webhook ${id}`

export async function listWebhooks(context: Context): Promise<Webhook[]> {
  requireAdmin(context)
  return (await context.db.select().from(webhooks).orderBy(desc(webhooks.id))).map(toWebhook)
}

/** Fails with `invalid` for an address without https in production. */
export function createWebhook(
  context: Context,
  { isActive = true, ...edit }: WebhookEdit,
): Promise<Webhook & { secret: string }> {
  requireAdmin(context)
  refuseUnsafe(context, edit.url)
  const secret = newSecret()
  return inTransaction(context, async (inner) => {
    const [row] = await inner.db
      .insert(webhooks)
      .values({ ...edit, isActive, secret, createdAt: isoNow(inner.clock) })
      .returning()
    if (!row) throw new Error('a webhook was not stored')
    await recordChange(inner, { action: 'create', subject: auditSubject(row), after: { ...edit, isActive } })
    return { ...toWebhook(row), secret }
  })
}

function refuseUnsafe({ config }: Context, url: string): void {
  if (config.NODE_ENV !== 'production' || url.toLowerCase().startsWith('https:')) return
  const message = 'Please enter an address that starts with https://'
  throw new Failure('invalid', message, {}, [{ path: 'url', message }])
}

/** Fails with `not_found`. */
export async function lockWebhook({ db }: Context, id: number): Promise<WebhookRow> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  if (!row) throw noWebhook()
  return row
}

export const noWebhook = () => failure('not_found', 'This webhook does not exist')

/**
 * Switching off drops what is not sent yet; switching on forgets earlier failures. Fails with `not_found` or
 * `invalid`.
 */
export function changeWebhook(context: Context, id: number, edit: WebhookEdit): Promise<Webhook> {
  requireAdmin(context)
  refuseUnsafe(context, edit.url)
  return inTransaction(context, async (inner) => {
    const before = await lockWebhook(inner, id)
    const { url, events, isActive = before.isActive } = edit
    const isSwitchedOn = isActive && !before.isActive
    const change = { url, events, isActive, ...(isSwitchedOn && { failingSince: null, offReason: null }) }
    await inner.db.update(webhooks).set(change).where(eq(webhooks.id, id))
    if (!isActive) await dropPending(inner, id)
    const shown = (row: WebhookRow) => ({ url: row.url, events: row.events, isActive: row.isActive })
    const after = { ...before, ...change }
    await recordChange(inner, {
      action: 'edit',
      subject: auditSubject(before),
      before: shown(before),
      after: shown(after),
    })
    return toWebhook(after)
  })
}

/** Also deletes its deliveries. Fails with `not_found`. */
export function deleteWebhook(context: Context, id: number): Promise<void> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [row] = await inner.db.delete(webhooks).where(eq(webhooks.id, id)).returning()
    if (!row) throw noWebhook()
    await recordChange(inner, { action: 'delete', subject: auditSubject(row), before: { url: row.url } })
  })
}

/** The old secret also signs for a day. Fails with `not_found`. */
export function rotateSecret(context: Context, id: number): Promise<Webhook & { secret: string }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await lockWebhook(inner, id)
    const secret = newSecret()
    const oldSecretUntil = timeIn(inner, OLD_SECRET_HOURS * HOUR_MS)
    await inner.db
      .update(webhooks)
      .set({ secret, oldSecret: before.secret, oldSecretUntil })
      .where(eq(webhooks.id, id))
    await recordChange(inner, { action: 'rotate secret', subject: auditSubject(before) })
    return { ...toWebhook(before), secret }
  })
}
