import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BookingWithMoney } from '#contract/bookings.ts'
import { ApiError } from '../api/call.ts'
import { ownBookingQuery } from '../api/own-booking-query.ts'
import { useCall } from '../api/use-call.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { BookingCard } from './booking-card.tsx'

type BookingPageProps = {
  reference: string
  secretKey: string
  /** How the stay can be paid, drawn by the payments' room. */
  payment?: (booking: BookingWithMoney) => ReactNode
}

/** A guest's own booking, opened by its reference and secret key. */
export function BookingPage({ reference, secretKey, payment }: BookingPageProps) {
  const call = useCall()
  const queries = useQueryClient()
  const request = { params: { reference }, query: { key: secretKey } }
  const query = ownBookingQuery(call, reference, secretKey)
  const booking = useQuery(query)
  const cancel = useMutation({
    mutationFn: () => call('POST /api/bookings/{reference}/cancel', request),
    onSuccess: (changed) => queries.setQueryData(query.queryKey, changed),
    // A lost answer may have cancelled it.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  if (booking.isPending)
    return (
      <div
        role="status"
        aria-label="Loading your booking"
        className="placeholder column h-96 rounded-picture"
      />
    )
  if (booking.isError) return <NoBooking error={booking.error} onRetry={() => booking.refetch()} />
  return (
    <BookingCard
      booking={booking.data}
      calendarFile={`/api/bookings/${encodeURIComponent(reference)}/calendar.ics?key=${encodeURIComponent(secretKey)}`}
      payment={payment?.(booking.data)}
      isCancelling={cancel.isPending}
      error={cancel.error}
      onCancel={() => cancel.mutate()}
    />
  )
}

function NoBooking({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <section className="column grid justify-items-start gap-4">
      <h1 className="text-4xl">
        {isUnknown ? 'There is no booking at this link' : 'Your booking could not be loaded'}
      </h1>
      <p className="text-muted">
        {isUnknown
          ? 'Please use the whole link from your e-mail; it ends in a key.'
          : 'Our server did not answer.'}
      </p>
      {isUnknown ? <ButtonLink to="/">Return Home</ButtonLink> : <Button onClick={onRetry}>Try again</Button>}
    </section>
  )
}
