import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import type { Charges } from '#contract/charges/charges.ts'
import { addDays } from '#contract/platform/dates.ts'
import { type RateDay, rateByDate, type Tariff } from '#contract/rates/tariff.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'

const noCharges: Charges = { fees: [], taxes: [] }

type LoadedTariff = {
  /** Null while loading and after a failure. */
  tariff: Tariff | null
  isKnown: boolean
  isFailed: boolean
  refresh: () => void
}

/** A server without rates has one price for all nights; `isKnown` is then false. */
export function useTariff(
  lodge: ListedLodge | undefined,
  today: string,
  /** False where mounting must not reload known rates. */
  refetchOnMount = true,
): LoadedTariff {
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
    return rateByDate(price, days)
  }, [price, rates.data])
  const isFailed = [rates, charges].some((read) => read.isLoadingError && !isUnknownCall(read.error))
  if (!lodge || isFailed || rates.isPending || charges.isPending)
    return { tariff: null, isKnown: false, isFailed, refresh }
  const { fees, taxes } = { ...noCharges, ...charges.data }
  return {
    tariff: { fees, taxes, rateOn } as Tariff,
    isKnown: !isUnknownCall(rates.error) && !isUnknownCall(charges.error),
    isFailed,
    refresh,
  }
}

/** Every possible check-in and check-out, plus one day. */
const bookableDays = (today: string) => ({
  from: today,
  to: addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS + 1),
})

const isUnknownCall = (error: Error | null): boolean => error instanceof ApiError && error.status === 404
