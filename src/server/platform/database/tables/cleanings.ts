import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

export const cleanings = pgTable(
  'cleanings',
  {
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => lodges.slug, { onUpdate: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    doneAt: instant('done_at'),
    doneBy: text('done_by'),
    note: text(),
    picture: text(),
  },
  (table) => [primaryKey({ columns: [table.lodgeSlug, table.date] })],
)
