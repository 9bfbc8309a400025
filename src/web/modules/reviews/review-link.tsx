import type { Booking } from '#contract/bookings/bookings.ts'
import { buttonClass } from '#web/platform/ui/button.tsx'
import { useOwnReview } from './use-own-review.ts'

/** Nothing without a review that exists or can be written. If it could not be loaded, its section says so. */
export function ReviewLink({ booking, secretKey }: { booking: Booking; secretKey: string }) {
  const { data: own } = useOwnReview(booking.reference, secretKey, booking.status === 'confirmed')
  if (!own || (!own.isOpen && !own.review)) return null
  return (
    <a href="#review" className={buttonClass('primary')}>
      {own.review ? 'See your review' : 'Write a review'}
    </a>
  )
}
