import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { cancellationFee, cancellationTerms } from '#contract/cancellation.ts'
import { dateIn, ownTimeZone } from '#contract/dates.ts'
import { formatDecimal, formatDollars } from '#contract/money.ts'
import { lodgeQuery } from '../api/lodge-queries.ts'
import { useCall } from '../api/use-call.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'

type CancelStayProps = {
  booking: Booking
  /** Cents that were paid and not given back. */
  paid: number
  isCancelling: boolean
  onCancel: () => void
}

const costOf = (fee: number, total: number): string =>
  fee > 0
    ? `Cancelling today, ${formatDollars(fee)} of ${formatDollars(total)} is kept.`
    : 'Cancelling today is free.'

const givenBack = (cents: number): string[] =>
  cents > 0 ? [`${formatDecimal(cents / 100)} of what you paid goes back to you.`] : []

/** The policy along its line, and the way to cancel, which says what it costs and asks once more. */
export function CancelStay({ booking, paid, isCancelling, onCancel }: CancelStayProps) {
  const [isAsking, setIsAsking] = useState(false)
  const today = useTodayAt(booking.lodgeSlug)
  const terms = cancellationTerms(booking.checkIn, today)
  // A request that the owner has not answered costs nothing to take back, however late.
  const fee = booking.status === 'confirmed' ? cancellationFee(booking.totalPrice, terms) : 0
  return (
    <section aria-labelledby="cancelling" className="mt-12">
      <h2 id="cancelling" className="mb-5 text-2xl">
        Cancelling
      </h2>
      <CancellationTimeline checkIn={booking.checkIn} total={booking.totalPrice} today={today} />
      {booking.status === 'requested' && (
        <p className="mt-4 text-sm text-muted">
          Until the owner has confirmed, taking the request back costs nothing.
        </p>
      )}
      <Button look="danger" className="mt-6" disabled={isCancelling} onClick={() => setIsAsking(true)}>
        {isCancelling ? 'Cancelling...' : 'Cancel booking'}
      </Button>
      {isAsking && (
        <Sheet
          title="Cancel this booking?"
          description={[costOf(fee, booking.totalPrice), ...givenBack(paid - fee * 100)].join(' ')}
          onClose={() => setIsAsking(false)}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <Button
              look="danger"
              onClick={() => {
                setIsAsking(false)
                onCancel()
              }}
            >
              Yes, cancel it
            </Button>
            <Button onClick={() => setIsAsking(false)}>Keep it</Button>
          </div>
        </Sheet>
      )}
    </section>
  )
}

/** Today at the lodge, whose time zone decides; the visitor's own until it is known. */
function useTodayAt(slug: string): string {
  const lodge = useQuery({ ...lodgeQuery(useCall(), slug), retryOnMount: true })
  const zone = lodge.data?.timeZone ?? ownTimeZone()
  return dateIn(zone, Date.now())
}
