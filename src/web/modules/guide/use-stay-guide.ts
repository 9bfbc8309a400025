import { useQuery } from '@tanstack/react-query'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { StayGuide } from '#contract/guide/guide.ts'
import { untilChange } from '#web/platform/api/until-change.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { awaitsDoorCode } from './guide-view.tsx'

const MISSING_CODE_MS = 60_000

/** The guide of a confirmed stay; no data for any other. */
export function useStayGuide({ reference, status, money, checkIn, checkOut }: BookingWithMoney, key: string) {
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
export const judgedAt = ({ closesAt }: StayGuide, readAt: number): number => {
  const now = Date.now()
  return now < Date.parse(closesAt) ? readAt : now
}
