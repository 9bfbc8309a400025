import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CoinChange } from '#contract/promotions/promotion-rules.ts'
import { instant } from '../instant.ts'

export const promotions = pgTable(
  'promotions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    code: text(),
    /** Without spaces, in capitals. */
    codeKey: text('code_key'),
    percent: integer(),
    amount: integer(),
    lodges: jsonb().$type<string[]>(),
    stayFrom: date('stay_from', { mode: 'string' }),
    stayTo: date('stay_to', { mode: 'string' }),
    bookFrom: date('book_from', { mode: 'string' }),
    bookTo: date('book_to', { mode: 'string' }),
    minNights: integer('min_nights'),
    minDaysAhead: integer('min_days_ahead'),
    maxDaysAhead: integer('max_days_ahead'),
    isReturningGuest: boolean('is_returning_guest'),
    coinChange: jsonb('coin_change').$type<CoinChange>(),
    maxUses: integer('max_uses'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('promotions_code').on(table.codeKey),
    index('promotions_active').on(table.id).where(sql`is_active`),
    check('promotions_one_discount', sql`(${table.percent} is null) <> (${table.amount} is null)`),
  ],
)
