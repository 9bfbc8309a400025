import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'

/** Made once at the first start: the key of our keyed hashes and links. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })

/** The first answer to a call sent with an Idempotency-Key, written in that call's transaction. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    reply: jsonb(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/** E-mail promised in a transaction and sent after it, until the mail server has taken it. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    bookingReference: text('booking_reference'),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at'),
    tries: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [index('mail_outbox_next').on(table.nextTryAt)],
)

/** E-mail addresses, case-folded, whose owner opened a link that only an e-mail to them carried. */
export const confirmedEmails = pgTable('confirmed_emails', {
  email: text().primaryKey(),
  confirmedAt: instant('confirmed_at').notNull(),
})

/** A piece of recurring work that one instance holds until a time, so that the others leave it alone. */
export const leases = pgTable('leases', { name: text().primaryKey(), until: instant('until').notNull() })
