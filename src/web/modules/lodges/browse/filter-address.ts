import { DEFAULT_PRICE_RANGE, type LodgeFilter } from '#contract/search/lodge-filter.ts'
import type { Sort } from '#contract/search/lodge-sort.ts'
import type { BrowseSearch } from './browse-search.ts'

/** A missing end of the price range means the lodges' own minimum or maximum. */
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

/** Defaults are undefined; the result starts at page 1. */
export function searchOfFilter(
  filter: LodgeFilter,
  bounds = DEFAULT_PRICE_RANGE,
  defaultSort: Sort = 'name',
): BrowseSearch {
  const { searchTerm, priceRange, maxGuests, features, sortBy } = filter
  return {
    q: searchTerm || undefined,
    min: priceRange.min > bounds.min ? priceRange.min : undefined,
    max: priceRange.max < bounds.max ? priceRange.max : undefined,
    guests: maxGuests ?? undefined,
    features: features.length > 0 ? [...features] : undefined,
    sort: sortBy === defaultSort ? undefined : sortBy,
    page: undefined,
  }
}
