import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { DEFAULT_CHECK_IN_FROM } from '#contract/bookings/stay-times.ts'
import { formatDate, formatHour } from '#contract/platform/dates.ts'

export function StayFacts({ booking }: { booking: Booking }) {
  const { checkIn, checkOut, checkInFrom, checkOutUntil, guestName, specialRequests } = booking
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name="Check-in">{`${formatDate(checkIn)}, from ${formatHour(checkInFrom ?? DEFAULT_CHECK_IN_FROM)}`}</Fact>
      <Fact name="Check-out">
        <span>{formatDate(checkOut)}</span>
        {checkOutUntil && <span>, until {formatHour(checkOutUntil)}</span>}
      </Fact>
      <Fact name="Guests">
        {formatParty(booking)} · booked by <bdi>{guestName}</bdi>
      </Fact>
      {specialRequests && (
        <Fact name="Special Requests">
          <bdi>{specialRequests}</bdi>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
