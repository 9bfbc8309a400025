import { getWeekday } from '#contract/platform/date-lists.ts'
import { addDays, formatFullDate } from '#contract/platform/dates.ts'
import { longMonth } from '../../kit/month-names.ts'

export const shortDay = (date: string): string => formatFullDate(date).replace(',', '').slice(0, -6)

/** 'December 2026', 'November to December 2026' or 'December 2026 to January 2027'; `to` is exclusive. */
export function monthsInWords(from: string, to: string): string {
  const [first, last] = [from, addDays(to, -1)].map((date) => longMonth(date.slice(0, 7))) as [string, string]
  if (first === last) return first
  const year = last.slice(-5)
  return `${first.endsWith(year) ? first.slice(0, -5) : first} to ${last}`
}

export const isWeekend = (date: string): boolean => [5, 6].includes(getWeekday(date))
