import { sql } from 'drizzle-orm'
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type CancellationPolicy, defaultPolicy } from '#contract/built-in-policies.ts'
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
  /** Alternative texts that an admin wrote, by the picture's address. */
  imageTexts: jsonb('image_texts').$type<Record<string, string>>().notNull().default({}),
  fireplaceImage: text('fireplace_image'),
  neonFireplaceVideo: text('neon_fireplace_video'),
  /** The coin it is themed on; null for a lodge without one. A new name changes nothing of it. */
  coinId: text('coin_id'),
  neonColor: text('neon_color').notNull(),
  place: text().notNull(),
  landscape: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  timeZone: text('time_zone').notNull(),
  /** What a request for it is promised; a booking keeps its own copy. */
  cancellationPolicy: jsonb('cancellation_policy')
    .$type<CancellationPolicy>()
    .notNull()
    .default(defaultPolicy),
  version: integer().notNull().default(1),
  /** The version in which each field was last changed; a field that no edit has changed is absent. */
  editedIn: jsonb('edited_in').$type<Record<string, number>>().notNull().default({}),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
})

/** What is known of a picture that an owner uploaded; the files lie in the uploads folder. */
export const uploadedPictures = pgTable('uploaded_pictures', {
  /** Its address, `/uploads/….webp`. */
  src: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  placeholder: text().notNull(),
  widths: jsonb().$type<number[]>().notNull(),
  createdAt: instant('created_at').notNull(),
})
