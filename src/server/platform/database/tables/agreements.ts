import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'

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

export const arrivalForms = pgTable('arrival_forms', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id),
  arrivalTime: text('arrival_time'),
  phone: text(),
  guestNames: jsonb('guest_names').$type<string[]>().notNull(),
  vehicle: text(),
  note: text(),
  sentAt: instant('sent_at').notNull(),
})
