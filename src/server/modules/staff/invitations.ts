import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Admin } from '#contract/auth/login.ts'
import {
  INVITE_DAYS,
  type Invitation,
  type InviteAcceptance,
  type StaffMember,
} from '#contract/staff/staff.ts'
import { recordChange, recordChangeBy } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { beginAttempt, rememberNetwork } from '../auth/login-throttle.ts'
import { hashPassword, refuseEasyPassword } from '../auth/passwords.ts'
import { openSession } from '../auth/sessions.ts'
import { dropSecretEmails, queueInvitation } from '../mail/invitations.ts'
import { toStaffMember } from './staff.ts'

const TOKEN_BYTES = 32

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * The link works once within `INVITE_DAYS`; only its hash is stored. An open invitation is renewed, and its
 * earlier link ends. Fails with `conflict` for an address with an account.
 */
export function inviteStaff(
  context: Context,
  { name, email, role }: Invitation,
): Promise<StaffMember & { inviteLink: string }> {
  const admin = requireAdmin(context)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const inviteLink = `${publicUrl(context.config)}/admin/accept-invite?token=${token}`
  const now = context.clock.now()
  const invited = {
    name,
    role,
    inviteHash: hashToken(token),
    inviteExpiresAt: new Date(now + INVITE_DAYS * 86_400_000).toISOString(),
  }
  return inTransaction(context, async (inner) => {
    const [stored] = await inner.db
      .insert(adminUsers)
      .values({ ...invited, email: email.toLowerCase(), isActive: false, createdAt: isoNow(inner.clock) })
      .onConflictDoUpdate({
        target: adminUsers.email,
        set: invited,
        setWhere: isNull(adminUsers.passwordHash),
      })
      .returning()
    if (!stored) throw failure('conflict', 'Somebody with this email address has an account already')
    await queueInvitation(inner, { recipient: stored.email, invitedBy: admin.name, inviteLink })
    await recordChange(inner, { action: 'invite', subject: `staff ${stored.email}`, after: { name, role } })
    return { ...toStaffMember(stored), inviteLink }
  })
}

/**
 * Signs the member in. Tries are limited like sign-ins. Fails with `not_found`, or with `rule` for an easy
 * password.
 */
export async function acceptInvite(
  context: Context,
  { token, password }: InviteAcceptance,
): Promise<{ token: string; admin: Admin }> {
  const inviteHash = hashToken(token)
  const attempt = await beginAttempt(context, `invitation ${inviteHash}`)
  const isOpen = and(
    eq(adminUsers.inviteHash, inviteHash),
    gt(adminUsers.inviteExpiresAt, isoNow(context.clock)),
  )
  const [user] = await context.db.select().from(adminUsers).where(isOpen)
  if (!user) throw notOpen()
  await attempt.succeeded()
  refuseEasyPassword('password', password, user)
  const passwordHash = await hashPassword(password)
  return inTransaction(context, async (inner) => {
    const at = isoNow(inner.clock)
    const [entered] = await inner.db
      .update(adminUsers)
      .set({ passwordHash, isActive: true, inviteHash: null, inviteExpiresAt: null, lastLogin: at })
      .where(isOpen)
      .returning()
    if (!entered) throw notOpen()
    const { id, name, role, email } = entered
    await dropSecretEmails(inner, email)
    await rememberNetwork(inner, id)
    await recordChangeBy(
      inner,
      { id, name },
      { action: 'accept the invitation of', subject: `staff ${email}` },
    )
    return { token: await openSession(inner, id), admin: { id, name, role, email } }
  })
}

const notOpen = () =>
  failure('not_found', 'This invitation has expired or was used already. Please ask for a new one.')
