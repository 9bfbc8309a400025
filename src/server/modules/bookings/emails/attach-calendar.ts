import { eq } from 'drizzle-orm'
import type { AttachFiles } from '#server/modules/mail/sender.ts'
import { stayMoney } from '#server/modules/payments/stay-ledger.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { toBooking } from '../booking-mapper.ts'
import { stayCalendar } from '../feeds/icalendar.ts'
import { emailedLink } from '../reference.ts'

export const attachCalendar: AttachFiles = async (context, { bookingReference, occasion }) => {
  if (!bookingReference || !occasion || !('to' in occasion)) return []
  const { to, status, before, arrivalOn } = occasion
  if (to !== 'guest' || status !== 'confirmed' || before || arrivalOn) return []
  const [stay] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.reference, bookingReference))
  if (stay?.bookings.status !== 'confirmed') return []
  const { dueCents } = await stayMoney(context, stay.bookings)
  if (dueCents > 0) return []
  const content = await stayCalendar(
    context,
    toBooking(stay.bookings, stay.lodges),
    emailedLink(context, stay.bookings),
  )
  return [{ filename: 'crypto-lodge-stay.ics', content, contentType: 'text/calendar; charset=utf-8' }]
}
