import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ChangeAnswer } from '#contract/bookings/bookings.ts'
import type { CancellationPolicy } from '#contract/bookings/built-in-policies.ts'
import type { PlannedPart } from '#contract/bookings/payment-plan.ts'
import type { PaymentSchedule } from '#contract/bookings/payment-schedule.ts'
import type { Discount, PriceLine, Quote } from '#contract/bookings/quote.ts'
import type { Tax } from '#contract/charges/charges.ts'
import type { ExtraOrder } from '#contract/extras/order-extras.ts'
import type { Stay } from '#contract/platform/dates.ts'
import type { StayTerms } from '#contract/promotions/promotion-rules.ts'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

/** As it was at the request; later edits change no booking. */
export type BookedPromotion = Discount & StayTerms & { id: number; code: string | null }

export type RequestedChange = Stay & {
  guests: number
  children?: number
  infants?: number
  dogs?: number
  note: string | null
  quote: Quote
  losesPromotion?: boolean
  nightPrices: number[]
  taxes?: Tax[]
  at: string
}

/**
 * Hand-written migrations add `bookings_night_sold_once`: no two stays of `holdingStatuses` share a night.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reference: text().notNull().unique(),
    guestName: text('guest_name').notNull(),
    /** Empty for a stay that staff entered without one. */
    guestEmail: text('guest_email').notNull(),
    guestPhone: text('guest_phone'),
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => lodges.slug, { onUpdate: 'cascade' }),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    guests: integer().notNull(),
    children: integer().notNull().default(0),
    infants: integer().notNull().default(0),
    dogs: integer().notNull().default(0),
    specialRequests: text('special_requests'),
    nightlyPrice: integer('nightly_price').notNull(),
    discount: integer().notNull().default(0),
    totalPrice: integer('total_price').notNull(),
    taxCents: bigint('tax_cents', { mode: 'number' }).notNull().default(0),
    lines: jsonb().$type<PriceLine[]>().notNull().default([]),
    /** Whole dollars by night; empty when only their sum is known. */
    nightPrices: jsonb('night_prices').$type<number[]>().notNull().default([]),
    extras: jsonb().$type<ExtraOrder[]>().notNull().default([]),
    taxes: jsonb().$type<Tax[]>(),
    status: text({ enum: ['requested', 'awaiting_payment', 'confirmed', 'declined', 'cancelled'] })
      .notNull()
      .default('requested'),
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /**
     * Policy, times and payment schedule are copies from the request; later edits of the lodge change no
     * booking.
     */
    policy: jsonb().$type<CancellationPolicy>().notNull(),
    checkInFrom: text('check_in_from').notNull().default('16:00'),
    checkOutUntil: text('check_out_until').notNull().default('11:00'),
    paymentSchedule: jsonb('payment_schedule').$type<PaymentSchedule>(),
    schedule: jsonb().$type<PlannedPart[]>().notNull().default([]),
    keptCents: integer('kept_cents'),
    writtenOffCents: bigint('written_off_cents', { mode: 'number' }).notNull().default(0),
    /** Keyed hashes of the guest's networks, the narrowest first, separated by a dot. */
    networkHash: text('network_hash'),
    promotion: jsonb().$type<BookedPromotion>(),
    source: text({ enum: ['website', 'agent', 'phone', 'email', 'walk_in', 'owner'] })
      .notNull()
      .default('website'),
    staffNote: text('staff_note'),
    noteForCleaning: boolean('note_for_cleaning').notNull().default(false),
    changeRequest: jsonb('change_request').$type<RequestedChange>(),
    changeAnswer: jsonb('change_answer').$type<ChangeAnswer>(),
    /** Raised with another address of the guest, which ends the links in emails to the one before. */
    linkVersion: integer('link_version').notNull().default(0),
  },
  (table) => [
    index('bookings_created').on(table.createdAt, table.id),
    index('bookings_status').on(table.status, table.createdAt, table.id),
    index('bookings_lodge_dates').on(table.lodgeSlug, table.checkIn),
    // Holds all that availability reads, so that the rows are not read.
    index('bookings_held')
      .on(table.lodgeSlug, table.checkIn, table.checkOut, table.until)
      .where(sql`status in ('requested', 'awaiting_payment', 'confirmed')`),
    index('bookings_promotion').on(sql`((promotion->>'id')::int)`).where(sql`promotion is not null`),
    index('bookings_returning').on(sql`lower(guest_email)`).where(sql`status = 'confirmed'`),
    index('bookings_check_in').on(table.checkIn),
    index('bookings_scheduled').on(table.checkIn).where(sql`schedule <> '[]'`),
    index('bookings_search').using(
      'gin',
      table.guestName.op('gin_trgm_ops'),
      table.guestEmail.op('gin_trgm_ops'),
      table.reference.op('gin_trgm_ops'),
      table.guestPhone.op('gin_trgm_ops'),
    ),
    index('bookings_waiting').on(table.until).where(sql`status in ('requested', 'awaiting_payment')`),
    index('bookings_decided').on(table.decidedAt).where(sql`status in ('confirmed', 'declined')`),
    index('bookings_change_requested').on(table.id).where(sql`change_request is not null`),
    index('bookings_open_email')
      .on(sql`lower(guest_email)`)
      .where(sql`status in ('requested', 'awaiting_payment')`),
    index('bookings_open_network')
      .on(table.networkHash)
      .where(sql`status in ('requested', 'awaiting_payment')`),
  ],
)

export const bookingHistory = pgTable(
  'booking_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    status: text().notNull(),
    by: text().notNull(),
    adminName: text('admin_name'),
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('booking_history_booking').on(table.bookingId)],
)

/** For the undo of the last change by staff; purged after a day. */
export const bookingChanges = pgTable('booking_changes', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  before: jsonb().$type<typeof bookings.$inferSelect>().notNull(),
  after: jsonb().$type<typeof bookings.$inferSelect>().notNull(),
  /** The first of these emails that is sent ends the undo. */
  emailIds: jsonb('email_ids').$type<number[]>().notNull(),
  madeAt: instant('made_at').notNull(),
})

export const arrivalNotices = pgTable(
  'arrival_notices',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.checkIn] })],
)

export const balanceCharges = pgTable(
  'balance_charges',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    nextTryAt: instant('next_try_at'),
    /** Claims by an instance, interrupted ones too. */
    tries: integer().notNull().default(0),
    /** Failed charges, the owner's included. */
    attempts: integer().notNull().default(0),
    /** Failed charges by the job. */
    rounds: integer().notNull().default(0),
    firstTriedAt: instant('first_tried_at'),
    lastError: text('last_error'),
    remindedOf: date('reminded_of', { mode: 'string' }),
  },
  (table) => [index('balance_charges_next').on(table.nextTryAt)],
)
