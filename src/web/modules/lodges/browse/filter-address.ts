import { DEFAULT_PRICE_RANGE, type LodgeFilter } from '#contract/search/lodge-filter.ts'
import type { Sort } from '#contract/search/lodge-sort.ts'
import type { BrowseSearch } from './browse-search.ts'

/** The filter of a link. A missing end of the price range is the lodges' own. */
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

/** The query string of a filter; defaults are undefined. Its first page is shown. */
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
