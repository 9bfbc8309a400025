import { and, desc, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import type { Booking, GuestMessage } from '#contract/bookings.ts'
import type { OutboxEmail } from '#contract/mail.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import { columnsOf, namesOf, recordsOf } from '../database/rows.ts'
import { adminUsers } from '../database/tables/admins.ts'
import { mailOutbox } from '../database/tables/platform.ts'
import { confirmedAmong } from './confirmed-emails.ts'
import { composeGuestEmail, composeMessageEmail, composeOwnerEmail, type Occasion } from './emails.ts'

const MAX_SHOWN = 200

/**
 * Writes the guest's and the owner's letters about a booking into the outbox. Called inside the transaction that
 * made the news, so a letter exists if and only if its news is true.
 */
export async function queueEmails(
  context: Context,
  about: Omit<Occasion, 'adminUrl' | 'now' | 'isConfirmed'>[],
): Promise<void> {
  if (about.length === 0) return
  const owners = await ownersOf(context)
  const now = isoNow(context.clock)
  const adminUrl = `${publicUrl(context.config)}/admin/dashboard`
  const isConfirmed = await confirmedAmong(
    context,
    about.map(({ booking }) => booking.guestEmail),
  )
  const letters = about.flatMap((news) => {
    const occasion = {
      ...news,
      adminUrl,
      now: context.clock.now(),
      isConfirmed: isConfirmed(news.booking.guestEmail),
    }
    const toOwner = composeOwnerEmail(occasion)
    return [
      { recipient: news.booking.guestEmail, ...composeGuestEmail(occasion) },
      ...owners.map((recipient) => ({ recipient, ...toOwner })),
    ].map((email) => ({
      ...email,
      bookingReference: news.booking.reference,
      createdAt: now,
      nextTryAt: now,
    }))
  })
  const { recipient, subject, text, html, bookingReference, createdAt, nextTryAt } = columnsOf(mailOutbox)
  const names = namesOf([recipient, subject, text, html, bookingReference, createdAt, nextTryAt])
  await context.db.execute(sql`
    insert into ${mailOutbox} (${names})
    select ${names} from json_populate_recordset(null::${mailOutbox}, ${recordsOf(mailOutbox, letters)}::text::json)`)
  context.emit({ type: 'mail_queued' })
}

type Writing = { booking: Booking; link: string; message: GuestMessage }

/** Writes an owner's own words to a guest into the outbox, inside the transaction of whoever asks. */
export async function queueMessage(context: Context, { booking, link, message }: Writing): Promise<void> {
  const now = isoNow(context.clock)
  await context.db.insert(mailOutbox).values({
    ...composeMessageEmail(message, booking, link),
    recipient: booking.guestEmail,
    bookingReference: booking.reference,
    createdAt: now,
    nextTryAt: now,
  })
  context.emit({ type: 'mail_queued' })
}

/** ADMIN_EMAIL, or else every active admin. */
export async function ownersOf(context: Context): Promise<string[]> {
  if (context.config.ADMIN_EMAIL) return [context.config.ADMIN_EMAIL]
  const admins = await context.db
    .select({ email: adminUsers.email })
    .from(adminUsers)
    .where(eq(adminUsers.isActive, true))
  return admins.map(({ email }) => email)
}

/** For the owner: what waits, oldest last, then the latest that were sent. */
export async function readOutbox(context: Context): Promise<{ sends: boolean; letters: OutboxEmail[] }> {
  requireAdmin(context)
  const { html: _html, ...columns } = getTableColumns(mailOutbox)
  const letters = await context.db
    .select(columns)
    .from(mailOutbox)
    .orderBy(sql`${mailOutbox.sentAt} is not null`, desc(mailOutbox.id))
    .limit(MAX_SHOWN)
  return { sends: context.config.SMTP_URL !== undefined, letters }
}

/** Letters that are due: neither sent nor given up, and their time has come. */
export const isDue = (now: string) => and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, now))
