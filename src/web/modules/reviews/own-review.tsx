import { Link } from '@tanstack/react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { ReviewEntry } from './review-entry.tsx'

export default function OwnReview({ review, booking }: { review: Review; booking: Booking }) {
  const { lodgeSlug: slug, lodgeName } = booking
  return (
    <div className="grid gap-4">
      {review.removedReason === null && !review.reply && (
        <p>Thank you. The owner has your review by email, and an answer is shown here.</p>
      )}
      <ReviewEntry review={review} />
      <p>
        <Link to="/lodge/$slug" params={{ slug }} hash="reviews" className="underline underline-offset-4">
          See it on the page of {lodgeName}
        </Link>
      </p>
    </div>
  )
}
