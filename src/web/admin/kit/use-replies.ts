import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyWords } from '#contract/saved-replies/saved-replies.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastRefusal } from './refusal.ts'
import { useAdminCall } from './use-admin-call.ts'

const KEY = ['/api/admin/saved-replies']

export function useReplies() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, queryFn: () => call('GET /api/admin/saved-replies') })
}

export function useSaveReply() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: ReplyWords & { id: number | null }) =>
      id === null
        ? call('POST /api/admin/saved-replies', { body })
        : call('PUT /api/admin/saved-replies/{id}', { params: { id }, body }),
    onSuccess: () => toast({ title: 'Reply Saved', description: 'Choose it in the inbox.' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Reply Not Saved'),
  })
}

export function useDeleteReply() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/admin/saved-replies/{id}', { params: { id } }),
    onSuccess: () => toast({ title: 'Reply Deleted', description: 'The inbox shows it no more.' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Reply Not Deleted'),
  })
}

export function useFillReply(bookingId: number | null) {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (id: number) =>
      call('POST /api/admin/saved-replies/{id}/fill', { params: { id }, body: { bookingId } }),
    onError: (error) => toastRefusal(error, 'Reply Not Filled'),
  })
}
