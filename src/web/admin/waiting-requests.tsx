import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { formatDate } from '#contract/dates.ts'
import { formatCents } from '#contract/money.ts'
import { priceOf } from '../api/complete-booking.ts'
import { Button } from '../ui/button.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { formatInstant } from './instant-text.ts'
import { Panel } from './panel.tsx'
import { useSetBookingStatus } from './use-set-booking-status.ts'

/** Requests that wait for the owner's answer, the one that expires first on top. */
export function WaitingRequests({ requests, count }: { requests: readonly Booking[]; count: number }) {
  return (
    <Panel title="Waiting for your answer" aside={<span className="font-mono text-muted">{count}</span>}>
      {requests.length === 0 ? (
        <p className="text-muted">Nobody is waiting.</p>
      ) : (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto">
          {requests.map((booking) => (
            <WaitingRequest key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** All of the request opens with the lodge's name. */
function WaitingRequest({ booking }: { booking: Booking }) {
  const { mutate, isPending } = useSetBookingStatus()
  const [isOpen, setOpen] = useState(false)
  const name = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <button
          id={name}
          type="button"
          onClick={() => setOpen(true)}
          className="font-medium underline-offset-4 hover:underline"
        >
          {booking.lodgeName}
        </button>
        <p className="text-sm break-words">
          {booking.guestName}, <span className="font-mono">{formatCents(priceOf(booking).totalCents)}</span>
        </p>
        <p className="text-sm">
          {formatDate(booking.checkIn)} · {booking.nights} {booking.nights === 1 ? 'night' : 'nights'} for{' '}
          {booking.guests}
        </p>
        {booking.until && <p className="text-sm text-muted">Held until {formatInstant(booking.until)}</p>}
      </div>
      <div className="flex gap-2">
        <Button
          className="min-h-10 px-3 py-1.5"
          aria-describedby={name}
          disabled={isPending}
          onClick={() => mutate({ id: booking.id, status: 'confirmed' })}
        >
          <Check size={16} aria-hidden="true" />
          Confirm
        </Button>
        <ConfirmButton
          question="Really decline?"
          variant="plain"
          className="min-h-10 px-3 py-1.5"
          aria-describedby={name}
          disabled={isPending}
          onConfirm={() => mutate({ id: booking.id, status: 'declined' })}
        >
          <X size={16} aria-hidden="true" />
          Decline
        </ConfirmButton>
      </div>
      {isOpen && <BookingDetail id={booking.id} onClose={() => setOpen(false)} />}
    </li>
  )
}
