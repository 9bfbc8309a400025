import { datesIn, getWeekday } from '#contract/platform/date-lists.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'

/** Months are `YYYY-MM`. */
export const toMonth = (date: string): string => date.slice(0, 7)

export function addMonths(month: string, months: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Half-open. */
export const datesOfMonths = (month: string, months = 1): DateRange => ({
  from: `${month}-01`,
  to: `${addMonths(month, months)}-01`,
})

/** Falls back to the last day of a shorter month. */
export function sameDayInMonths(date: string, months: number): string {
  const month = addMonths(toMonth(date), months)
  const last = addDays(datesOfMonths(month).to, -1)
  const same = `${month}${date.slice(7)}`
  return same < last ? same : last
}

/** Weeks start on Sunday; null is a day of another month. */
export function weeksIn(month: string): (string | null)[][] {
  const dates = datesIn(datesOfMonths(month))
  const days: (string | null)[] = [...Array(getWeekday(dates[0] ?? '')).fill(null), ...dates]
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
