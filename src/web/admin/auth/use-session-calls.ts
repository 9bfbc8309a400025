import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Admin, Credentials } from '#contract/auth/login.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { useForgetAdminData } from '../kit/use-admin-call.ts'
import { adminToken, clearSession, saveSession } from './session.ts'

/** The password was right, and the account has a second factor. */
export const isCodeNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'code_needed'

export function startSession({ token, admin }: { token: string; admin: Admin }): void {
  saveSession(token, admin)
  toast({ title: 'Login Successful', description: `Welcome back, ${admin.name}!` })
}

export function useLogin(onSignedIn: (admin: Admin) => void) {
  const call = useCall()
  return useMutation({
    mutationFn: (credentials: Credentials) => call('POST /api/admin/login', { body: credentials }),
    onSuccess: (session) => {
      startSession(session)
      onSignedIn(session.admin)
    },
    onError: (error) => {
      if (isCodeNeeded(error)) return
      const detail = error instanceof ApiError ? error.detail : null
      toast({ title: 'Login Failed', description: detail ?? 'Invalid credentials', variant: 'destructive' })
    },
  })
}

/** Ends the session here at once and revokes the token on the server. A failed call changes nothing here. */
export function useLogout(): () => void {
  const call = useCall()
  const navigate = useNavigate()
  const forget = useForgetAdminData()
  return () => {
    const token = adminToken()
    if (token) void call('POST /api/admin/logout', { token }).catch(() => undefined)
    clearSession()
    forget()
    toast({ title: 'Logged Out', description: 'You are signed out of this browser.' })
    void navigate({ to: '/admin/login', replace: true })
  }
}
