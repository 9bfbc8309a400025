import type { OwnProof } from '#contract/passkeys/passkeys.ts'
import type { Context } from '#server/platform/context.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { beginAttempt } from './login-throttle.ts'
import type { AdminRow } from './own-account.ts'
import { isRightPassword } from './passwords.ts'
import { takeCode } from './second-factor.ts'

/**
 * Tries are limited like sign-ins, so that a stolen session cannot guess. Fails with `rule` without the own
 * password or, with a second factor, its code.
 */
export async function requireOwnProof(context: Context, user: AdminRow, proof: OwnProof): Promise<void> {
  const attempt = await beginAttempt(context, user.email)
  if (!(await isRightPassword(user.passwordHash, proof.password)))
    throw brokenRule('password', 'This password is not right')
  if (user.totpSecret && proof.code === undefined) {
    await attempt.withdrawn()
    throw brokenRule('code', 'Please enter the code of your authenticator app')
  }
  if (user.totpSecret && !(await takeCode(context, user, proof.code ?? '')))
    throw brokenRule('code', 'This code is not right, or was used before')
  await attempt.succeeded()
}
