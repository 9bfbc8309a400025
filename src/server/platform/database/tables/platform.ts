import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Booking } from '#contract/bookings/bookings.ts'
import { instant } from '../instant.ts'

export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })

/** Written in the transaction of the call. */
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

/** Composing an email with a deadline again needs this and the booking. */
export type StoredOccasion = {
  to: 'guest' | 'owner'
  status: Booking['status']
  before?: Pick<Booking, 'lodgeName' | 'checkIn' | 'checkOut' | 'guests' | 'totalCents' | 'changeRequest'>
  arrivalOn?: string
}

export type AboutOrder = { orderId: number }

/** A scheduled email is composed whenever it is sent. */
export type AboutScheduled = { scheduledId: number; bookingId: number }
export type AboutWaiting = { waitingId: number }
export type AboutUnfinished = { unfinishedId: number }
/** The month whose figures an email brings. */
export type AboutMonth = { month: string }

export type EmailAbout =
  | StoredOccasion
  | AboutOrder
  | AboutScheduled
  | AboutWaiting
  | AboutUnfinished
  | AboutMonth

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    bookingReference: text('booking_reference'),
    template: text(),
    unsubscribeUrl: text('unsubscribe_url'),
    /** The text has a secret link and is only for the recipient. */
    isSecret: boolean('is_secret').notNull().default(false),
    /**
     * The first deadline in the text, or when an email about an arrival was queued. From then on `occasion`
     * is composed again.
     */
    validUntil: instant('valid_until'),
    occasion: jsonb().$type<EmailAbout>(),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at'),
    tries: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_next').on(table.nextTryAt),
    index('mail_outbox_recipient').on(table.recipient, table.createdAt),
    index('mail_outbox_booking').on(table.bookingReference),
  ],
)

/** The addresses are case-folded. */
export const confirmedEmails = pgTable('confirmed_emails', {
  email: text().primaryKey(),
  confirmedAt: instant('confirmed_at').notNull(),
})

export const leases = pgTable('leases', { name: text().primaryKey(), until: instant('until').notNull() })
