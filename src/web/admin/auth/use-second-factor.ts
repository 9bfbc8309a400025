import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

const KEY = ['/api/admin/second-factor']

export function useSecondFactor() {
  const call = useAdminCall()
  return useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => call('GET /api/admin/second-factor') })
}

/** Used for a rejected password or code. */
export function errorText(error: unknown): string | undefined {
  if (!error) return undefined
  return (error instanceof ApiError && error.detail) || 'Please try again.'
}

/** A new secret for the authenticator app; only this page holds it. */
export function useOffer() {
  const call = useAdminCall()
  return useMutation({
    gcTime: 0,
    mutationFn: (password: string) => call('POST /api/admin/second-factor/offer', { body: { password } }),
  })
}

export function useTurnOn() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (code: string) => call('POST /api/admin/second-factor', { body: { code } }),
    onSuccess: () => {
      toast({ title: 'Second Factor On', description: 'Signing in asks for a code from now on.' })
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })
}

export function useTurnOff() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call('POST /api/admin/second-factor/off', { body: { code } }),
    onSuccess: () => {
      toast({ title: 'Second Factor Off', description: 'Your password alone signs you in.' })
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })
}
