import { type Sort, sorts } from '#contract/search/lodge-sort.ts'

/** /browse sorts by name. */
export const HOME_SORT: Sort = 'crypto-movement'

/** The filter in the query string; defaults are left out. */
export type BrowseSearch = {
  q?: string | undefined
  min?: number | undefined
  max?: number | undefined
  guests?: number | undefined
  features?: string[] | undefined
  sort?: Sort | undefined
  /** From 2 on. */
  page?: number | undefined
}

/** The server accepts no larger values; no lodge is beyond them. */
const MAX_DOLLARS = 1_000_000_000
const MAX_GUESTS = 1000
const MAX_PAGE = 100_000
const MAX_FEATURES = 60

const whole = (value: unknown, min: number, max: number): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= min
    ? Math.min(number, max)
    : undefined
}

const texts = (value: unknown): string[] | undefined => {
  const list = (Array.isArray(value) ? value : [value]).filter(
    (item) => typeof item === 'string' && item !== '',
  )
  return list.length > 0 ? [...new Set(list as string[])].slice(0, MAX_FEATURES) : undefined
}

const inOrder = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }

/** Drops invalid parts. A dropped part is an undefined key, because the router keeps the link's own value for a missing key. */
export function parseBrowseSearch(search: Record<string, unknown>, defaultSort: Sort = 'name'): BrowseSearch {
  const { q, min, max, guests, features, sort, page } = search
  return {
    q: String(q ?? '') || undefined,
    ...inOrder(whole(min, 0, MAX_DOLLARS), whole(max, 0, MAX_DOLLARS)),
    guests: whole(guests, 1, MAX_GUESTS),
    features: texts(features),
    // Totals exist only with dates, where they are the default.
    sort: sorts.find((known) => known === sort && known !== defaultSort && known !== 'total'),
    page: whole(page, 2, MAX_PAGE),
  }
}
