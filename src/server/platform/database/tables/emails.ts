import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'
import { lodges } from './lodges.ts'

export const emailTemplates = pgTable('email_templates', {
  name: text().primaryKey(),
  subject: text(),
  text: text(),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

export const scheduledEmails = pgTable('scheduled_emails', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  event: text({ enum: ['confirmed', 'check_in', 'check_out'] }).notNull(),
  offsetHours: integer('offset_hours').notNull(),
  lodges: jsonb().$type<string[]>(),
  minNights: integer('min_nights'),
  subject: text().notNull(),
  text: text().notNull(),
  isActive: boolean('is_active').notNull(),
  /** Set when it is made, switched on or given another moment: earlier moments are not made up for. */
  activeSince: instant('active_since').notNull(),
  /** Moments up to here have been looked for. */
  checkedUntil: instant('checked_until').notNull(),
  deletedAt: instant('deleted_at'),
})

export const scheduledEmailSends = pgTable(
  'scheduled_email_sends',
  {
    scheduledId: integer('scheduled_id')
      .notNull()
      .references(() => scheduledEmails.id),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    state: text({ enum: ['queued', 'skipped', 'dropped'] }).notNull(),
    at: instant('at').notNull(),
    outboxId: integer('outbox_id'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.scheduledId] }),
    index('scheduled_email_sends_outbox').on(table.outboxId),
    index('scheduled_email_sends_dropped').on(table.scheduledId).where(sql`state = 'dropped'`),
  ],
)

export const skippedEmails = pgTable(
  'skipped_emails',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.name] })],
)

export const savedReplies = pgTable('saved_replies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
})

export const waitingList = pgTable(
  'waiting_list',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => lodges.slug, { onUpdate: 'cascade' }),
    checkIn: date('check_in', { mode: 'string' }).notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
    guests: integer().notNull(),
    children: integer().notNull().default(0),
    infants: integer().notNull().default(0),
    dogs: integer().notNull().default(0),
    /** Case-folded. */
    email: text().notNull(),
    joinedAt: instant('joined_at').notNull(),
    notifiedAt: instant('notified_at'),
    leftAt: instant('left_at'),
  },
  (table) => [
    index('waiting_list_open').on(table.lodgeSlug, table.checkIn),
    index('waiting_list_email').on(table.email),
  ],
)

export const recoveryEmails = pgTable(
  'recovery_emails',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    /** Case-folded. */
    email: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('recovery_emails_email').on(table.email, table.at)],
)

/** The addresses are case-folded. */
export const emailOptOuts = pgTable('email_opt_outs', {
  email: text().primaryKey(),
  at: instant('at').notNull(),
})
