import { and, asc, between, eq, gte, ne, notExists } from 'drizzle-orm'
import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import { addDays } from '#contract/platform/dates.ts'
import { reviewPeriod } from '#contract/reviews/review-rules.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { reviewRequests, reviews } from '#server/platform/database/tables/reviews.ts'
import { toBooking } from '../bookings/booking-mapper.ts'
import { isNotSkipped } from '../mail/skipped-emails.ts'
import { queueReviewRequests } from './review-emails.ts'

const HOUR_MS = 3_600_000
/** The guest leaves first and gets the email on the way home. */
export const REQUEST_AFTER_MS = 3 * HOUR_MS
/** Older stays get no email, so that the first start with reviews does not write to last month's guests. */
const WITHIN_DAYS = 7
const BATCH = 200

/** Each stay gets one request. Returns their number. */
export function requestReviews(context: Context): Promise<number> {
  return inTransaction(context, async (inner) => {
    const ended = await findEnded(inner)
    if (ended.length === 0) return 0
    const at = isoNow(inner.clock)
    const fresh = await inner.db
      .insert(reviewRequests)
      .values(ended.map(({ id }) => ({ bookingId: id, at })))
      .onConflictDoNothing()
      .returning({ id: reviewRequests.bookingId })
    const ids = new Set(fresh.map(({ id }) => id))
    await queueReviewRequests(
      inner,
      ended.filter(({ id }) => ids.has(id)),
    )
    return ids.size
  })
}

/** Stays that ended within the last days, without a review or a request for one. */
async function findEnded(context: Context) {
  const now = context.clock.now()
  const today = isoNow(context.clock).slice(0, 10)
  const known = (table: typeof reviews | typeof reviewRequests) =>
    notExists(context.db.select().from(table).where(eq(table.bookingId, bookings.id)))
  const rows = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        // The index on check-in finds the rows.
        gte(bookings.checkIn, addDays(today, -WITHIN_DAYS - MAX_NIGHTS - 1)),
        between(bookings.checkOut, addDays(today, -WITHIN_DAYS), addDays(today, 1)),
        eq(bookings.status, 'confirmed'),
        ne(bookings.guestEmail, ''),
        known(reviews),
        known(reviewRequests),
        isNotSkipped(context, 'review-request'),
      ),
    )
    .orderBy(asc(bookings.checkOut), asc(bookings.id))
    .limit(BATCH)
  return rows
    .map(({ bookings: row, lodges: lodge }) => ({ ...toBooking(row, lodge), linkVersion: row.linkVersion }))
    .filter((booking) => reviewPeriod(booking).opens + REQUEST_AFTER_MS <= now)
}
