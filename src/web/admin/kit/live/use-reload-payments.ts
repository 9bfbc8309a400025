import { useQueryClient } from '@tanstack/react-query'
import { SessionEnded } from '../use-admin-call.ts'

/** Reloads payments, and bookings with their money, after a call whose answer came or was lost. */
export function useReloadPayments() {
  const queries = useQueryClient()
  return (_reply: unknown, error: unknown): void => {
    if (error instanceof SessionEnded) return
    void queries.invalidateQueries({ queryKey: ['/api/admin/payments'] })
    void queries.invalidateQueries({ queryKey: ['/api/admin/bookings'] })
  }
}
