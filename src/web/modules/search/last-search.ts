import { parseStayParams, type StaySearchParams, toStaySearch } from './stay-params.ts'

const KEY = 'lastStaySearch'

export function rememberSearch(search: StaySearchParams): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(search))
  } catch {}
}

const isAhead = (search: StaySearchParams, today: string): boolean =>
  'month' in search ? search.month >= today.slice(0, 7) : search.checkIn >= today

/** Null when the stored check-in or month is over on `today`. */
export function lastSearch(today: string): StaySearchParams | null {
  try {
    const search = toStaySearch(parseStayParams(JSON.parse(localStorage.getItem(KEY) ?? '{}')))
    return search && isAhead(search, today) ? search : null
  } catch {
    return null
  }
}
