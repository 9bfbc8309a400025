import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BookingReceipt } from '#contract/bookings/bookings.ts'
import {
  awaitsConfirmation,
  PAYMENT_HOLDS_MINUTES,
  REQUEST_HOLDS_HOURS,
  UNCONFIRMED_HOLDS_MINUTES,
} from '#contract/bookings/stay-rules.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import type { BookingAttempt } from './booking-attempt.ts'

/** The booking, and the total in cents that the guest saw before. `isLate`: its first hold is over. */
export type Outcome = { receipt: BookingReceipt; shownCents: number; isLate: boolean }

/** A changed price in cents, and the guest's consent to it. */
type PriceChange = { cents: number; shownCents: number; accept: () => void }

type BookingOutcomeProps = {
  outcome: Outcome | null
  error: unknown
  priceChange: PriceChange | null
  unanswered: BookingAttempt | null
  /** Looks up the answer of the unanswered request. */
  lookUp: ReactNode
  alternatives: ReactNode
}

const notice = 'grid justify-items-start gap-4 rounded-control border border-danger/40 bg-danger-ground p-4'

/** The outcome of a request: its receipt, a lost answer, or the error with free alternatives. */
export function BookingOutcome({
  outcome,
  error,
  priceChange,
  unanswered,
  lookUp,
  alternatives,
}: BookingOutcomeProps) {
  if (outcome) return <Receipt {...outcome} />
  if (unanswered)
    return (
      <Unanswered attempt={unanswered} refusal={refusalIn(error)}>
        {lookUp}
      </Unanswered>
    )
  if (priceChange) return <NewPrice {...priceChange} />
  if (!error) return null
  return (
    <div role="alert" className={notice}>
      <p>{refusalIn(error) ?? 'Your request was refused.'}</p>
      {alternatives}
    </div>
  )
}

type UnansweredProps = { attempt: BookingAttempt; refusal: string | null; children: ReactNode }

function Unanswered({ attempt, refusal, children }: UnansweredProps) {
  const { checkIn, checkOut } = attempt.request
  return (
    <div role="alert" className={notice}>
      <p className="font-medium">The answer of our server was lost</p>
      <p className="text-sm">
        Your request for {formatDate(checkIn)} to {formatDate(checkOut)} may have arrived, and then the nights
        are held for you. Look it up: it is the same request again, and it is never booked twice.
      </p>
      {refusal && <p className="text-sm">{refusal}</p>}
      {children}
    </div>
  )
}

function NewPrice({ cents, shownCents, accept }: PriceChange) {
  return (
    <div role="alert" className={notice}>
      <p>{`The price has changed since this page was opened: it is ${formatCents(cents)} and not ${formatCents(shownCents)}. Nothing was booked.`}</p>
      <Button onClick={accept}>{`Request for ${formatCents(cents)}`}</Button>
    </div>
  )
}

const LATE = 'The time for which these nights were first held is over. Your booking shows how it stands.'

function holdWords(receipt: BookingReceipt): string {
  if (receipt.status === 'awaiting_payment')
    return `The nights are held for you for ${PAYMENT_HOLDS_MINUTES} minutes. Pay and your stay is confirmed.`
  return awaitsConfirmation(receipt)
    ? `The nights are held for you for ${UNCONFIRMED_HOLDS_MINUTES} minutes. Please open the link in the email we sent you: then they are held while the owner answers, for ${REQUEST_HOLDS_HOURS} hours at most.`
    : `The nights are held for you while the owner answers, for ${REQUEST_HOLDS_HOURS} hours at most.`
}

function Receipt({ receipt, shownCents, isLate }: Outcome) {
  const { reference, key, lodgeName, checkIn, checkOut } = receipt
  const { totalCents } = completePrice(receipt)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that looked it up is gone, so the focus moves here.
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
        <span className="tabular">{formatCents(totalCents)}</span>
      </p>
      {totalCents !== shownCents && (
        <p role="alert" className="text-sm text-ember">
          The price has changed since this page was opened: it is {formatCents(totalCents)} and not{' '}
          {formatCents(shownCents)}. Nothing is charged yet; you can cancel from your booking.
        </p>
      )}
      <p className="text-sm text-muted">
        Reference <span className="font-mono text-text">{reference}</span>.{' '}
        {isLate ? LATE : holdWords(receipt)}
      </p>
      <Link
        to="/booking/$reference"
        params={{ reference }}
        search={{ key }}
        // A document of its own is stored for the way there.
        reloadDocument
        className="underline underline-offset-4"
      >
        See your booking
      </Link>
    </section>
  )
}
