import { Suspense } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { dateIn } from '#contract/platform/dates.ts'
import { hasFailed } from '#web/platform/ui/late/has-failed.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { LoadFailure } from '#web/platform/ui/late/load-failure.tsx'
import { useOwnReview } from './use-own-review.ts'

const ReviewForm = lazyPart(() => import('./review-form.tsx'))
const OwnReview = lazyPart(() => import('./own-review.tsx'))

type StayReviewProps = { booking: Booking; secretKey: string }

export function StayReview({ booking, secretKey }: StayReviewProps) {
  const read = useOwnReview(booking.reference, secretKey, booking.status === 'confirmed')
  if (hasFailed(read) && hasCheckedOut(booking))
    return (
      <section id="review" aria-label="Review" className="scroll-mt-24">
        <LoadFailure what="The review of your stay" onRetry={() => void read.refetch()} />
      </section>
    )
  const own = read.data
  if (!own || (!own.isOpen && !own.review)) return null
  return (
    <section ref={showIfNamed} id="review" aria-labelledby="review-heading" className="mt-10 scroll-mt-24">
      <h2 id="review-heading" className="mb-4 text-3xl">
        {own.review ? 'Your review' : 'How was your stay?'}
      </h2>
      <Suspense fallback={<div className="placeholder h-96 max-w-xl rounded-control" />}>
        {own.review ? (
          <OwnReview review={own.review} booking={booking} />
        ) : (
          <ReviewForm
            booking={booking}
            secretKey={secretKey}
            closes={Date.parse(own.closesAt)}
            defaultName={own.name}
          />
        )}
      </Suspense>
    </section>
  )
}

const hasCheckedOut = ({ checkOut, timeZone }: Booking): boolean => dateIn(timeZone, Date.now()) >= checkOut

/** The browser looked for the section before it was loaded. */
function showIfNamed(section: HTMLElement | null): void {
  if (section && location.hash === '#review') section.scrollIntoView()
}
