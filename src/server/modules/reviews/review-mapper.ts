import type { AdminReview, Review } from '#contract/reviews/reviews.ts'
import type { reviews } from '#server/platform/database/tables/reviews.ts'

type ReviewRow = typeof reviews.$inferSelect

export function toReview({ id, stars, text, name, month, reply, removedReason }: ReviewRow): Review {
  if (removedReason !== null)
    return { id, stars: null, text: '', name: '', month, reply: null, removedReason }
  return { id, stars, text, name, month, reply, removedReason: null }
}

export function toAdminReview(
  row: ReviewRow,
  { reference, lodgeName }: { reference: string; lodgeName: string },
): AdminReview {
  return { ...row, reference, lodgeName }
}
