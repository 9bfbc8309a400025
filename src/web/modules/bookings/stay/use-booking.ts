import { type Query, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { BookingReceipt, FreeStay, SentBooking } from '#contract/bookings/bookings.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { afterPaint } from '#web/platform/ui/late/after-paint.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { attemptFor, type BookingAttempt, isLate, readAttempt, saveAttempt } from '../form/booking-attempt.ts'
import { showEnding, useEnding } from '../form/booking-outcomes.ts'
import { newTermsIn } from '../form/use-agreement.ts'

/** The free alternatives that come with a refusal. */
export function alternativesIn(error: unknown): FreeStay[] {
  const offered = error instanceof ApiError ? error.problem?.alternatives : undefined
  return Array.isArray(offered) ? (offered as FreeStay[]) : []
}

/** The current price, when the server refuses because it changed. */
export function newPriceIn(error: unknown): Quote | null {
  const isPriceChanged = error instanceof ApiError && error.problem?.code === 'price_changed'
  return isPriceChanged ? ((error.problem?.quote as Quote | undefined) ?? null) : null
}

const isAvailability = ({ queryKey }: Query) => queryKey[2] === 'availability'

const TOO_MANY = 429

/** Other failures leave the outcome open. So does a rate limit on a repeat: the first request may have booked. */
const isRefusal = (error: unknown, isRepeat: boolean): boolean =>
  error instanceof ApiError && error.status < 500 && !(isRepeat && error.status === TOO_MANY)

const requestedToast = {
  title: 'Booking Request Sent!',
  description: "We'll contact you soon to confirm your reservation.",
}
const FAILED = 'There was an error processing your booking. Please try again.'

/**
 * Books, and opens the card form of an instant booking. An unanswered attempt stays with the draft and can be looked up, also after a reload. `onBooked`
 * receives null when the response has no booking.
 */
export function useBooking(
  draft: string,
  onBooked: (receipt: BookingReceipt | null, attempt: BookingAttempt) => void,
  onPriceChanged: () => void,
) {
  const call = useCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [unanswered, setUnanswered] = useState<BookingAttempt | null>(null)
  const mutationKey = ['booking', draft]
  // Includes a request sent before the guest left the page and returned.
  const isUnderWay = useIsMutating({ mutationKey }) > 0
  useEffect(() => {
    if (!isUnderWay) setUnanswered(readAttempt(draft))
  }, [draft, isUnderWay])
  const settle = (attempt: BookingAttempt | null) => {
    saveAttempt(draft, attempt)
    setUnanswered(attempt)
  }
  const { failure } = useEnding(draft) ?? {}
  const sending = useMutation({
    mutationKey,
    mutationFn: ({ request, key }: BookingAttempt) =>
      call('POST /api/bookings', { body: request, idempotencyKey: key }),
    onMutate: (attempt) => {
      saveAttempt(draft, attempt)
      showEnding(draft, null)
    },
    onSuccess: (receipt, attempt) => {
      settle(null)
      const isInstant = receipt?.status === 'awaiting_payment'
      const isHeld = !receipt?.reference || !isLate(receipt, attempt)
      if (!isInstant && isHeld) toast(requestedToast)
      void queries.invalidateQueries({ predicate: isAvailability })
      void queries.invalidateQueries({ queryKey: ['/api/bookings'] })
      // The specification does not define this response; without a reference there is no booking to show.
      onBooked(receipt?.reference ? receipt : null, attempt)
      if (isInstant && isHeld) {
        const { reference, key } = receipt
        const search = { key, pay: true }
        // The form is taking the dates out of this page's address. A full page load stores the booking's page for offline use.
        afterPaint(
          () =>
            void navigate({ to: '/booking/$reference', params: { reference }, search, reloadDocument: true }),
        )
      }
    },
    onError: (error, attempt) => {
      // A changed request may be refused because of the guest's own hold, so the earlier attempt stays open.
      const isRepeat = unanswered?.key === attempt.key
      const earlier = isRepeat ? null : unanswered
      settle(isRefusal(error, isRepeat) ? earlier : attempt)
      showEnding(draft, { failure: { error, attempt } })
      if (newPriceIn(error)) return onPriceChanged()
      if (newTermsIn(error)) return
      toast({ title: 'Booking Failed', description: FAILED, variant: 'destructive' })
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ predicate: isAvailability })
    },
  })
  return {
    isPending: isUnderWay,
    failure,
    endFailure: () => showEnding(draft, null),
    unanswered,
    send: (request: SentBooking, shownCents: number | null) =>
      sending.mutate(attemptFor(request, unanswered, shownCents)),
    lookUp: () => unanswered && sending.mutate(unanswered),
  }
}
