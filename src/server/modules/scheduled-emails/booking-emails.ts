import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { BookingEmail } from '#contract/scheduled-emails/scheduled-emails.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import {
  scheduledEmailSends,
  scheduledEmails,
  skippedEmails,
} from '#server/platform/database/tables/emails.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import type { StayWithLodge } from '../bookings/booking-mapper.ts'
import { readStayRow } from './compose-scheduled.ts'
import { isMeantFor, lateReason, momentFor } from './moments.ts'
import { readPlanned } from './planned-templates.ts'

const SKIPPED = 'Skipped by the owner'
const OUT_OF_DATE = 'Out of date'

type OutboxRow = Pick<typeof mailOutbox.$inferSelect, 'sentAt' | 'nextTryAt' | 'lastError' | 'createdAt'>

/** Without a mail server, an email counts as sent once it is in the outbox. */
function outboxState(context: Context, { sentAt, nextTryAt, lastError }: OutboxRow): BookingEmail['state'] {
  if (lastError === SKIPPED) return 'skipped'
  if (sentAt !== null || context.config.SMTP_URL === undefined) return 'sent'
  if (nextTryAt !== null) return 'planned'
  return lastError?.startsWith(OUT_OF_DATE) ? 'dropped' : 'failed'
}

const outboxTime = ({ sentAt, nextTryAt, createdAt }: OutboxRow, state: BookingEmail['state']): string =>
  sentAt ?? (state === 'planned' ? nextTryAt : null) ?? createdAt

/** Sorted by time, ours and the owner's together. Fails with `not_found`. */
export async function listBookingEmails(context: Context, id: number): Promise<BookingEmail[]> {
  requireAdmin(context)
  const stay = await findStay(context, id)
  const emails = [
    ...(await writtenTemplates(context, stay)),
    ...(await plannedTemplates(context, stay)),
    ...(await scheduledOnes(context, stay)),
  ]
  return emails.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

async function findStay(context: Context, id: number): Promise<StayWithLodge> {
  const stay = await readStayRow(context, id)
  if (!stay) throw failure('not_found', 'This booking does not exist')
  return stay
}

async function writtenTemplates(context: Context, { bookings: row }: StayWithLodge): Promise<BookingEmail[]> {
  const { id, template, sentAt, nextTryAt, lastError, createdAt, bookingReference } = mailOutbox
  const rows = await context.db
    .select({ id, template, sentAt, nextTryAt, lastError, createdAt })
    .from(mailOutbox)
    .where(and(eq(bookingReference, row.reference), isNotNull(template)))
    .orderBy(id)
  return rows.map((email) => {
    const state = outboxState(context, email)
    return {
      id: `template-${email.id}`,
      kind: 'template',
      name: email.template ?? '',
      at: outboxTime(email, state),
      state,
    }
  })
}

async function plannedTemplates(context: Context, stay: StayWithLodge): Promise<BookingEmail[]> {
  return (await readPlanned(context, stay)).map(({ name, at, isSkipped }) => ({
    id: name,
    kind: 'template',
    name,
    at: new Date(at).toISOString(),
    state: isSkipped ? 'skipped' : 'planned',
  }))
}

async function scheduledOnes(context: Context, stay: StayWithLodge): Promise<BookingEmail[]> {
  const { bookings: row, lodges: lodge } = stay
  const timed = { ...row, timeZone: lodge.timeZone }
  const now = context.clock.now()
  const rows = await context.db
    .select()
    .from(scheduledEmails)
    .leftJoin(
      scheduledEmailSends,
      and(eq(scheduledEmailSends.scheduledId, scheduledEmails.id), eq(scheduledEmailSends.bookingId, row.id)),
    )
    .leftJoin(mailOutbox, eq(mailOutbox.id, scheduledEmailSends.outboxId))
    .orderBy(scheduledEmails.id)
  return rows.flatMap(({ scheduled_emails: schedule, scheduled_email_sends: send, mail_outbox: email }) => {
    const base = { id: `scheduled-${schedule.id}`, kind: 'scheduled' as const, name: schedule.name }
    const at = new Date(momentFor(schedule, timed)).toISOString()
    if (send?.state === 'queued') {
      const state = email ? outboxState(context, email) : 'sent'
      return [{ ...base, at: email ? outboxTime(email, state) : send.at, state }]
    }
    if (send) return [{ ...base, at: send.state === 'skipped' ? at : send.at, state: send.state }]
    if (row.status !== 'confirmed' || row.guestEmail === '' || !isMeantFor(schedule, timed)) return []
    const isLate = momentFor(schedule, timed) <= now && lateReason(schedule, timed, now) !== null
    return [{ ...base, at, state: isLate ? ('dropped' as const) : ('planned' as const) }]
  })
}

const notPlanned = () => failure('conflict', 'This email is not planned any more')

/**
 * A skipped email can be planned again until its moment. Fails with `not_found`, or with `conflict` when the
 * email is not planned.
 */
export function skipBookingEmail(
  context: Context,
  id: number,
  emailId: string,
  skip: boolean,
): Promise<BookingEmail> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const stay = await findStay(inner, id)
    const email = (await listBookingEmails(inner, id)).find((one) => one.id === emailId)
    if (!email) throw failure('not_found', 'This stay has no such email')
    if (email.state !== 'planned' && email.state !== 'skipped') throw notPlanned()
    if ((email.state === 'skipped') === skip) return email
    if (!skip && Date.parse(email.at) <= inner.clock.now()) throw notPlanned()
    if (email.kind === 'scheduled') await skipScheduled(inner, stay, email, skip)
    else if (emailId.startsWith('template-')) await skipWritten(inner, Number(emailId.slice(9)), skip)
    else await skipTemplate(inner, id, email.name, skip)
    await recordChange(inner, {
      action: skip ? 'skip' : 'plan',
      subject: `email ${email.name} of booking ${stay.bookings.reference}`,
    })
    return { ...email, state: skip ? 'skipped' : 'planned' }
  })
}

