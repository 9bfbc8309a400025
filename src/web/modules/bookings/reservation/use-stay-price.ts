import { useQuery } from '@tanstack/react-query'
import { day1Discount, type Quote, quoteStay } from '#contract/bookings/quote.ts'
import { isOfPricedLength } from '#contract/bookings/stay-rules.ts'
import { dateIn } from '#contract/platform/dates.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import type { LodgeSearchResult } from '#contract/search/search.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { unavailableReason } from '../calendar/unavailable-reason.ts'
import { useOffer } from '../form/use-offer.ts'
import type { DatedStay } from '../stay/stay-link.ts'
import { useAvailability } from './use-availability.ts'
import { useTariff } from './use-tariff.ts'

type StayPrice = {
  quote: Quote | null
  isFailed: boolean
  refresh: () => void
  /** Null when the stay can be booked, and while loading. */
  objection: string | null
  /** False while unknown. */
  isFree: boolean
}

/** Uses the queries that the form loads too. */
export function useStayPrice(lodge: ListedLodge, stay: DatedStay, isDay1: boolean): StayPrice {
  const { tariff, isFailed, refresh } = useTariff(lodge, dateIn(lodge.timeZone, Date.now()), false)
  const unavailable = useAvailability(lodge.slug, false).data?.unavailable
  const isPriced = tariff !== null && isOfPricedLength(stay)
  const offered = useOffer(lodge, isPriced ? stay : null, '').quote
  if (!tariff) return { quote: null, isFailed, refresh, objection: null, isFree: false }
  const objection = unavailable ? unavailableReason(stay, lodge, unavailable, tariff) : null
  const isFree = unavailable !== undefined && objection === null
  const plain = isPriced ? quoteStay(stay, tariff, isDay1 ? [day1Discount] : []) : null
  const isCheaper = plain !== null && offered !== null && offered.totalCents < plain.totalCents
  const quote = isCheaper ? offered : plain
  return { quote, isFailed, refresh, objection, isFree }
}

export function useNearestStay(
  slug: string,
  stay: DatedStay,
  isWanted: boolean,
): LodgeSearchResult['nearest'] {
  const call = useCall()
  const { guests, ...rest } = stay
  const { data } = useQuery({
    queryKey: ['/api/search', { ...rest, party: guests, flex: 0 }],
    queryFn: () => call('GET /api/search', { query: { ...stay, flexDays: 0 } }),
    enabled: isWanted,
    staleTime: 0,
  })
  return (isWanted && data?.lodges.find((lodge) => lodge.slug === slug)?.nearest) || null
}
