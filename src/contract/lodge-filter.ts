import { orderByMovement } from './lodge-order.ts'
import type { Lodge } from './lodges.ts'
import type { CryptoData } from './market.ts'

export const sorts = ['crypto-movement', 'name', 'price-low', 'price-high', 'guests'] as const
export type Sort = (typeof sorts)[number]

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
/** The guest choices offered while there is no lodge to ask. */
export const DEFAULT_MAX_GUESTS = 10

/** Lowest and highest nightly price among the lodges; the default range when there are none. */
export function priceBounds(lodges: readonly Lodge[]): PriceRange {
  if (lodges.length === 0) return DEFAULT_PRICE_RANGE
  const prices = lodges.map((lodge) => lodge.price)
  return { min: Math.min(...prices), max: Math.max(...prices) }
}

/** The largest party any lodge sleeps. */
export function maxGuestsOf(lodges: readonly Lodge[]): number {
  return lodges.length === 0 ? DEFAULT_MAX_GUESTS : Math.max(...lodges.map((lodge) => lodge.maxGuests))
}

/** Every feature of any lodge once, by name. */
export function allFeatures(lodges: readonly Lodge[]): string[] {
  return [...new Set(lodges.flatMap((lodge) => lodge.features ?? []))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  )
}

function matchesTerm(lodge: Lodge, term: string): boolean {
  if (term === '') return true
  const texts = [lodge.name, lodge.description, ...(lodge.features ?? [])]
  return texts.some((text) => text.toLowerCase().includes(term))
}

function matches(lodge: Lodge, filter: LodgeFilter, term: string): boolean {
  return (
    lodge.price >= filter.priceRange.min &&
    lodge.price <= filter.priceRange.max &&
    lodge.maxGuests >= (filter.maxGuests ?? 0) &&
    filter.features.every((feature) => (lodge.features ?? []).includes(feature)) &&
    matchesTerm(lodge, term)
  )
}

const byName = new Intl.Collator('en')

/** The lodges in the chosen order; equal ones keep the order they came in. */
export function sortLodges(lodges: readonly Lodge[], sort: Sort, market?: CryptoData): Lodge[] {
  if (sort === 'crypto-movement') return orderByMovement(lodges, market)
  const compare: Record<Exclude<Sort, 'crypto-movement'>, (a: Lodge, b: Lodge) => number> = {
    name: (a, b) => byName.compare(a.name, b.name),
    'price-low': (a, b) => a.price - b.price,
    'price-high': (a, b) => b.price - a.price,
    guests: (a, b) => b.maxGuests - a.maxGuests,
  }
  return [...lodges].sort(compare[sort])
}

/** The lodges that pass every part of the filter, in its order. */
export function filterLodges(lodges: readonly Lodge[], filter: LodgeFilter, market?: CryptoData): Lodge[] {
  const term = filter.searchTerm.trim().toLowerCase()
  const passing = lodges.filter((lodge) => matches(lodge, filter, term))
  return sortLodges(passing, filter.sortBy, market)
}

/** True when search, price, guests or features narrow the list; sorting alone does not. */
export function isFiltered(filter: LodgeFilter, bounds: PriceRange): boolean {
  return activeFilters({ ...filter, sortBy: 'name' }, bounds) > 0
}

/** How many of the five kinds are active: search, price, guests, features, a sort other than by name. */
export function activeFilters(filter: LodgeFilter, bounds: PriceRange): number {
  const active = [
    filter.searchTerm.trim() !== '',
    filter.priceRange.min > bounds.min || filter.priceRange.max < bounds.max,
    filter.maxGuests !== null,
    filter.features.length > 0,
    filter.sortBy !== 'name',
  ]
  return active.filter(Boolean).length
}
