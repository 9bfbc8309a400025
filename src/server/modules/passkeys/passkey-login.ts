import { and, eq } from 'drizzle-orm'
import type { Admin } from '#contract/auth/login.ts'
import type { SignedChallenge } from '#contract/passkeys/passkeys.ts'
import { recordChangeBy } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminUsers, passkeys } from '#server/platform/database/tables/admins.ts'
import { failure } from '#server/platform/failure.ts'
import { sameText } from '#server/platform/secrets.ts'
import { openRecordedSession } from '../auth/login.ts'
import { beginAttempt } from '../auth/login-throttle.ts'
import { userHandle } from './add-passkey.ts'
import { CHALLENGE_MS, storeChallenge, takeChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { loadWebauthn } from './webauthn.ts'

/** Any passkey of the site may answer; the authenticator offers those it has. */
export async function offerPasskeyLogin(context: Context) {
  const { generateAuthenticationOptions } = await loadWebauthn()
  const { id: rpID } = relyingParty(context.config)
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  })
  await storeChallenge(context, options.challenge, null)
  return { ...options }
}

type Known = { passkey: typeof passkeys.$inferSelect; user: typeof adminUsers.$inferSelect }

/** A passkey counts as both factors. Tries are limited like those with a password. */
export async function loginWithPasskey(
  context: Context,
  credential: SignedChallenge,
): Promise<{ token: string; admin: Admin }> {
  const known = await findPasskey(context, credential.id)
  const attempt = await beginAttempt(context, known?.user.email ?? `passkey ${credential.id}`)
  if (!known) throw await refused(context, null)
  const counter = await verifiedCounter(context, known, credential)
  if (counter === null || !known.user.isActive) throw await refused(context, known)
  const token = await enter(context, known, counter)
  await attempt.succeeded()
  const { id, name, role, email } = known.user
  return { token, admin: { id, name, role, email } }
}

async function findPasskey({ db }: Context, credentialId: string): Promise<Known | undefined> {
  const [known] = await db
    .select({ passkey: passkeys, user: adminUsers })
    .from(passkeys)
    .innerJoin(adminUsers, eq(adminUsers.id, passkeys.adminId))
    .where(eq(passkeys.credentialId, credentialId))
  return known
}

async function refused(context: Context, known: Known | null): Promise<Error> {
  const subject = known ? `admin ${known.user.email}` : 'an unknown passkey'
  await recordChangeBy(context, { id: null, name: 'Somebody' }, { action: 'failed to sign in as', subject })
  const detail = known
    ? 'This sign-in could not be checked. Please try again, or use your password'
    : 'This passkey belongs to no account here. Please sign in with your password'
  return failure('unauthorized', detail)
}

async function verifiedCounter(
  context: Context,
  { passkey, user }: Known,
  credential: SignedChallenge,
): Promise<number | null> {
  const { clientDataJSON, userHandle: sent = '' } = credential.response
  const challenge = await takeChallenge(context, clientDataJSON, null)
  const handle = Buffer.from(sent, 'base64url').toString()
  if (challenge === null || !sameText(handle, userHandle(context, user.id))) return null
  const { id, origin } = relyingParty(context.config)
  const { credentialId, publicKey, counter } = passkey
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const checked = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

/** Fails when, since the check, the passkey was removed or used or its admin deactivated. */
function enter(context: Context, { passkey, user }: Known, counter: number): Promise<string> {
  return inTransaction(context, async (inner) => {
    const now = isoNow(inner.clock)
    const [used] = await inner.db
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id })
    const [entered] = await inner.db
      .update(adminUsers)
      .set({ lastLogin: now })
      .where(and(eq(adminUsers.id, user.id), eq(adminUsers.isActive, true)))
      .returning({ id: adminUsers.id })
    if (!used || !entered) throw failure('unauthorized', 'Invalid credentials')
    return openRecordedSession(inner, user, { passkey: passkey.name })
  })
}
