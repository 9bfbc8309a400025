import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnReview } from '#contract/reviews.ts'
import { useCall } from '../api/use-call.ts'

/** Texts of the form; `stars` is null before the guest has chosen. */
type Draft = { stars: number | null; text: string; name: string }

/** The review of a guest's stay, and how to send it. */
export function useOwnReview(reference: string, key: string, isEnabled: boolean) {
  const call = useCall()
  const queries = useQueryClient()
  const queryKey = ['/api/bookings', reference, 'review']
  const own = useQuery({
    queryKey,
    enabled: isEnabled,
    queryFn: () => call('GET /api/bookings/{reference}/review', { params: { reference }, query: { key } }),
  })
  const sending = useMutation({
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
  return { own: own.data, sending }
}
