import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LegalPageName, LegalTexts, OperatorFacts } from '#contract/legal.ts'
import { ApiError } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'
import { toastFailure, useAdminCall } from '../use-admin-call.ts'

const KEY = ['/api/admin/pages']

export function useLegalTexts() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/pages') })
}

/** Shows the saved texts; visitors' pages read theirs again. */
function useSaved(title: string) {
  const queries = useQueryClient()
  return {
    onSuccess: (saved: LegalTexts) => {
      queries.setQueryData(KEY, saved)
      queries.removeQueries({ queryKey: ['/api/pages'] })
      toast({ title, description: 'Visitors read it from now on.' })
    },
    onError: (error: unknown) =>
      toastFailure(
        error,
        'Not Saved',
        (error instanceof ApiError && (error.fields[0]?.message ?? error.detail)) ||
          'Our server did not answer.',
      ),
  }
}

/** Sets the text of a page; null returns to the standard text. */
export function useSavePage(name: LegalPageName) {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (text: string | null) =>
      call('PUT /api/admin/pages/{name}', { params: { name }, body: { text } }),
    ...useSaved('Page Saved'),
  })
}

export function useSaveOperator() {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (body: OperatorFacts) => call('PUT /api/admin/operator', { body }),
    ...useSaved('Operator Saved'),
  })
}
