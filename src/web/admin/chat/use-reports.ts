import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/chat/reports']

export function useReports() {
  const call = useAdminCall()
  return useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: () => call('GET /api/admin/chat/reports', { query: {} }),
  })
}

/** Hiding and keeping the message both settle the report. */
export function useSettle() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ report, message, hides }: { report: number; message: number; hides: boolean }) => {
      if (hides)
        await call('PUT /api/admin/chat/messages/{id}', {
          params: { id: message },
          body: { isActive: false },
        })
      else
        await call('PUT /api/admin/chat/reports/{id}', { params: { id: report }, body: { resolved: true } })
    },
    onSuccess: (_, { hides }) =>
      toast({
        title: hides ? 'Message Hidden' : 'Report Settled',
        description: hides ? 'It is hidden from everyone.' : 'The message stays.',
      }),
    onError: (error) => toastFailure(error, 'Update Failed', 'Failed to settle the report.'),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
