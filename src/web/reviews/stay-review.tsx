import { type FormEvent, useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { formatInstantIn } from '#contract/dates.ts'
import { firstNameOf } from '#contract/review-rules.ts'
import { ApiError } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { StarChoice } from './star-choice.tsx'
import { useOwnReview, useSendReview } from './use-own-review.ts'

type StayReviewProps = { booking: Booking; secretKey: string }

/** The guest's review of a stay: the form from check-out on, then what was written; nothing before and after. */
export function StayReview({ booking, secretKey }: StayReviewProps) {
  const own = useOwnReview(booking.reference, secretKey, booking.status === 'confirmed')
  const sending = useSendReview(booking.reference, secretKey)
  if (!own || (!own.isOpen && !own.review)) return null
  return (
    <section ref={showIfNamed} id="review" aria-labelledby="review-heading" className="mt-10 scroll-mt-24">
      <h2 id="review-heading" className="mb-4 text-3xl">
        {own.review ? 'Your review' : 'How was your stay?'}
      </h2>
      {own.review ? (
        <ReviewEntry review={own.review} />
      ) : (
        <ReviewForm booking={booking} closes={Date.parse(own.closesAt)} sending={sending} />
      )}
    </section>
  )
}

/** Scrolls to the review when the address names it: the browser looked for it before it was loaded. */
function showIfNamed(section: HTMLElement | null): void {
  if (section && location.hash === '#review') section.scrollIntoView()
}

type ReviewFormProps = {
  booking: Booking
  /** Milliseconds. */
  closes: number
  sending: ReturnType<typeof useSendReview>
}

function ReviewForm({ booking, closes, sending }: ReviewFormProps) {
  const [stars, setStars] = useState<number | null>(null)
  const [text, setText] = useState('')
  const [name, setName] = useState(firstNameOf(booking.guestName))
  const { error, isPending, mutate } = sending
  const refused = error instanceof ApiError ? error : null
  const errorAt = (field: string) => refused?.fields.find(({ path }) => path === field)?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ stars, text, name })
  }
  return (
    <form aria-label="Review" noValidate onSubmit={send} className="grid max-w-xl gap-5">
      <p className="text-muted">
        Your review is shown on the page of {booking.lodgeName}, as you write it. You can send it until{' '}
        {formatInstantIn(booking.timeZone, closes)} (lodge time).
      </p>
      <StarChoice stars={stars} error={errorAt('stars')} onStars={setStars} />
      <TextArea
        label="Your review"
        maxLength={5000}
        value={text}
        error={errorAt('text')}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label="Name shown"
        maxLength={60}
        value={name}
        error={errorAt('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Sending...' : 'Send review'}
        </Button>
        {error && !(refused && refused.fields.length > 0) && (
          <p role="alert" className="mt-3 text-danger">
            {refused?.detail ?? 'Our server did not answer. Please try again.'}
          </p>
        )}
      </div>
    </form>
  )
}
