import { and, eq, lt, sql } from 'drizzle-orm'
import { recordChange } from '#server/platform/audit.ts'
import type { Context } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { failure } from '#server/platform/failure.ts'
import { queueAccountEmail } from './account-emails.ts'
import { newRecoveryCodes, newTotpSecret, recoveryHash, stepOfCode, totpUri } from './one-time-code.ts'
import { type AdminRow, ownRow, requireProof } from './own-account.ts'
import { isRightPassword } from './passwords.ts'
import { closeOtherSessions } from './sessions.ts'

export const noSecondFactor = { totpSecret: null, totpOffered: null, recoveryHashes: [] }

/**
 * A code works once: the same or an older time step is refused on every instance, and a recovery code is
 * deleted.
 */
export async function takeCode(context: Context, user: AdminRow, code: string): Promise<boolean> {
  if (!user.totpSecret) return false
  const step = stepOfCode(user.totpSecret, code, context.clock.now())
  if (step !== null) return spendStep(context, user.id, step)
  const hash = recoveryHash(context.secret, user.id, code)
  const used = await context.db
    .update(adminUsers)
    .set({ recoveryHashes: sql`${adminUsers.recoveryHashes} - ${hash}::text` })
    .where(and(eq(adminUsers.id, user.id), sql`jsonb_exists(${adminUsers.recoveryHashes}, ${hash})`))
    .returning({ id: adminUsers.id })
  return used.length > 0
}

async function spendStep(context: Context, id: number, step: number): Promise<boolean> {
  const used = await context.db
    .update(adminUsers)
    .set({ totpStep: step })
    .where(and(eq(adminUsers.id, id), lt(adminUsers.totpStep, step)))
    .returning({ id: adminUsers.id })
  return used.length > 0
}

export async function readSecondFactor(context: Context) {
  const user = await ownRow(context)
  return { isOn: user.totpSecret !== null, recoveryCodesLeft: user.recoveryHashes.length }
}

/** Needs the password, because an open browser proves nothing. Fails with `conflict` or `rule`. */
export async function offerSecondFactor(context: Context, password: string) {
  const user = await ownRow(context)
  if (user.totpSecret) throw failure('conflict', 'The second factor is on already')
  await requireProof(context, user, 'password', 'This password is not right', () =>
    isRightPassword(user.passwordHash, password),
  )
  const secret = newTotpSecret()
  await context.db.update(adminUsers).set({ totpOffered: secret }).where(eq(adminUsers.id, user.id))
  return { secret, uri: totpUri(secret, user.email) }
}

/**
 * Ends the admin's other sessions. Only hashes of the recovery codes are stored. Fails with `conflict` or
 * `rule`.
 */
export async function turnOnSecondFactor(context: Context, token: string, code: string) {
  const user = await ownRow(context)
  const offered = user.totpOffered
  if (!offered) throw failure('conflict', 'Please begin again: there is no secret to confirm')
  const step = stepOfCode(offered, code, context.clock.now())
  await requireProof(context, user, 'code', WRONG_CODE, async () => step !== null)
  const recoveryCodes = newRecoveryCodes()
  const recoveryHashes = recoveryCodes.map((one) => recoveryHash(context.secret, user.id, one))
  await inTransaction(context, async (inner) => {
    await inner.db
      .update(adminUsers)
      .set({ totpSecret: offered, totpOffered: null, totpStep: step ?? 0, recoveryHashes })
      .where(eq(adminUsers.id, user.id))
    await closeOtherSessions(inner, user.id, token)
    await recordChange(inner, { action: 'turn on second factor', subject: `admin ${user.email}` })
    await queueAccountEmail(inner, { email: user.email, change: 'second_factor_on' })
  })
  return { recoveryCodes }
}

/** Ends the admin's other sessions. Fails with `rule` without one more code. */
export async function turnOffSecondFactor(context: Context, token: string, code: string): Promise<null> {
  const user = await ownRow(context)
  await requireProof(context, user, 'code', WRONG_CODE, () => takeCode(context, user, code))
  return inTransaction(context, async (inner) => {
    await inner.db.update(adminUsers).set(noSecondFactor).where(eq(adminUsers.id, user.id))
    await closeOtherSessions(inner, user.id, token)
    await recordChange(inner, { action: 'turn off second factor', subject: `admin ${user.email}` })
    await queueAccountEmail(inner, { email: user.email, change: 'second_factor_off' })
    return null
  })
}

const WRONG_CODE = 'This code is not right, or was used before'
