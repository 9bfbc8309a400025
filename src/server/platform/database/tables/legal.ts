import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'

/** The owner's text of a page, what the owner states about the operator, ticks of the first day's checklist, and settings; the template or nothing without a row. */
export const siteTexts = pgTable(
  'site_texts',
  {
    kind: text({ enum: ['page', 'fact', 'mark', 'setting'] }).notNull(),
    name: text().notNull(),
    text: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)
