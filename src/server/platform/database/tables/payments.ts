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
    /** Refunded amount; the whole amount when the status is refunded. */
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
    /** Idempotency key of the call that creates the intent; null in rows of earlier versions and for payments recorded by hand. */
    intentKey: text('intent_key'),
    paymentDate: instant('payment_date'),
    notes: text(),
    purpose: text({ enum: ['booking', 'investment', 'donation', 'art'] })
      .notNull()
      .default('booking'),
    payerName: text('payer_name'),
    payerEmail: text('payer_email'),
    /** What was bought: package id, booking reference, or artwork. */
    detail: jsonb().$type<PaymentDetail>().notNull().default({}),
    /** Recorded by an owner: no provider knows it. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    /** The card is to be stored once it has paid; false again when it is. */
    savesCard: boolean('saves_card').notNull().default(false),
    /** A charge of the stored card, without the guest. */
    isOffSession: boolean('is_off_session').notNull().default(false),
    /** The provider has cancelled the intent: it can never be paid. */
    isClosed: boolean('is_closed').notNull().default(false),
    /** Cents that the provider received when they are not the amount; such a payment is not completed. */
    receivedCents: bigint('received_cents', { mode: 'number' }),
    /** Cents of a card payment's refunded amount that an owner gave back another way. */
    elsewhereCents: bigint('elsewhere_cents', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The first attempt to pay, or an owner's record; null for an intent that was only opened. */
    triedAt: instant('tried_at'),
    /** The coins of a payment by the crypto provider; null for every other one. */
    crypto: jsonb().$type<CryptoPayment>(),
    /** The card that has paid; null for payments of another kind and of earlier versions. */
    paidBy: jsonb('paid_by').$type<PaidCard>(),
    /** Since when coins that came in full wait for their confirmation. */
    processingSince: instant('processing_since'),
    /** Refunds with the reasons that staff gave. */
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

/** Handled provider events; the id is inserted in the transaction that acts on the event. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  type: text().notNull(),
  receivedAt: instant('received_at').notNull(),
})

/** Refunds to make at the provider, written in the transaction of a cancellation; one row a payment. */
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
    /** Part of the key at the provider; null in rows of earlier versions, whose key has the intent's id instead. */
    attempt: text(),
    createdAt: instant('created_at').notNull(),
    /** Null once it is made or given up. */
    nextTryAt: instant('next_try_at'),
    tries: integer().notNull().default(0),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
  },
  (table) => [index('promised_refunds_next').on(table.nextTryAt)],
)

/** The instant up to which the provider's dashboard refunds were read. */
export const refundWatch = pgTable('refund_watch', {
  provider: text().primaryKey(),
  seenUntil: instant('seen_until').notNull(),
})

/** The card of a stay at the provider; its columns are null until it is stored, and after it was removed. */
export const stayCards = pgTable('stay_cards', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  customerId: text('customer_id').notNull(),
  paymentMethodId: text('payment_method_id'),
  brand: text(),
  last4: text(),
  /** MM/YY. */
  expires: text(),
  updatedAt: instant('updated_at').notNull(),
})

/** Setups of cards without a payment. */
export const cardSetups = pgTable(
  'card_setups',
  {
    /** The provider's id. */
    setupId: text('setup_id').primaryKey(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    createdAt: instant('created_at').notNull(),
    /** When the card was stored. */
    doneAt: instant('done_at'),
  },
  (table) => [index('card_setups_open').on(table.createdAt).where(sql`done_at is null`)],
)

/** Cards that the sandbox provider has stored. */
export const sandboxCards = pgTable('sandbox_cards', {
  id: text().primaryKey(),
  customer: text().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  /** MM/YY. */
  expires: text().notNull(),
  /** The result of each charge without the guest. */
  later: text({ enum: ['succeeded', 'declined', 'requires_action'] }).notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The sandbox provider's intents, separate from our payments as a real provider's are. */
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
  /** The card of the last attempt. */
  paidBy: jsonb('paid_by').$type<PaidCard>(),
  /** Key of the last refund; the same key refunds once. */
  refundKey: text('refund_key'),
  /** Key of the charge of a stored card; the same key charges once. */
  chargeKey: text('charge_key'),
  idempotencyKey: text('idempotency_key').unique(),
  description: text(),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
})
