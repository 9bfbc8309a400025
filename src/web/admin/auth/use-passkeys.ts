import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Admin } from '#contract/auth/login.ts'
import type { Passkey } from '#contract/passkeys/passkeys.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { optionalRead, useAdminCall } from '../kit/use-admin-call.ts'
import { createPasskey, PasskeyError, signWithPasskey } from './passkey-ceremony.ts'
import { generalError } from './use-account.ts'
import { startSession } from './use-session-calls.ts'

const PASSKEYS = ['/api/admin/passkeys']

/** Null where the server has no passkeys. */
export function usePasskeys() {
  const call = useCall()
  return useQuery({
    queryKey: PASSKEYS,
    staleTime: 0,
    queryFn: (): Promise<Passkey[] | null> => call('GET /api/admin/passkeys', optionalRead()),
  })
}

export type Proof = { password: string; code?: string | undefined }

export function useAddPasskey(onAdded: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ name, proof }: { name: string; proof: Proof }) => {
      const credential = await createPasskey(() => call('POST /api/admin/passkeys/offer', { body: proof }))
      return call('POST /api/admin/passkeys', { body: { name, credential } })
    },
    onSuccess: ({ name }) => {
      toast({ title: 'Passkey Added', description: `You can sign in with ${name} from now on.` })
      void queries.invalidateQueries({ queryKey: PASSKEYS })
      onAdded()
    },
  })
}

export function useRemovePasskey({ id, name }: Passkey, onRemoved: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (body: Proof) => call('POST /api/admin/passkeys/{id}/remove', { params: { id }, body }),
    onSuccess: () => {
      toast({
        title: 'Passkey Removed',
        description: `${name} signs you in no more. Your other sessions have ended.`,
      })
      void queries.invalidateQueries({ queryKey: PASSKEYS })
      onRemoved()
    },
  })
}

export function usePasskeyLogin(onSignedIn: (admin: Admin) => void) {
  const call = useCall()
  return useMutation({
    mutationFn: async () => {
      const credential = await signWithPasskey(() => call('POST /api/admin/passkey-login/offer'))
      return call('POST /api/admin/passkey-login', { body: { credential } })
    },
    onSuccess: (session) => {
      startSession(session)
      onSignedIn(session.admin)
    },
  })
}

/** Undefined when the reason belongs to a field. */
export const passkeyFailure = (error: unknown): string | undefined =>
  error instanceof PasskeyError ? error.message : generalError(error)
