import { DEFAULT_PRICE_RANGE, type LodgeFilter, type Sort, sorts } from '#contract/lodge-filter.ts'

/** How the home page orders its lodges unless asked; /browse goes by name. */
export const HOME_SORT: Sort = 'crypto-movement'

/** A filter in the query string of home or /browse; what is at its default is left out. */
export type BrowseSearch = {
  q?: string | undefined
  min?: number | undefined
  max?: number | undefined
  guests?: number | undefined
  features?: string[] | undefined
  sort?: Sort | undefined
  /** Slug of the lodge whose tour is open. */
  tour?: string | undefined
}

const whole = (value: unknown, min: number): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= min ? number : undefined
}

const texts = (value: unknown): string[] | undefined => {
  const list = (Array.isArray(value) ? value : [value]).filter(
    (item) => typeof item === 'string' && item !== '',
  )
  return list.length > 0 ? [...new Set(list as string[])] : undefined
}

/** A range whose ends were given the wrong way round is meant the other way. */
const inOrder = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }

/**
 * Reads whatever a link says; a part that makes no sense is dropped rather than refused. What is dropped is there as
 * undefined: the router would let the link's own words through for a key that is not.
 */
export function parseBrowseSearch(search: Record<string, unknown>, defaultSort: Sort = 'name'): BrowseSearch {
  const { q, min, max, guests, features, sort, tour } = search
  return {
    q: q === undefined || q === '' ? undefined : String(q),
    ...inOrder(whole(min, 0), whole(max, 0)),
    guests: whole(guests, 1),
    features: texts(features),
    sort: sorts.find((known) => known === sort && known !== defaultSort),
    tour: typeof tour === 'string' ? tour : undefined,
  }
}

/** The filter a link stands for. An end of the price range that is left out is the lodges' own. */
export function filterOfSearch(
  search: BrowseSearch,
  bounds = DEFAULT_PRICE_RANGE,
  defaultSort: Sort = 'name',
): LodgeFilter {
  return {
    searchTerm: search.q ?? '',
    priceRange: { min: search.min ?? bounds.min, max: search.max ?? bounds.max },
    maxGuests: search.guests ?? null,
    features: search.features ?? [],
    sortBy: search.sort ?? defaultSort,
  }
}

/** The part of a query string that stands for a filter; what is at its default is there as undefined. */
export function searchOfFilter(
  filter: LodgeFilter,
  bounds = DEFAULT_PRICE_RANGE,
  defaultSort: Sort = 'name',
): Omit<BrowseSearch, 'tour'> {
  const { searchTerm, priceRange, maxGuests, features, sortBy } = filter
  return {
    q: searchTerm || undefined,
    min: priceRange.min > bounds.min ? priceRange.min : undefined,
    max: priceRange.max < bounds.max ? priceRange.max : undefined,
    guests: maxGuests ?? undefined,
    features: features.length > 0 ? [...features] : undefined,
    sort: sortBy === defaultSort ? undefined : sortBy,
  }
}
