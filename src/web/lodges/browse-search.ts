import { DEFAULT_PRICE_RANGE, type LodgeFilter, type Sort, sorts } from '#contract/lodge-filter.ts'

/** The query string of /browse; what is at its default is left out. */
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

const whole = (value: unknown, least: number): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least ? number : undefined
}

const texts = (value: unknown): string[] | undefined => {
  const list = (Array.isArray(value) ? value : [value]).filter(
    (item) => typeof item === 'string' && item !== '',
  )
  return list.length > 0 ? (list as string[]) : undefined
}

/**
 * Reads whatever a link says; a part that makes no sense is dropped rather than refused. What is dropped is there as
 * undefined: the router would let the link's own words through for a key that is not.
 */
export function parseBrowseSearch(search: Record<string, unknown>): BrowseSearch {
  const { q, min, max, guests, features, sort, tour } = search
  return {
    q: q === undefined || q === '' ? undefined : String(q),
    min: whole(min, 0),
    max: whole(max, 0),
    guests: whole(guests, 1),
    features: texts(features),
    sort: sorts.find((known) => known === sort && known !== 'name'),
    tour: typeof tour === 'string' ? tour : undefined,
  }
}

/** The filter a link stands for. An end of the price range that is left out is the lodges' own. */
export function filterOfSearch(search: BrowseSearch, bounds = DEFAULT_PRICE_RANGE): LodgeFilter {
  return {
    searchTerm: search.q ?? '',
    priceRange: { min: search.min ?? bounds.min, max: search.max ?? bounds.max },
    maxGuests: search.guests ?? null,
    features: search.features ?? [],
    sortBy: search.sort ?? 'name',
  }
}

/** The link that stands for a filter. */
export function searchOfFilter(filter: LodgeFilter, bounds = DEFAULT_PRICE_RANGE): BrowseSearch {
  return {
    ...(filter.searchTerm !== '' && { q: filter.searchTerm }),
    ...(filter.priceRange.min > bounds.min && { min: filter.priceRange.min }),
    ...(filter.priceRange.max < bounds.max && { max: filter.priceRange.max }),
    ...(filter.maxGuests !== null && { guests: filter.maxGuests }),
    ...(filter.features.length > 0 && { features: [...filter.features] }),
    ...(filter.sortBy !== 'name' && { sort: filter.sortBy }),
  }
}
