import { brokenDateRule } from '#contract/bookings/stay-rules.ts'
import { nightsBetween, type Stay } from '#contract/platform/dates.ts'
import type { LodgeSearchResult, MonthSearch, StaySearch } from '#contract/search/search.ts'
import type { Context } from '#server/platform/context.ts'
import { brokenRule } from '#server/platform/failure.ts'
import type { AvailabilityCache } from '../bookings/availability/availability-cache.ts'
import { type SearchedLodge, searchLodges, searchMonth } from '../bookings/availability/stay-search.ts'
import { staysInMonth } from '../bookings/availability/stays-in-month.ts'
import { automaticDiscounts } from '../promotions/offers.ts'
import type { PromotionCache } from '../promotions/promotion-cache.ts'
import type { TariffCache } from '../rates/tariff-cache.ts'

export type SearchCaches = {
  availability: AvailabilityCache
  tariffs: TariffCache
  promotions: PromotionCache
}

/** Sorted by id. Fails with `rule` when no lodge takes stays on such dates. */
export async function searchStays(
  context: Context,
  caches: SearchCaches,
  search: StaySearch,
): Promise<{ nights: number; lodges: LodgeSearchResult[] }> {
  const lodges = await readSearched(context, caches, [search])
  return { nights: nightsBetween(search), lodges: searchLodges(search, lodges) }
}

/** Sorted by id. Fails with `rule` when no lodge takes stays in the month. */
export async function searchInMonth(
  context: Context,
  caches: SearchCaches,
  search: MonthSearch,
): Promise<{ lodges: LodgeSearchResult[] }> {
  const stays = staysInMonth(search)
  const lodges = await readSearched(context, caches, stays)
  return { lodges: searchMonth(stays, { guests: search.guests, dogs: search.dogs }, lodges) }
}

/** Sorted by id. Fails with `rule` when no lodge takes any of these stays because of its dates. */
export async function readSearched(
  context: Context,
  { availability, tariffs, promotions }: SearchCaches,
  stays: readonly Stay[],
): Promise<SearchedLodge[]> {
  const [priced, active] = await Promise.all([tariffs.readAll(context), promotions.readActive(context)])
  const available = await availability.readMany(context, priced)
  const lodges = priced.flatMap((lodge, index) => {
    const { span, takenOn } = available[index] ?? {}
    if (!span || !takenOn) return []
    const today = span.from
    const readMoment = () => ({ today, coinChange: promotions.coinChange(context, lodge.coinId) })
    return [{ ...lodge, today, takenOn, discountsFor: automaticDiscounts(active, readMoment, lodge.slug) }]
  })
  const refuse = (stay: Stay) => (lodge: SearchedLodge) => brokenDateRule(stay, lodge.today)
  if (stays.every((stay) => lodges.every(refuse(stay)))) {
    const [broken] = stays.flatMap((stay) => lodges.map(refuse(stay)))
    if (broken) throw brokenRule(broken.path, broken.message)
  }
  return lodges
}
