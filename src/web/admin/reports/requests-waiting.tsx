import { Check, X } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatInstantIn } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { usePendingDecisions, useSetBookingStatus } from '../bookings/use-set-booking-status.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { Panel } from '../kit/panel.tsx'
import { stayDates } from '../kit/stay-dates.ts'
import { useMinute } from '../kit/use-minute.ts'
import { timeLeft } from './time-left.ts'
import { useOverview } from './use-dashboard.ts'

type Open = { onOpen: (id: number) => void }

/** Requests without an answer, the first to expire on top; a decided one leaves the list at once. */
export function RequestsWaiting({ onOpen }: Open) {
  const { data } = useOverview()
  const { mutate } = useSetBookingStatus()
  const pending = usePendingDecisions()
  const list = useRef<HTMLDivElement>(null)
  if (!data) return null
  const requests = data.waiting.filter(({ id }) => !pending.has(id))
  const count = data.totals.requested - (data.waiting.length - requests.length)
  const more = count - requests.length
  const decide = (id: number, status: 'confirmed' | 'declined') => {
    // The pressed button leaves the page, so the focus goes to the list.
    list.current?.focus({ preventScroll: true })
    mutate({ id, status })
  }
  return (
    <Panel title="Requests waiting" aside={<Count count={count} />} className="xl:col-span-2">
      <div ref={list} tabIndex={-1} className="outline-none">
        {requests.length === 0 && <EmptyList>No requests are waiting.</EmptyList>}
        <ul className="grid gap-x-8 xl:grid-cols-2">
          {requests.map((booking) => (
            <Request key={booking.id} booking={booking} onOpen={onOpen} onDecide={decide} />
          ))}
        </ul>
        {more > 0 && (
          <p className="mt-3 text-sm text-muted">
            {`${more} more ${more === 1 ? 'is' : 'are'} among the bookings.`}
          </p>
        )}
      </div>
    </Panel>
  )
}

/** Announces a changed number to screen readers. */
function Count({ count }: { count: number }) {
  return (
    <span role="status" className="font-mono text-muted">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  )
}

type RequestProps = Open & {
  booking: Booking
  onDecide: (id: number, status: 'confirmed' | 'declined') => void
}

function Request({ booking, onOpen, onDecide }: RequestProps) {
  const name = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 sm:flex-nowrap">
      <div className="min-w-0">
        <button
          id={name}
          type="button"
          onClick={() => onOpen(booking.id)}
          className="min-h-6 text-left font-medium underline-offset-4 hover:underline"
        >
          {booking.guestName}
        </button>
        <p className="text-sm">
          {booking.lodgeName}, {pluralize(booking.guests, 'guest')},{' '}
          <span className="tabular">{formatCents(completePrice(booking).totalCents)}</span>
        </p>
        <p className="text-sm">
          {stayDates(booking)}, {pluralize(booking.nights, 'night')}
        </p>
        <TimeLeft booking={booking} />
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          className="min-h-11 px-3 py-1.5"
          aria-describedby={name}
          onClick={() => onDecide(booking.id, 'confirmed')}
        >
          <Check size={16} aria-hidden="true" />
          Confirm
        </Button>
        <ConfirmButton
          question="Really decline?"
          variant="plain"
          className="min-h-11 px-3 py-1.5"
          aria-describedby={name}
          onConfirm={() => onDecide(booking.id, 'declined')}
        >
          <X size={16} aria-hidden="true" />
          Decline
        </ConfirmButton>
      </div>
    </li>
  )
}

/** How long the nights are held, and until when in the lodge's time. */
function TimeLeft({ booking: { until, timeZone } }: { booking: Booking }) {
  const now = useMinute()
  if (!until) return null
  return (
    <p className="text-sm text-muted">
      {`${timeLeft(until, now)}, until ${formatInstantIn(timeZone, Date.parse(until))} at the lodge`}
    </p>
  )
}
