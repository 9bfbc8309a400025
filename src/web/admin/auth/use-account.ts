import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PasswordChange, Session } from '#contract/auth/account.ts'
import type { PasswordReset, ResetRequest } from '#contract/auth/password-reset.ts'
import type { InviteAcceptance } from '#contract/staff/staff.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { saveSession } from './session.ts'

const SESSIONS = ['/api/admin/sessions']

export function useSessions() {
  const call = useAdminCall()
  return useQuery({ queryKey: SESSIONS, staleTime: 0, queryFn: () => call('GET /api/admin/sessions') })
}

export function useEndSession() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Session) => call('DELETE /api/admin/sessions/{id}', { params: { id } }),
    onSuccess: () => toast({ title: 'Session Ended', description: 'That browser is signed out.' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: SESSIONS }),
    onError: (error) => toastFailure(error, 'Not Ended', 'The session could not be ended.'),
  })
}

export function useChangePassword() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (body: PasswordChange) => call('PUT /api/admin/password', { body }),
    onSuccess: () => {
      toast({ title: 'Password Changed', description: 'Your other sessions have ended.' })
      void queries.invalidateQueries({ queryKey: SESSIONS })
    },
  })
}

export function useAcceptInvite() {
  const call = useCall()
  return useMutation({
    gcTime: 0,
    mutationFn: (body: InviteAcceptance) => call('POST /api/admin/accept-invite', { body }),
    onSuccess: ({ token, admin }) => {
      saveSession(token, admin)
      toast({ title: 'Welcome', description: `Your password is set, ${admin.name}.` })
    },
  })
}

export function usePasswordReset() {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/admin/password-reset'],
    queryFn: () => call('GET /api/admin/password-reset'),
  })
}

export function useRequestReset() {
  const call = useCall()
  return useMutation({
    mutationFn: (body: ResetRequest) => call('POST /api/admin/password-reset', { body }),
  })
}

/** Starts no session. */
export function useResetPassword() {
  const call = useCall()
  return useMutation({
    gcTime: 0,
    mutationFn: (body: PasswordReset) => call('PUT /api/admin/password-reset', { body }),
    onSuccess: () => toast({ title: 'Password Changed', description: 'Please sign in with it.' }),
  })
}

export function fieldError(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.fields.find((field) => field.path === path)?.message
}

/** Undefined when the server's reason belongs to a field. */
export function generalError(error: unknown): string | undefined {
  if (!error) return undefined
  if (!(error instanceof ApiError)) return 'Our server did not answer. Please try again.'
  return error.fields.length > 0 ? undefined : (error.detail ?? 'Please try again.')
}
