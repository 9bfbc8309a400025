import { useQuery } from '@tanstack/react-query'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { StayGuide } from '#contract/guide/guide.ts'
import { untilChange } from '#web/platform/api/until-change.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { awaitsDoorCode } from './guide-view.tsx'

const MISSING_CODE_MS = 60_000

export function useStayGuide({ reference, status, money, checkIn, checkOut }: BookingWithMoney, key: string) {
  const call = useCall()
  return useQuery({
    // A payment, a refund or other dates may open or close the guide.
    queryKey: ['/api/bookings', reference, 'guide', money.dueCents, money.refundingCents, checkIn, checkOut],
    enabled: status === 'confirmed',
    queryFn: () => call('GET /api/bookings/{reference}/guide', { params: { reference }, query: { key } }),
    refetchInterval: ({ state }) => {
      if (!state.data) return false
      const { opensAt, closesAt } = state.data
      const { dataUpdatedAt } = state
      // The code comes later when the lock provider is down.
      if (awaitsDoorCode(state.data, judgedAt(state.data, dataUpdatedAt))) return MISSING_CODE_MS
      return untilChange([opensAt, closesAt], state)
    },
    gcTime: 0,
  })
}

/** A guide that was read before it opened lacks what it opens, so it is judged by the time of its reading. */
export const judgedAt = ({ closesAt }: StayGuide, readAt: number): number => {
  const now = Date.now()
  return now < Date.parse(closesAt) ? readAt : now
}
