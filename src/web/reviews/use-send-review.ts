import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnReview } from '#contract/reviews.ts'
import { storeAnswer } from '../api/store-answer.ts'
import { useCall } from '../api/use-call.ts'
import { reviewKey } from './use-own-review.ts'

/** Texts of the form; `stars` is null before the guest has chosen. */
type Draft = { stars: number | null; text: string; name: string }

/** Sends the review of a guest's stay. */
export function useSendReview(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  const queryKey = reviewKey(reference)
  return useMutation({
    mutationFn: ({ stars, ...draft }: Draft) =>
      call('POST /api/bookings/{reference}/review', {
        params: { reference },
        query: { key },
        body: { ...draft, stars: stars ?? 0 },
      }),
    onSuccess: (review) =>
      storeAnswer<OwnReview>(
        queries,
        { queryKey },
        (before) => before && { ...before, isOpen: false, review },
      ),
    // A review with a lost answer may be stored.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
