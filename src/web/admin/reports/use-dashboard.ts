import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { DEFAULT_BOOKINGS } from '#contract/bookings/staff-bookings.ts'
import type { Overview } from '#contract/reports/overview.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { optionalRead, useAdminCall } from '../kit/use-admin-call.ts'

const SESSION_MESSAGES = new Set(['No authentication token', 'Session expired'])

/** Every failure except an ended session reads 'Failed to fetch bookings'. */
export function useNewestBookings() {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/bookings'],
    staleTime: 0,
    queryFn: () =>
      call('GET /api/admin/bookings', { query: {} }).catch((error: Error) => {
        throw SESSION_MESSAGES.has(error.message) ? error : new Error('Failed to fetch bookings')
      }),
  })
}

/** Null where the server has no overview. */
export function useOverview() {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/admin/overview'],
    staleTime: 0,
    queryFn: (): Promise<Overview | null> => call('GET /api/admin/overview', optionalRead()),
    select: (overview) => (overview?.totals ? overview : null),
  })
}

type BookingTotals = { bookings: number; revenue: number }

/** Whole dollars. */
const computeTotals = (bookings: readonly Booking[]): BookingTotals => ({
  bookings: bookings.length,
  revenue: bookings.reduce((sum, { totalPrice }) => sum + Number(totalPrice ?? 0), 0),
})

/** Uses the overview's totals if the newest bookings fill a page, otherwise sums the list. Undefined while loading. */
export function useBookingTotals(): BookingTotals | undefined {
  const { data: newest } = useNewestBookings()
  const { data: overview } = useOverview()
  const hasOlder = newest?.length === DEFAULT_BOOKINGS
  if (hasOlder && overview !== null) return overview?.totals
  return newest && computeTotals(newest)
}
