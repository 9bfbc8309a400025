import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

/** Its lock orders the messages of a room; its total saves a count. */
export const chatRooms = pgTable('chat_rooms', {
  lodgeSlug: text('lodge_slug')
    .primaryKey()
    .references(() => lodges.slug, { onUpdate: 'cascade' }),
  totalMessages: integer('total_messages').notNull().default(0),
  /** Hidden messages included; 0 without one. */
  newestId: bigint('newest_id', { mode: 'number' }).notNull().default(0),
  previousId: bigint('previous_id', { mode: 'number' }).notNull().default(0),
  ownerReadId: bigint('owner_read_id', { mode: 'number' }).notNull().default(0),
})

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    lodgeSlug: text('lodge_slug').notNull(),
    userName: text('user_name').notNull(),
    message: text().notNull(),
    timestamp: instant('timestamp').notNull(),
    userType: text('user_type', { enum: ['guest', 'admin'] })
      .notNull()
      .default('guest'),
    isActive: boolean('is_active').notNull().default(true),
    clientId: uuid('client_id'),
  },
  (table) => [
    index('chat_messages_room').on(table.lodgeSlug, table.id),
    uniqueIndex('chat_messages_client').on(table.lodgeSlug, table.clientId),
  ],
)

/**
 * The message at every 500th place of a room, counted from its oldest shown one, so that deep pages start
 * near it.
 */
export const chatCheckpoints = pgTable(
  'chat_marks',
  {
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => chatRooms.lodgeSlug, { onUpdate: 'cascade' }),
    place: integer().notNull(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lodgeSlug, table.place] })],
)

export const chatReports = pgTable('chat_reports', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  messageId: bigint('message_id', { mode: 'number' })
    .notNull()
    .references(() => chatMessages.id),
  reason: text(),
  visitorHash: text('visitor_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  resolvedAt: instant('resolved_at'),
})
