const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const toInstant = (month: string): number => Date.parse(`${month}-01T00:00:00Z`)

/** 'Nov' from '2026-11'. */
export const shortMonth = (month: string): string => short.format(toInstant(month))

/** 'November 2026' from '2026-11'. */
export const longMonth = (month: string): string => long.format(toInstant(month))

/** Number of days of `YYYY-MM`. */
export function daysOfMonth(month: string): number {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index, 0)).getUTCDate()
}
