import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, type Call } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { adminToken, clearSession } from '../auth/session.ts'

/** Ends the session of `token` in this browser, unless another has begun; the page then leads to the login. */
export function expireSession(token: string | null): void {
  if (token === null || token !== adminToken()) return
  clearSession()
  toast({ title: 'Session expired', description: 'Please sign in again.', variant: 'destructive' })
}

/** A call by any name. A wrapper of all calls cannot keep the tie between each name and its options. */
type LooseCall = (name: string, options: object) => Promise<unknown>

/** A call without a valid session. A toast has announced it already. */
export class SessionEnded extends Error {}

/** Ends the session of a token that the server has refused; null when another has begun, and only the call has failed. */
export function endedSession(token: string | null): SessionEnded | null {
  expireSession(token)
  return adminToken() === null ? new SessionEnded('Session expired') : null
}

/** Adds the owner's token. Throws 'No authentication token' without one; a 401 ends the session that it was sent in. */
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

/** Options of an optional read: a 401 gives null and does not end the session. */
export const optionalRead = () => ({ token: adminToken(), on401: 'returnNull' }) as const

/** The typed client with the owner's token. */
export function useAdminCall(): Call {
  const call = useCall()
  return useMemo(() => withToken(call), [call])
}

/** The server's reason for refusing a change: a conflict (409) or a broken rule (422). */
const refusalIn = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 409 || error.status === 422) ? error.detail : null

/**
 * Shows a failed change in a toast, with the reason when the server refused it. An ended session has its own toast.
 */
export function toastFailure(error: unknown, title: string, description: string): void {
  if (error instanceof SessionEnded) return
  const reason = refusalIn(error)
  const words = reason && !description.includes(reason) ? `${description} ${reason}` : description
  toast({ title, description: words, variant: 'destructive' })
}

/** True for data that only an owner may see. */
export const isAdminQuery = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  String(queryKey[0]).startsWith('/api/admin')

/** Removes the owner's data from the query cache. */
export function useForgetAdminData(): () => void {
  const queries = useQueryClient()
  return () => queries.removeQueries({ predicate: isAdminQuery })
}
