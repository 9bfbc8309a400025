import { eq, sql } from 'drizzle-orm'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { confirmedEmails, mailOutbox } from '#server/platform/database/tables/platform.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'
import { composeConfirmationEmail } from './emails.ts'

/** The confirmed addresses among these; a link in an e-mail confirms one. */
export async function confirmedAmong(
  context: Context,
  emails: readonly string[],
): Promise<(email: string) => boolean> {
  const wanted = JSON.stringify(emails.map(foldedEmail))
  const found = await context.db
    .select({ email: confirmedEmails.email })
    .from(confirmedEmails)
    .where(sql`${confirmedEmails.email} in (select json_array_elements_text(${wanted}::text::json))`)
  const confirmed = new Set(found.map(({ email }) => email))
  return (email) => confirmed.has(foldedEmail(email))
}

/** Stores that a link confirmed the address. */
export async function confirmEmail(context: Context, email: string): Promise<void> {
  await context.db
    .insert(confirmedEmails)
    .values({ email: foldedEmail(email), confirmedAt: isoNow(context.clock) })
    .onConflictDoNothing()
  context.emit({ type: 'email_confirmed' })
}

const confirmationKey = (context: Context, email: string): string =>
  keyedHash(context.secret, 'confirm-email', foldedEmail(email))

/** Confirms the address when the key is right; returns whether it is. */
export async function confirmEmailWithKey(context: Context, email: string, key: string): Promise<boolean> {
  if (!sameText(key, confirmationKey(context, email))) return false
  await confirmEmail(context, email)
  return true
}

/** Time between two confirmation e-mails to one address, so that nobody can fill a stranger's inbox. */
const RESEND_AFTER_MS = 3_600_000

/** Queues a confirmation e-mail unless one was queued within the last hour; parallel requests queue one. */
export function requestConfirmation(context: Context, address: string): Promise<void> {
  return inTransaction(context, async (inner) => {
    await withAdvisoryLock(inner, `confirmation:${foldedEmail(address)}`)
    await queueConfirmation(inner, address)
  })
}

async function queueConfirmation(context: Context, address: string): Promise<void> {
  const email = foldedEmail(address)
  const query = new URLSearchParams({ email, key: confirmationKey(context, email) })
  const message = composeConfirmationEmail(`${publicUrl(context.config)}/confirm-email?${query}`)
  const now = isoNow(context.clock)
  const since = new Date(context.clock.now() - RESEND_AFTER_MS).toISOString()
  const recent = await context.db.$count(
    mailOutbox,
    sql`${eq(mailOutbox.recipient, email)} and ${eq(mailOutbox.subject, message.subject)} and ${mailOutbox.createdAt} > ${since}`,
  )
  if (recent > 0) return
  await context.db.insert(mailOutbox).values({ ...message, recipient: email, createdAt: now, nextTryAt: now })
  context.emit({ type: 'mail_queued' })
}
