import { queryOptions } from '@tanstack/react-query'
import type { Call } from './call.ts'

const STALE_MS = 60_000

/** What each lodge offers at the moment without a code. */
export const lodgePromotionsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/promotions/lodges'],
    queryFn: () => call('GET /api/promotions/lodges'),
    staleTime: STALE_MS,
  })
