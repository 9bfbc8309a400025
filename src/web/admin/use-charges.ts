import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Charges } from '#contract/charges.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import { asExtra, toastFailure, useAdminCall } from './use-admin-call.ts'

const UNTAXED = ['/api/admin/untaxed-lodges']
const chargesKey = (slug: string) => ['/api/lodges', slug, 'charges']

export function useCharges(slug: string) {
  const call = useCall()
  return useQuery({
    queryKey: chargesKey(slug),
    queryFn: async () => Charges.parse(await call('GET /api/lodges/{slug}/charges', { params: { slug } })),
    staleTime: 0,
  })
}

/** Lodges that charge no tax; none where the server does not know of taxes. */
export function useUntaxed() {
  const call = useCall()
  return useQuery({
    queryKey: UNTAXED,
    queryFn: () => call('GET /api/admin/untaxed-lodges', asExtra()),
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
    mutationFn: (body: Charges) => call('PUT /api/admin/lodges/{slug}/charges', { params: { slug }, body }),
    onSuccess: (saved) => {
      queries.setQueryData(chargesKey(slug), Charges.parse(saved))
      void queries.invalidateQueries({ queryKey: UNTAXED })
      toast({ title: 'Charges Saved', description: 'New quotes and bookings use them from now on.' })
    },
    onError: refused,
  })
}

export function useCopyCharges(slug: string, onCopied: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (to: string[]) =>
      call('POST /api/admin/lodges/{slug}/charges/copy', { params: { slug }, body: { to } }),
    onSuccess: ({ copied }) => {
      void queries.invalidateQueries({ queryKey: UNTAXED })
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'charges' })
      toast({ title: 'Charges Copied', description: copied === 1 ? 'To 1 lodge.' : `To ${copied} lodges.` })
      onCopied()
    },
    onError: refused,
  })
}
