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

/** A promotion as it was at the request; later edits change no booking. */
export type BookedPromotion = Discount & StayTerms & { id: number; code: string | null }

/** A change that a guest requested, with the price that the guest saw. */
export type RequestedChange = Stay & {
  guests: number
  /** Absent in requests of before these were counted. */
  children?: number
  infants?: number
  dogs?: number
  note: string | null
  quote: Quote
  /** The booking's promotion no longer applies then. */
  losesPromotion?: boolean
  nightPrices: number[]
  /** The taxes of that price; absent in requests of before extras. */
  taxes?: Tax[]
  at: string
}

/** Hand-written migrations add `bookings_night_sold_once`: no two stays of `holdingStatuses` share a night. */
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
    /** Adults and children. */
    guests: integer().notNull(),
    children: integer().notNull().default(0),
    infants: integer().notNull().default(0),
    dogs: integer().notNull().default(0),
    specialRequests: text('special_requests'),
    nightlyPrice: integer('nightly_price').notNull(),
    discount: integer().notNull().default(0),
    /** Whole dollars, without taxes. */
    totalPrice: integer('total_price').notNull(),
    taxCents: bigint('tax_cents', { mode: 'number' }).notNull().default(0),
    /** The lines of the price at the time of the request. */
    lines: jsonb().$type<PriceLine[]>().notNull().default([]),
    /** Whole dollars by night; empty when only their sum is known. */
    nightPrices: jsonb('night_prices').$type<number[]>().notNull().default([]),
    /** What was ordered with the stay, at the terms of its order. */
    extras: jsonb().$type<ExtraOrder[]>().notNull().default([]),
    /** The taxes that hold for the price; null in bookings of before extras. */
    taxes: jsonb().$type<Tax[]>(),
    status: text({ enum: ['requested', 'awaiting_payment', 'confirmed', 'declined', 'cancelled'] })
      .notNull()
      .default('requested'),
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Who ended it: 'owner', 'guest', 'expiry' or 'payment'. */
    decidedBy: text('decided_by'),
    /** The lodge's cancellation policy at the time of the request; later edits change no booking. */
    policy: jsonb().$type<CancellationPolicy>().notNull(),
    /** The lodge's times at the time of the request: HH:MM, lodge time. */
    checkInFrom: text('check_in_from').notNull().default('16:00'),
    checkOutUntil: text('check_out_until').notNull().default('11:00'),
    /** The lodge's payment schedule at the time of the request; null when everything is due at once. */
    paymentSchedule: jsonb('payment_schedule').$type<PaymentSchedule>(),
    /** The parts of the price that follow from it; they add up to the price. */
    schedule: jsonb().$type<PlannedPart[]>().notNull().default([]),
    /** Cents kept of a cancelled stay. */
    keptCents: integer('kept_cents'),
    /** Cents of the debt that the owner has written off. */
    writtenOffCents: bigint('written_off_cents', { mode: 'number' }).notNull().default(0),
    /** Keyed hashes of the guest's networks, the narrowest first, with a dot between; null for bookings by staff. */
    networkHash: text('network_hash'),
    /** The promotion of the discount with the terms that a change of the stay checks again; null without one. */
    promotion: jsonb().$type<BookedPromotion>(),
    source: text({ enum: ['website', 'agent', 'phone', 'email', 'walk_in', 'owner'] })
      .notNull()
      .default('website'),
    /** Only staff sees it. */
    staffNote: text('staff_note'),
    /** Whether housekeepers read the note. */
    noteForCleaning: boolean('note_for_cleaning').notNull().default(false),
    /** Waits for the owner's answer; null without one. */
    changeRequest: jsonb('change_request').$type<RequestedChange>(),
    /** What the owner answered to a request that was declined. */
    changeAnswer: jsonb('change_answer').$type<ChangeAnswer>(),
    /** Raised with another address of the guest: links in e-mails to the one before end. */
    linkVersion: integer('link_version').notNull().default(0),
  },
  (table) => [
    index('bookings_created').on(table.createdAt, table.id),
    index('bookings_status').on(table.status, table.createdAt, table.id),
    index('bookings_lodge_dates').on(table.lodgeSlug, table.checkIn),
    // Holds all that availability reads, so that it does not read the rows.
    index('bookings_held')
      .on(table.lodgeSlug, table.checkIn, table.checkOut, table.until)
      .where(sql`status in ('requested', 'awaiting_payment', 'confirmed')`),
    index('bookings_promotion').on(sql`((promotion->>'id')::int)`).where(sql`promotion is not null`),
    index('bookings_returning').on(sql`lower(guest_email)`).where(sql`status = 'confirmed'`),
    index('bookings_check_in').on(table.checkIn),
    index('bookings_scheduled').on(table.checkIn).where(sql`schedule <> '[]'`),
    // Finds a part of a name, an address, a reference or a phone number by index.
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
    /** Who of the staff did it. */
    adminName: text('admin_name'),
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('booking_history_booking').on(table.bookingId)],
)

/** The last change of a booking by staff, with the rows before and after it, for its undo; purged after a day. */
export const bookingChanges = pgTable('booking_changes', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  before: jsonb().$type<typeof bookings.$inferSelect>().notNull(),
  after: jsonb().$type<typeof bookings.$inferSelect>().notNull(),
  /** The e-mails of the change in the outbox; the first one sent ends the undo. */
  emailIds: jsonb('email_ids').$type<number[]>().notNull(),
  madeAt: instant('made_at').notNull(),
})

/** Stays whose guest was written to on the day before the arrival; other dates get another e-mail. */
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

/** When the stored card of a stay is charged its balance; one row a stay, planned again with the stay. */
export const balanceCharges = pgTable(
  'balance_charges',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Null once it is charged, or left to the owner. */
    nextTryAt: instant('next_try_at'),
    /** Claims by an instance, also of those that were interrupted. */
    tries: integer().notNull().default(0),
    /** Charges that failed, the owner's included. */
    attempts: integer().notNull().default(0),
    /** Those of them that the job made. */
    rounds: integer().notNull().default(0),
    firstTriedAt: instant('first_tried_at'),
    lastError: text('last_error'),
    /** The due date that the guest was reminded of. */
    remindedOf: date('reminded_of', { mode: 'string' }),
  },
  (table) => [index('balance_charges_next').on(table.nextTryAt)],
)
