import type { Booking } from '#contract/bookings/bookings.ts'
import { buttonClass } from '#web/platform/ui/button.tsx'
import { useOwnReview } from './use-own-review.ts'

/** Leads to the review on a stay's page; nothing where there is none and none can be written, or its section says that it could not be loaded. */
export function ReviewLink({ booking, secretKey }: { booking: Booking; secretKey: string }) {
  const { data: own } = useOwnReview(booking.reference, secretKey, booking.status === 'confirmed')
  if (!own || (!own.isOpen && !own.review)) return null
  return (
    <a href="#review" className={buttonClass('primary')}>
      {own.review ? 'See your review' : 'Write a review'}
    </a>
  )
}
