import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/platform/roles.ts'
import { instant } from '../instant.ts'

export const adminUsers = pgTable('admin_users', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Case-folded. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash'),
  name: text().notNull(),
  role: text().$type<Role>().notNull().default('admin'),
  isActive: boolean('is_active').notNull().default(true),
  /** Base32. */
  totpSecret: text('totp_secret'),
  totpOffered: text('totp_offered'),
  /** The period since 1970 of the last used code. Codes of this period and of older ones are refused. */
  totpStep: integer('totp_step').notNull().default(0),
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull().default([]),
  inviteHash: text('invite_hash').unique(),
  inviteExpiresAt: instant('invite_expires_at'),
  resetHash: text('reset_hash').unique(),
  resetExpiresAt: instant('reset_expires_at'),
  createdAt: instant('created_at').notNull(),
  lastLogin: instant('last_login'),
})

export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    device: text(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('admin_sessions_admin').on(table.adminId)],
)

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

/** The keys are keyed hashes of account and network (see `auth/login-wait.ts`). */
export const loginAttempts = pgTable(
  'login_attempts',
  { key: text().primaryKey(), count: integer().notNull(), at: instant('at').notNull() },
  (table) => [index('login_attempts_at').on(table.at)],
)

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

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Authenticators without a counter send 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_admin').on(table.adminId)],
)

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    adminId: integer('admin_id').references(() => adminUsers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)
