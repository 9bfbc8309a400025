import { and, eq } from 'drizzle-orm'
import { normalPassword, type PasswordChange } from '#contract/auth/account.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { queueAccountEmail } from './account-emails.ts'
import { ownRow, requireProof } from './own-account.ts'
import { noReset } from './password-reset.ts'
import { hashPassword, isRightPassword, refuseEasyPassword } from './passwords.ts'
import { closeOtherSessions } from './sessions.ts'

/** Ends the admin's other sessions; `token` is that of the current one. Fails with `rule` or `conflict`. */
export async function changePassword(
  context: Context,
  token: string,
  { current, next }: PasswordChange,
): Promise<null> {
  const { id, email, name, passwordHash } = await ownRow(context)
  refuseEasyPassword('next', next, { email, name })
  await requireProof(context, { email }, 'current', 'This password is not right', () =>
    isRightPassword(passwordHash, current),
  )
  if (next === normalPassword(current))
    throw brokenRule('next', 'Please choose a password other than the present one')
  const newHash = await hashPassword(next)
  return inTransaction(context, async (inner) => {
    const [changed] = await inner.db
      .update(adminUsers)
      .set({ passwordHash: newHash, ...noReset })
      .where(and(eq(adminUsers.id, id), eq(adminUsers.passwordHash, passwordHash ?? '')))
      .returning({ id: adminUsers.id })
    if (!changed) throw failure('conflict', 'Your password was changed elsewhere meanwhile')
    await closeOtherSessions(inner, id, token)
    await recordChange(inner, { action: 'change the password of', subject: `admin ${email}` })
    await queueAccountEmail(inner, { email, change: 'password_changed' })
    return null
  })
}
