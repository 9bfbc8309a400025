import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MarketRecord } from '#contract/market/market.ts'
import { MARKET_REFRESH_MS } from '#contract/market/market-format.ts'
import type { Call } from '#web/platform/api/call.ts'
import { LOADED_BY_ROUTE } from '#web/platform/api/query-client.ts'
import { useCall } from '#web/platform/api/use-call.ts'

export type SourcedFigures = Pick<MarketRecord, 'source' | 'stale' | 'lastUpdated'>

export const cryptoDataQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/crypto-data'],
    queryFn: () => call('GET /api/crypto-data'),
    ...LOADED_BY_ROUTE,
    refetchInterval: MARKET_REFRESH_MS,
  })

export const marketQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/crypto'],
    queryFn: () => call('GET /api/crypto'),
    ...LOADED_BY_ROUTE,
    refetchInterval: MARKET_REFRESH_MS,
  })

/** An old record, if there is one: a note about all records states its age. */
export const staleFirst = <Record extends SourcedFigures>(records: readonly Record[]): Record | undefined =>
  records.find(({ stale }) => stale) ?? records[0]

/** One record without prices, because a list of lodges shows nothing else of the market. */
export const marketSourceQuery = (call: Call) =>
  queryOptions({
    queryKey: ['/api/crypto', 'source'],
    queryFn: async (): Promise<SourcedFigures[]> => {
      const record = staleFirst(await call('GET /api/crypto'))
      return record ? [{ source: record.source, stale: record.stale, lastUpdated: record.lastUpdated }] : []
    },
    ...LOADED_BY_ROUTE,
    refetchInterval: MARKET_REFRESH_MS,
  })

export function useCryptoData() {
  return useQuery(cryptoDataQuery(useCall()))
}

export function useMarket() {
  return useQuery(marketQuery(useCall()))
}

export function useMarketSource() {
  return useQuery(marketSourceQuery(useCall()))
}