async function skipScheduled(context: Context, stay: StayWithLodge, email: BookingEmail, skip: boolean) {
  const scheduled = Number(email.id.slice('scheduled-'.length))
  const { bookingId, scheduledId, state, outboxId } = scheduledEmailSends
  const isIts = and(eq(bookingId, stay.bookings.id), eq(scheduledId, scheduled))
  const [send] = await context.db
    .select({ state, outboxId })
    .from(scheduledEmailSends)
    .where(isIts)
    .for('update')
  if (!skip) return void (await context.db.delete(scheduledEmailSends).where(isIts))
  if (send?.outboxId) await skipWritten(context, send.outboxId, true)
  await context.db
    .insert(scheduledEmailSends)
    .values({ bookingId: stay.bookings.id, scheduledId: scheduled, state: 'skipped', at: email.at })
    .onConflictDoUpdate({ target: [bookingId, scheduledId], set: { state: 'skipped' } })
}

/** Fails with `conflict` when a sender has claimed the email. */
async function skipWritten({ db, clock }: Context, id: number, skip: boolean): Promise<void> {
  const { nextTryAt, lastError, sentAt, tries } = mailOutbox
  const changed = await db
    .update(mailOutbox)
    .set(skip ? { nextTryAt: null, lastError: SKIPPED } : { nextTryAt: isoNow(clock), lastError: null })
    .where(
      and(
        eq(mailOutbox.id, id),
        isNull(sentAt),
        eq(tries, 0),
        skip ? isNotNull(nextTryAt) : eq(lastError, SKIPPED),
      ),
    )
    .returning({ id: mailOutbox.id })
  if (changed.length === 0) throw notPlanned()
}

async function skipTemplate({ db }: Context, bookingId: number, name: string, skip: boolean): Promise<void> {
  if (skip) await db.insert(skippedEmails).values({ bookingId, name }).onConflictDoNothing()
  else
    await db
      .delete(skippedEmails)
      .where(and(eq(skippedEmails.bookingId, bookingId), eq(skippedEmails.name, name)))
}
