import { eq } from 'drizzle-orm'
import type { GuestMessage } from '#contract/bookings/staff-bookings.ts'
import { queueMessage } from '#server/modules/mail/outbox.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { toBooking } from '../booking-mapper.ts'
import { noteChange } from '../bookings.ts'
import { emailedLink } from '../reference.ts'

/** Fails with `not_found`, or with `conflict` for a guest without an address. */
export function messageGuest(
  context: Context,
  id: number,
  message: GuestMessage,
  step: 'message' | 'reminded' = 'message',
): Promise<{ recipient: string; sends: boolean }> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [found] = await inner.db
      .select()
      .from(bookings)
      .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
      .where(eq(bookings.id, id))
    if (!found) throw failure('not_found', 'This booking does not exist')
    const booking = toBooking(found.bookings, found.lodges)
    if (!booking.guestEmail) throw failure('conflict', 'This guest has no email address')
    await queueMessage(inner, { booking, link: emailedLink(inner, found.bookings), message })
    await noteChange(inner, id, step, 'owner', message.subject)
    await recordChange(inner, { action: 'message', subject: `booking ${booking.reference}`, after: message })
    return { recipient: booking.guestEmail, sends: inner.config.SMTP_URL !== undefined }
  })
}
