import { useQuery } from '@tanstack/react-query'
import type { OwnReview } from '#contract/reviews.ts'
import { useCall } from '../api/use-call.ts'

/** Timers of browsers hold 24 days; an hour also follows a device that slept. */
const LONGEST_WAIT_MS = 3_600_000

export const reviewKey = (reference: string) => ['/api/bookings', reference, 'review']

/** The review of a guest's stay, read again when it can be written. */
export function useOwnReview(reference: string, key: string, isEnabled: boolean): OwnReview | undefined {
  const call = useCall()
  const { data } = useQuery({
    queryKey: reviewKey(reference),
    enabled: isEnabled,
    queryFn: () => call('GET /api/bookings/{reference}/review', { params: { reference }, query: { key } }),
    refetchInterval: ({ state }) => state.data !== undefined && untilOpen(state.data),
  })
  return data
}

/** Milliseconds until a review can be written, or the longest wait; false when it can be or is over. */
function untilOpen({ opensAt, isOpen }: OwnReview): number | false {
  const wait = Date.parse(opensAt) - Date.now()
  return !isOpen && wait > 0 && Math.min(wait + 1000, LONGEST_WAIT_MS)
}
