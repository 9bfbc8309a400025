import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DeliveryState, WebhookEvent } from '#contract/webhooks/webhooks.ts'
import { instant } from '../instant.ts'

export const webhooks = pgTable('webhooks', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  url: text().notNull(),
  events: jsonb().$type<WebhookEvent[]>().notNull(),
  isActive: boolean('is_active').notNull(),
  secret: text().notNull(),
  oldSecret: text('old_secret'),
  oldSecretUntil: instant('old_secret_until'),
  createdAt: instant('created_at').notNull(),
  failingSince: instant('failing_since'),
  offReason: text('off_reason'),
})

/** The body is as it was at the change. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    type: text().$type<WebhookEvent | 'test'>().notNull(),
    bookingId: integer('booking_id'),
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('pending'),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at'),
    tries: integer().notNull().default(0),
    attemptedAt: instant('attempted_at'),
    responseStatus: integer('response_status'),
    lastError: text('last_error'),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_booking').on(table.bookingId),
  ],
)
