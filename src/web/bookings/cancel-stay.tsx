import { useState } from 'react'
import type { BookingWithMoney } from '#contract/bookings.ts'
import { cancellationAt } from '#contract/cancellation.ts'
import { formatCents, formatDecimal } from '#contract/money.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'

type CancelStayProps = {
  booking: BookingWithMoney
  isCancelling: boolean
  onCancel: () => void
}

const costOf = (keptCents: number, totalCents: number): string =>
  keptCents > 0
    ? `Cancelling today, ${formatCents(keptCents)} of ${formatCents(totalCents)} is kept.`
    : 'Cancelling today is free.'

const givenBack = (cents: number): string[] =>
  cents > 0 ? [`${formatDecimal(cents / 100)} of what you paid goes back to you.`] : []

/** The policy along its line, and the way to cancel, which says what it costs and asks once more. */
export function CancelStay({ booking, isCancelling, onCancel }: CancelStayProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const now = Date.now()
  const { totalCents, paidCents, refundedCents, refundingCents } = booking.money
  const terms = { ...booking, totalCents }
  const period = cancellationAt(terms, now)
  const isRequested = booking.status === 'requested'
  if (!period && !isRequested) return <StayHasBegun />
  // A request that the owner has not answered costs nothing to take back, however late.
  const kept = isRequested ? 0 : (period?.keptCents ?? 0)
  const held = paidCents - refundedCents - refundingCents
  return (
    <section aria-labelledby="cancelling" className="mt-12">
      <h2 id="cancelling" className="mb-5 text-2xl">
        Cancelling
      </h2>
      <CancellationTimeline terms={terms} now={now} />
      {isRequested && (
        <p className="mt-4 text-sm text-muted">
          Until the owner has confirmed, taking the request back costs nothing.
        </p>
      )}
      <Button variant="danger" className="mt-6" disabled={isCancelling} onClick={() => setIsConfirming(true)}>
        {isCancelling ? 'Cancelling...' : 'Cancel booking'}
      </Button>
      {isConfirming && (
        <Sheet
          title="Cancel this booking?"
          description={[costOf(kept, totalCents), ...givenBack(held - kept)].join(' ')}
          onClose={() => setIsConfirming(false)}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <Button
              variant="danger"
              onClick={() => {
                setIsConfirming(false)
                onCancel()
              }}
            >
              Yes, cancel it
            </Button>
            <Button onClick={() => setIsConfirming(false)}>Keep it</Button>
          </div>
        </Sheet>
      )}
    </section>
  )
}

function StayHasBegun() {
  return (
    <section aria-labelledby="cancelling" className="mt-12">
      <h2 id="cancelling" className="mb-3 text-2xl">
        Cancelling
      </h2>
      <p className="text-muted">Your stay has begun. Please write to us.</p>
    </section>
  )
}
