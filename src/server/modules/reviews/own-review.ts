import { eq } from 'drizzle-orm'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatInstantIn } from '#contract/platform/dates.ts'
import { REVIEW_DAYS, reviewPeriod } from '#contract/reviews/review-rules.ts'
import type { OwnReview, Review, ReviewDraft } from '#contract/reviews/reviews.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { reviews } from '#server/platform/database/tables/reviews.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { isReservedName, readReviewName } from '#server/platform/reserved-names.ts'
import { readOwnBooking } from '../bookings/bookings.ts'
import { refuseErased } from '../bookings/erased-guest.ts'
import { queueReviewEmail } from './review-emails.ts'
import { toReview } from './review-mapper.ts'

/** Fails with `not_found`. */
export async function readOwnReview(context: Context, reference: string, key: string): Promise<OwnReview> {
  const booking = await readOwnBooking(context, reference, key)
  const [row] = await context.db.select().from(reviews).where(eq(reviews.bookingId, booking.id))
  const { opens, closes } = reviewPeriod(booking)
  const now = context.clock.now()
  return {
    opensAt: new Date(opens).toISOString(),
    closesAt: new Date(closes).toISOString(),
    name: readReviewName(booking.guestName),
    isOpen: !row && booking.status === 'confirmed' && opens <= now && now < closes,
    review: row ? toReview(row) : null,
  }
}

/**
 * Fails with `not_found`; with `conflict` for a stay that is not confirmed, is reviewed already or was
 * erased; with `rule` outside the review period.
 */
export async function writeReview(
  context: Context,
  { reference, key }: { reference: string; key: string },
  draft: ReviewDraft,
): Promise<Review> {
  const booking = await readOwnBooking(context, reference, key)
  refuseErased(booking)
  if (isReservedName(draft.name ?? '')) throw brokenRule('name', 'Please use another name')
  return inTransaction(context, async (inner) => {
    await refuseUnlessOpen(inner, booking)
    const [row] = await inner.db
      .insert(reviews)
      .values({
        bookingId: booking.id,
        lodgeSlug: booking.lodgeSlug,
        stars: draft.stars,
        text: draft.text,
        name: draft.name || readReviewName(booking.guestName),
        month: booking.checkIn.slice(0, 7),
        createdAt: isoNow(inner.clock),
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw failure('conflict', 'You have already reviewed this stay')
    await queueReviewEmail(inner, booking, row)
    inner.emit({ type: 'reviews_changed' })
    inner.emit({ type: 'record_changed', change: 'review.written', id: row.id })
    return toReview(row)
  })
}

/** Locks the booking, so that it is not cancelled at the same time. */
async function refuseUnlessOpen(context: Context, booking: Booking): Promise<void> {
  const [locked] = await context.db
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, booking.id))
    .for('update')
  if (locked?.status !== 'confirmed')
    throw failure('conflict', 'Only a confirmed stay can be reviewed; this one is not')
  const { opens, closes } = reviewPeriod(booking)
  const now = context.clock.now()
  if (now < opens)
    throw brokenRule(
      'stars',
      `You can review this stay from ${formatInstantIn(booking.timeZone, opens)} on (lodge time)`,
    )
  if (now >= closes)
    throw brokenRule('stars', `A stay can be reviewed for ${REVIEW_DAYS} days after check-out`)
}
