import { type ReactNode, Suspense } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { NightlyPrice } from '#web/platform/ui/lodge/nightly-price.tsx'
import { datedStay, type LinkedStay } from '../stay/stay-link.ts'
import { ReservationBox } from './reservation-box.tsx'

const DatedReservation = lazyPart(() => import('./dated-reservation.tsx'))

type ReservationCardProps = LinkedStay & {
  lodge: Lodge
  isDay1: boolean
  askOwner: ReactNode
}

export function ReservationCard({ lodge, isDay1, ...linked }: ReservationCardProps) {
  const dated = datedStay(linked.stay)
  const isHydrated = useIsHydrated()
  if (!dated)
    return (
      <ReservationBox
        lodge={lodge}
        {...linked}
        headline={
          <>
            <NightlyPrice lodge={lodge} className="tabular text-2xl lg:text-3xl" />
            <span className="text-muted"> per night</span>
          </>
        }
      />
    )
  const loading = (
    <ReservationBox
      lodge={lodge}
      {...linked}
      headline={<span className="placeholder inline-block h-8 w-32 rounded-control align-middle" />}
      details={<div className="placeholder h-20 rounded-control" />}
    />
  )
  if (!isHydrated) return loading
  return (
    <Suspense fallback={loading}>
      <DatedReservation lodge={lodge} dated={dated} isDay1={isDay1} {...linked} />
    </Suspense>
  )
}
