import { parseStayParams, type StaySearchParams, toStaySearch } from './stay-params.ts'

const KEY = 'lastStaySearch'

/** Remembers a search on this device; a browser without storage forgets it. */
export function rememberSearch(search: StaySearchParams): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(search))
  } catch {}
}

const isAhead = (search: StaySearchParams, today: string): boolean =>
  'month' in search ? search.month >= today.slice(0, 7) : search.checkIn >= today

/** The last search of this device whose check-in, or month, is not over on `today`. */
export function lastSearch(today: string): StaySearchParams | null {
  try {
    const search = toStaySearch(parseStayParams(JSON.parse(localStorage.getItem(KEY) ?? '{}')))
    return search && isAhead(search, today) ? search : null
  } catch {
    return null
  }
}
