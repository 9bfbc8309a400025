import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LegalPageName, LegalTexts, OperatorFacts } from '#contract/legal/legal.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/pages']

export function useLegalTexts() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/pages') })
}

/** Visitors' pages reload their texts too. */
function useSaved(title: string) {
  const queries = useQueryClient()
  return {
    onSuccess: async (saved: LegalTexts) => {
      await storeAnswer(queries, { queryKey: KEY }, () => saved)
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

/** `from` is the text that was edited; null returns to the standard text. */
type PageEdit = { text: string | null; from: string }

/** `theirs` is what another editor has saved since `from`. */
export function useSavePage(name: LegalPageName) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const { onSuccess, onError } = useSaved('Page Saved')
  const save = useMutation({
    mutationFn: (body: PageEdit) => call('PUT /api/admin/pages/{name}', { params: { name }, body }),
    onSuccess,
    onError: (error) => {
      if (theirsIn(error) === null) onError(error)
      else void queries.invalidateQueries({ queryKey: KEY })
    },
  })
  return { ...save, theirs: theirsIn(save.error) }
}

function theirsIn(error: unknown): string | null {
  const { current }: Record<string, unknown> =
    (error instanceof ApiError && error.status === 409 && error.problem) || {}
  return typeof current === 'string' ? current : null
}

export function useSaveOperator() {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (body: OperatorFacts) => call('PUT /api/admin/operator', { body }),
    ...useSaved('Operator Saved'),
  })
}
