import { sql } from 'drizzle-orm'
import { index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'

export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    bookingId: integer('booking_id').references(() => bookings.id),
    amount: numeric({ precision: 12, scale: 2 }).notNull(),
    /** What of it was given back; all of it once the status is refunded. */
    refundedAmount: numeric('refunded_amount', { precision: 12, scale: 2 }).notNull().default('0.00'),
    currency: text().notNull().default('USD'),
    status: text({ enum: ['pending', 'completed', 'failed', 'refunded'] })
      .notNull()
      .default('pending'),
    paymentMethod: text('payment_method', {
      enum: ['credit_card', 'debit_card', 'bank_transfer', 'cash', 'crypto'],
    })
      .notNull()
      .default('credit_card'),
    /** The provider's id of the intent; null for payments recorded by hand. */
    stripePaymentId: text('stripe_payment_id'),
    paymentDate: instant('payment_date'),
    notes: text(),
    purpose: text({ enum: ['booking', 'investment', 'donation', 'art'] })
      .notNull()
      .default('booking'),
    payerName: text('payer_name'),
    payerEmail: text('payer_email'),
    /** What was bought, for the purposes without a booking: package id, art piece id. */
    detail: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When somebody first tried to pay it, or an owner recorded it; null for an intent that was only opened. */
    triedAt: instant('tried_at'),
  },
  (table) => [
    uniqueIndex('payments_provider_id').on(table.stripePaymentId),
    // Only what was tried is listed by default.
    index('payments_created').on(table.createdAt, table.id).where(sql`tried_at is not null`),
    index('payments_status').on(table.status, table.createdAt, table.id).where(sql`tried_at is not null`),
    index('payments_booking').on(table.bookingId),
    index('payments_pending').on(table.updatedAt).where(sql`status = 'pending'`),
  ],
)

/** Each provider event once: its id is inserted in the transaction that acts on it. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  type: text().notNull(),
  receivedAt: instant('received_at').notNull(),
})

/** Refunds promised in the transaction of a cancellation and made at the provider after it: one for a payment. */
export const refundQueue = pgTable(
  'promised_refunds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    /** What will have been given back of the payment in all: whoever tries again finds out what is still due. */
    upTo: numeric('up_to', { precision: 12, scale: 2 }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null once it is made or given up. */
    nextTryAt: instant('next_try_at'),
    tries: integer().notNull().default(0),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
  },
  (table) => [index('promised_refunds_next').on(table.nextTryAt)],
)

/** Until when the provider was asked for refunds that somebody made there. */
export const refundWatch = pgTable('refund_watch', {
  provider: text().primaryKey(),
  seenUntil: instant('seen_until').notNull(),
})

/** The sandbox provider's own books, apart from ours as a real provider's are. */
export const sandboxIntents = pgTable('sandbox_intents', {
  id: text().primaryKey(),
  clientSecret: text('client_secret').notNull().unique(),
  amount: integer().notNull(),
  status: text().notNull(),
  refunded: integer().notNull().default(0),
  refundedAt: instant('refunded_at'),
  /** The key of the last refund: the same key refunds once. */
  refundKey: text('refund_key'),
  idempotencyKey: text('idempotency_key').unique(),
  description: text(),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
})
