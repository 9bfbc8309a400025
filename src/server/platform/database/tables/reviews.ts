import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'
import { lodges } from './lodges.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => lodges.slug, { onUpdate: 'cascade' }),
    stars: integer().notNull(),
    text: text().notNull(),
    name: text().notNull(),
    month: text().notNull(),
    reply: text(),
    repliedAt: instant('replied_at'),
    removedReason: text('removed_reason'),
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('reviews_lodge').on(table.lodgeSlug, table.id),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
)

export const reviewRequests = pgTable('review_requests', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  at: instant('at').notNull(),
})
