import { DEFAULT_PRICE_RANGE, type LodgeFilter, type PriceRange, type Sort } from '#contract/lodge-filter.ts'

/** Nothing narrowed, in the given order. */
export function noFilter(bounds: PriceRange, sortBy: Sort): LodgeFilter {
  return { searchTerm: '', priceRange: bounds, maxGuests: null, features: [], sortBy }
}

/** The range in force: one still at its default takes the lodges' own lowest and highest price. */
export function effectiveRange(range: PriceRange, bounds: PriceRange): PriceRange {
  const isDefault = range.min === DEFAULT_PRICE_RANGE.min && range.max === DEFAULT_PRICE_RANGE.max
  return isDefault ? bounds : range
}
