import { useState } from 'react'
import { cancellationAt } from '#contract/bookings/cancellation.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { formatCents } from '#contract/platform/money.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { useSetBookingStatus } from './use-set-booking-status.ts'

export function CancelBooking({ booking }: { booking: BookingRecord }) {
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending } = useSetBookingStatus()
  const cancel = (keepCents: number) => {
    setConfirming(false)
    mutate({ id: booking.id, status: 'cancelled', keepCents })
  }
  return (
    <>
      <Button variant="danger" className="w-fit" disabled={isPending} onClick={() => setConfirming(true)}>
        Cancel booking
      </Button>
      {isConfirming && <Question booking={booking} onCancel={cancel} onClose={() => setConfirming(false)} />}
    </>
  )
}

type QuestionProps = {
  booking: BookingRecord
  onCancel: (keepCents: number) => void
  onClose: () => void
}

function Question({ booking, onCancel, onClose }: QuestionProps) {
  const [appliesPolicy, setKeeps] = useState(false)
  const { totalCents, paidCents, refundedCents, refundingCents } = booking.money
  // The policy refunds nothing after check-in.
  const policyKeeps = cancellationAt({ ...booking, totalCents }, Date.now())?.keptCents ?? totalCents
  const held = Math.max(0, paidCents - refundedCents - refundingCents)
  const policyCents = Math.min(policyKeeps, held)
  const kept = appliesPolicy ? policyCents : 0
  const back = held - kept
  return (
    <Sheet
      title="Cancel this booking?"
      description={`${formatCents(kept)} is kept and ${formatCents(back)} goes back: what was paid online through its provider, the rest by your hand.`}
      onClose={onClose}
    >
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={appliesPolicy}
          onChange={({ target }) => setKeeps(target.checked)}
          className="mt-1 size-4"
        />
        <span>
          Keep what the policy says for a guest's cancellation
          <span className="block text-sm text-muted">
            {`${booking.policy.name}: ${formatCents(policyCents)} now`}
          </span>
        </span>
      </label>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button variant="danger" onClick={() => onCancel(kept)}>
          Yes, cancel it
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Sheet>
  )
}
