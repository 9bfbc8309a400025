import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { GuestMessage } from '#contract/bookings/staff-bookings.ts'
import type { EmailState, OutboxEmail } from '#contract/mail/mail.ts'
import type { Page } from '#contract/platform/paging.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { containing } from '#server/platform/database/containing.ts'
import { columnNames, identifiers, toRecords, toRows } from '#server/platform/database/rows.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { lodgeGuides } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { confirmedAmong } from './confirmed-emails.ts'
import { composeGuestEmail, composeMessageEmail, composeOwnerEmail, type Occasion } from './emails.ts'
import { finishEmails } from './finish-emails.ts'
import type { Email } from './layout.ts'
import type { LodgeLook } from './outline.ts'
import { findValidity, type Validity } from './valid-until.ts'

/**
 * Runs in the caller's transaction and returns the emails' ids. A confirmation and a decline are sent half a
 * minute later, so that they can be undone.
 */
export async function queueEmails(context: Context, about: BookingEvent[]): Promise<number[]> {
  if (about.length === 0) return []
  const owners = await findOwners(context)
  const at = isoNow(context.clock)
  const waiting = await waitingUntil(context, about)
  const composed = (await toOccasions(context, about)).flatMap((occasion) => {
    const { booking, now } = occasion
    const nextTryAt = waiting.get(booking.reference) ?? dueAt(booking, now)
    const toOwner = composeOwnerEmail(occasion)
    const ownerValidity = findValidity(booking, now, { to: 'owner' })
    const recipient = booking.guestEmail
    return [
      ...(recipient
        ? [{ recipient, ...composeGuestEmail(occasion), ...findValidity(booking, now, { to: 'guest' }) }]
        : []),
      ...(toOwner ? owners.map((recipient) => ({ recipient, ...toOwner, ...ownerValidity })) : []),
    ].map((email) => ({ ...email, bookingReference: booking.reference, createdAt: at, nextTryAt }))
  })
  const emails = await finishEmails(context, composed)
  const columns = columnNames(mailOutbox)
  const names = identifiers([
    columns.recipient,
    columns.subject,
    columns.text,
    columns.html,
    columns.template,
    columns.bookingReference,
    columns.validUntil,
    columns.occasion,
    columns.createdAt,
    columns.nextTryAt,
  ])
  const queued = await context.db.execute(sql`
    insert into ${mailOutbox} (${names})
    select ${names} from json_populate_recordset(null::${mailOutbox}, ${toRecords(mailOutbox, emails)}::text::json)
    returning id`)
  context.emit({ type: 'mail_queued' })
  return toRows<{ id: number }>(queued).map(({ id }) => id)
}

/** Until when a decision's emails wait. A cancellation meanwhile is sent after them. */
async function waitingUntil(context: Context, about: BookingEvent[]): Promise<Map<string, string>> {
  const cancelled = about.filter(({ booking }) => booking.status === 'cancelled')
  if (cancelled.length === 0) return new Map()
  const { bookingReference, nextTryAt, sentAt, tries } = mailOutbox
  const references = cancelled.map(({ booking }) => booking.reference)
  const isWaiting = and(isNull(sentAt), eq(tries, 0), gt(nextTryAt, isoNow(context.clock)))
  const rows = await context.db
    .select({ reference: bookingReference, nextTryAt })
    .from(mailOutbox)
    .where(and(inArray(bookingReference, references), isWaiting))
    .orderBy(asc(nextTryAt))
  return new Map(rows.map((row) => [row.reference ?? '', row.nextTryAt ?? '']))
}

function dueAt({ status }: Booking, now: number): string {
  const waits = status === 'confirmed' || status === 'declined'
  return new Date(now + (waits ? UNDO_SECONDS * 1000 : 0)).toISOString()
}

type BookingEvent = Omit<Occasion, 'site' | keyof LodgeLook | 'now' | 'isConfirmed'>

export async function toOccasions(context: Context, about: BookingEvent[]): Promise<Occasion[]> {
  const site = publicUrl(context.config)
  const looks = await lodgeLooks(context)
  const isConfirmed = await confirmedAmong(
    context,
    about.map(({ booking }) => booking.guestEmail),
  )
  return about.map((news) => ({
    ...news,
    site,
    ...looks.get(news.booking.lodgeSlug),
    now: context.clock.now(),
    isConfirmed: isConfirmed(news.booking.guestEmail),
  }))
}

