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
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'

/** `shownCents` is the total that the guest saw. `isLate`: the first hold has expired. */
export type Outcome = { receipt: BookingReceipt; shownCents: number; isLate: boolean }

type NextStep = { title: string; email: string; next: string }

function nextStep(receipt: BookingReceipt, isLate: boolean): NextStep {
  const to = receipt.guestEmail
  const email = `An email with the link to your booking goes to ${to}.`
  if (isLate)
    return {
      title: 'Your booking is here',
      email,
      next: 'The time for which these nights were first held is over. Your booking shows how it stands.',
    }
  if (receipt.status === 'awaiting_payment')
    return {
      title: 'Your nights are held',
      email,
      next: `The nights are held for you for ${PAYMENT_HOLDS_MINUTES} minutes. Pay and your stay is confirmed.`,
    }
  return awaitsConfirmation(receipt)
    ? {
        title: 'One more step: open our email',
        email: `We sent a link to ${to}.`,
        next: `The nights are held for you for ${UNCONFIRMED_HOLDS_MINUTES} minutes. Please open the link in the email: then they are held while the owner answers, for ${REQUEST_HOLDS_HOURS} hours at most.`,
      }
    : {
        title: 'Your request is with the owner',
        email,
        next: `The nights are held for you while the owner answers, for ${REQUEST_HOLDS_HOURS} hours at most. You get an email then.`,
      }
}

type BookingSentProps = Outcome & {
  /** False when the guest returned to the page after sending. */
  wasSentHere: boolean
  onAgain: (() => void) | null
}

/** Replaces the sent form: what was requested, its price, the email that went out, and what comes next. */
export default function BookingSent({ receipt, shownCents, isLate, wasSentHere, onAgain }: BookingSentProps) {
  const { reference, key, lodgeName, checkIn, checkOut } = receipt
  const { totalCents } = completePrice(receipt)
  const { title, email, next } = nextStep(receipt, isLate)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed button is hidden with the form.
    const focused = document.activeElement
    if (focused !== document.body && !section.current?.closest('form')?.contains(focused)) return
    section.current?.focus({ preventScroll: true })
    if (wasSentHere) section.current?.scrollIntoView()
  }, [wasSentHere])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Your booking"
      className="grid scroll-mt-24 gap-5 rounded-picture border border-up/40 bg-raised p-5 outline-none sm:p-7"
    >
      <h3 className="text-2xl">{title}</h3>
      {totalCents !== shownCents && (
        <p role="alert" className="text-sm text-ember">
          The price has changed since this page was opened: it is {formatCents(totalCents)} and not{' '}
          {formatCents(shownCents)}. Nothing is charged yet; you can cancel from your booking.
        </p>
      )}
      <dl className="grid gap-4 @md:grid-cols-2">
        <Fact name="Your stay">
          {lodgeName}, {formatDate(checkIn)} to {formatDate(checkOut)}
        </Fact>
        <Fact name="Price">
          <span className="tabular">{formatCents(totalCents)}</span> in all. Nothing is charged yet.
        </Fact>
        <Fact name="Email">{email}</Fact>
        <Fact name="What is next">{next}</Fact>
      </dl>
      <p className="text-sm text-muted">
        Reference <span className="font-mono text-text">{reference}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="primary"
          to="/booking/$reference"
          params={{ reference }}
          search={{ key }}
          // A full page load stores the booking's page for offline use.
          reloadDocument
        >
          See your booking
        </ButtonLink>
        {onAgain && <Button onClick={onAgain}>Book another stay</Button>}
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
