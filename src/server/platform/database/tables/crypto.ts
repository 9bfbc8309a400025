import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PlayedInvoice, PlayedRefund } from '../../gateways/coins/played-invoice.ts'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'
import { payments } from './payments.ts'

export const cryptoInvoices = pgTable(
  'crypto_invoices',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id),
    bookingId: integer('booking_id').references(() => bookings.id),
    provider: text({ enum: ['btcpay', 'sandbox'] }).notNull(),
    /** Finds the invoice at the provider when the answer of its creation is lost. */
    orderId: text('order_id').notNull().unique(),
    invoiceId: text('invoice_id').unique(),
    /** Until then one call alone creates the invoice. */
    creatingUntil: instant('creating_until'),
    /** A creation has begun and may have been executed. */
    isAttempted: boolean('is_attempted').notNull().default(false),
    /** Raised with each stored state, so that a state that was read before counts as older. */
    version: integer().notNull().default(0),
    status: text({ enum: ['new', 'processing', 'settled', 'expired', 'invalid'] })
      .notNull()
      .default('new'),
    additional: text({ enum: ['none', 'partial', 'over', 'late', 'marked'] })
      .notNull()
      .default('none'),
    cents: bigint({ mode: 'number' }).notNull(),
    paidCents: bigint('paid_cents', { mode: 'number' }).notNull().default(0),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    checkoutLink: text('checkout_link'),
    redirectUrl: text('redirect_url').notNull(),
    expiresAt: instant('expires_at').notNull(),
    monitoredUntil: instant('monitored_until').notNull(),
    /** The server closed it, and informs nobody of its end. */
    isClosed: boolean('is_closed').notNull().default(false),
    isClosedThere: boolean('is_closed_there').notNull().default(false),
    processingSince: instant('processing_since'),
    /** When the stay's hold ended before its coins came. */
    heldUntil: instant('held_until'),
    isSlowReported: boolean('is_slow_reported').notNull().default(false),
    decision: text({ enum: ['refund', 'count'] }),
    nextReadAt: instant('next_read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('crypto_invoices_booking').on(table.bookingId),
    index('crypto_invoices_next').on(table.nextReadAt),
    index('crypto_invoices_undecided')
      .on(table.paymentId)
      .where(sql`additional = 'partial' and decision is null`),
  ],
)

export const cryptoRefunds = pgTable(
  'crypto_refunds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    cents: bigint({ mode: 'number' }).notNull(),
    /** Part of the name at the provider, which finds it when an answer is lost. */
    attempt: integer().notNull().default(0),
    pullPaymentId: text('pull_payment_id'),
    link: text(),
    state: text({ enum: ['waits_for_address', 'waits_for_approval', 'on_its_way', 'sent', 'cancelled'] })
      .notNull()
      .default('waits_for_address'),
    payoutId: text('payout_id'),
    payoutRevision: integer('payout_revision'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('crypto_refunds_payment').on(table.paymentId)],
)

export const sandboxInvoices = pgTable('sandbox_invoices', {
  id: text().primaryKey(),
  orderId: text('order_id').notNull(),
  invoice: jsonb().$type<PlayedInvoice>().notNull(),
  refunds: jsonb().$type<PlayedRefund[]>().notNull().default([]),
  createdAt: instant('created_at').notNull(),
})
