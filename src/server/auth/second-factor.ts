import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { inTransaction } from '../context.ts'
import { adminUsers } from '../database/tables/admins.ts'
import { brokenRule, failure } from '../failure.ts'
import { recordChange } from './audit.ts'
import { beginAttempt } from './login-throttle.ts'
import { newRecoveryCodes, newTotpSecret, recoveryHash, stepOfCode, totpUri } from './one-time-code.ts'
import { isRightPassword } from './passwords.ts'
import { closeOtherSessions, requireAdmin } from './sessions.ts'

type AdminRow = typeof adminUsers.$inferSelect

/** Nothing that belongs to a second factor. */
export const noSecondFactor = { totpSecret: null, totpOffered: null, recoveryHashes: [] }

/**
 * Takes a code of the app or a recovery code, and it is used up: the same time step, or an older one, is never taken
 * again, whoever asks first and on whichever instance.
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

/** A new secret, kept aside until a code confirms it. Asks for the password: an open browser is not its owner. */
export async function offerSecondFactor(context: Context, password: string) {
  const user = await ownRow(context)
  if (user.totpSecret) throw failure('conflict', 'The second factor is on already')
  await proven(context, user, 'password', 'This password is not right', () =>
    isRightPassword(user.passwordHash, password),
  )
  const secret = newTotpSecret()
  await context.db.update(adminUsers).set({ totpOffered: secret }).where(eq(adminUsers.id, user.id))
  return { secret, uri: totpUri(secret, user.email) }
}

/**
 * From now on signing in asks for a code, and the admin's sessions other than the one of `token` end. Returns the recovery
 * codes, of which only hashes are kept.
 */
export async function turnOnSecondFactor(context: Context, token: string, code: string) {
  const user = await ownRow(context)
  const offered = user.totpOffered
  if (!offered) throw failure('conflict', 'Please begin again: there is no secret to confirm')
  const step = stepOfCode(offered, code, context.clock.now())
  await proven(context, user, 'code', WRONG_CODE, async () => step !== null)
  const recoveryCodes = newRecoveryCodes()
  const recoveryHashes = recoveryCodes.map((one) => recoveryHash(context.secret, user.id, one))
  await inTransaction(context, async (inner) => {
    await inner.db
      .update(adminUsers)
      .set({ totpSecret: offered, totpOffered: null, totpStep: step ?? 0, recoveryHashes })
      .where(eq(adminUsers.id, user.id))
    await closeOtherSessions(inner, user.id, token)
    await recordChange(inner, { action: 'turn on second factor', subject: `admin ${user.email}` })
  })
  return { recoveryCodes }
}

/** Signing in asks for no code any more; one last code proves that it is the owner who says so. */
export async function turnOffSecondFactor(context: Context, code: string): Promise<null> {
  const user = await ownRow(context)
  await proven(context, user, 'code', WRONG_CODE, () => takeCode(context, user, code))
  return inTransaction(context, async (inner) => {
    await inner.db.update(adminUsers).set(noSecondFactor).where(eq(adminUsers.id, user.id))
    await recordChange(inner, { action: 'turn off second factor', subject: `admin ${user.email}` })
    return null
  })
}

const WRONG_CODE = 'This code is not right, or was used before'

async function ownRow(context: Context): Promise<AdminRow> {
  const admin = requireAdmin(context)
  const [user] = await context.db.select().from(adminUsers).where(eq(adminUsers.id, admin.id))
  if (!user) throw failure('unauthorized', 'Please sign in')
  return user
}

/** Lets a proof be tried as often as a password may be: a session that was stolen cannot guess its way. */
async function proven(
  context: Context,
  { email }: AdminRow,
  field: string,
  refusal: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const attempt = await beginAttempt(context, email)
  if (!(await isRight())) throw brokenRule(field, refusal)
  await attempt.succeeded()
}
