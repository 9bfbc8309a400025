import { and, asc, eq } from 'drizzle-orm'
import type { OwnProof, Passkey } from '#contract/passkeys/passkeys.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { passkeys } from '#server/platform/database/tables/admins.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { queueAccountEmail } from '../auth/account-emails.ts'
import { ownRow } from '../auth/own-account.ts'
import { requireOwnProof } from '../auth/own-proof.ts'
import { closeOtherSessions } from '../auth/sessions.ts'

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
})

export async function listPasskeys(context: Context): Promise<Passkey[]> {
  const admin = requireAdmin(context)
  const rows = await context.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.adminId, admin.id))
    .orderBy(asc(passkeys.id))
  return rows.map(toPasskey)
}

type Removal = { id: number; proof: OwnProof }

/**
 * Ends the admin's other sessions; `token` is that of the current one. Fails with `rule` without the proof
 * and with `not_found` for another admin's passkey.
 */
export async function removePasskey(context: Context, token: string, { id, proof }: Removal): Promise<null> {
  const user = await ownRow(context)
  await requireOwnProof(context, user, proof)
  return inTransaction(context, async (inner) => {
    const [removed] = await inner.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.adminId, user.id)))
      .returning()
    if (!removed) throw failure('not_found', 'There is no such passkey')
    await closeOtherSessions(inner, user.id, token)
    const { email } = user
    const before = { name: removed.name }
    await recordChange(inner, { action: 'remove a passkey of', subject: `admin ${email}`, before })
    await queueAccountEmail(inner, { email, change: 'passkey_removed', detail: removed.name })
    return null
  })
}
