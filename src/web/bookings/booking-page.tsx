import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/call.ts'
import { lodgeQuery } from '../api/lodge-queries.ts'
import { ownBookingQuery } from '../api/own-booking-query.ts'
import { useCall } from '../api/use-call.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { decoration } from '../ui/decoration.ts'
import { LodgePicture } from '../ui/picture.tsx'
import { BookingCard } from './booking-card.tsx'
import { ChangeStay } from './change-stay.tsx'
import { isChangeable } from './stay-phase.ts'
import type { StaySlots } from './stay-slots.ts'
import { useMinute } from './use-minute.ts'

/** For a booking that is unknown or could not be loaded. */
const PICTURE = '/pictures/cardano-lodge/exterior.webp'

type BookingPageProps = StaySlots & { reference: string; secretKey: string }

/** A guest's own booking, by reference and secret key. */
export function BookingPage({ reference, secretKey, ...slots }: BookingPageProps) {
  const call = useCall()
  const queries = useQueryClient()
  const now = useMinute()
  const request = { params: { reference }, query: { key: secretKey } }
  const query = ownBookingQuery(call, reference, secretKey)
  const booking = useQuery(query)
  const slug = booking.data?.lodgeSlug ?? ''
  const lodge = useQuery({ ...lodgeQuery(call, slug), enabled: slug !== '' })
  const cancel = useMutation({
    mutationFn: () => call('POST /api/bookings/{reference}/cancel', request),
    onSuccess: (changed) => queries.setQueryData(query.queryKey, changed),
    // A cancellation with a lost answer may have worked.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })
  if (booking.isPending) return <LoadingStay />
  if (booking.isError) return <NoBooking error={booking.error} onRetry={() => booking.refetch()} />
  const stay = booking.data
  return (
    <BookingCard
      booking={stay}
      lodge={lodge.isError ? null : lodge.data}
      now={now}
      calendarFile={`/api/bookings/${encodeURIComponent(reference)}/calendar.ics?key=${encodeURIComponent(secretKey)}`}
      slots={slots}
      change={
        (stay.changeRequest || isChangeable(stay, now)) && (
          <ChangeStay booking={stay} secretKey={secretKey} maxGuests={lodge.data?.maxGuests} />
        )
      }
      isCancelling={cancel.isPending}
      error={cancel.error}
      onCancel={() => cancel.mutate()}
    />
  )
}

function LoadingStay() {
  return (
    <div
      role="status"
      aria-label="Loading your booking"
      className="column grid min-h-svh content-start gap-8"
    >
      <div className="placeholder aspect-3/2 rounded-picture sm:aspect-21/9" />
      <div className="placeholder h-16 max-w-2xl rounded-picture" />
      <div className="placeholder h-48 rounded-picture" />
    </div>
  )
}

function NoBooking({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <section className="column grid justify-items-start gap-4">
      <div className="mb-4 aspect-3/2 w-full overflow-hidden rounded-picture sm:aspect-21/9">
        <LodgePicture src={PICTURE} picture={decoration(PICTURE)} sizes="(min-width: 1280px) 1240px, 100vw" />
      </div>
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
