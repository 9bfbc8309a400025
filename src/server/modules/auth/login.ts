import { and, eq, isNull } from 'drizzle-orm'
import type { Admin, Credentials } from '#contract/auth/login.ts'
import { recordChangeBy } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { failure } from '#server/platform/failure.ts'
import { beginAttempt, rememberNetwork } from './login-throttle.ts'
import { isRightPassword } from './passwords.ts'
import { takeCode } from './second-factor.ts'
import { openSession } from './sessions.ts'

type AdminRow = typeof adminUsers.$inferSelect

/** An unknown account gets the same answer after the same time. `code_needed` requires the right password. */
export async function login(
  context: Context,
  credentials: Credentials,
): Promise<{ token: string; admin: Admin }> {
  const email = credentials.email.toLowerCase()
  const attempt = await beginAttempt(context, email)
  const [user] = await context.db.select().from(adminUsers).where(eq(adminUsers.email, email))
  const isRight = await isRightPassword(user?.passwordHash, credentials.password)
  if (!isRight || !user?.isActive) throw await refused(context, email)
  if (user.totpSecret && credentials.code === undefined) {
    await attempt.withdrawn()
    throw failure('code_needed', 'Please enter the code of your authenticator app')
  }
  if (user.totpSecret && !(await takeCode(context, user, credentials.code ?? '')))
    throw await refused(context, email)
  const token = await enter(context, user)
  await attempt.succeeded()
  return { token, admin: { id: user.id, name: user.name, role: user.role, email: user.email } }
}

async function refused(context: Context, email: string): Promise<Error> {
  const change = { action: 'failed to sign in as', subject: `admin ${email}` }
  await recordChangeBy(context, { id: null, name: 'Somebody' }, change)
  return failure('unauthorized', 'Invalid credentials')
}

/** Fails when, since the check, the password or the second factor changed or the account was deactivated. */
function enter(context: Context, user: AdminRow): Promise<string> {
  const { id, passwordHash, totpSecret } = user
  return inTransaction(context, async (inner) => {
    const unchanged = and(
      eq(adminUsers.id, id),
      eq(adminUsers.isActive, true),
      eq(adminUsers.passwordHash, passwordHash ?? ''),
      totpSecret === null ? isNull(adminUsers.totpSecret) : eq(adminUsers.totpSecret, totpSecret),
    )
    const [entered] = await inner.db
      .update(adminUsers)
      .set({ lastLogin: isoNow(inner.clock) })
      .where(unchanged)
      .returning({ id: adminUsers.id })
    if (!entered) throw failure('unauthorized', 'Invalid credentials')
    return openRecordedSession(inner, user)
  })
}

export async function openRecordedSession(
  context: Context,
  { id, name, email }: Pick<AdminRow, 'id' | 'name' | 'email'>,
  after?: { passkey: string },
): Promise<string> {
  await rememberNetwork(context, id)
  await recordChangeBy(context, { id, name }, { action: 'sign in', subject: `admin ${email}`, after })
  return openSession(context, id)
}
