import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type CancellationPolicy, defaultPolicy } from '#contract/bookings/built-in-policies.ts'
import type { PaymentSchedule } from '#contract/bookings/payment-schedule.ts'
import { defaultEssentials } from '#contract/lodges/essentials.ts'
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
  maxDogs: integer('max_dogs').notNull().default(0),
  features: jsonb().$type<string[]>().notNull(),
  essentials: jsonb()
    .$type<string[]>()
    .notNull()
    .default([...defaultEssentials]),
  exteriorImage: text('exterior_image').notNull(),
  interiorImages: jsonb('interior_images').$type<string[]>().notNull(),
  imageTexts: jsonb('image_texts').$type<Record<string, string>>().notNull().default({}),
  fireplaceImage: text('fireplace_image'),
  neonFireplaceVideo: text('neon_fireplace_video'),
  /** Renaming the lodge does not change it. */
  coinId: text('coin_id'),
  neonColor: text('neon_color').notNull(),
  place: text().notNull(),
  countryCode: text('country_code'),
  landscape: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  driveTimes: jsonb('drive_times').$type<string[]>().notNull().default([]),
  timeZone: text('time_zone').notNull(),
  bedrooms: integer(),
  beds: integer(),
  baths: doublePrecision(),
  checkInFrom: text('check_in_from').notNull().default('16:00'),
  checkOutUntil: text('check_out_until').notNull().default('11:00'),
  houseRules: jsonb('house_rules').$type<string[]>().notNull().default([]),
  licence: text(),
  accessibleFeatures: jsonb('accessible_features').$type<string[]>().notNull().default([]),
  cancellationPolicy: jsonb('cancellation_policy')
    .$type<CancellationPolicy>()
    .notNull()
    .default(defaultPolicy),
  instantBook: boolean('instant_book').notNull().default(false),
  isArrivalFormRequired: boolean('is_arrival_form_required').notNull().default(false),
  paymentSchedule: jsonb('payment_schedule').$type<PaymentSchedule>(),
  version: integer().notNull().default(1),
  ratesVersion: integer('rates_version').notNull().default(0),
  /** The version of each field's last edit. */
  editedIn: jsonb('edited_in').$type<Record<string, number>>().notNull().default({}),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
})

export const uploadedPictures = pgTable('uploaded_pictures', {
  src: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  placeholder: text().notNull(),
  widths: jsonb().$type<number[]>().notNull(),
  createdAt: instant('created_at').notNull(),
})
