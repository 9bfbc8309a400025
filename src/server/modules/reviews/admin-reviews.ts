import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Page } from '#contract/platform/paging.ts'
import { isErasedReview } from '#contract/reviews/erased-review.ts'
import type { AdminReview, ReviewChange, ReviewFilter } from '#contract/reviews/reviews.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { reviews } from '#server/platform/database/tables/reviews.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { toAdminReview } from './review-mapper.ts'

type Wanted = Page & { lodge?: string | undefined; show: ReviewFilter }

const shown: Record<ReviewFilter, SQL | undefined> = {
  all: undefined,
  unanswered: and(isNull(reviews.reply), isNull(reviews.removedAt)),
  removed: isNotNull(reviews.removedAt),
}

const withStay = (context: Context) =>
  context.db
    .select({ review: reviews, stay: { reference: bookings.reference, lodgeName: lodges.name } })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .innerJoin(lodges, eq(lodges.slug, reviews.lodgeSlug))

export async function listReviews(
  context: Context,
  { lodge, show, limit, offset }: Wanted,
): Promise<AdminReview[]> {
  requireAdmin(context)
  const rows = await withStay(context)
    .where(and(lodge ? eq(reviews.lodgeSlug, lodge) : undefined, shown[show]))
    .orderBy(desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ review, stay }) => toAdminReview(review, stay))
}

/** Fails with `not_found`. */
export async function adminReviewById(context: Context, id: number): Promise<AdminReview> {
  const [found] = await withStay(context).where(eq(reviews.id, id))
  if (!found) throw failure('not_found', 'This review does not exist')
  return toAdminReview(found.review, found.stay)
}

/** Fails with `not_found`, or with `conflict` for the review of an erased guest. */
export function changeReview(context: Context, id: number, change: ReviewChange): Promise<AdminReview> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const [found] = await withStay(inner).where(eq(reviews.id, id)).for('update', { of: reviews })
    if (!found) throw failure('not_found', 'This review does not exist')
    const after = toChanges(change, isoNow(inner.clock))
    if (Object.keys(after).length === 0) return toAdminReview(found.review, found.stay)
    if (isErasedReview(found.review))
      throw failure('conflict', 'The guest of this review was erased. It can only be read.')
    const [row] = await inner.db.update(reviews).set(after).where(eq(reviews.id, id)).returning()
    if (!row) throw failure('not_found', 'This review does not exist')
    const { reply, removedReason } = found.review
    await recordChange(inner, {
      action: 'edit',
      subject: `review ${id}`,
      before: { reply, removedReason },
      after: { reply: row.reply, removedReason: row.removedReason },
    })
    inner.emit({ type: 'reviews_changed' })
    return toAdminReview(row, found.stay)
  })
}

function toChanges({ reply, removedReason }: ReviewChange, now: string) {
  const at = (text: string | null | undefined) => (text ? now : null)
  return {
    ...(reply === undefined ? {} : { reply: reply || null, repliedAt: at(reply) }),
    ...(removedReason === undefined ? {} : { removedReason, removedAt: at(removedReason) }),
  }
}
