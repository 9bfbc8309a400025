import type { ReactNode } from 'react'
import { formatDate } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import type { BookingAttempt } from './booking-attempt.ts'

type PriceChange = { cents: number; shownCents: number; accept: () => void }

type BookingOutcomeProps = {
  error: unknown
  priceChange: PriceChange | null
  unanswered: BookingAttempt | null
  lookUp: ReactNode
  alternatives: ReactNode
}

const notice = 'grid justify-items-start gap-4 rounded-control border border-danger/40 bg-danger-ground p-4'

/** On a phone the error toast at the bottom must not cover the reason. */
const showAboveToast = (alert: HTMLElement | null) => {
  alert?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

export function BookingOutcome({
  error,
  priceChange,
  unanswered,
  lookUp,
  alternatives,
}: BookingOutcomeProps) {
  if (unanswered)
    return (
      <Unanswered attempt={unanswered} refusal={refusalIn(error)}>
        {lookUp}
      </Unanswered>
    )
  if (priceChange) return <NewPrice {...priceChange} />
  if (!error) return null
  return (
    <div ref={showAboveToast} role="alert" className={notice}>
      <p>{refusalIn(error) ?? 'Your request was refused.'}</p>
      {alternatives}
    </div>
  )
}

type UnansweredProps = { attempt: BookingAttempt; refusal: string | null; children: ReactNode }

function Unanswered({ attempt, refusal, children }: UnansweredProps) {
  const { checkIn, checkOut } = attempt.request
  return (
    <div ref={showAboveToast} role="alert" className={notice}>
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
    <div ref={showAboveToast} role="alert" className={notice}>
      <p>{`The price has changed since this page was opened: it is ${formatCents(cents)} and not ${formatCents(shownCents)}. Nothing was booked.`}</p>
      <Button onClick={accept}>{`Request for ${formatCents(cents)}`}</Button>
    </div>
  )
}
