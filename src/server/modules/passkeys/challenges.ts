import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { CHALLENGE_MINUTES } from '#contract/passkeys/passkeys.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { passkeyChallenges } from '#server/platform/database/tables/admins.ts'

export const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000

/** `adminId` is null for a sign-in. */
export async function storeChallenge(
  { db, clock }: Context,
  challenge: string,
  adminId: number | null,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, isoNow(clock)))
  const expiresAt = new Date(clock.now() + CHALLENGE_MS).toISOString()
  await db.insert(passkeyChallenges).values({ challenge, adminId, expiresAt })
}

/** A challenge works once. Null for one that was not sent, was used or has expired. */
export async function takeChallenge(
  { db, clock }: Context,
  clientDataJSON: string,
  adminId: number | null,
): Promise<string | null> {
  const challenge = await challengeIn(clientDataJSON)
  if (challenge === null) return null
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        gt(passkeyChallenges.expiresAt, isoNow(clock)),
        adminId === null ? isNull(passkeyChallenges.adminId) : eq(passkeyChallenges.adminId, adminId),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken?.challenge ?? null
}

async function challengeIn(clientDataJSON: string): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' && !challenge.includes('\0') ? challenge : null
  } catch {
    return null
  }
}
