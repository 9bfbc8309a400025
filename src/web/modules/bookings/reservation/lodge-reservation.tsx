import { memo, useMemo } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { WhenNear } from '#web/platform/ui/late/when-near.tsx'
import type { LinkedStay, StayLink } from '../stay/stay-link.ts'

const BookingForm = lazyPart(() => import('../form/booking-form.tsx'))

type LodgeReservationProps = StayLink & {
  lodge: Lodge
  onStay: LinkedStay['onStay']
  isByAgent: boolean
  /** Reports whether the form's guest has the Day 1 badge. */
  onDay1: (isDay1: boolean) => void
}

/** `memo` keeps React from rendering the form again on the client before it is hydrated. */
export const LodgeReservation = memo(function LodgeReservation({
  lodge,
  onStay,
  isByAgent,
  onDay1,
  ...stay
}: LodgeReservationProps) {
  const only = useMemo(() => [lodge], [lodge])
  return (
    <WhenNear fallback={<div className="placeholder h-[640px] rounded-control" />}>
      <BookingForm lodges={only} lodge={lodge} linked={{ stay, onStay, isByAgent }} onDay1={onDay1} />
    </WhenNear>
  )
})
