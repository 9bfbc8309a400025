import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'

/** A `mark` is a tick of the launch checklist, a `setting` the owner's. Without a row the standard text holds. */
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
