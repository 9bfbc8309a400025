import { and, eq } from 'drizzle-orm'
import { isOpen } from '#contract/bookings/stay-rules.ts'
import { confirmedAmong } from '#server/modules/mail/confirmed-emails.ts'
import type { Email } from '#server/modules/mail/layout.ts'
import { lodgeLooks } from '#server/modules/mail/outbox.ts'
import { renderWords } from '#server/modules/mail/render-template.ts'
import type { RefreshEmail } from '#server/modules/mail/sender.ts'
import { listStayFacts } from '#server/modules/mail/stay-facts.ts'
import { stayValues } from '#server/modules/mail/stay-values.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { scheduledEmailSends, scheduledEmails } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import type { AboutScheduled } from '#server/platform/database/tables/platform.ts'
import { type StayWithLodge, toBooking } from '../bookings/booking-mapper.ts'
import { emailedLink } from '../bookings/reference.ts'
import { isMeantFor, lateReason, momentFor, type ScheduleRow } from './moments.ts'

export async function composeScheduled(
  context: Context,
  schedule: Pick<ScheduleRow, 'subject' | 'text'>,
  { bookings: row, lodges: lodge }: StayWithLodge,
): Promise<Email> {
  const booking = toBooking(row, lodge)
  const link = emailedLink(context, row)
  const isConfirmed =
    context.config.SMTP_URL === undefined || (await confirmedAmong(context, [row.guestEmail]))(row.guestEmail)
  const { accent, exteriorImage } = (await lodgeLooks(context)).get(row.lodgeSlug) ?? {}
  return renderWords(schedule, stayValues({ booking, link }, isConfirmed, context.clock.now()), {
    facts: listStayFacts(booking),
    link: { label: 'See your booking', href: link },
    lodge: { lodgeSlug: lodge.slug, lodgeName: lodge.name, accent, exteriorImage },
    site: publicUrl(context.config),
  })
}

export async function readStayRow({ db }: Context, id: number): Promise<StayWithLodge | undefined> {
  const [stay] = await db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  return stay
}

/** Runs at the moment of sending. Returns the reason when the email must not be sent. */
export async function composeScheduledAgain(
  context: Context,
  recipient: string,
  about: AboutScheduled,
): ReturnType<RefreshEmail> {
  const [schedule] = await context.db
    .select()
    .from(scheduledEmails)
    .where(eq(scheduledEmails.id, about.scheduledId))
  const stay = await readStayRow(context, about.bookingId)
  if (!schedule || !stay) return { reason: 'the booking does not exist' }
  const refusal = refuse(schedule, stay, recipient, context.clock.now())
  if (!refusal) {
    const email = await composeScheduled(context, schedule, stay)
    return { ...email, validUntil: isoNow(context.clock), occasion: about }
  }
  await noteRefusal(context, about, refusal)
  return { reason: refusal.reason }
}

/** With `retry`, the email may become due at another moment. */
type Refusal = { reason: string; retry?: boolean }

function refuse(
  schedule: ScheduleRow,
  { bookings: row, lodges: lodge }: StayWithLodge,
  recipient: string,
  now: number,
): Refusal | null {
  const stay = { ...row, timeZone: lodge.timeZone }
  if (row.status !== 'confirmed')
    return { reason: `the stay is ${row.status.replace('_', ' ')} now`, retry: isOpen(row.status) }
  if (row.guestEmail !== recipient) return { reason: 'the guest has another address now', retry: true }
  if (!schedule.isActive || schedule.deletedAt) return { reason: 'it is switched off' }
  if (momentFor(schedule, stay) > now) return { reason: 'the stay was moved', retry: true }
  const late = lateReason(schedule, stay, now)
  if (late) return { reason: late }
  return isMeantFor(schedule, stay) ? null : { reason: 'it is not for this stay any more' }
}

async function noteRefusal(
  { db }: Context,
  about: AboutScheduled,
  { retry = false }: Refusal,
): Promise<void> {
  const { bookingId, scheduledId } = scheduledEmailSends
  const isIts = and(eq(bookingId, about.bookingId), eq(scheduledId, about.scheduledId))
  if (retry) await db.delete(scheduledEmailSends).where(isIts)
  else await db.update(scheduledEmailSends).set({ state: 'dropped' }).where(isIts)
}
