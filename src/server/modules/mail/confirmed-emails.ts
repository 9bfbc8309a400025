import { eq, sql } from 'drizzle-orm'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { confirmedEmails, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'
import { composeConfirmationEmail } from './emails.ts'
import { finishEmails } from './finish-emails.ts'

export { confirmedAmong } from './confirmed-among.ts'

export async function confirmEmail(context: Context, email: string): Promise<void> {
  await context.db
    .insert(confirmedEmails)
    .values({ email: foldedEmail(email), confirmedAt: isoNow(context.clock) })
    .onConflictDoNothing()
  context.emit({ type: 'email_confirmed' })
}

const confirmationKey = (context: Context, email: string): string =>
  keyedHash(context.secret, 'confirm-email', foldedEmail(email))

export async function confirmEmailWithKey(context: Context, email: string, key: string): Promise<boolean> {
  if (!sameText(key, confirmationKey(context, email))) return false
  await confirmEmail(context, email)
  return true
}

/** An address gets one confirmation email in this time, so that nobody can fill a stranger's inbox. */
const RESEND_AFTER_MS = 3_600_000

/** Parallel requests queue one email. */
export function requestConfirmation(context: Context, address: string): Promise<void> {
  return inTransaction(context, async (inner) => {
    await withAdvisoryLock(inner, `confirmation:${foldedEmail(address)}`)
    await queueConfirmation(inner, address)
  })
}

async function queueConfirmation(context: Context, address: string): Promise<void> {
  const email = foldedEmail(address)
  const query = new URLSearchParams({ email, key: confirmationKey(context, email) })
  const composed = composeConfirmationEmail(`${publicUrl(context.config)}/confirm-email?${query}`)
  const messages = await finishEmails(context, [{ recipient: email, ...composed }])
  const now = isoNow(context.clock)
  const since = new Date(context.clock.now() - RESEND_AFTER_MS).toISOString()
  const recent = await context.db.$count(
    mailOutbox,
    sql`${eq(mailOutbox.recipient, email)} and ${eq(mailOutbox.template, 'badge-confirm')} and ${mailOutbox.createdAt} > ${since}`,
  )
  if (recent > 0) return
  await context.db
    .insert(mailOutbox)
    .values(messages.map((message) => ({ ...message, createdAt: now, nextTryAt: now })))
  context.emit({ type: 'mail_queued' })
}
