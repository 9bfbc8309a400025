import { eq } from 'drizzle-orm'
import type { Admin, Credentials } from '#contract/admin.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { adminUsers } from '../database/tables/admins.ts'
import { failure } from '../failure.ts'
import type { LoginBrake } from './login-brake.ts'
import { isRightPassword } from './passwords.ts'
import { takeCode } from './second-factor.ts'
import { openSession } from './sessions.ts'

/**
 * Signs an admin in. The answer and its timing do not tell whether the account exists; that it wants a code is told only
 * to who knows its password.
 */
export async function login(
  context: Context,
  credentials: Credentials,
  brake: LoginBrake,
): Promise<{ token: string; admin: Admin }> {
  const email = credentials.email.toLowerCase()
  const keys = brake.keysOf(email, context.visitor.address)
  brake.hold(keys, context.clock.now())
  const [user] = await context.db.select().from(adminUsers).where(eq(adminUsers.email, email))
  const right = await isRightPassword(user?.passwordHash, credentials.password)
  if (!right || !user?.isActive) {
    brake.failed(keys, context.clock.now())
    throw failure('unauthorized', 'Invalid credentials')
  }
  if (user.totpSecret && credentials.code === undefined)
    throw failure('code_needed', 'Please enter the code of your authenticator app')
  if (user.totpSecret && !(await takeCode(context, user, credentials.code ?? ''))) {
    brake.failed(keys, context.clock.now())
    throw failure('unauthorized', 'Invalid credentials')
  }
  brake.succeeded(keys)
  await context.db
    .update(adminUsers)
    .set({ lastLogin: isoNow(context.clock) })
    .where(eq(adminUsers.id, user.id))
  const token = await openSession(context, user.id)
  return { token, admin: { id: user.id, name: user.name, role: user.role, email: user.email } }
}
