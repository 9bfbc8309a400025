import type { Booking, BookingStatus } from '#contract/bookings/bookings.ts'
import { findPhase, stayTitle, writeCountdown } from './stay-phase.ts'

const statusWords: Record<BookingStatus, string> = {
  requested: 'Waiting for the owner',
  awaiting_payment: 'Waiting for your payment',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

/** The countdown stays outside the live region, so that it is not announced every minute. */
export function StayHeading({ booking, now }: { booking: Booking; now: number }) {
  const phase = findPhase(booking, now)
  const countdown = writeCountdown(booking, now)
  return (
    <header>
      <p className="font-mono text-muted">{booking.reference}</p>
      <h1 className="mt-2 text-4xl text-balance sm:text-6xl">{stayTitle(booking)}</h1>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status" className="rounded-control bg-raised px-3 py-1.5">
          {statusWords[booking.status]}
        </span>
        {phase === 'in_house' && <span>You are here</span>}
        {phase === 'after' && <span className="text-muted">You were here</span>}
        {countdown && <span className="text-lg">{countdown}</span>}
      </p>
    </header>
  )
}
