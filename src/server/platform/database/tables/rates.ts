import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Fee, Tax } from '#contract/charges/charges.ts'
import type { RateValues } from '#contract/rates/rates.ts'
import type { RateOverride } from '#contract/rates/tariff.ts'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

/** The charges of a lodge before a copy, and their version after it. */
export type ReplacedCharges = { slug: string; fees: Fee[]; taxes: Tax[]; version: number }

const lodgeSlug = () =>
  text('lodge_slug')
    .notNull()
    .references(() => lodges.slug, { onUpdate: 'cascade' })

/** An owner's values for a lodge's date; null is the default, and so is a date without a row. */
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
    // For the rates of all lodges within some days.
    index('lodge_rates_date').on(table.date),
    check('lodge_rates_price', sql`${table.price} between 1 and 100000`),
    check('lodge_rates_min_nights', sql`${table.minNights} between 1 and 30`),
  ],
)

/** Changes of rates, stored for undo. */
export const rateChanges = pgTable('rate_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The first of the changes that were saved at once for several lodges; null for a change by itself. */
  batchId: integer('batch_id'),
  changedBy: integer('changed_by'),
  lodgeSlug: lodgeSlug(),
  /** The values set on every changed date. */
  set: jsonb().$type<RateValues>().notNull(),
  /** The overrides of the changed dates before the change. */
  before: jsonb().$type<RateOverride[]>().notNull(),
  at: instant('at').notNull(),
  undoneAt: instant('undone_at'),
})

/** A lodge's fees and taxes; none without a row. */
export const lodgeCharges = pgTable('lodge_charges', {
  lodgeSlug: lodgeSlug().primaryKey(),
  fees: jsonb().$type<Fee[]>().notNull(),
  taxes: jsonb().$type<Tax[]>().notNull(),
  /** Raised by each change. */
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})

/** Copies of charges, with what they replaced, for their undo. */
export const chargeCopies = pgTable('charge_copies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  copiedBy: integer('copied_by'),
  /** What each lodge had before, and its version after. */
  replaced: jsonb().$type<ReplacedCharges[]>().notNull(),
  at: instant('at').notNull(),
  undoneAt: instant('undone_at'),
})
