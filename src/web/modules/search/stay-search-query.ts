import { queryOptions } from '@tanstack/react-query'
import type { LodgeSearchResult } from '#contract/search/search.ts'
import type { Call } from '#web/platform/api/call.ts'
import { LOADED_BY_ROUTE } from '#web/platform/api/query-client.ts'
import type { StaySearchParams } from './stay-params.ts'

/** Other guests' bookings change the results. */
const FRESH_MS = 30_000

export const staySearchQuery = (call: Call, search: StaySearchParams | null) =>
  queryOptions({
    queryKey: ['/api/search', search],
    queryFn: ({ signal }): Promise<{ lodges: LodgeSearchResult[] }> =>
      requestAnswers(call, search as StaySearchParams, signal),
    enabled: search !== null,
    staleTime: FRESH_MS,
    ...LOADED_BY_ROUTE,
  })

function requestAnswers(call: Call, { party: guests, ...search }: StaySearchParams, signal: AbortSignal) {
  if ('month' in search) return call('GET /api/search/month', { query: { ...search, guests }, signal })
  const { flex: flexDays, ...query } = search
  return call('GET /api/search', { query: { ...query, guests, flexDays }, signal })
}
