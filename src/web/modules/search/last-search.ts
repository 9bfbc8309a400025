import { parseStayParams, type StaySearchParams, toStaySearch } from './stay-params.ts'

const KEY = 'lastStaySearch'

/** Remembers a search on this device; a browser without storage forgets it. */
export function rememberSearch(search: StaySearchParams): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(search))
  } catch {}
}

/** The last search of this device whose check-in is `today` or later. */
export function lastSearch(today: string): StaySearchParams | null {
  try {
    const search = toStaySearch(parseStayParams(JSON.parse(localStorage.getItem(KEY) ?? '{}')))
    return search && search.checkIn >= today ? search : null
  } catch {
    return null
  }
}
