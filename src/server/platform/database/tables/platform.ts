import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Booking } from '#contract/bookings/bookings.ts'
import { instant } from '../instant.ts'

/** The key of keyed hashes and links, created at the first start. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })

/** The first reply to a call with an Idempotency-Key, written in that call's transaction. */
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

/** What an e-mail with a deadline is about: composing it again needs this and the booking. */
export type StoredOccasion = {
  to: 'guest' | 'owner'
  /** Of the booking when the e-mail was queued. */
  status: Booking['status']
  /** The stay before a change by staff. */
  before?: Pick<Booking, 'lodgeName' | 'checkIn' | 'checkOut' | 'guests' | 'totalCents' | 'changeRequest'>
  /** The check-in date that an e-mail on the day before the arrival is about. */
  arrivalOn?: string
}

/** E-mails queued in a transaction and sent after it. */
/** What an owner's e-mail about a print is about: an answer to it goes to the buyer. */
export type AboutOrder = { orderId: number }

/** What a scheduled email is about: it is composed whenever it is sent. */
export type AboutScheduled = { scheduledId: number; bookingId: number }
/** What an email to somebody on the waiting list is about. */
export type AboutWaiting = { waitingId: number }
/** The booking that was not finished, of the email about it. */
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
    /** The name of its template; null of emails to staff. */
    template: text(),
    /** Where one press ends emails of its kind (RFC 8058); null for the others. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Its text has a secret link and is only for the recipient. */
    isSecret: boolean('is_secret').notNull().default(false),
    /** The first deadline in its text, or when an arrival's was queued; from then on `occasion` is composed again. Null without a deadline. */
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

/** Case-folded e-mail addresses that a link in an e-mail confirmed. */
export const confirmedEmails = pgTable('confirmed_emails', {
  email: text().primaryKey(),
  confirmedAt: instant('confirmed_at').notNull(),
})

/** Recurring work that one instance holds until a time. */
export const leases = pgTable('leases', { name: text().primaryKey(), until: instant('until').notNull() })
