import { and, desc, eq } from 'drizzle-orm'
import type { OutboxEmail } from '#contract/mail/mail.ts'
import { shownColumns } from '#server/modules/mail/outbox.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { noteChange } from '../bookings.ts'
import { guestLink } from '../reference.ts'

async function findStay(context: Context, id: number) {
  requireAdmin(context)
  const { reference, guestEmail } = bookings
  const [stay] = await context.db.select({ reference, guestEmail }).from(bookings).where(eq(bookings.id, id))
  if (!stay) throw failure('not_found', 'This booking does not exist')
  return stay
}

/** Fails with `not_found`. */
export async function readGuestLink(context: Context, id: number): Promise<{ link: string }> {
  const { reference } = await findStay(context, id)
  return { link: guestLink(context, reference) }
}

/** Newest first. Fails with `not_found`. */
export async function listWrittenEmails(
  context: Context,
  id: number,
): Promise<{ sends: boolean; letters: OutboxEmail[] }> {
  const { reference } = await findStay(context, id)
  const letters = await context.db
    .select(shownColumns)
    .from(mailOutbox)
    .where(eq(mailOutbox.bookingReference, reference))
    .orderBy(desc(mailOutbox.id))
    .limit(200)
  return { sends: context.config.SMTP_URL !== undefined, letters }
}

/**
 * Fails with `not_found`, or with `conflict` when the guest's address has changed or the email is not sent
 * yet.
 */
export function sendEmailAgain(context: Context, id: number, emailId: number): Promise<OutboxEmail> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const { reference, guestEmail } = await findStay(inner, id)
    const isOfStay = and(eq(mailOutbox.id, emailId), eq(mailOutbox.bookingReference, reference))
    const [email] = await inner.db.select().from(mailOutbox).where(isOfStay)
    if (!email) throw failure('not_found', 'This email does not exist')
    // A link in an email to another address opens nothing any more.
    if (!guestEmail || email.recipient !== guestEmail)
      throw failure('conflict', 'This email went to another address than the guest has now')
    if (email.sentAt === null && email.nextTryAt !== null)
      throw failure('conflict', 'This email has not been sent yet')
    const { id: _id, ...content } = email
    const now = isoNow(inner.clock)
    const fresh = { createdAt: now, nextTryAt: now, tries: 0, sentAt: null, lastError: null }
    const [again] = await inner.db
      .insert(mailOutbox)
      .values({ ...content, ...fresh })
      .returning(shownColumns)
    if (!again) throw new Error('an email was not queued')
    await noteChange(inner, id, 'message', 'owner', `${email.subject} (sent again)`)
    await recordChange(inner, {
      action: 'send again',
      subject: `booking ${reference}`,
      after: { subject: email.subject },
    })
    inner.emit({ type: 'mail_queued' })
    return again
  })
}
