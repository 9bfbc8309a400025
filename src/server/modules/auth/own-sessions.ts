import { and, desc, eq } from 'drizzle-orm'
import type { Session } from '#contract/auth/account.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminSessions } from '#server/platform/database/tables/admins.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { hashToken, isOpen } from './sessions.ts'

export async function listSessions(context: Context, token: string): Promise<Session[]> {
  const admin = requireAdmin(context)
  const rows = await context.db
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.adminId, admin.id), isOpen(context)))
    .orderBy(desc(adminSessions.lastSeenAt), desc(adminSessions.id))
  return rows.map(({ id, createdAt, lastSeenAt, device, tokenHash }) => {
    const isCurrent = tokenHash === hashToken(token)
    // The current session is in use now; its stored time may be a minute old.
    return { id, createdAt, lastSeenAt: isCurrent ? isoNow(context.clock) : lastSeenAt, device, isCurrent }
  })
}

/** Fails with `not_found` for another admin's session. */
export function endSession(context: Context, id: number): Promise<null> {
  const admin = requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const own = and(eq(adminSessions.id, id), eq(adminSessions.adminId, admin.id))
    const [ended] = await inner.db.delete(adminSessions).where(own).returning()
    if (!ended) throw failure('not_found', 'There is no such session')
    const device = ended.device ?? 'an unknown browser'
    await recordChange(inner, { action: 'end', subject: `session of ${admin.email} in ${device}` })
    return null
  })
}
