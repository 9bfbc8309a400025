import { Check, X } from 'lucide-react'
import { useId } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatParty } from '#contract/bookings/format-party.ts'
import { formatCents } from '#contract/platform/money.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { useUndoChange } from '../bookings/use-booking-changes.ts'
import { usePendingDecisions } from '../bookings/use-set-booking-status.ts'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { formatOwnTime } from '../kit/own-time.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { StayLink } from '../kit/stay-link.tsx'
import { useMinute } from '../kit/use-minute.ts'
import { timeLeft } from './time-left.ts'
import type { Answer } from './use-waiting.ts'

type AnsweredProps = { booking: Booking; status: Answer; onUndone: (id: number) => void }

export function AnsweredRequest({ booking: { id, guestName, lodgeName }, status, onUndone }: AnsweredProps) {
  const undo = useUndoChange(id)
  const isPending = usePendingDecisions().has(id)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="font-medium">{guestName}</p>
        <p className="text-sm">{lodgeName}</p>
      </div>
      <p className="flex items-center gap-2 text-sm">
        <span>{`${status === 'confirmed' ? 'Confirmed' : 'Declined'} ·`}</span>
        <Button
          className="min-h-11 px-3 py-1.5"
          aria-label={`Undo: ${guestName}`}
          disabled={isPending || undo.isPending}
          onClick={() => undo.mutate(null, { onSuccess: () => onUndone(id) })}
        >
          Undo
        </Button>
      </p>
    </li>
  )
}

type RequestProps = {
  booking: Booking
  onDecide: (booking: Booking, status: Answer) => void
}

export function Request({ booking, onDecide }: RequestProps) {
  const name = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 sm:flex-nowrap">
      <div className="min-w-0">
        <StayLink id={name} reference={booking.reference}>
          {booking.guestName}
        </StayLink>
        <p className="text-sm">
          {booking.lodgeName}, {stayDates(booking)}, {formatParty(booking)},{' '}
          <span className="tabular">{formatCents(completePrice(booking).totalCents)}</span>
        </p>
        <TimeLeft booking={booking} />
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          className="min-h-11 px-3 py-1.5"
          aria-describedby={name}
          onClick={() => onDecide(booking, 'confirmed')}
        >
          <Check size={16} aria-hidden="true" />
          Confirm
        </Button>
        <ConfirmButton
          question="Really decline?"
          variant="plain"
          className="min-h-11 px-3 py-1.5"
          aria-describedby={name}
          onConfirm={() => onDecide(booking, 'declined')}
        >
          <X size={16} aria-hidden="true" />
          Decline
        </ConfirmButton>
      </div>
    </li>
  )
}

function TimeLeft({ booking: { until, timeZone } }: { booking: Booking }) {
  const now = useMinute()
  if (!until) return null
  const by = formatOwnTime(timeZone, until, { remark: timeLeft(until, now) })
  return <p className="text-sm text-muted">{`Answer by ${by}`}</p>
}
