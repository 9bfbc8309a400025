import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'

/** One row for each stay with messages; its lock orders them. Read marks are ids of messages, 0 before the first. */
export const stayThreads = pgTable(
  'stay_threads',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    /** Hidden messages included. */
    newestId: bigint('newest_id', { mode: 'number' }).notNull().default(0),
    lastAt: instant('last_at').notNull(),
    guestReadId: bigint('guest_read_id', { mode: 'number' }).notNull().default(0),
    /** Shared by all staff. */
    ownerReadId: bigint('owner_read_id', { mode: 'number' }).notNull().default(0),
    /** The message of the last e-mail to each side; an earlier one once that was hidden. */
    guestNotifiedId: bigint('guest_notified_id', { mode: 'number' }).notNull().default(0),
    ownerNotifiedId: bigint('owner_notified_id', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('stay_threads_last').on(table.lastAt)],
)

export const stayMessages = pgTable(
  'stay_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    from: text({ enum: ['guest', 'owner'] }).notNull(),
    text: text().notNull(),
    at: instant('at').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('stay_messages_booking').on(table.bookingId, table.id)],
)
