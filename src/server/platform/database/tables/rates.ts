import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Fee, Tax } from '#contract/charges/charges.ts'
import type { RateValues } from '#contract/rates/rates.ts'
import type { RateOverride } from '#contract/rates/tariff.ts'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

export type ReplacedCharges = { slug: string; fees: Fee[]; taxes: Tax[]; version: number }

const lodgeSlug = () =>
  text('lodge_slug')
    .notNull()
    .references(() => lodges.slug, { onUpdate: 'cascade' })

/** Null is the default, and so is a date without a row. */
export const lodgeRates = pgTable(
  'lodge_rates',
  {
    lodgeSlug: lodgeSlug(),
    date: date({ mode: 'string' }).notNull(),
    price: integer(),
    minNights: integer('min_nights'),
    arrival: boolean(),
    departure: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.lodgeSlug, table.date] }),
    index('lodge_rates_date').on(table.date),
    check('lodge_rates_price', sql`${table.price} between 1 and 100000`),
    check('lodge_rates_min_nights', sql`${table.minNights} between 1 and 30`),
  ],
)

export const rateChanges = pgTable('rate_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The first of the changes that were saved at once for several lodges. */
  batchId: integer('batch_id'),
  changedBy: integer('changed_by'),
  lodgeSlug: lodgeSlug(),
  set: jsonb().$type<RateValues>().notNull(),
  before: jsonb().$type<RateOverride[]>().notNull(),
  at: instant('at').notNull(),
  undoneAt: instant('undone_at'),
})

export const lodgeCharges = pgTable('lodge_charges', {
  lodgeSlug: lodgeSlug().primaryKey(),
  fees: jsonb().$type<Fee[]>().notNull(),
  taxes: jsonb().$type<Tax[]>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

export const chargeCopies = pgTable('charge_copies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  copiedBy: integer('copied_by'),
  replaced: jsonb().$type<ReplacedCharges[]>().notNull(),
  at: instant('at').notNull(),
  undoneAt: instant('undone_at'),
})
