import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { payments } from './payments.ts'

export const userBadges = pgTable(
  'user_badges',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Case-folded. */
    userEmail: text('user_email').notNull(),
    userName: text('user_name').notNull(),
    badgeType: text('badge_type').notNull(),
    badgeTitle: text('badge_title').notNull(),
    badgeDescription: text('badge_description').notNull(),
    badgeColor: text('badge_color').notNull(),
    badgeIcon: text('badge_icon').notNull().default('crown'),
    investmentAmount: integer('investment_amount'),
    paymentId: integer('payment_id')
      .unique()
      .references(() => payments.id),
    earnedAt: instant('earned_at').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    index('user_badges_email').on(table.userEmail),
    uniqueIndex('user_badges_day1_once').on(table.userEmail).where(sql`badge_type = 'day1_investor'`),
  ],
)
