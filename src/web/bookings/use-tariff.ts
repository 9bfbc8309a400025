import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Charges } from '#contract/charges.ts'
import { addDays } from '#contract/dates.ts'
import type { ListedLodge } from '#contract/listed-lodge.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/stay-rules.ts'
import { type RateDay, ratesOf, type Tariff } from '#contract/tariff.ts'
import { ApiError } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'

const noCharges: Charges = { fees: [], taxes: [] }

/**
 * Rates and charges of a lodge; null while loading. A server without them has one price for every night, and
 * `isKnown` is false.
 */
export function useTariff(
  lodge: ListedLodge | undefined,
  today: string,
  /** Whether a part that mounts loads known rates again. */
  refetchOnMount = true,
): { tariff: Tariff | null; isKnown: boolean; refresh: () => void } {
  const call = useCall()
  const slug = lodge?.slug ?? ''
  const params = { slug }
  const span = { enabled: lodge !== undefined, staleTime: 0, refetchOnMount }
  const rates = useQuery({
    ...span,
    queryKey: ['/api/lodges', slug, 'rates', today],
    queryFn: () => call('GET /api/lodges/{slug}/rates', { params, query: bookableDays(today) }),
  })
  const charges = useQuery({
    ...span,
    queryKey: ['/api/lodges', slug, 'charges'],
    queryFn: () => call('GET /api/lodges/{slug}/charges', { params }),
  })
  const refresh = () => void Promise.all([rates.refetch(), charges.refetch()])
  const price = lodge?.price ?? 0
  const rateOn = useMemo(() => {
    const days: RateDay[] = rates.data?.days ?? []
    return ratesOf(price, days)
  }, [price, rates.data])
  if (!lodge || rates.isPending || charges.isPending) return { tariff: null, isKnown: false, refresh }
  const { fees, taxes } = { ...noCharges, ...charges.data }
  return {
    tariff: { fees, taxes, rateOn } as Tariff,
    isKnown: !isUnknownCall(rates.error) && !isUnknownCall(charges.error),
    refresh,
  }
}

/** Every date that a stay may begin or end on, and one more day. */
const bookableDays = (today: string) => ({
  from: today,
  to: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS + 1),
})

const isUnknownCall = (error: Error | null): boolean => error instanceof ApiError && error.status === 404
