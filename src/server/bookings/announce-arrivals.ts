import { and, asc, between, eq, ne, notExists } from 'drizzle-orm'
import { arrivalInstant } from '#contract/cancellation.ts'
import { addDays } from '#contract/dates.ts'
import { isGuidePaid } from '#contract/ledger.ts'
import { isoNow } from '../clock.ts'
import { publicUrl } from '../config.ts'
import { type Context, inTransaction } from '../context.ts'
import { arrivalNotices, bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { composeArrivalEmail } from '../mail/arrival-email.ts'
import { confirmedAmong } from '../mail/confirmed-emails.ts'
import { queueAll } from '../mail/outbox.ts'
import { withMoney } from '../payments/stay-ledger.ts'
import { type BackgroundWork, regularly } from '../regularly.ts'
import { toBooking } from './booking-mapper.ts'
import { everPaidInFull } from './paid-in-full.ts'
import { emailedLink } from './reference.ts'

const EVERY_MS = 600_000
const DAY_MS = 86_400_000
const BATCH = 200

/** Writes to arriving guests every ten minutes, on every instance. */
export const announceArrivalsRegularly = (context: Context): BackgroundWork =>
  regularly(context, EVERY_MS, 'writing to arriving guests', () => announceArrivals(context))

/** Queues the e-mail for each confirmed stay that begins within a day, once for its check-in date; returns their number. */
export function announceArrivals(context: Context): Promise<number> {
  return inTransaction(context, async (inner) => {
    const arriving = await findArriving(inner)
    if (arriving.length === 0) return 0
    const at = isoNow(inner.clock)
    const fresh = await inner.db
      .insert(arrivalNotices)
      .values(arriving.map(({ row }) => ({ bookingId: row.id, checkIn: row.checkIn, at })))
      .onConflictDoNothing()
      .returning({ id: arrivalNotices.bookingId })
    const ids = new Set(fresh.map(({ id }) => id))
    await queueEmails(
      inner,
      arriving.filter(({ row }) => ids.has(row.id)),
    )
    return ids.size
  })
}

type Arriving = Awaited<ReturnType<typeof findArriving>>[number]

async function queueEmails(context: Context, arriving: readonly Arriving[]): Promise<void> {
  const stays = await withMoney(
    context,
    arriving.map(({ row, lodge }) => toBooking(row, lodge)),
  )
  const isConfirmed = await confirmedAmong(
    context,
    stays.map(({ guestEmail }) => guestEmail),
  )
  const paid = await everPaidInFull(
    context,
    stays.map(({ id }) => id),
  )
  const site = publicUrl(context.config)
  for (const [place, { row, lodge }] of arriving.entries()) {
    const stay = stays[place]
    if (!stay) continue
    const { money, ...booking } = stay
    const email = composeArrivalEmail({
      booking,
      dueCents: money.dueCents,
      isPaid: isGuidePaid(money, paid.has(booking.id)),
      link: emailedLink(context, row),
      site,
      accent: lodge.neonColor,
      isConfirmed: isConfirmed(booking.guestEmail),
    })
    await queueAll(context, [{ recipient: booking.guestEmail, ...email }], booking.reference)
  }
}

/** Confirmed stays with an e-mail address whose check-in is less than a day ahead, without the e-mail. */
async function findArriving(context: Context) {
  const now = context.clock.now()
  const today = isoNow(context.clock).slice(0, 10)
  const { bookingId, checkIn } = arrivalNotices
  const sent = context.db
    .select()
    .from(arrivalNotices)
    .where(and(eq(bookingId, bookings.id), eq(checkIn, bookings.checkIn)))
  const rows = await context.db
    .select({ row: bookings, lodge: lodges })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        between(bookings.checkIn, addDays(today, -1), addDays(today, 2)),
        eq(bookings.status, 'confirmed'),
        ne(bookings.guestEmail, ''),
        notExists(sent),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(bookings.id))
    .limit(BATCH)
  return rows.filter(({ row, lodge }) => {
    const arrival = arrivalInstant({ ...row, timeZone: lodge.timeZone })
    return now < arrival && arrival - now <= DAY_MS
  })
}
