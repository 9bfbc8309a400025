import { Suspense, useState } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { cancellationAt, freeWhileOpen } from '#contract/bookings/cancellation.ts'
import { isOpen } from '#contract/bookings/stay-rules.ts'
import { formatCents } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { moveFocusToRegion } from '#web/platform/ui/hooks/move-focus-to-region.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'), 'dialog')

type CancelStayProps = {
  booking: BookingWithMoney
  /** Milliseconds. */
  now: number
  isCancelling: boolean
  /** The server's new cost, after it refused to keep more than was shown. */
  newCostCents: number | null
  /** Reloads the booking, because the page may be outdated. */
  onLook: () => void
  onCancel: (keptCents: number) => void
}

const writeCost = (keptCents: number, totalCents: number): string =>
  keptCents > 0
    ? keptCents >= totalCents
      ? `If you cancel now, you get no refund (${formatCents(keptCents)} is kept).`
      : `If you cancel now, ${formatCents(keptCents)} of ${formatCents(totalCents)} is kept.`
    : 'If you cancel now, it is free.'

const givenBack = (cents: number): string[] =>
  cents > 0 ? [`${formatCents(cents)} of what you paid goes back to you.`] : []

export function CancelStay({ booking, now, isCancelling, newCostCents, onLook, onCancel }: CancelStayProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { totalCents, paidCents, refundedCents, refundingCents } = booking.money
  const terms = { ...booking, totalCents }
  const period = cancellationAt(terms, now)
  const isUnsettled = isOpen(booking.status)
  if (!period && !isUnsettled) return <StayHasBegun />
  // Cancelling a stay that is neither confirmed nor paid is always free.
  const held = paidCents - refundedCents - refundingCents
  const most = Math.max(0, held)
  const kept = newCostCents ?? (isUnsettled ? 0 : Math.min(most, period?.keptCents ?? 0))
  return (
    <section aria-labelledby="cancelling">
      <h2 id="cancelling" className="mb-5 text-3xl">
        Cancelling
      </h2>
      <CancellationTimeline terms={terms} now={now} isInForce={!isUnsettled} />
      {isUnsettled && <p className="mt-4 text-sm text-muted">{freeWhileOpen(booking.status)}</p>}
      {!isUnsettled && most < totalCents && (
        <p className="mt-4 text-sm text-muted">Never more is kept than you have paid.</p>
      )}
      <Button
        // The dialog returns the focus here. Once the booking is cancelled, this button goes and the focus moves to the region around it.
        ref={moveFocusToRegion}
        variant="danger"
        className="mt-6 aria-disabled:opacity-40 print:hidden"
        aria-disabled={isCancelling}
        onClick={() => {
          if (isCancelling) return
          onLook()
          setIsConfirming(true)
        }}
      >
        {isCancelling ? 'Cancelling...' : 'Cancel booking'}
      </Button>
      {isConfirming && (
        <Suspense>
          <CancelDialog
            cost={[writeCost(kept, totalCents), ...givenBack(held - kept)].join(' ')}
            onCancel={() => onCancel(kept)}
            onClose={() => setIsConfirming(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

function StayHasBegun() {
  return (
    <section aria-labelledby="cancelling">
      <h2 id="cancelling" className="mb-3 text-3xl">
        Cancelling
      </h2>
      <p className="text-muted">Your stay has begun. Please write to us.</p>
    </section>
  )
}
