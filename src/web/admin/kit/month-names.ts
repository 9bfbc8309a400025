const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const toInstant = (month: string): number => Date.parse(`${month}-01T00:00:00Z`)

export const shortMonth = (month: string): string => short.format(toInstant(month))

export const longMonth = (month: string): string => long.format(toInstant(month))

export function daysOfMonth(month: string): number {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index, 0)).getUTCDate()
}
