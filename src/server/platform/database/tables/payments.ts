import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CryptoPayment } from '#contract/payments/crypto-payment.ts'
import type { ReasonedRefund } from '#contract/payments/payments.ts'
import type { PaidCard } from '../../gateways/payment.ts'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'

export type PaymentDetail = { package?: string; reference?: string; artPieceId?: number; title?: string }

export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    bookingId: integer('booking_id').references(() => bookings.id),
    amount: numeric({ precision: 12, scale: 2 }).notNull(),
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
    stripePaymentId: text('stripe_payment_id'),
    /** Idempotency key of the call that creates the intent; null in rows of earlier versions. */
    intentKey: text('intent_key'),
    paymentDate: instant('payment_date'),
    notes: text(),
    purpose: text({ enum: ['booking', 'investment', 'donation', 'art'] })
      .notNull()
      .default('booking'),
    payerName: text('payer_name'),
    payerEmail: text('payer_email'),
    detail: jsonb().$type<PaymentDetail>().notNull().default({}),
    isByHand: boolean('is_by_hand').notNull().default(false),
    /** True until the card that pays is stored. */
    savesCard: boolean('saves_card').notNull().default(false),
    isOffSession: boolean('is_off_session').notNull().default(false),
    isClosed: boolean('is_closed').notNull().default(false),
    /** Set when the provider received another amount; such a payment is not completed. */
    receivedCents: bigint('received_cents', { mode: 'number' }),
    /** The part of a card payment's refund that an owner gave back another way. */
    elsewhereCents: bigint('elsewhere_cents', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    triedAt: instant('tried_at'),
    crypto: jsonb().$type<CryptoPayment>(),
    paidBy: jsonb('paid_by').$type<PaidCard>(),
    processingSince: instant('processing_since'),
    reasonedRefunds: jsonb('reasoned_refunds').$type<ReasonedRefund[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('payments_provider_id').on(table.stripePaymentId),
    // The default list shows only tried payments.
    index('payments_created').on(table.createdAt, table.id).where(sql`tried_at is not null`),
    index('payments_status').on(table.status, table.createdAt, table.id).where(sql`tried_at is not null`),
    index('payments_booking').on(table.bookingId),
    index('payments_paid').on(table.paymentDate),
    index('payments_saving_card').on(table.id).where(sql`saves_card`),
    index('payments_charging').on(table.id).where(sql`is_off_session and not is_closed`),
    index('payments_unsettled').on(table.updatedAt).where(sql`status in ('pending', 'failed')`),
  ],
)

/** The id is inserted in the transaction that acts on the event. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  type: text().notNull(),
  receivedAt: instant('received_at').notNull(),
})

/** Written in the transaction of a cancellation and made at the provider later; one row a payment. */
export const refundQueue = pgTable(
  'promised_refunds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    /** The payment's total refund once this row is done; a retry reads the rest from the provider. */
    upTo: numeric('up_to', { precision: 12, scale: 2 }).notNull(),
    /**
     * Part of the key at the provider; null in rows of earlier versions, whose key has the intent's id
     * instead.
     */
    attempt: text(),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at'),
    tries: integer().notNull().default(0),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
  },
  (table) => [index('promised_refunds_next').on(table.nextTryAt)],
)

export const refundWatch = pgTable('refund_watch', {
  provider: text().primaryKey(),
  seenUntil: instant('seen_until').notNull(),
})

/** Its columns are null until a card is stored, and after it was removed. */
export const stayCards = pgTable('stay_cards', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  customerId: text('customer_id').notNull(),
  paymentMethodId: text('payment_method_id'),
  brand: text(),
  last4: text(),
  expires: text(),
  updatedAt: instant('updated_at').notNull(),
})

export const cardSetups = pgTable(
  'card_setups',
  {
    setupId: text('setup_id').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [index('card_setups_open').on(table.createdAt).where(sql`done_at is null`)],
)

export const sandboxCards = pgTable('sandbox_cards', {
  id: text().primaryKey(),
  customer: text().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  expires: text().notNull(),
  later: text({ enum: ['succeeded', 'declined', 'requires_action'] }).notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sandboxIntents = pgTable('sandbox_intents', {
  id: text().primaryKey(),
  clientSecret: text('client_secret').notNull().unique(),
  amount: integer().notNull(),
  kind: text({ enum: ['payment', 'setup'] })
    .notNull()
    .default('payment'),
  customer: text(),
  savesCard: boolean('saves_card').notNull().default(false),
  cardId: text('card_id'),
  status: text().notNull(),
  refunded: integer().notNull().default(0),
  refundedAt: instant('refunded_at'),
  paidBy: jsonb('paid_by').$type<PaidCard>(),
  refundKey: text('refund_key'),
  chargeKey: text('charge_key'),
  idempotencyKey: text('idempotency_key').unique(),
  description: text(),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
})
