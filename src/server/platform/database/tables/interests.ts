import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'

/** The column `answered_at` is unused since 0.1.0 (decision 059). */
export const investmentInterests = pgTable(
  'investment_interests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** Case-folded. */
    email: text().notNull(),
    packageId: text('package_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('investment_interests_email').on(table.email),
    uniqueIndex('investment_interests_once').on(table.email, table.packageId),
  ],
)
