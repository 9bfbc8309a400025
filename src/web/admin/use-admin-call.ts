import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError, type Call } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import { adminToken, clearSession } from './session.ts'

/** Ends this browser's session because the server no longer knows it; the screen then leads to the login. */
export function expireSession(): void {
  if (adminToken() === null) return
  clearSession()
  toast({ title: 'Session expired', description: 'Please sign in again.', variant: 'destructive' })
}

/** A call by any name: `Call` ties each name to its own options, which a wrapper of all of them cannot say. */
type LooseCall = (name: string, options: object) => Promise<unknown>

/** A call that could not be made, or was refused, because nobody is signed in; the owner has been told already. */
export class SessionEnded extends Error {}

/** Sends with the owner's token. No token is the error 'No authentication token'; a 401 ends the session. */
export function withToken(call: Call): Call {
  const asOwner = async (name: string, options: object = {}) => {
    const token = adminToken()
    if (!token) throw new SessionEnded('No authentication token')
    try {
      return await (call as unknown as LooseCall)(name, { ...options, token })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      expireSession()
      throw new SessionEnded('Session expired')
    }
  }
  return asOwner as unknown as Call
}

/**
 * Options of a read that only enriches a page: a token that the server does not know is answered with null and ends
 * nothing, for that is the page's own call's to do.
 */
export const asExtra = () => ({ token: adminToken(), on401: 'returnNull' }) as const

/** The typed client with the owner's token. */
export function useAdminCall(): Call {
  const call = useCall()
  return useMemo(() => withToken(call), [call])
}

/** Says why a change failed. A session that ended has been announced, and its message stays on the screen. */
export function toastFailure(error: unknown, title: string, description: string): void {
  if (!(error instanceof SessionEnded)) toast({ title, description, variant: 'destructive' })
}

/** True for what only an owner may see. */
export const isAdminQuery = ({ queryKey }: { queryKey: QueryKey }): boolean =>
  String(queryKey[0]).startsWith('/api/admin')

/** Forgets everything that only an owner may see. */
export function useForgetAdminData(): () => void {
  const queries = useQueryClient()
  return () => queries.removeQueries({ predicate: isAdminQuery })
}
