import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Extra } from '#contract/extras/extras.ts'
import { instant } from '../instant.ts'
import { lodges } from './lodges.ts'

export type ReplacedExtras = { slug: string; extras: Extra[]; version: number }

export const extraCopies = pgTable('extra_copies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  copiedBy: integer('copied_by'),
  replaced: jsonb().$type<ReplacedExtras[]>().notNull(),
  at: instant('at').notNull(),
  undoneAt: instant('undone_at'),
})

export const lodgeExtras = pgTable('lodge_extras', {
  lodgeSlug: text('lodge_slug')
    .primaryKey()
    .references(() => lodges.slug, { onUpdate: 'cascade' }),
  extras: jsonb().$type<Extra[]>().notNull(),
  /** Ids of removed extras are not given again. */
  nextId: integer('next_id').notNull().default(1),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
})
