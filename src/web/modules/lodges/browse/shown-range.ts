import type { PriceRange } from '#contract/search/lodge-filter.ts'

/** Clamps the range to the prices. A range beyond all of them keeps its end, which explains the empty result. */
export function shownRange(range: PriceRange, bounds: PriceRange): PriceRange {
  if (range.max < bounds.min) return { min: range.max, max: range.max }
  if (range.min > bounds.max) return { min: range.min, max: range.min }
  return { min: Math.max(range.min, bounds.min), max: Math.min(range.max, bounds.max) }
}
