import { type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BookingReceipt, BookingRequest, FreeStay } from '#contract/bookings.ts'
import type { Quote } from '#contract/quote.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import { attemptFor, type BookingAttempt, readAttempt, saveAttempt } from './booking-attempt.ts'

/** Free stays that the server offers when the wanted one is gone. */
export function alternativesIn(error: unknown): FreeStay[] {
  const offered = error instanceof ApiError ? error.problem?.alternatives : undefined
  return Array.isArray(offered) ? (offered as FreeStay[]) : []
}

/** The price now, when the server refuses a request because it is not the one that the guest was shown. */
export function newPriceIn(error: unknown): Quote | null {
  const isPriceChanged = error instanceof ApiError && error.problem?.code === 'price_changed'
  return isPriceChanged ? ((error.problem?.quote as Quote | undefined) ?? null) : null
}

const isAvailability = ({ queryKey }: Query) => queryKey[2] === 'availability'

const TOO_MANY = 429

/** Whether the server refused the request itself. Any other failure leaves open what became of it. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY

const FAILED = 'There was an error processing your booking. Please try again.'
const RULE_BROKEN = 422

/**
 * Requests a booking. An attempt whose answer was lost is kept with the draft and can be looked up, also after a reload.
 * `onBooked` gets null when the server says nothing of what it booked.
 */
export function useBooking(
  draft: string,
  onBooked: (receipt: BookingReceipt | null, attempt: BookingAttempt) => void,
  onPriceChanged: () => void,
) {
  const call = useCall()
  const queries = useQueryClient()
  const [unanswered, setUnanswered] = useState<BookingAttempt | null>(null)
  useEffect(() => setUnanswered(readAttempt(draft)), [draft])
  const settle = (attempt: BookingAttempt | null) => {
    saveAttempt(draft, attempt)
    setUnanswered(attempt)
  }
  const sending = useMutation({
    mutationFn: ({ request, key }: BookingAttempt) =>
      call('POST /api/bookings', { body: request, idempotencyKey: key }),
    onMutate: (attempt) => saveAttempt(draft, attempt),
    onSuccess: (receipt, attempt) => {
      settle(null)
      toast({
        title: 'Booking Request Sent!',
        description: "We'll contact you soon to confirm your reservation.",
      })
      void queries.invalidateQueries({ predicate: isAvailability })
      void queries.invalidateQueries({ queryKey: ['/api/bookings'] })
      // The contract does not say what is answered: without a reference there is nothing to show of it.
      onBooked(receipt?.reference ? receipt : null, attempt)
    },
    onError: (error, attempt) => {
      // A changed request that is refused, perhaps by the guest's own hold, leaves the earlier one open.
      const earlier = unanswered?.key === attempt.key ? null : unanswered
      settle(isRefusal(error) ? earlier : attempt)
      if (newPriceIn(error)) return onPriceChanged()
      const rule = isRefusal(error) && error.status === RULE_BROKEN ? error.detail : null
      toast({ title: 'Booking Failed', description: rule ?? FAILED, variant: 'destructive' })
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ predicate: isAvailability })
    },
  })
  return {
    ...sending,
    /** The attempt whose answer was lost. */
    unanswered,
    send: (request: BookingRequest, shownCents: number | null) =>
      sending.mutate(attemptFor(request, unanswered, shownCents)),
    lookUp: () => unanswered && sending.mutate(unanswered),
  }
}
