import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'
import { lodges } from './lodges.ts'

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
  doorCode: text('door_code'),
  lockDeviceId: text('lock_device_id'),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

export const stayGuides = pgTable('stay_guides', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  paidAt: instant('paid_at'),
  /** The next door code has the same digits. */
  doorCode: text('door_code'),
})

/** A row that is no longer wanted goes once the provider has removed its code. */
export const stayDoorCodes = pgTable(
  'stay_door_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    purpose: text({ enum: ['stay', 'cleaning'] })
      .notNull()
      .default('stay'),
    provider: text({ enum: ['sandbox', 'seam'] }).notNull(),
    deviceId: text('device_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    isWanted: boolean('is_wanted').notNull().default(true),
    externalId: text('external_id'),
    code: text(),
    /** Null when the provider knows all of the row. */
    nextTryAt: instant('next_try_at'),
    tries: integer().notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('stay_door_codes_wanted_once').on(table.bookingId, table.purpose).where(sql`is_wanted`),
    index('stay_door_codes_next').on(table.nextTryAt),
  ],
)
