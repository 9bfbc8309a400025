import { queryOptions } from '@tanstack/react-query'
import type { Call } from './call.ts'

/** A refund takes the provider a moment; the page says so when it is made. */
const LOOK_AGAIN_MS = 2000

/** A guest's own booking with its ledger: both always come from one answer. */
export const ownBookingQuery = (call: Call, reference: string, key: string) =>
  queryOptions({
    queryKey: ['/api/bookings', reference],
    queryFn: () => call('GET /api/bookings/{reference}', { params: { reference }, query: { key } }),
    refetchInterval: ({ state }) => {
      const money = state.data?.money
      return money && money.refundingCents > 0 && !money.isStuck ? LOOK_AGAIN_MS : false
    },
  })
