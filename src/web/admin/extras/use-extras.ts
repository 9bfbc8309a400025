import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type EditedExtras, VersionedExtras } from '#contract/extras/extras.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const extrasKey = (slug: string) => ['/api/admin/lodges', slug, 'extras']

export function useExtras(slug: string) {
  const call = useAdminCall()
  return useQuery({
    queryKey: extrasKey(slug),
    queryFn: async () =>
      VersionedExtras.parse(await call('GET /api/admin/lodges/{slug}/extras', { params: { slug } })),
    staleTime: 0,
  })
}

const refused = (error: Error) =>
  toastFailure(
    error,
    'Extras Not Saved',
    (error instanceof ApiError && error.detail) || 'Our server did not answer.',
  )

export function useSaveExtras(slug: string) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: EditedExtras & { version: number }) =>
      VersionedExtras.parse(await call('PUT /api/admin/lodges/{slug}/extras', { params: { slug }, body })),
    onSuccess: async (saved) => {
      await storeAnswer(queries, { queryKey: extrasKey(slug) }, () => saved)
      void queries.invalidateQueries({ queryKey: ['/api/lodges', slug, 'extras'] })
      toast({ title: 'Extras Saved', description: 'Guests order from them from now on.' })
    },
    onError: refused,
  })
}

const extrasChanged = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'extras' })

function useUndoCopy() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (changeId: number) => call('POST /api/admin/extras/undo', { body: { changeId } }),
    onSuccess: ({ changed }) =>
      toast({ title: 'Copy Undone', description: `${pluralize(changed, 'lodge')} as before.` }),
    onError: refused,
    onSettled: () => extrasChanged(queries),
  })
}

/** Its toast offers to undo the copy. */
export function useCopyExtras(slug: string, onCopied: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const undo = useUndoCopy()
  return useMutation({
    mutationFn: (to: string[]) =>
      call('POST /api/admin/lodges/{slug}/extras/copy', { params: { slug }, body: { to } }),
    onSuccess: ({ copied, changeId }) => {
      void extrasChanged(queries)
      toast({
        title: 'Extras Copied',
        description: `To ${pluralize(copied, 'lodge')}.`,
        action: {
          label: 'Undo',
          hint: 'Undo: restore the extras that were replaced',
          run: () => undo.mutate(changeId),
        },
      })
      onCopied()
    },
    onError: refused,
  })
}
