import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChargePart, VersionedCharges } from '#contract/charges/charges.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { adminRole } from '../auth/session.ts'
import { optionalRead, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const UNTAXED = ['/api/admin/untaxed-lodges']
/** Differs from the key of the public call, whose charges have no version. */
const chargesKey = (slug: string) => ['/api/admin/lodges', slug, 'charges']

export function useCharges(slug: string) {
  const call = useAdminCall()
  return useQuery({
    queryKey: chargesKey(slug),
    queryFn: async () =>
      VersionedCharges.parse(await call('GET /api/admin/lodges/{slug}/charges', { params: { slug } })),
    staleTime: 0,
  })
}

/** Null where the server has no taxes. Only an admin's browser loads them. */
export function useUntaxed() {
  const call = useCall()
  return useQuery({
    queryKey: UNTAXED,
    enabled: adminRole() === 'admin',
    queryFn: () => call('GET /api/admin/untaxed-lodges', optionalRead()),
    staleTime: 0,
  })
}

const refused = (error: Error) =>
  toastFailure(
    error,
    'Charges Not Saved',
    (error instanceof ApiError && error.detail) || 'Our server did not answer.',
  )

export function useSaveCharges(slug: string) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: VersionedCharges) =>
      VersionedCharges.parse(await call('PUT /api/admin/lodges/{slug}/charges', { params: { slug }, body })),
    onSuccess: async (saved) => {
      await storeAnswer(queries, { queryKey: chargesKey(slug) }, () => saved)
      void queries.invalidateQueries({ queryKey: UNTAXED })
      void queries.invalidateQueries({ queryKey: ['/api/lodges', slug, 'charges'] })
      toast({ title: 'Charges Saved', description: 'New quotes and bookings use them from now on.' })
    },
    onError: refused,
  })
}

function chargesChanged(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: UNTAXED })
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'charges' })
}

function useUndoCopy() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (changeId: number) => call('POST /api/admin/charges/undo', { body: { changeId } }),
    onSuccess: ({ changed }) =>
      toast({ title: 'Copy Undone', description: `${pluralize(changed, 'lodge')} as before.` }),
    onError: refused,
    onSettled: () => chargesChanged(queries),
  })
}

/** Its toast offers to undo the copy. */
export function useCopyCharges(slug: string, onCopied: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const undo = useUndoCopy()
  return useMutation({
    mutationFn: (body: { to: string[]; parts: ChargePart[] }) =>
      call('POST /api/admin/lodges/{slug}/charges/copy', { params: { slug }, body }),
    onSuccess: ({ copied, changeId }) => {
      chargesChanged(queries)
      toast({
        title: 'Charges Copied',
        description: `To ${pluralize(copied, 'lodge')}.`,
        action: {
          label: 'Undo',
          hint: 'Undo: restore the fees and taxes that were replaced',
          run: () => undo.mutate(changeId),
        },
      })
      onCopied()
    },
    onError: refused,
  })
}
