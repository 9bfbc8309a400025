import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import {
  type PasswordReset,
  RESET_EVERY_MINUTES,
  RESET_MINUTES,
  type ResetRequest,
} from '#contract/auth/password-reset.ts'
import { formatInstantIn } from '#contract/platform/dates.ts'
import { recordChangeBy } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { failure } from '#server/platform/failure.ts'
import { dropSecretEmails } from '../mail/invitations.ts'
import { type Email, render } from '../mail/layout.ts'
import { queueAll } from '../mail/outbox.ts'
import { queueAccountEmail } from './account-emails.ts'
import { beginAttempt } from './login-throttle.ts'
import type { AdminRow } from './own-account.ts'
import { hashPassword, refuseEasyPassword } from './passwords.ts'
import { closeSessions, hashToken } from './sessions.ts'

const TOKEN_BYTES = 32
const MINUTE_MS = 60_000

export const noReset = { resetHash: null, resetExpiresAt: null }

/** Runs in the caller's transaction. Replaces an earlier link; only its hash is stored. */
export async function createResetLink(
  context: Context,
  { id }: Pick<AdminRow, 'id'>,
): Promise<{ resetLink: string; expiresAt: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(context.clock.now() + RESET_MINUTES * MINUTE_MS).toISOString()
  await context.db
    .update(adminUsers)
    .set({ resetHash: hashToken(token), resetExpiresAt: expiresAt })
    .where(eq(adminUsers.id, id))
  return { resetLink: `${publicUrl(context.config)}/admin/accept-invite?reset=${token}`, expiresAt }
}

/**
 * Does nothing for an address without an active account, or without a mail server. Requests are limited like
 * sign-ins, and recorded for unknown addresses too.
 */
export async function requestPasswordReset(context: Context, { email: given }: ResetRequest): Promise<null> {
  if (!context.config.SMTP_URL) return null
  const email = given.toLowerCase()
  await beginAttempt(context, `password reset ${email}`)
  return inTransaction(context, async (inner) => {
    const change = { action: 'request a new password for', subject: `admin ${email}` }
    await recordChangeBy(inner, { id: null, name: 'Somebody' }, change)
    const [user] = await inner.db.select().from(adminUsers).where(eq(adminUsers.email, email)).for('update')
    if (!user?.isActive || user.passwordHash === null || wasJustEmailed(inner, user)) return null
    const { resetLink, expiresAt } = await createResetLink(inner, user)
    await dropSecretEmails(inner, email)
    await queueAll(inner, [{ recipient: email, ...composeResetEmail(resetLink, expiresAt), isSecret: true }])
    return null
  })
}

function wasJustEmailed({ clock }: Context, { resetExpiresAt }: AdminRow): boolean {
  if (resetExpiresAt === null) return false
  return Date.parse(resetExpiresAt) - clock.now() > (RESET_MINUTES - RESET_EVERY_MINUTES) * MINUTE_MS
}

export function composeResetEmail(resetLink: string, expiresAt: string): Email {
  return render({
    subject: 'Reset your password',
    paragraphs: [
      'Somebody requested a new password for your account at Crypto Lodge. Open the link below to set one. It works once.',
      'If this was not you, there is nothing to do: your password stays as it is.',
    ],
    facts: [['Works until', `${formatInstantIn('UTC', Date.parse(expiresAt))} UTC`]],
    link: { label: 'Set a new password', href: resetLink },
  })
}

/** Ends all sessions of the account. Tries are limited like sign-ins. Fails with `not_found` or `rule`. */
export async function resetPassword(context: Context, { token, password }: PasswordReset): Promise<null> {
  const resetHash = hashToken(token)
  const attempt = await beginAttempt(context, `password reset ${resetHash}`)
  const isOpen = and(
    eq(adminUsers.resetHash, resetHash),
    gt(adminUsers.resetExpiresAt, isoNow(context.clock)),
    eq(adminUsers.isActive, true),
  )
  const [user] = await context.db.select().from(adminUsers).where(isOpen)
  if (!user) throw notOpen()
  await attempt.succeeded()
  refuseEasyPassword('password', password, user)
  const passwordHash = await hashPassword(password)
  return inTransaction(context, async (inner) => {
    const [changed] = await inner.db
      .update(adminUsers)
      .set({ passwordHash, ...noReset })
      .where(isOpen)
      .returning()
    if (!changed) throw notOpen()
    const { id, name, email } = changed
    await closeSessions(inner, id)
    await dropSecretEmails(inner, email)
    await recordChangeBy(inner, { id, name }, { action: 'reset the password of', subject: `admin ${email}` })
    await queueAccountEmail(inner, { email, change: 'password_changed' })
    return null
  })
}

const notOpen = () =>
  failure('not_found', 'This link has expired or was used already. Please request a new one.')
