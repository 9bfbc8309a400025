import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Charges } from '#contract/charges/charges.ts'
import type { DateRange } from '#contract/platform/dates.ts'
import type { RateOverride } from '#contract/rates/tariff.ts'
import type { Call } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

export const RATES = '/api/admin/rates'
export const RATE_CHANGES = '/api/admin/rates/changes'

export type LodgeOverrides = { slug: string; overrides: RateOverride[] }[]

export type Overrides = ReadonlyMap<string, ReadonlyMap<string, RateOverride>>

const byLodge = ({ lodges }: { lodges: LodgeOverrides }): Overrides =>
  new Map(lodges.map(({ slug, overrides }) => [slug, new Map(overrides.map((rate) => [rate.date, rate]))]))

/** Null means all lodges. */
type WhichLodges = string | readonly string[] | null

const chosenLodges = (which: WhichLodges) =>
  typeof which === 'string' ? { lodge: which } : which && { lodges: [...which] }

const overridesQuery = (call: Call, range: DateRange, which: WhichLodges) => ({
  queryKey: [RATES, range.from, range.to, which],
  queryFn: () => call('GET /api/admin/rates', { query: { ...range, ...chosenLodges(which) } }),
})

/** Refetches on return, to show other owners' changes. */
export function useOverrides(range: DateRange, which: WhichLodges, isNeeded: boolean) {
  const call = useAdminCall()
  return useQuery({
    ...overridesQuery(call, range, which),
    staleTime: 0,
    refetchOnWindowFocus: true,
    enabled: isNeeded && which?.length !== 0,
    select: byLodge,
  })
}

const PREFETCHED_MS = 60_000

export function usePrefetchOverrides(ranges: readonly DateRange[], which: WhichLodges, isReady: boolean) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const starts = ranges.map(({ from }) => from).join()
  const key = String(which)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `starts` and `key` stand for the ranges and the lodges
  useEffect(() => {
    if (!isReady) return
    for (const range of ranges)
      void queries.prefetchQuery({ ...overridesQuery(call, range, which), staleTime: PREFETCHED_MS })
  }, [starts, key, isReady, call, queries])
}

/** Nights that cannot be booked, by slug. */
export function useTaken(slugs: readonly string[]) {
  const call = useCall()
  const read = async (slug: string) => {
    const { unavailable } = await call('GET /api/lodges/{slug}/availability', { params: { slug }, query: {} })
    return [slug, unavailable] as const
  }
  return useQuery({
    queryKey: ['/api/lodges', 'availability', ...slugs],
    staleTime: 0,
    queryFn: async () => Object.fromEntries(await Promise.all(slugs.map(read))),
  })
}

export function useCharges(slug: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/lodges', slug, 'charges'],
    staleTime: 0,
    queryFn: async () => Charges.parse(await call('GET /api/lodges/{slug}/charges', { params: { slug } })),
  })
}

export function useRateChanges() {
  const call = useAdminCall()
  return useQuery({
    queryKey: [RATE_CHANGES],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => call('GET /api/admin/rates/changes'),
  })
}
