import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Credentials } from '#contract/admin.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import { adminToken, clearSession, saveSession } from './session.ts'
import { useForgetAdminData } from './use-admin-call.ts'

/** True when the password was right and the account has a second factor. */
export const isCodeNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'code_needed'

/** Signs in and keeps the session in this browser. */
export function useLogin(onSignedIn: () => void) {
  const call = useCall()
  return useMutation({
    mutationFn: (credentials: Credentials) => call('POST /api/admin/login', { body: credentials }),
    onSuccess: ({ token, admin }) => {
      saveSession(token, admin)
      toast({ title: 'Login Successful', description: `Welcome back, ${admin.name}!` })
      onSignedIn()
    },
    onError: (error) => {
      if (isCodeNeeded(error)) return
      const detail = error instanceof ApiError ? error.detail : null
      toast({ title: 'Login Failed', description: detail ?? 'Invalid credentials', variant: 'destructive' })
    },
  })
}

/** Signs out here at once, and revokes the token on the server; a server that is away keeps nobody signed in here. */
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
