import type { FormEvent } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatInstantIn } from '#contract/platform/dates.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { useReviewDraft } from './review-draft.ts'
import { StarChoice } from './star-choice.tsx'
import { useSendReview } from './use-send-review.ts'

type ReviewFormProps = {
  booking: Booking
  secretKey: string
  /** In milliseconds. */
  closes: number
  defaultName: string
}

export default function ReviewForm({ booking, secretKey, closes, defaultName }: ReviewFormProps) {
  const { draft, change } = useReviewDraft(booking.reference, defaultName)
  const { error, isPending, mutate } = useSendReview(booking.reference, secretKey)
  const refused = error instanceof ApiError ? error : null
  const errorAt = (field: string) => refused?.fields.find(({ path }) => path === field)?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate(draft)
  }
  return (
    <form aria-label="Review" noValidate onSubmit={send} className="grid max-w-xl gap-5">
      <p className="text-muted">
        Your review is shown on the page of {booking.lodgeName}, as you write it. You can send it until{' '}
        {formatInstantIn(booking.timeZone, closes)} (lodge time).
      </p>
      <StarChoice stars={draft.stars} error={errorAt('stars')} onStars={(stars) => change({ stars })} />
      <TextArea
        label="Your review"
        maxLength={5000}
        value={draft.text}
        error={errorAt('text')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label="Name shown"
        maxLength={60}
        value={draft.name}
        error={errorAt('name')}
        onChange={({ target }) => change({ name: target.value })}
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
