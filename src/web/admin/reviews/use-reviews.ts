import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminReview, ReviewChange, ReviewFilter } from '#contract/reviews/reviews.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/reviews']

export const REVIEWS_A_PAGE = 30

/** All lodges without a `lodge`. */
export type ReviewSearch = { lodge: string; show: ReviewFilter; page: number }

/** Newest first. The extra row shows that there is a next page. */
export function useReviews({ lodge, show, page }: ReviewSearch) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [...KEY, { lodge, show, page }],
    staleTime: 0,
    queryFn: () =>
      call('GET /api/admin/reviews', {
        query: {
          show,
          limit: REVIEWS_A_PAGE + 1,
          offset: page * REVIEWS_A_PAGE,
          ...(lodge ? { lodge } : {}),
        },
      }),
  })
}

export function useChangeReview({ id }: AdminReview, onDone: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: ReviewChange) =>
      call('PUT /api/admin/reviews/{id}', { params: { id }, body: change }),
    onSuccess: async () => {
      toast({ title: 'Review Updated', description: 'The page of the lodge shows it now.' })
      onDone()
      await queries.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) => toastFailure(error, 'Update Failed', 'Failed to update the review.'),
  })
}
