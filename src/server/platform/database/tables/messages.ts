import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { bookings } from './bookings.ts'
import { lodges } from './lodges.ts'

/** Its lock orders the messages of a stay. Read marks are ids of messages, 0 before the first. */
export const stayThreads = pgTable(
  'stay_threads',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id),
    newestId: bigint('newest_id', { mode: 'number' }).notNull().default(0),
    lastAt: instant('last_at').notNull(),
    guestReadId: bigint('guest_read_id', { mode: 'number' }).notNull().default(0),
    ownerReadId: bigint('owner_read_id', { mode: 'number' }).notNull().default(0),
    /** The message of the last email to each side; an earlier one once that was hidden. */
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

/** Staff sees those with `confirmedAt`. */
export const lodgeQuestions = pgTable(
  'lodge_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => lodges.slug, { onUpdate: 'cascade' }),
    /** Case-folded. */
    email: text().notNull(),
    text: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    readAt: instant('read_at'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('lodge_questions_confirmed').on(table.confirmedAt),
    index('lodge_questions_email').on(table.email),
  ],
)

export const questionAnswers = pgTable(
  'question_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => lodgeQuestions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('question_answers_question').on(table.questionId)],
)
