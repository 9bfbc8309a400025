import { isCalendarDate } from '#contract/platform/dates.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const dateFrom = (year = '', month = 0, day = ''): string | null => {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

/** The date in a search: '2026-12-04', '12/4/2026', '4 Dec 2026', 'Fri, 4 December 2026' 'Dec 4, 2026' or 'Fri, Dec 4, 2026'; else null. */
export function searchedDate(text: string): string | null {
  const search = text.trim().replace(/^[a-z]{3,9},?\s+(?=\d{1,2}\s+[a-z]|[a-z]{3,9}\s+\d)/i, '')
  if (isCalendarDate(search)) return search
  const american = search.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/)
  if (american) return dateFrom(american[3], Number(american[1]), american[2])
  const named = search.match(/^(\d{1,2})\s+([a-z]{3,9})\s+(\d{4})$/i)
  const monthOf = (name = '') => months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (named) return dateFrom(named[3], monthOf(named[2]), named[1])
  const monthFirst = search.match(/^([a-z]{3,9})\s+(\d{1,2}),?\s+(\d{4})$/i)
  return monthFirst ? dateFrom(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : null
}
