import { getWeekday } from '#contract/platform/date-lists.ts'
import { addDays, formatFullDate } from '#contract/platform/dates.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const dayNumber = (date: string): number => Number(date.slice(8))
const monthName = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? ''

/** '3 to 6 December', '28 November to 3 December' or '28 December 2026 to 3 January 2027'. */
export function datesInWords(from: string, to: string): string {
  if (from.slice(0, 4) !== to.slice(0, 4))
    return `${dayNumber(from)} ${monthName(from)} ${from.slice(0, 4)} to ${dayNumber(to)} ${monthName(to)} ${to.slice(0, 4)}`
  if (from.slice(0, 7) !== to.slice(0, 7))
    return `${dayNumber(from)} ${monthName(from)} to ${dayNumber(to)} ${monthName(to)}`
  return `${dayNumber(from)} to ${dayNumber(to)} ${monthName(to)}`
}

/** 'December 4'. */
export const dayAndMonth = (date: string): string => `${monthName(date)} ${dayNumber(date)}`

/** 'December 2026'. */
export const monthAndYear = (date: string): string => `${monthName(date)} ${date.slice(0, 4)}`

/** 'Fri Dec 4'. */
export const shortDay = (date: string): string => formatFullDate(date).replace(',', '').slice(0, -6)

/** 'December 2026', or 'November to December 2026' of a half-open range. */
export function monthsInWords(from: string, to: string): string {
  const last = addDays(to, -1)
  if (from.slice(0, 7) === last.slice(0, 7)) return monthAndYear(from)
  if (from.slice(0, 4) === last.slice(0, 4)) return `${monthName(from)} to ${monthAndYear(last)}`
  return `${monthAndYear(from)} to ${monthAndYear(last)}`
}

export const isWeekend = (date: string): boolean => [5, 6].includes(getWeekday(date))
