import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CancellationPolicy } from '#contract/built-in-policies.ts'
import type { PriceLine } from '#contract/quote.ts'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

/** A hand-written migration adds `bookings_night_sold_once`: no two requested or confirmed stays share a night. */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reference: text().notNull().unique(),
    guestName: text('guest_name').notNull(),
    guestEmail: text('guest_email').notNull(),
    guestPhone: text('guest_phone'),
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => lodges.slug, { onUpdate: 'cascade' }),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    guests: integer().notNull(),
    specialRequests: text('special_requests'),
    nightlyPrice: integer('nightly_price').notNull(),
    discount: integer().notNull().default(0),
    /** Whole dollars, without taxes. */
    totalPrice: integer('total_price').notNull(),
    taxCents: bigint('tax_cents', { mode: 'number' }).notNull().default(0),
    /** What the price is made of, as it was when the stay was asked for. */
    lines: jsonb().$type<PriceLine[]>().notNull().default([]),
    status: text({ enum: ['requested', 'confirmed', 'declined', 'cancelled'] })
      .notNull()
      .default('requested'),
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Who or what ended it: 'owner', 'guest' or 'expiry'. */
    decidedBy: text('decided_by'),
    /** The lodge's cancellation policy when the stay was asked for; later edits change no booking. */
    policy: jsonb().$type<CancellationPolicy>().notNull(),
    /** Cents kept of a cancelled stay. */
    keptCents: integer('kept_cents'),
    /** Keyed hash of the network a guest asked from; null for what staff wrote down. */
    networkHash: text('network_hash'),
  },
  (table) => [
    index('bookings_created').on(table.createdAt, table.id),
    index('bookings_status').on(table.status, table.createdAt, table.id),
    index('bookings_lodge_dates').on(table.lodgeSlug, table.checkIn),
    // All that availability reads, so that it need not look at the rows.
    index('bookings_held')
      .on(table.lodgeSlug, table.checkIn, table.checkOut, table.until)
      .where(sql`status in ('requested', 'confirmed')`),
    index('bookings_check_in').on(table.checkIn),
    // Finds a part of a name, an address or a reference without reading every row.
    index('bookings_search').using(
      'gin',
      table.guestName.op('gin_trgm_ops'),
      table.guestEmail.op('gin_trgm_ops'),
      table.reference.op('gin_trgm_ops'),
    ),
    index('bookings_waiting').on(table.until).where(sql`status = 'requested'`),
    index('bookings_open_email').on(sql`lower(guest_email)`).where(sql`status = 'requested'`),
    index('bookings_open_network').on(table.networkHash).where(sql`status = 'requested'`),
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
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('booking_history_booking').on(table.bookingId)],
)
