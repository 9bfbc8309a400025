import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BookingStatus, BookingWithMoney } from '#contract/bookings.ts'
import { CHECK_IN_HOUR } from '#contract/cancellation.ts'
import { formatDate } from '#contract/dates.ts'
import { formatCents } from '#contract/money.ts'
import { ApiError } from '../api/call.ts'
import { priceOf } from '../api/complete-booking.ts'
import { buttonClass } from '../ui/button.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { CancelStay } from './cancel-stay.tsx'

const statusWords: Record<BookingStatus, string> = {
  requested: 'Waiting for the owner',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled',
}

const UNANSWERED = 'We could not hear the answer. What is shown above is how your booking stands now.'

type BookingCardProps = {
  booking: BookingWithMoney
  /** Address of the stay as an iCalendar file. */
  calendarFile: string
  payment: ReactNode
  isCancelling: boolean
  error: Error | null
  onCancel: () => void
}

/** A guest's booking: where it stands, when, what it costs, and the ways on. */
export function BookingCard({
  booking,
  calendarFile,
  payment,
  isCancelling,
  error,
  onCancel,
}: BookingCardProps) {
  const { status, keptCents } = booking
  const isOpen = status === 'requested' || status === 'confirmed'
  return (
    <section className="@container column max-w-3xl">
      <p className="font-mono text-muted">{booking.reference}</p>
      <h1 className="mt-2 text-4xl sm:text-5xl">{booking.lodgeName}</h1>
      <p role="status" className="mt-4 inline-block rounded-control bg-raised px-3 py-1.5">
        {statusWords[status]}
      </p>
      <dl className="mt-8 grid gap-4 sm:grid-cols-2">
        <Fact name="Check-in" value={`${formatDate(booking.checkIn)}, from ${CHECK_IN_HOUR}:00`} />
        <Fact name="Check-out" value={formatDate(booking.checkOut)} />
        <Fact name="Guests" value={`${booking.guests}, for ${booking.guestName}`} />
        {booking.specialRequests && <Fact name="Special Requests" value={booking.specialRequests} />}
      </dl>
      <div className="mt-6">
        <PriceLines price={priceOf(booking)} />
      </div>
      {status === 'cancelled' && (
        <p className="mt-4">
          {keptCents ? `Of the price ${formatCents(keptCents)} is kept.` : 'Nothing is kept of the price.'}
        </p>
      )}
      {isOpen && (
        <a href={calendarFile} download className={buttonClass('quiet', 'mt-6')}>
          <CalendarPlus size={18} aria-hidden="true" />
          Add to calendar
        </a>
      )}
      {payment}
      {isOpen && <CancelStay booking={booking} isCancelling={isCancelling} onCancel={onCancel} />}
      {error && (
        <p role="alert" className="mt-4 text-danger">
          {(error instanceof ApiError && error.status < 500 && error.detail) || UNANSWERED}
        </p>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 break-words">{value}</dd>
    </div>
  )
}
