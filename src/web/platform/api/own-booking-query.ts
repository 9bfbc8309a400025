import { queryOptions } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { OF_UNKNOWN_AGE } from './page-state.ts'

const LOOK_AGAIN_MS = 2000
/** A refund in coins waits for people, often for days. */
const COINS_AGAIN_MS = 60_000

export const ownBookingQuery = (call: Call, reference: string, key: string) =>
  queryOptions({
    queryKey: ['/api/bookings', reference],
    queryFn: () => call('GET /api/bookings/{reference}', { params: { reference }, query: { key } }),
    // The server only reads the booking that it renders; the browser's call confirms the guest's address (decision 016).
    refetchOnMount: ({ state }) => (state.dataUpdatedAt === OF_UNKNOWN_AGE ? 'always' : true),
    refetchInterval: ({ state }) => {
      const money = state.data?.money
      if (!money || money.refundingCents === 0 || money.isStuck) return false
      return money.refundingCents === money.refundingCoinsCents ? COINS_AGAIN_MS : LOOK_AGAIN_MS
    },
  })
