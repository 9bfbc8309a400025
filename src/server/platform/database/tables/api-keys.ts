import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Scope } from '#contract/platform/scopes.ts'
import { instant } from '../instant.ts'
import { adminUsers } from './admins.ts'

export const apiKeys = pgTable('api_keys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  keyHash: text('key_hash').notNull().unique(),
  prefix: text().notNull(),
  name: text().notNull(),
  scopes: jsonb().$type<Scope[]>().notNull(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => adminUsers.id),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
})
