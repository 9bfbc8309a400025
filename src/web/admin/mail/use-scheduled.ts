import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ScheduledEmailRequest } from '#contract/scheduled-emails/scheduled-emails.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastRefusal } from '../kit/refusal.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/scheduled-emails']

export function useScheduled() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/scheduled-emails') })
}

export function useSaveScheduled() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: ScheduledEmailRequest & { id: number | null }) =>
      id === null
        ? call('POST /api/admin/scheduled-emails', { body })
        : call('PUT /api/admin/scheduled-emails/{id}', { params: { id }, body }),
    onSuccess: ({ isActive }) =>
      toast({
        title: 'Email Saved',
        description: isActive ? 'Stays get it from now on.' : 'It is off: nobody gets it.',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Email Not Saved'),
  })
}

export function useDeleteScheduled() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/admin/scheduled-emails/{id}', { params: { id } }),
    onSuccess: () => toast({ title: 'Email Deleted', description: 'Nothing of it is sent any more.' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Email Not Deleted'),
  })
}
