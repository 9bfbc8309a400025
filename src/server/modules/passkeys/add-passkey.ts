import { eq } from 'drizzle-orm'
import { MAX_PASSKEYS, type NewCredential, type OwnProof, type Passkey } from '#contract/passkeys/passkeys.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { passkeys } from '#server/platform/database/tables/admins.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import { queueAccountEmail } from '../auth/account-emails.ts'
import { type AdminRow, ownRow } from '../auth/own-account.ts'
import { requireOwnProof } from '../auth/own-proof.ts'
import { CHALLENGE_MS, storeChallenge, takeChallenge } from './challenges.ts'
import { toPasskey } from './own-passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { loadWebauthn } from './webauthn.ts'

/** EdDSA, ES256 and RS256 (RFC 9053, section 2; RFC 8812). Every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257]

/** WebAuthn's user handle. An authenticator stores it, so it must not be personal data. */
export const userHandle = ({ secret }: Pick<Context, 'secret'>, adminId: number): string =>
  keyedHash(secret, 'passkey', String(adminId))

/** Fails with `rule` without the proof and with `conflict` at the most passkeys. */
export async function offerPasskey(context: Context, proof: OwnProof) {
  const { id: rpID } = relyingParty(context.config)
  const user = await ownRow(context)
  await requireOwnProof(context, user, proof)
  const known = await knownIds(context, user)
  if (known.length >= MAX_PASSKEYS)
    throw failure('conflict', `An account has at most ${MAX_PASSKEYS} passkeys`)
  const { generateRegistrationOptions } = await loadWebauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Crypto Lodge',
    rpID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(userHandle(context, user.id)),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await storeChallenge(context, options.challenge, user.id)
  return { ...options }
}

function knownIds({ db }: Context, { id }: AdminRow): Promise<{ id: string }[]> {
  return db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.adminId, id))
}

type Added = { name: string; credential: NewCredential }

/** Fails with `rule` for a wrong answer and with `conflict` for a known passkey. */
export async function addPasskey(context: Context, { name, credential }: Added): Promise<Passkey> {
  const { id: adminId, email } = await ownRow(context)
  const { id, publicKey, counter } = await verifiedCredential(context, credential, adminId)
  return inTransaction(context, async (inner) => {
    const [added] = await inner.db
      .insert(passkeys)
      .values({
        adminId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        name,
        createdAt: isoNow(inner.clock),
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw failure('conflict', 'This passkey is registered already')
    await recordChange(inner, { action: 'add a passkey to', subject: `admin ${email}`, after: { name } })
    await queueAccountEmail(inner, { email, change: 'passkey_added', detail: name })
    return toPasskey(added)
  })
}

async function verifiedCredential(context: Context, credential: NewCredential, adminId: number) {
  const refused = brokenRule('credential', 'This passkey could not be checked. Please try again')
  const challenge = await takeChallenge(context, credential.response.clientDataJSON, adminId)
  if (challenge === null) throw refused
  const { id, origin } = relyingParty(context.config)
  const { verifyRegistrationResponse } = await loadWebauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    throw refused
  })
  if (!registrationInfo) throw refused
  return registrationInfo.credential
}
