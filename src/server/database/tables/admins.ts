import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../instant.ts'

export const adminUsers = pgTable('admin_users', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Case-folded. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  name: text().notNull(),
  role: text().notNull().default('admin'),
  isActive: boolean('is_active').notNull().default(true),
  /** Base32; set when the second factor is on. */
  totpSecret: text('totp_secret'),
  /** Base32; shown to the admin and not yet confirmed with a code. */
  totpOffered: text('totp_offered'),
  /** The time step of the last code that was taken, in periods since 1970: it and older ones are not taken again. */
  totpStep: integer('totp_step').notNull().default(0),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  lastLogin: instant('last_login'),
})

/** A signed-in browser; only a hash of its token is kept. */
export const adminSessions = pgTable('admin_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  adminId: integer('admin_id')
    .notNull()
    .references(() => adminUsers.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Who changed what, with what was there before and after. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer('admin_id'),
    adminName: text('admin_name').notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    at: instant('at').notNull(),
  },
  (table) => [index('audit_trail_at').on(table.at)],
)

/** Failed attempts to sign in, under keyed hashes of account and network: `auth/login-wait.ts` tells what is counted. */
export const loginAttempts = pgTable(
  'login_attempts',
  { key: text().primaryKey(), count: integer().notNull(), at: instant('at').notNull() },
  (table) => [index('login_attempts_at').on(table.at)],
)

/** Networks that an admin signed in from, as keyed hashes. */
export const adminNetworks = pgTable(
  'admin_networks',
  {
    adminId: integer('admin_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    networkHash: text('network_hash').notNull(),
    lastSeen: instant('last_seen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adminId, table.networkHash] })],
)
