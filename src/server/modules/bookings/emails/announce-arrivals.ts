import { and, asc, between, eq, ne, notExists } from 'drizzle-orm'
import { arrivalInstant } from '#contract/bookings/cancellation.ts'
import { addDays } from '#contract/platform/dates.ts'
import { queueAll } from '#server/modules/mail/outbox.ts'
import { isNotSkipped } from '#server/modules/mail/skipped-emails.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { arrivalNotices, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import type { StayWithLodge } from '../booking-mapper.ts'
import { composeArrivals } from './arrival-emails.ts'

const DAY_MS = 86_400_000
const BATCH = 200

/** The check-in must be less than a day ahead. Each check-in date gets one email. Returns their number. */
export function announceArrivals(context: Context): Promise<number> {
  return inTransaction(context, async (inner) => {
    const arriving = await findArriving(inner)
    if (arriving.length === 0) return 0
    const at = isoNow(inner.clock)
    const fresh = await inner.db
      .insert(arrivalNotices)
      .values(arriving.map(({ bookings: row }) => ({ bookingId: row.id, checkIn: row.checkIn, at })))
      .onConflictDoNothing()
      .returning({ id: arrivalNotices.bookingId })
    const ids = new Set(fresh.map(({ id }) => id))
    await queueEmails(
      inner,
      arriving.filter(({ bookings: row }) => ids.has(row.id)),
    )
    return ids.size
  })
}

/** `validUntil` is now, so the email is composed again when it is sent. */
async function queueEmails(context: Context, arriving: readonly StayWithLodge[]): Promise<void> {
  const emails = await composeArrivals(context, arriving)
  const validUntil = isoNow(context.clock)
  for (const [index, { bookings: row }] of arriving.entries()) {
    const email = emails[index]
    if (!email) continue
    const occasion = { to: 'guest', status: 'confirmed', arrivalOn: row.checkIn } as const
    await queueAll(context, [{ recipient: row.guestEmail, ...email, validUntil, occasion }], row.reference)
  }
}

async function findArriving(context: Context): Promise<StayWithLodge[]> {
  const now = context.clock.now()
  const today = isoNow(context.clock).slice(0, 10)
  const { bookingId, checkIn } = arrivalNotices
  const sent = context.db
    .select()
    .from(arrivalNotices)
    .where(and(eq(bookingId, bookings.id), eq(checkIn, bookings.checkIn)))
  const rows = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        between(bookings.checkIn, addDays(today, -1), addDays(today, 2)),
        eq(bookings.status, 'confirmed'),
        ne(bookings.guestEmail, ''),
        notExists(sent),
        isNotSkipped(context, 'guide-open'),
      ),
    )
    .orderBy(asc(bookings.checkIn), asc(bookings.id))
    .limit(BATCH)
  return rows.filter(({ bookings: row, lodges: lodge }) => {
    const arrival = arrivalInstant({ ...row, timeZone: lodge.timeZone })
    return now < arrival && arrival - now <= DAY_MS
  })
}
