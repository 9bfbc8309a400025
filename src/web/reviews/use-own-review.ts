import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnReview } from '#contract/reviews.ts'
import { useCall } from '../api/use-call.ts'

/** Timers of browsers hold 24 days; an hour also follows a device that slept. */
const LONGEST_WAIT_MS = 3_600_000

/** Texts of the form; `stars` is null before the guest has chosen. */
type Draft = { stars: number | null; text: string; name: string }

const keyOf = (reference: string) => ['/api/bookings', reference, 'review']

/** The review of a guest's stay, read again when it can be written. */
export function useOwnReview(reference: string, key: string, isEnabled: boolean): OwnReview | undefined {
  const call = useCall()
  const { data } = useQuery({
    queryKey: keyOf(reference),
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

/** Sends the review of a guest's stay. */
export function useSendReview(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  const queryKey = keyOf(reference)
  return useMutation({
    mutationFn: ({ stars, ...draft }: Draft) =>
      call('POST /api/bookings/{reference}/review', {
        params: { reference },
        query: { key },
        body: { ...draft, stars: stars ?? 0 },
      }),
    onSuccess: (review) =>
      queries.setQueryData<OwnReview>(queryKey, (before) => before && { ...before, isOpen: false, review }),
    // A review with a lost answer may be stored.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
