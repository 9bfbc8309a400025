import { and, desc, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import type { Booking, GuestMessage } from '#contract/bookings.ts'
import type { OutboxLetter } from '#contract/mail.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import { columnsOf, namesOf, recordsOf } from '../database/rows.ts'
import { adminUsers } from '../database/tables/admins.ts'
import { mailOutbox } from '../database/tables/platform.ts'
import { confirmedAmong } from './confirmed-emails.ts'
import { guestLetter, messageLetter, type Occasion, ownerLetter } from './letters.ts'

const MOST_SHOWN = 200

/**
 * Writes the guest's and the owner's letters about a booking into the outbox. Called inside the transaction that
 * made the news, so a letter exists if and only if its news is true.
 */
export async function queueLetters(
  context: Context,
  about: Omit<Occasion, 'desk' | 'now' | 'isConfirmed'>[],
): Promise<void> {
  if (about.length === 0) return
  const owners = await ownersOf(context)
  const now = isoNow(context.clock)
  const desk = `${publicUrl(context.config)}/admin/dashboard`
  const isConfirmed = await confirmedAmong(
    context,
    about.map(({ booking }) => booking.guestEmail),
  )
  const letters = about.flatMap((news) => {
    const occasion = {
      ...news,
      desk,
      now: context.clock.now(),
      isConfirmed: isConfirmed(news.booking.guestEmail),
    }
    const toOwner = ownerLetter(occasion)
    return [
      { recipient: news.booking.guestEmail, ...guestLetter(occasion) },
      ...owners.map((recipient) => ({ recipient, ...toOwner })),
    ].map((letter) => ({
      ...letter,
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
  context.tell({ type: 'mail_queued' })
}

type Writing = { booking: Booking; link: string; message: GuestMessage }

/** Writes an owner's own words to a guest into the outbox, inside the transaction of whoever asks. */
export async function queueMessage(context: Context, { booking, link, message }: Writing): Promise<void> {
  const now = isoNow(context.clock)
  await context.db.insert(mailOutbox).values({
    ...messageLetter(message, booking, link),
    recipient: booking.guestEmail,
    bookingReference: booking.reference,
    createdAt: now,
    nextTryAt: now,
  })
  context.tell({ type: 'mail_queued' })
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
export async function readOutbox(context: Context): Promise<{ sends: boolean; letters: OutboxLetter[] }> {
  requireAdmin(context)
  const { html: _html, ...columns } = getTableColumns(mailOutbox)
  const letters = await context.db
    .select(columns)
    .from(mailOutbox)
    .orderBy(sql`${mailOutbox.sentAt} is not null`, desc(mailOutbox.id))
    .limit(MOST_SHOWN)
  return { sends: context.config.SMTP_URL !== undefined, letters }
}

/** Letters that are due: neither sent nor given up, and their time has come. */
export const isDue = (now: string) => and(isNull(mailOutbox.sentAt), lte(mailOutbox.nextTryAt, now))
