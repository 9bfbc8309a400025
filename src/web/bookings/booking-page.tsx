import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Booking, BookingStatus } from '#contract/bookings.ts'
import { type CancellationTerms, cancellationTimeline } from '#contract/cancellation.ts'
import { formatDate } from '#contract/dates.ts'
import { formatDollars } from '#contract/money.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

const statusWords: Record<BookingStatus, string> = {
  requested: 'Waiting for the owner',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

const termWords: Record<CancellationTerms, string> = {
  free: 'Free cancellation',
  half: 'Half of the price is kept',
  full: 'The whole price is kept',
}

type BookingPageProps = {
  reference: string
  secretKey: string
  /** How the stay can be paid, drawn by the payments' room. */
  payment?: (booking: Booking) => ReactNode
}

/** A guest's own booking, opened by its reference and secret key. */
export function BookingPage({ reference, secretKey, payment }: BookingPageProps) {
  const call = useCall()
  const queries = useQueryClient()
  const request = { params: { reference }, query: { key: secretKey } }
  const queryKey = ['/api/bookings', reference]
  const booking = useQuery({ queryKey, queryFn: () => call('GET /api/bookings/{reference}', request) })
  const cancel = useMutation({
    mutationFn: () => call('POST /api/bookings/{reference}/cancel', request),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
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

type BookingCardProps = {
  booking: Booking
  payment: ReactNode
  isCancelling: boolean
  error: Error | null
  onCancel: () => void
}

function BookingCard({ booking, payment, isCancelling, error, onCancel }: BookingCardProps) {
  const isOpen = booking.status === 'requested' || booking.status === 'confirmed'
  return (
    <section className="column max-w-3xl">
      <p className="font-mono text-muted">{booking.reference}</p>
      <h1 className="mt-2 text-4xl sm:text-5xl">{booking.lodgeName}</h1>
      <p role="status" className="mt-4 inline-block rounded-control bg-raised px-3 py-1.5">
        {statusWords[booking.status]}
      </p>
      <dl className="mt-8 grid gap-4 sm:grid-cols-2">
        <Fact name="Check-in" value={formatDate(booking.checkIn)} />
        <Fact name="Check-out" value={formatDate(booking.checkOut)} />
        <Fact name="Guests" value={`${booking.guests}, for ${booking.guestName}`} />
        <Fact name="Total" value={formatDollars(booking.totalPrice)} />
      </dl>
      {payment}
      {isOpen && (
        <>
          <h2 className="mt-10 text-2xl">Cancelling</h2>
          <ol className="mt-4 grid gap-2 border-l border-line-strong/40 pl-5">
            {cancellationTimeline(booking.checkIn).map(({ terms, until }) => (
              <li key={terms}>
                {termWords[terms]}{' '}
                <span className="text-muted">{until ? `until ${formatDate(until)}` : 'after that'}</span>
              </li>
            ))}
          </ol>
          <Button look="danger" className="mt-6" disabled={isCancelling} onClick={onCancel}>
            {isCancelling ? 'Cancelling...' : 'Cancel booking'}
          </Button>
        </>
      )}
      {error && (
        <p role="alert" className="mt-4 text-danger">
          {error instanceof ApiError ? error.detail : 'Our server did not answer. Nothing was changed.'}
        </p>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{value}</dd>
    </div>
  )
}
