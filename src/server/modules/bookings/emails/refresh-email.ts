import { eq } from 'drizzle-orm'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import { isOpen } from '#contract/bookings/stay-rules.ts'
import { composeGuestEmail, composeOwnerEmail, type Occasion } from '#server/modules/mail/emails.ts'
import type { Email } from '#server/modules/mail/layout.ts'
import { toOccasions } from '#server/modules/mail/outbox.ts'
import type { RefreshEmail } from '#server/modules/mail/sender.ts'
import { composeStaffChangeEmail } from '#server/modules/mail/staff-change-email.ts'
import { findValidity } from '#server/modules/mail/valid-until.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import type { StoredOccasion } from '#server/platform/database/tables/platform.ts'
import { type StayWithLodge, toBooking } from '../booking-mapper.ts'
import { emailedLink } from '../reference.ts'
import { composeArrivals } from './arrival-emails.ts'
import { findDue } from './due-until.ts'

/** Composes a late email from the booking as it is now. Returns the reason when it must not be sent. */
export const refreshEmail: RefreshEmail = async (context, { recipient, bookingReference, occasion }) => {
  const [stay] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.reference, bookingReference ?? ''))
  if (!stay || !occasion || !('to' in occasion)) return { reason: 'the booking does not exist' }
  const { bookings: row, lodges: lodge } = stay
  const now = context.clock.now()
  if (row.status !== occasion.status) return { reason: `the stay is ${row.status.replace('_', ' ')} now` }
  if (isOpen(row.status) && row.until && Date.parse(row.until) <= now)
    return { reason: 'the nights are no longer held' }
  if (occasion.to === 'guest' && row.guestEmail !== recipient)
    return { reason: 'the guest has another address now' }
  if (occasion.arrivalOn) return composeArrivalAgain(context, stay, occasion)
  const email = await compose(context, stay, occasion)
  if (!email) return { reason: 'nothing is left to say' }
  const { status: _status, ...about } = occasion
  return { ...email, ...findValidity(toBooking(row, lodge), now, about) }
}

/** Valid until the stay begins. Another check-in date gets an email of its own. */
async function composeArrivalAgain(context: Context, stay: StayWithLodge, occasion: StoredOccasion) {
  const { bookings: row, lodges: lodge } = stay
  if (row.checkIn !== occasion.arrivalOn) return { reason: 'the stay begins on another date now' }
  if (context.clock.now() >= arrivalInstant({ ...row, timeZone: lodge.timeZone }))
    return { reason: 'the stay has begun' }
  const [email] = await composeArrivals(context, [stay])
  if (!email) return { reason: 'nothing is left to say' }
  return { ...email, validUntil: isoNow(context.clock), occasion }
}

async function compose(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
  { to, before }: StoredOccasion,
): Promise<Email | null> {
  const booking = toBooking(row, lodge)
  const link = emailedLink(context, row)
  const money = await stayMoney(context, row)
  const due = findDue(booking, money, Date.parse(row.decidedAt ?? row.createdAt))
  const [occasion] = await toOccasions(context, [{ booking, link, ...due }])
  if (!occasion) return null
  if (before) return composeChange(context, before, occasion)
  return to === 'guest' ? composeGuestEmail(occasion) : composeOwnerEmail(occasion)
}

async function composeChange(
  context: Context,
  before: NonNullable<StoredOccasion['before']>,
  { booking, link, ...look }: Occasion,
): Promise<Email> {
  const money = await stayMoney(context, booking)
  return composeStaffChangeEmail({ before, after: booking, money, link }, look)
}
