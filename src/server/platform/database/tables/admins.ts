import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/platform/roles.ts'
import { instant } from '../instant.ts'

export const adminUsers = pgTable('admin_users', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Case-folded. */
  email: text().notNull().unique(),
  /** Null until an invitation is accepted. */
  passwordHash: text('password_hash'),
  name: text().notNull(),
  role: text().$type<Role>().notNull().default('admin'),
  isActive: boolean('is_active').notNull().default(true),
  /** Base32; set when the second factor is on. */
  totpSecret: text('totp_secret'),
  /** Base32; offered and not yet confirmed with a code. */
  totpOffered: text('totp_offered'),
  /** Time step of the last used code, in periods since 1970; it and older ones are refused. */
  totpStep: integer('totp_step').notNull().default(0),
  /** Keyed hashes of the unused recovery codes. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull().default([]),
  /** Hash of the open invitation's token, and its end. */
  inviteHash: text('invite_hash').unique(),
  inviteExpiresAt: instant('invite_expires_at'),
  /** Hash of the token of an open link to a new password, and its end. */
  resetHash: text('reset_hash').unique(),
  resetExpiresAt: instant('reset_expires_at'),
  createdAt: instant('created_at').notNull(),
  lastLogin: instant('last_login'),
})

/** A signed-in browser, by a hash of its token. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    /** Browser and system in words; null when unknown. */
    device: text(),
    createdAt: instant('created_at').notNull(),
    /** At most a minute old. */
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('admin_sessions_admin').on(table.adminId)],
)

/** Who changed what, with the values before and after. */
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

/** Failed sign-ins under keyed hashes of account and network (see `auth/login-wait.ts`). */
export const loginAttempts = pgTable(
  'login_attempts',
  { key: text().primaryKey(), count: integer().notNull(), at: instant('at').notNull() },
  (table) => [index('login_attempts_at').on(table.at)],
)

/** Networks of admins' sign-ins, as keyed hashes. */
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

/** A passkey (WebAuthn credential) of an admin. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    /** Base64url, chosen by the authenticator. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the last use; authenticators without one send 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_admin').on(table.adminId)],
)

/** Challenges that were sent and not yet answered. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** The admin who registers a passkey; null for a sign-in. */
    adminId: integer('admin_id').references(() => adminUsers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
)
