import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { UnreadEvent } from '#contract/calendar/calendar.ts'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    description: text(),
    eventDate: date('event_date', { mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    lodgeSlug: text('lodge_slug').references(() => lodges.slug, { onUpdate: 'cascade' }),
    eventType: text('event_type', { enum: ['maintenance', 'booking', 'event', 'cleaning'] })
      .notNull()
      .default('maintenance'),
    /** Null in rows of earlier versions: the type decides. */
    closesNights: boolean('closes_nights'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by'),
    /** The last edit or restoration, which may close other nights. */
    changedAt: instant('changed_at'),
  },
  (table) => [index('calendar_events_date').on(table.eventDate)],
)

export const closures = pgTable(
  'closures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    lodgeSlug: text('lodge_slug').references(() => lodges.slug, { onUpdate: 'cascade' }),
    from: date('from_date', { mode: 'string' }).notNull(),
    to: date('to_date', { mode: 'string' }).notNull(),
    reason: text().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by'),
    changedAt: instant('changed_at'),
  },
  (table) => [
    index('closures_to').on(table.to),
    check('closures_has_nights', sql`${table.from} < ${table.to}`),
  ],
)

export const channels = pgTable('calendar_feeds', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  lodgeSlug: text('lodge_slug')
    .notNull()
    .references(() => lodges.slug, { onUpdate: 'cascade' }),
  name: text().notNull(),
  url: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastTriedAt: instant('last_tried_at'),
  lastSyncedAt: instant('last_synced_at'),
  lastError: text('last_error'),
  lastChange: text('last_change'),
  unread: jsonb().$type<UnreadEvent[]>().notNull().default([]),
})

export const importedStays = pgTable(
  'imported_stays',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channelId: integer('feed_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    uid: text().notNull(),
    lodgeSlug: text('lodge_slug').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    /** Since when these nights are known to be sold. */
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('imported_stays_lodge').on(table.lodgeSlug, table.fromDate)],
)
