import { isCalendarDate } from '#contract/platform/dates.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const dateFrom = (year = '', month = 0, day = ''): string | null => {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

/**
 * Reads '2026-12-04', '12/4/2026', '4 Dec 2026', 'Fri, 4 December 2026', 'Dec 4, 2026' and 'Fri, Dec 4,
 * 2026'.
 */
function searchedDate(text: string): string | null {
  const search = text.trim().replace(/^[a-z]{3,9},?\s+(?=\d{1,2}\s+[a-z]|[a-z]{3,9}\s+\d)/i, '')
  if (isCalendarDate(search)) return search
  const american = search.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/)
  if (american) return dateFrom(american[3], Number(american[1]), american[2])
  const named = search.match(/^(\d{1,2})\s+([a-z]{3,9})\s+(\d{4})$/i)
  const parseMonth = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (named) return dateFrom(named[3], parseMonth(named[2]), named[1])
  const monthFirst = search.match(/^([a-z]{3,9})\s+(\d{1,2}),?\s+(\d{4})$/i)
  return monthFirst ? dateFrom(monthFirst[3], parseMonth(monthFirst[1]), monthFirst[2]) : null
}

/**
 * A stay as lists show it: 'Dec 4–7', 'Nov 28 – Dec 3', 'Mar 12–14, 2027', 'Dec 28, 2026 – Jan 3, 2027' or
 * 'Dec 4'.
 */
const LISTED = /^([a-z]{3,9})\s+(\d{1,2})(?:,\s*(\d{4}))?(?:\s*[–-].*?(?:,\s*(\d{4}))?)?$/i

/** A text without a year means the years around `today`. */
export function searchedDates(text: string, today: string): string[] {
  const date = searchedDate(text)
  if (date) return [date]
  const listed = text.trim().match(LISTED)
  if (!listed) return []
  const [, name = '', day = '', first, last] = listed
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const thisYear = Number(today.slice(0, 4))
  const given = first ?? last
  const years = given ? [Number(given)] : [thisYear - 1, thisYear, thisYear + 1]
  return years.flatMap((year) => dateFrom(String(year), month, day) ?? [])
}
