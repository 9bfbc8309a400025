import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewApiKey } from '#contract/api-keys/api-keys.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastRefusal } from '../kit/refusal.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/api-keys']

export function useApiKeys() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/api-keys') })
}

/** Only this browser ever receives the key. */
export function useCreateKey() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (body: NewApiKey) => call('POST /api/admin/api-keys', { body }),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Key Not Made'),
  })
}

export function useRevokeKey() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/admin/api-keys/{id}', { params: { id } }),
    onSuccess: () => toast({ title: 'Key Revoked', description: 'Programs that use it are refused now.' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => toastRefusal(error, 'Key Not Revoked'),
  })
}
