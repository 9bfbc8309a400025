import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

/** What is known of the cleaning after a departure; none without a row. */
export const cleanings = pgTable(
  'cleanings',
  {
    lodgeSlug: text('lodge_slug')
      .notNull()
      .references(() => lodges.slug, { onUpdate: 'cascade' }),
    /** The day of the departure. */
    date: date({ mode: 'string' }).notNull(),
    doneAt: instant('done_at'),
    /** The name of the member of staff. */
    doneBy: text('done_by'),
    note: text(),
    /** The stored name of the picture of what is broken. */
    picture: text(),
  },
  (table) => [primaryKey({ columns: [table.lodgeSlug, table.date] })],
)
