import { eq } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { beginAttempt } from './login-throttle.ts'

export type AdminRow = typeof adminUsers.$inferSelect

export async function ownRow(context: Context): Promise<AdminRow> {
  const admin = requireAdmin(context)
  const [user] = await context.db.select().from(adminUsers).where(eq(adminUsers.id, admin.id))
  if (!user) throw failure('unauthorized', 'Please sign in')
  return user
}

/**
 * Tries are limited like sign-ins, so that a stolen session cannot guess. Fails with `rule` without a right
 * proof.
 */
export async function requireProof(
  context: Context,
  { email }: Pick<AdminRow, 'email'>,
  field: string,
  refusal: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const attempt = await beginAttempt(context, email)
  if (!(await isRight())) throw brokenRule(field, refusal)
  await attempt.succeeded()
}
