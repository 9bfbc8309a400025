import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnReview } from '#contract/reviews/reviews.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { saveDraft } from '#web/platform/ui/forms/form-draft.ts'
import { draftName, type ReviewDraft } from './review-draft.ts'
import { reviewKey } from './use-own-review.ts'

export function useSendReview(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  const queryKey = reviewKey(reference)
  return useMutation({
    mutationFn: ({ stars, ...draft }: ReviewDraft) =>
      call('POST /api/bookings/{reference}/review', {
        params: { reference },
        query: { key },
        body: { ...draft, stars: stars ?? 0 },
      }),
    onSuccess: (review) => {
      saveDraft(draftName(reference), null)
      return storeAnswer<OwnReview>(
        queries,
        { queryKey },
        (before) => before && { ...before, isOpen: false, review },
      )
    },
    // If the answer was lost, the review may be stored.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
