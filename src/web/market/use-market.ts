import { queryOptions, useQuery } from '@tanstack/react-query'
import { MARKET_REFRESH_MS } from '#contract/market-format.ts'
import type { Call } from '../api/call.ts'
import { ASKED_BY_ROUTE } from '../api/query-client.ts'
import { useCall } from '../api/use-call.ts'

export const cryptoDataQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/crypto-data'],
    queryFn: () => call('GET /api/crypto-data'),
    ...ASKED_BY_ROUTE,
    refetchInterval: MARKET_REFRESH_MS,
  })

export const marketQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/crypto'],
    queryFn: () => call('GET /api/crypto'),
    ...ASKED_BY_ROUTE,
    refetchInterval: MARKET_REFRESH_MS,
  })

/** Every coin's 24-hour change, fresh once a minute. */
export function useCryptoData() {
  return useQuery(cryptoDataQuery(useCall()))
}

/** The market records, with their source and age. */
export function useMarket() {
  return useQuery(marketQuery(useCall()))
}
