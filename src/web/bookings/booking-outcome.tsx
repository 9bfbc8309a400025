import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BookingReceipt } from '#contract/bookings.ts'
import { formatDate } from '#contract/dates.ts'
import { formatCents } from '#contract/money.ts'
import { awaitsConfirmation, REQUEST_HOLDS_HOURS, UNCONFIRMED_HOLDS_MINUTES } from '#contract/stay-rules.ts'
import { ApiError } from '../api/call.ts'
import { priceOf } from '../api/complete-booking.ts'
import { Button } from '../ui/button.tsx'
import type { BookingAttempt } from './booking-attempt.ts'

/** What the server booked, and the total in cents that the guest was shown before. */
export type Outcome = { receipt: BookingReceipt; shownCents: number }

/** A price in cents that is no longer the one shown, and how a guest agrees to it. */
type PriceChange = { cents: number; shownCents: number; accept: () => void }

type BookingOutcomeProps = {
  outcome: Outcome | null
  error: unknown
  priceChange: PriceChange | null
  unanswered: BookingAttempt | null
  /** Asks what became of the unanswered request. */
  lookUp: ReactNode
  alternatives: ReactNode
}

const notice = 'grid justify-items-start gap-4 rounded-control border border-danger/40 bg-danger-ground p-4'

/** What came of a request: its receipt, that its answer was lost, or what was wrong and what is free instead. */
export function BookingOutcome({
  outcome,
  error,
  priceChange,
  unanswered,
  lookUp,
  alternatives,
}: BookingOutcomeProps) {
  if (outcome) return <Receipt {...outcome} />
  if (unanswered) return <Unanswered attempt={unanswered}>{lookUp}</Unanswered>
  if (priceChange) return <NewPrice {...priceChange} />
  if (!error) return null
  return (
    <div role="alert" className={notice}>
      <p>{(error instanceof ApiError && error.detail) || 'Your request was refused.'}</p>
      {alternatives}
    </div>
  )
}

function Unanswered({ attempt, children }: { attempt: BookingAttempt; children: ReactNode }) {
  const { checkIn, checkOut } = attempt.request
  return (
    <div role="alert" className={notice}>
      <p className="font-medium">We could not hear the answer</p>
      <p className="text-sm">
        Your request for {formatDate(checkIn)} to {formatDate(checkOut)} may have arrived, and then the nights
        are held for you. Look it up: it is the same request again, and it is never booked twice.
      </p>
      {children}
    </div>
  )
}

function NewPrice({ cents, shownCents, accept }: PriceChange) {
  return (
    <div role="alert" className={notice}>
      <p>
        The price has changed since this page was opened: it is {formatCents(cents)} and not{' '}
        {formatCents(shownCents)}. Nothing was booked.
      </p>
      <Button onClick={accept}>Request for {formatCents(cents)}</Button>
    </div>
  )
}

function Receipt({ receipt, shownCents }: Outcome) {
  const { reference, key, lodgeName, checkIn, checkOut } = receipt
  const { totalCents } = priceOf(receipt)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that looked it up is gone.
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Your booking"
      className="grid gap-2 rounded-control border border-up/40 bg-surface p-4"
    >
      <p>
        {lodgeName}, {formatDate(checkIn)} to {formatDate(checkOut)},{' '}
        <span className="font-mono">{formatCents(totalCents)}</span>
      </p>
      {totalCents !== shownCents && (
        <p role="alert" className="text-sm text-ember">
          The price has changed since this page was opened: it is {formatCents(totalCents)} and not{' '}
          {formatCents(shownCents)}. Nothing is charged yet; you can cancel from your booking.
        </p>
      )}
      <p className="text-sm text-muted">
        Reference <span className="font-mono text-text">{reference}</span>.{' '}
        {awaitsConfirmation(receipt)
          ? `The nights are held for you for ${UNCONFIRMED_HOLDS_MINUTES} minutes. Please open the link in the e-mail we sent you: then they are held while the owner answers, for ${REQUEST_HOLDS_HOURS} hours at most.`
          : `The nights are held for you while the owner answers, for ${REQUEST_HOLDS_HOURS} hours at most.`}
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
