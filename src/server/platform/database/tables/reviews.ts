import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'
import { lodges } from './lodges.ts'

/** Guests' reviews, one for each stay. A removed one stays with the reason. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id),
    /** The lodge of the stay when the review was written. */
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => lodges.slug, { onUpdate: 'cascade' }),
    stars: integer().notNull(),
    text: text().notNull(),
    name: text().notNull(),
    /** Month of the check-in, 'YYYY-MM'. */
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

/** The stays whose guests got the e-mail that requests a review. */
export const reviewRequests = pgTable('review_requests', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  at: instant('at').notNull(),
})
