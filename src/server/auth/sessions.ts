import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Admin } from '#contract/admin.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { adminSessions, adminUsers } from '../database/tables/admins.ts'
import { failure } from '../failure.ts'

const SESSION_HOURS = 12
const TOKEN_BYTES = 32

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Opens a session and returns its token (256 random bits, base64url), told only this once. */
export async function openSession(context: Context, adminId: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = context.clock.now()
  await context.db.delete(adminSessions).where(lt(adminSessions.expiresAt, new Date(now).toISOString()))
  await context.db.insert(adminSessions).values({
    tokenHash: hashOf(token),
    adminId,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + SESSION_HOURS * 3_600_000).toISOString(),
  })
  return token
}

/** The active admin a token stands for; null when it is unknown, expired, revoked or its admin was disabled. */
export async function adminOfToken(context: Context, token: string): Promise<Admin | null> {
  const [row] = await context.db
    .select({ id: adminUsers.id, name: adminUsers.name, role: adminUsers.role, email: adminUsers.email })
    .from(adminSessions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminSessions.adminId))
    .where(
      and(
        eq(adminSessions.tokenHash, hashOf(token)),
        gt(adminSessions.expiresAt, isoNow(context.clock)),
        eq(adminUsers.isActive, true),
      ),
    )
  return row ?? null
}

export async function closeSession(context: Context, token: string): Promise<void> {
  await context.db.delete(adminSessions).where(eq(adminSessions.tokenHash, hashOf(token)))
}

/** Ends an admin's sessions except the one of `token`. */
export async function closeOtherSessions(context: Context, adminId: number, token: string): Promise<void> {
  await context.db
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), ne(adminSessions.tokenHash, hashOf(token))))
}

/** The first line of every service that only an owner may use. */
export function requireAdmin(context: Context): Admin {
  if (!context.admin) throw failure('unauthorized', 'Please sign in')
  return context.admin
}
