import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import type { PromotionEdit } from '#contract/promotions/promotions.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const PROMOTIONS = ['/api/admin/promotions']

export type SentPromotion = z.input<typeof PromotionEdit>

export function usePromotions() {
  const call = useAdminCall()
  return useQuery({
    queryKey: PROMOTIONS,
    queryFn: () => call('GET /api/admin/promotions'),
    staleTime: 0,
  })
}

const refused = (title: string) => (error: Error) =>
  toastFailure(error, title, (error instanceof ApiError && error.detail) || 'Our server did not answer.')

export function useSavePromotion(id: number | null, onSaved: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SentPromotion) =>
      id === null
        ? call('POST /api/admin/promotions', { body })
        : call('PUT /api/admin/promotions/{id}', { params: { id }, body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: PROMOTIONS })
      toast({ title: 'Promotion Saved', description: 'New quotes and bookings use it from now on.' })
      onSaved()
    },
    onError: refused('Promotion Not Saved'),
  })
}

export function useDeletePromotion() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/admin/promotions/{id}', { params: { id } }),
    onSuccess: () => toast({ title: 'Promotion Deleted', description: 'Bookings keep their price.' }),
    onError: refused('Promotion Not Deleted'),
    onSettled: () => queries.invalidateQueries({ queryKey: PROMOTIONS }),
  })
}
