import { sql } from 'drizzle-orm'
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'

export const lodges = pgTable('lodges', {
  id: integer().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text().notNull(),
  color: text().notNull(),
  icon: text().notNull(),
  price: integer().notNull(),
  maxGuests: integer('max_guests').notNull(),
  features: jsonb().$type<string[]>().notNull(),
  exteriorImage: text('exterior_image').notNull(),
  interiorImages: jsonb('interior_images').$type<string[]>().notNull(),
  fireplaceImage: text('fireplace_image'),
  neonFireplaceVideo: text('neon_fireplace_video'),
  neonColor: text('neon_color').notNull(),
  place: text().notNull(),
  landscape: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  timeZone: text('time_zone').notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
})
