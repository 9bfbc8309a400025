import { useQuery } from '@tanstack/react-query'
import type { Overview } from '#contract/admin.ts'
import { type Booking, DEFAULT_BOOKINGS } from '#contract/bookings.ts'
import { useCall } from '../api/use-call.ts'
import { asExtra, useAdminCall } from './use-admin-call.ts'

const OWN_WORDS = new Set(['No authentication token', 'Session expired'])

/** The newest bookings, with the messages the dashboard shows when they cannot be had. */
export function useNewestBookings() {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/bookings'],
    staleTime: 0,
    queryFn: () =>
      call('GET /api/admin/bookings', { query: {} }).catch((error: Error) => {
        throw OWN_WORDS.has(error.message) ? error : new Error('Failed to fetch bookings')
      }),
  })
}

/** Totals, waiting requests and charts; null where they cannot be had. */
export function useOverview() {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/admin/overview'],
    staleTime: 0,
    queryFn: (): Promise<Overview | null> => call('GET /api/admin/overview', asExtra()),
    // An answer without totals is as good as none.
    select: (overview) => (overview?.totals ? overview : null),
  })
}

/** Whole dollars of all these bookings. */
const sumOf = (bookings: readonly Booking[]): number =>
  bookings.reduce((sum, { totalPrice }) => sum + Number(totalPrice ?? 0), 0)

/**
 * Count and revenue of all bookings. A list of any other length than the server's page is all there is and is counted
 * here, as is one that has no overview beside it; otherwise the database counts.
 */
export function totalsFrom(
  newest: readonly Booking[] | undefined,
  overview: Pick<Overview, 'totals'> | null | undefined,
): { bookings: number; revenue: number } | null {
  if (!newest) return null
  if (newest.length !== DEFAULT_BOOKINGS || overview === null)
    return { bookings: newest.length, revenue: sumOf(newest) }
  return overview?.totals ?? null
}
