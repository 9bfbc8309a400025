import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

export const artPieces = pgTable('art_pieces', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  lodgeSlug: text('lodge_slug').references(() => lodges.slug, { onUpdate: 'cascade' }),
  title: text().notNull(),
  artist: text().notNull(),
  description: text().notNull(),
  image: text().notNull(),
  style: text().notNull(),
  likes: integer().notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

export const artLikes = pgTable(
  'art_likes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    artPieceId: integer('art_piece_id')
      .notNull()
      .references(() => artPieces.id, { onDelete: 'cascade' }),
    visitorHash: text('visitor_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('art_likes_once').on(table.artPieceId, table.visitorHash),
    index('art_likes_visitor').on(table.visitorHash),
  ],
)
