import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, type Call } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { adminToken, clearSession } from '../auth/session.ts'

/** Does nothing once another session has begun. */
export function expireSession(token: string | null): void {
  if (token === null || token !== adminToken()) return
  clearSession()
  toast({ title: 'Session expired', description: 'Please sign in again.', variant: 'destructive' })
}

/** A wrapper of all calls cannot keep the types that tie names to options. */
type LooseCall = (name: string, options: object) => Promise<unknown>

/** Already announced by a toast. */
export class SessionEnded extends Error {}

/** Null when another session has begun: then only the call failed. */
export function endedSession(token: string | null): SessionEnded | null {
  expireSession(token)
  return adminToken() === null ? new SessionEnded('Session expired') : null
}

/** Throws 'No authentication token' without a token. A 401 ends the session that sent it. */
export function withToken(call: Call): Call {
  const asOwner = async (name: string, options: object = {}) => {
    const token = adminToken()
    if (!token) throw new SessionEnded('No authentication token')
    try {
      return await (call as unknown as LooseCall)(name, { ...options, token })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      throw endedSession(token) ?? error
    }
  }
  return asOwner as unknown as Call
}

/** A 401 gives null and does not end the session. */
export const optionalRead = () => ({ token: adminToken(), on401: 'returnNull' }) as const

export function useAdminCall(): Call {
  const call = useCall()
  return useMemo(() => withToken(call), [call])
}

/** The server's reason for a conflict (409) or a broken rule (422). */
const refusalIn = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 409 || error.status === 422) ? error.detail : null

/** Shows the server's reason for a refusal. An ended session has its own toast. */
export function toastFailure(error: unknown, title: string, description: string): void {
  if (error instanceof SessionEnded) return
  const reason = refusalIn(error)
  const words = reason && !description.includes(reason) ? `${description} ${reason}` : description
  toast({ title, description: words, variant: 'destructive' })
}

export const isAdminQuery = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  String(queryKey[0]).startsWith('/api/admin')

export function useForgetAdminData(): () => void {
  const queries = useQueryClient()
  return () => queries.removeQueries({ predicate: isAdminQuery })
}
