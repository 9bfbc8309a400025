import { and, eq, isNull } from 'drizzle-orm'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { stayThreads } from '#server/platform/database/tables/messages.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { emailedLink } from '../bookings/reference.ts'
import { finishEmails } from '../mail/finish-emails.ts'
import { type Email, render } from '../mail/layout.ts'
import { findOwners } from '../mail/outbox.ts'
import { renderTemplate } from '../mail/render-template.ts'
import type { Side, Stay } from './stay.ts'

/** Gives the reader of an open page time to see the message before the email is sent. */
const NOTICE_AFTER_MS = 20_000

type NamedStay = Pick<Stay, 'reference' | 'lodgeName' | 'guestName'>

const ownerSubject = ({ lodgeName, reference }: NamedStay): string =>
  `New message about stay ${reference} at ${lodgeName}`

/** The address may not be confirmed, so the email has no typed text. */
export function composeNotice(
  to: Side,
  stay: NamedStay,
  { link, site }: { link: string; site: string },
): Email {
  const { reference, lodgeName, guestName } = stay
  const facts: [string, string][] = [
    ['Reference', reference],
    ['Lodge', lodgeName],
  ]
  if (to === 'guest')
    return renderTemplate({
      name: 'message-waiting-guest',
      values: { reference, lodgeName, guestName, link },
      layout: { facts, link: { label: 'Read the message', href: link }, site },
    })
  return render({
    subject: ownerSubject(stay),
    facts,
    paragraphs: ['A guest wrote to you. Open the inbox to read the message and to answer.'],
    link: { label: 'Open the inbox', href: `${site}/admin/inbox?stay=${reference}` },
    site,
  })
}

type Thread = typeof stayThreads.$inferSelect

/** Sends one email until the other side has read its messages. */
export async function notifyOther(context: Context, stay: Stay, from: Side, thread: Thread): Promise<void> {
  const to: Side = from === 'guest' ? 'owner' : 'guest'
  const { guestNotifiedId, guestReadId, ownerNotifiedId, ownerReadId, newestId } = thread
  const isNotified = to === 'guest' ? guestNotifiedId > guestReadId : ownerNotifiedId > ownerReadId
  if (isNotified) return
  const recipients = to === 'owner' ? await findOwners(context) : stay.guestEmail ? [stay.guestEmail] : []
  if (recipients.length === 0) return
  await context.db
    .update(stayThreads)
    .set(to === 'guest' ? { guestNotifiedId: newestId } : { ownerNotifiedId: newestId })
    .where(eq(stayThreads.bookingId, stay.id))
  const link = await findLink(context, stay)
  const email = {
    ...composeNotice(to, stay, { link, site: publicUrl(context.config) }),
    bookingReference: stay.reference,
    createdAt: isoNow(context.clock),
    nextTryAt: new Date(context.clock.now() + NOTICE_AFTER_MS).toISOString(),
  }
  const emails = await finishEmails(
    context,
    recipients.map((recipient) => ({ ...email, recipient })),
  )
  await context.db.insert(mailOutbox).values(emails)
  context.emit({ type: 'mail_queued' })
}

async function findLink(context: Context, { id, reference }: Stay): Promise<string> {
  const { linkVersion } = bookings
  const [row] = await context.db.select({ linkVersion }).from(bookings).where(eq(bookings.id, id))
  return emailedLink(context, { reference, linkVersion: row?.linkVersion ?? 0 })
}

/** Deletes only emails that are not sent yet. */
export async function dropNotices(context: Context, stay: Stay, to: Side): Promise<void> {
  await context.db
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.bookingReference, stay.reference),
        to === 'guest'
          ? eq(mailOutbox.template, 'message-waiting-guest')
          : eq(mailOutbox.subject, ownerSubject(stay)),
        isNull(mailOutbox.sentAt),
      ),
    )
}
