import { Link } from '@tanstack/react-router'
import type { BookingReceipt, FreeStay } from '#contract/bookings.ts'
import { formatDate } from '#contract/dates.ts'
import { formatDollars } from '#contract/money.ts'
import { ApiError } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { alternativesIn } from './use-booking.ts'

type BookingOutcomeProps = {
  receipt: BookingReceipt | null
  error: unknown
  onTake: (stay: FreeStay) => void
}

/** What came of a request: the reference and the way back to it, or what was wrong and what is free instead. */
export function BookingOutcome({ receipt, error, onTake }: BookingOutcomeProps) {
  if (receipt) return <Receipt receipt={receipt} />
  if (!error) return null
  const detail = error instanceof ApiError ? error.detail : null
  const free = alternativesIn(error)
  return (
    <div role="alert" className="grid gap-3 rounded-control border border-danger/40 bg-danger-ground p-4">
      <p>{detail ?? 'We could not reach our server. Nothing was booked; please try again.'}</p>
      {free.length > 0 && (
        <>
          <p className="text-sm text-muted">Still free, as long as you wanted to stay:</p>
          <div className="grid gap-2">
            {free.map((stay) => (
              <Button key={stay.checkIn} onClick={() => onTake(stay)}>
                {formatDate(stay.checkIn)} to {formatDate(stay.checkOut)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function Receipt({ receipt }: { receipt: BookingReceipt }) {
  const { reference, key, lodgeName, checkIn, checkOut, totalPrice } = receipt
  return (
    <section
      aria-label="Your booking"
      className="grid gap-2 rounded-control border border-up/40 bg-surface p-4"
    >
      <p>
        {lodgeName}, {formatDate(checkIn)} to {formatDate(checkOut)},{' '}
        <span className="font-mono">{formatDollars(totalPrice)}</span>
      </p>
      <p className="text-sm text-muted">
        Reference <span className="font-mono text-text">{reference}</span>. The nights are held for you while
        the owner answers, for 48 hours at most.
      </p>
      <Link
        to="/booking/$reference"
        params={{ reference }}
        search={{ key }}
        className="underline underline-offset-4"
      >
        See your booking
      </Link>
    </section>
  )
}
