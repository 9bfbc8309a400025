import type { CryptoData } from '../market/market.ts'
import type { ListedLodge } from './listed-lodge.ts'
import { orderByMovement } from './lodge-order.ts'
import type { Sort } from './lodge-sort.ts'
import { findSynonyms, hasWords, isAboutDogs } from './synonyms.ts'

/** Whole dollars, both ends inclusive. */
export type PriceRange = { min: number; max: number }

export type LodgeFilter = {
  searchTerm: string
  priceRange: PriceRange
  maxGuests: number | null
  features: readonly string[]
  sortBy: Sort
}

export const DEFAULT_PRICE_RANGE: PriceRange = { min: 0, max: 1000 }
export const PRICE_STEP = 25
export const DEFAULT_MAX_GUESTS = 10

const shownPrice = ({ price, priceFrom }: ListedLodge): number => priceFrom ?? price

export function priceBounds(lodges: readonly ListedLodge[]): PriceRange {
  if (lodges.length === 0) return DEFAULT_PRICE_RANGE
  const prices = lodges.map(shownPrice)
  return { min: Math.min(...prices), max: Math.max(...prices) }
}

function findMaxGuests(lodges: readonly ListedLodge[]): number {
  return lodges.length === 0 ? DEFAULT_MAX_GUESTS : Math.max(...lodges.map((lodge) => lodge.maxGuests))
}

const byName = new Intl.Collator('en')

const COMMON_FEATURES = 8

function allFeatures(lodges: readonly ListedLodge[]): string[] {
  const counts = new Map<string, number>()
  for (const feature of lodges.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts.keys()].sort(byName.compare)
  const byCount = names.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  const common = byCount.slice(0, COMMON_FEATURES)
  return [...common, ...names.filter((name) => !common.includes(name))]
}

export type Facets = { bounds: PriceRange; maxGuests: number; features: readonly string[] }

export function computeFacets(lodges: readonly ListedLodge[]): Facets {
  return { bounds: priceBounds(lodges), maxGuests: findMaxGuests(lodges), features: allFeatures(lodges) }
}

const folded = (text: string): string => text.normalize().toLowerCase()

/**
 * Looks for the term in name, description, features and essentials, and for its synonyms in the last two.
 * When that finds nothing, it looks in the place.
 */
function findByTerm(lodges: readonly ListedLodge[], term: string): readonly ListedLodge[] {
  if (term === '') return lodges
  const synonyms = findSynonyms(term)
  const has = (text: string) => folded(text).includes(term)
  const hasSynonym = (text: string) => synonyms.some((word) => hasWords(folded(text), word))
  const found = lodges.filter(({ name, description, features, essentials = [], maxDogs = 0 }) => {
    const amenities = [...features, ...essentials]
    return (
      has(name) ||
      has(description) ||
      amenities.some((amenity) => has(amenity) || hasSynonym(amenity)) ||
      (maxDogs > 0 && isAboutDogs(term))
    )
  })
  return found.length > 0 ? found : lodges.filter(({ place }) => has(place ?? ''))
}

function matches(lodge: ListedLodge, filter: LodgeFilter): boolean {
  const price = shownPrice(lodge)
  return (
    price >= filter.priceRange.min &&
    price <= filter.priceRange.max &&
    lodge.maxGuests >= (filter.maxGuests ?? 0) &&
    filter.features.every((feature) => lodge.features.includes(feature))
  )
}

export function sortLodges(lodges: readonly ListedLodge[], sort: Sort, market?: CryptoData): ListedLodge[] {
  if (sort === 'crypto-movement') return orderByMovement(lodges, market)
  const name = (a: ListedLodge, b: ListedLodge) => byName.compare(a.name, b.name)
  const price = (a: ListedLodge, b: ListedLodge) => shownPrice(a) - shownPrice(b)
  const compare: Record<Exclude<Sort, 'crypto-movement'>, (a: ListedLodge, b: ListedLodge) => number> = {
    name,
    total: name,
    'price-low': price,
    'price-high': (a, b) => price(b, a),
    guests: (a, b) => b.maxGuests - a.maxGuests,
  }
  return [...lodges].sort(compare[sort])
}

export function filterLodges(
  lodges: readonly ListedLodge[],
  filter: LodgeFilter,
  market?: CryptoData,
): ListedLodge[] {
  const term = folded(filter.searchTerm.trim())
  const passing = findByTerm(lodges, term).filter((lodge) => matches(lodge, filter))
  return sortLodges(passing, filter.sortBy, market)
}

export function isFiltered(filter: LodgeFilter, bounds: PriceRange): boolean {
  return activeFilters({ ...filter, sortBy: 'name' }, bounds) > 0
}

export function activeFilters(filter: LodgeFilter, bounds: PriceRange): number {
  const active = [
    filter.searchTerm.trim() !== '',
    filter.priceRange.min > bounds.min || filter.priceRange.max < bounds.max,
    filter.maxGuests !== null,
    filter.features.length > 0,
    filter.sortBy !== 'name' && filter.sortBy !== 'total',
  ]
  return active.filter(Boolean).length
}
