import { useQueryClient } from '@tanstack/react-query'
import { SessionEnded } from '../use-admin-call.ts'

/** Called after a response and after a failure, because a lost response may have changed the payments. */
export function useReloadPayments() {
  const queries = useQueryClient()
  return (_reply: unknown, error: unknown): void => {
    if (error instanceof SessionEnded) return
    void queries.invalidateQueries({ queryKey: ['/api/admin/payments'] })
    void queries.invalidateQueries({ queryKey: ['/api/admin/bookings'] })
  }
}
