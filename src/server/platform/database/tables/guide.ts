import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'
import { lodges } from './lodges.ts'

/** What an owner writes for the guests of a lodge; nothing without a row. */
export const lodgeGuides = pgTable('lodge_guides', {
  lodgeSlug: text('lodge_slug')
    .primaryKey()
    .references(() => lodges.slug, { onUpdate: 'cascade' }),
  address: text().notNull(),
  directions: text().notNull(),
  wifiName: text('wifi_name').notNull(),
  wifiPassword: text('wifi_password').notNull(),
  rules: jsonb().$type<string[]>().notNull(),
  contact: text().notNull(),
  /** A code for all stays. */
  doorCode: text('door_code'),
  lockDeviceId: text('lock_device_id'),
  /** Raised by each change. */
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

/** What the guide of a stay remembers when its booking or its payments change. */
export const stayGuides = pgTable('stay_guides', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  /** When the confirmed stay was paid in full for the first time. */
  paidAt: instant('paid_at'),
  /** The digits of its last door code: the next one has the same. */
  doorCode: text('door_code'),
})

/**
 * Door codes at a lock's provider: of the guests of a stay, and of who cleans after it. A row that is no longer wanted goes once the provider has removed its code.
 */
export const stayDoorCodes = pgTable(
  'stay_door_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Whose it is: the guests', or that of who cleans after they left. */
    purpose: text({ enum: ['stay', 'cleaning'] })
      .notNull()
      .default('stay'),
    provider: text({ enum: ['sandbox', 'seam'] }).notNull(),
    deviceId: text('device_id').notNull(),
    /** From check-in to check-out; for the cleaning from check-out to the next check-in. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isWanted: boolean('is_wanted').notNull().default(true),
    /** The provider's id and digits; null before its answer. */
    externalId: text('external_id'),
    code: text(),
    /** When the provider is to be called; null when it knows all of the row. */
    nextTryAt: instant('next_try_at'),
    tries: integer().notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('stay_door_codes_wanted_once').on(table.bookingId, table.purpose).where(sql`is_wanted`),
    index('stay_door_codes_next').on(table.nextTryAt),
  ],
)
