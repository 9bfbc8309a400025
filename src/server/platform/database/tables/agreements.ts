import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'

/** What a guest has agreed to with a request: the versions of the texts, and from where. */
export const bookingAgreements = pgTable('booking_agreements', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  terms: text().notNull(),
  rules: text().notNull(),
  at: instant('at').notNull(),
  address: text().notNull(),
  userAgent: text('user_agent').notNull(),
})

/** What guests tell before their arrival. */
export const arrivalForms = pgTable('arrival_forms', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  /** HH:MM, lodge time. */
  arrivalTime: text('arrival_time'),
  phone: text(),
  guestNames: jsonb('guest_names').$type<string[]>().notNull(),
  vehicle: text(),
  note: text(),
  sentAt: instant('sent_at').notNull(),
})
