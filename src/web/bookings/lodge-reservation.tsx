import { lazy, memo, useMemo } from 'react'
import type { Lodge } from '#contract/lodges.ts'
import { WhenNear } from '../ui/when-near.tsx'

const BookingForm = lazy(() => import('./booking-form.tsx'))

/**
 * The booking form on a lodge's own page. Remembered, because React draws anew what it has not made ready when
 * something around it changes.
 */
export const LodgeReservation = memo(function LodgeReservation({ lodge }: { lodge: Lodge }) {
  const only = useMemo(() => [lodge], [lodge])
  return (
    <WhenNear fallback={<div className="placeholder h-[640px] rounded-control" />}>
      <BookingForm lodges={only} lodge={lodge} />
    </WhenNear>
  )
})
