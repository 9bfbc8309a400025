import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Fee, Tax } from '#contract/charges.ts'
import type { RateValues } from '#contract/rates.ts'
import type { RateOverride } from '#contract/tariff.ts'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

const lodgeSlug = () =>
  text('lodge_slug')
    .notNull()
    .references(() => lodges.slug, { onUpdate: 'cascade' })

/** What an owner set for a date of a lodge; null stands for the default, and a date without a row has all defaults. */
export const lodgeRates = pgTable(
  'lodge_rates',
  {
    lodgeSlug: lodgeSlug(),
    date: date({ mode: 'string' }).notNull(),
    /** Whole dollars. */
    price: integer(),
    minNights: integer('min_nights'),
    arrival: boolean(),
    departure: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.lodgeSlug, table.date] }),
    check('lodge_rates_price', sql`${table.price} between 1 and 100000`),
    check('lodge_rates_min_nights', sql`${table.minNights} between 1 and 30`),
  ],
)

/** Changes of rates, kept so that they can be undone. */
export const rateChanges = pgTable('rate_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  lodgeSlug: lodgeSlug(),
  /** The values that were set on every changed date. */
  set: jsonb().$type<RateValues>().notNull(),
  /** What stood on the changed dates before. */
  before: jsonb().$type<RateOverride[]>().notNull(),
  at: instant('at').notNull(),
  undoneAt: instant('undone_at'),
})

/** The fees and taxes of a lodge; a lodge without a row has none. */
export const lodgeCharges = pgTable('lodge_charges', {
  lodgeSlug: lodgeSlug().primaryKey(),
  fees: jsonb().$type<Fee[]>().notNull(),
  taxes: jsonb().$type<Tax[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})
