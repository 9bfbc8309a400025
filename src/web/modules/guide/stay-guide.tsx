import { useQuery } from '@tanstack/react-query'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { StayGuide as Guide } from '#contract/guide/guide.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { untilChange } from '#web/platform/api/until-change.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { awaitsDoorCode, GuideView } from './guide-view.tsx'

const MISSING_CODE_MS = 60_000

type StayGuideProps = { booking: BookingWithMoney; secretKey: string }

/** The guide of a guest's confirmed stay; nothing for any other. */
export function StayGuide({ booking, secretKey }: StayGuideProps) {
  const guide = useStayGuide(booking, secretKey)
  if (booking.status !== 'confirmed') return null
  // A server without guides.
  if (guide.error instanceof ApiError && guide.error.status === 404) return null
  if (guide.isError && !guide.data)
    return (
      <div role="alert" className="mt-10 flex flex-wrap items-center gap-3">
        <p>Your guide could not be loaded.</p>
        <Button onClick={() => void guide.refetch()}>Try again</Button>
      </div>
    )
  if (!guide.data)
    return (
      <div role="status" aria-label="Loading your guide" className="placeholder mt-10 h-64 rounded-picture" />
    )
  return <GuideView guide={guide.data} now={judgedAt(guide.data, guide.dataUpdatedAt)} />
}

function useStayGuide({ reference, status, money, checkIn, checkOut }: BookingWithMoney, key: string) {
  const call = useCall()
  return useQuery({
    // A payment, a refund or other dates may open or close it.
    queryKey: ['/api/bookings', reference, 'guide', money.dueCents, money.refundingCents, checkIn, checkOut],
    enabled: status === 'confirmed',
    queryFn: () => call('GET /api/bookings/{reference}/guide', { params: { reference }, query: { key } }),
    refetchInterval: ({ state }) => {
      if (!state.data) return false
      const { opensAt, closesAt } = state.data
      const { dataUpdatedAt } = state
      // A lock's provider that is away makes the code later.
      if (awaitsDoorCode(state.data, judgedAt(state.data, dataUpdatedAt))) return MISSING_CODE_MS
      return untilChange([opensAt, closesAt], state)
    },
    gcTime: 0,
  })
}

/** The time for which a guide is shown: one that was read before it opened has nothing of what it opens. */
const judgedAt = ({ closesAt }: Guide, readAt: number): number => {
  const now = Date.now()
  return now < Date.parse(closesAt) ? readAt : now
}
