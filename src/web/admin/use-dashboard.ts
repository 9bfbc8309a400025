import { useQuery } from '@tanstack/react-query'
import { BOOKINGS_UNLESS_ASKED, type Booking } from '#contract/bookings.ts'
import { useAdminCall } from './use-admin-call.ts'

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

/** Totals, waiting requests and charts. */
export function useOverview() {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/overview'],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/overview'),
  })
}

/** Whole dollars of all these bookings. */
const sumOf = (bookings: readonly Booking[]): number =>
  bookings.reduce((sum, { totalPrice }) => sum + totalPrice, 0)

/**
 * Count and revenue of all bookings. A list that is shorter than the server's page is all there is and is counted
 * here; beyond that the database counts.
 */
export function totalsFrom(
  newest: readonly Booking[] | undefined,
  overview: { totals: { bookings: number; revenue: number } } | undefined,
): { bookings: number; revenue: number } | null {
  if (!newest) return null
  if (newest.length < BOOKINGS_UNLESS_ASKED) return { bookings: newest.length, revenue: sumOf(newest) }
  return overview?.totals ?? null
}
