import { datesIn, getWeekday } from '#contract/platform/date-lists.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'

/** Months are `YYYY-MM`. */
export const toMonth = (date: string): string => date.slice(0, 7)

const names = [
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

/** 'November 2026' from '2026-11'. */
export function longMonth(month: string): string {
  const [year, index = 1] = month.split('-').map(Number)
  return `${names[index - 1]} ${year}`
}

/** The month so many months after another, or before it. */
export function addMonths(month: string, months: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The dates of so many months, half-open. */
export const datesOfMonths = (month: string, months = 1): DateRange => ({
  from: `${month}-01`,
  to: `${addMonths(month, months)}-01`,
})

/** The same day so many months later; the last of the month where it has no such day. */
export function sameDayInMonths(date: string, months: number): string {
  const month = addMonths(toMonth(date), months)
  const last = addDays(datesOfMonths(month).to, -1)
  const same = `${month}${date.slice(7)}`
  return same < last ? same : last
}

/** The weeks of a month, Sunday first; null stands for a day of another month. */
export function weeksIn(month: string): (string | null)[][] {
  const dates = datesIn(datesOfMonths(month))
  const days: (string | null)[] = [...Array(getWeekday(dates[0] ?? '')).fill(null), ...dates]
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
