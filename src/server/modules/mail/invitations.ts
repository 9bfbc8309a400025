import { and, eq, isNull } from 'drizzle-orm'
import { INVITE_DAYS } from '#contract/staff/staff.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { type Email, render } from './layout.ts'

type Inviting = { recipient: string; invitedBy: string; inviteLink: string }

export function composeInvitation({ invitedBy, inviteLink }: Omit<Inviting, 'recipient'>): Email {
  return render({
    subject: 'Your account at Crypto Lodge',
    paragraphs: [
      `${invitedBy} invites you to the admin area of Crypto Lodge. Open the link below and set a password. It works once, within ${INVITE_DAYS} days.`,
    ],
    facts: [],
    link: { label: 'Set your password', href: inviteLink },
  })
}

/**
 * Replaces an earlier email, in the caller's transaction. Without SMTP_URL nothing is queued: the inviting
 * admin has the link, and it would stay readable in the table.
 */
export async function queueInvitation(
  context: Context,
  { recipient, ...invitation }: Inviting,
): Promise<void> {
  await dropSecretEmails(context, recipient)
  if (!context.config.SMTP_URL) return
  const now = isoNow(context.clock)
  await context.db.insert(mailOutbox).values({
    ...composeInvitation(invitation),
    recipient,
    isSecret: true,
    createdAt: now,
    nextTryAt: now,
  })
  context.emit({ type: 'mail_queued' })
}

/** Only unsent emails whose link has ended. */
export async function dropSecretEmails({ db }: Pick<Context, 'db'>, recipient: string): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.isSecret, true), isNull(mailOutbox.sentAt)))
}