type Writing = { booking: Booking; link: string; message: GuestMessage }

export async function queueMessage(context: Context, { message, ...about }: Writing): Promise<void> {
  const { lodgeSlug, guestEmail, reference } = about.booking
  const look = (await lodgeLooks(context)).get(lodgeSlug)
  const email = composeMessageEmail(message, { ...about, ...look, site: publicUrl(context.config) })
  await queueAll(context, [{ recipient: guestEmail, ...email }], reference)
}

type Queued = Email &
  Partial<Validity> & {
    recipient: string
    isSecret?: boolean
    unsubscribeUrl?: string
    nextTryAt?: string
  }

/** Runs in the caller's transaction. Returns the emails' ids. */
export async function queueAll(
  context: Context,
  emails: Queued[],
  bookingReference: string | null = null,
): Promise<number[]> {
  if (emails.length === 0) return []
  const now = isoNow(context.clock)
  const finished = await finishEmails(context, emails)
  const queued = finished.map((email) => ({ nextTryAt: now, ...email, bookingReference, createdAt: now }))
  const rows = await context.db.insert(mailOutbox).values(queued).returning({ id: mailOutbox.id })
  context.emit({ type: 'mail_queued' })
  return rows.map(({ id }) => id)
}

export async function lodgeLooks(context: Context): Promise<Map<string, LodgeLook>> {
  const { slug, neonColor: accent, exteriorImage, place: town } = lodges
  const { address } = lodgeGuides
  const rows = await context.db
    .select({ slug, accent, exteriorImage, town, address })
    .from(lodges)
    .leftJoin(lodgeGuides, eq(lodgeGuides.lodgeSlug, slug))
  return new Map(
    rows.map(({ slug, town, address, ...look }) => [
      slug,
      { ...look, place: address?.trim().replaceAll(/\s*\n\s*/g, ', ') || town || undefined },
    ]),
  )
}

/** ADMIN_EMAIL or else every active manager and admin, without open invitations. */
export async function findOwners(context: Context): Promise<string[]> {
  if (context.config.ADMIN_EMAIL) return [context.config.ADMIN_EMAIL]
  const admins = await context.db
    .select({ email: adminUsers.email })
    .from(adminUsers)
    .where(
      and(eq(adminUsers.isActive, true), isNull(adminUsers.inviteHash), ne(adminUsers.role, 'housekeeper')),
    )
  return admins.map(({ email }) => email)
}

/** Replaces the text of an email with a secret link. */
const HIDDEN_TEXT = 'The link in this email is only for its recipient.'

const {
  html: _html,
  validUntil: _until,
  occasion: _occasion,
  template: _template,
  unsubscribeUrl: _unsubscribe,
  isSecret,
  text: fullText,
  ...plainColumns
} = getTableColumns(mailOutbox)

export const shownColumns = {
  ...plainColumns,
  text: sql<string>`case when ${isSecret} then ${HIDDEN_TEXT} else ${fullText} end`,
}

type Wanted = Page & { state?: EmailState | undefined; search?: string | undefined }

const inState = {
  waiting: and(isNull(mailOutbox.sentAt), isNotNull(mailOutbox.nextTryAt)),
  sent: isNotNull(mailOutbox.sentAt),
  given_up: and(isNull(mailOutbox.sentAt), isNull(mailOutbox.nextTryAt)),
}

export async function readOutbox(context: Context, { state, search, limit, offset }: Wanted) {
  requireAdmin(context)
  const { recipient, subject, bookingReference, sentAt, id } = mailOutbox
  const like = search ? containing(search) : undefined
  const requested = and(
    state && inState[state],
    like ? or(...[recipient, subject, bookingReference].map((column) => ilike(column, like))) : undefined,
  )
  const letters: OutboxEmail[] = await context.db
    .select(shownColumns)
    .from(mailOutbox)
    .where(requested)
    .orderBy(sql`${sentAt} is not null`, desc(id))
    .limit(limit)
    .offset(offset)
  const total = await context.db.$count(mailOutbox, requested)
  return { sends: context.config.SMTP_URL !== undefined, total, letters }
}

export const isUnsent = isNull(mailOutbox.sentAt)
