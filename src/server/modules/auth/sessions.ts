import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { IDLE_HOURS, SESSION_HOURS } from '#contract/auth/account.ts'
import type { Admin } from '#contract/auth/login.ts'
import { includesRole } from '#contract/platform/roles.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { adminSessions, adminUsers } from '#server/platform/database/tables/admins.ts'
import { deviceInWords } from './device.ts'

const IDLE_MS = IDLE_HOURS * 3_600_000
/** The time of a session's last call is stored at most this often. */
const SEEN_EVERY_MS = 60_000
const TOKEN_BYTES = 32

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Returns 256 random bits in base64url, of which only the hash is stored. */
export async function openSession(context: Context, adminId: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = context.clock.now()
  const createdAt = isoNow(context.clock)
  await context.db.insert(adminSessions).values({
    tokenHash: hashToken(token),
    adminId,
    device: deviceInWords(context.visitor.userAgent),
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: new Date(now + SESSION_HOURS * 3_600_000).toISOString(),
  })
  return token
}

/**
 * Null when the token is unknown, expired, unused for `IDLE_MS` or revoked, or its admin inactive. Counts as
 * a use of the session.
 */
export async function adminOfToken(context: Context, token: string): Promise<Admin | null> {
  const session = await readSession(context, token)
  if (!session) return null
  if (context.clock.now() - Date.parse(session.lastSeenAt) >= SEEN_EVERY_MS)
    await context.db
      .update(adminSessions)
      .set({ lastSeenAt: isoNow(context.clock) })
      .where(eq(adminSessions.tokenHash, hashToken(token)))
  return session.admin
}

async function readSession(context: Context, token: string) {
  const { id, name, role, email } = adminUsers
  const [session] = await context.db
    .select({ admin: { id, name, role, email }, lastSeenAt: adminSessions.lastSeenAt })
    .from(adminSessions)
    .innerJoin(adminUsers, eq(adminUsers.id, adminSessions.adminId))
    .where(and(eq(adminSessions.tokenHash, hashToken(token)), isOpen(context), eq(adminUsers.isActive, true)))
  return session
}

export const isOpen = ({ clock }: Context) =>
  and(
    gt(adminSessions.expiresAt, isoNow(clock)),
    gt(adminSessions.lastSeenAt, new Date(clock.now() - IDLE_MS).toISOString()),
  )

export const asManager = (admin: Admin): Admin | null => (includesRole(admin.role, 'manager') ? admin : null)

/** For sockets: an open socket is no use of the session. */
export async function managerOfToken(context: Context, token: string): Promise<Admin | null> {
  const session = await readSession(context, token)
  return session ? asManager(session.admin) : null
}

export async function purgeSessions({ db, clock }: Context): Promise<void> {
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, isoNow(clock)))
}

export async function closeSession(context: Context, token: string): Promise<void> {
  await context.db.delete(adminSessions).where(eq(adminSessions.tokenHash, hashToken(token)))
}

export async function closeSessions({ db }: Pick<Context, 'db'>, adminId: number): Promise<void> {
  await db.delete(adminSessions).where(eq(adminSessions.adminId, adminId))
}

export async function closeOtherSessions(context: Context, adminId: number, token: string): Promise<void> {
  await context.db
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), ne(adminSessions.tokenHash, hashToken(token))))
}
