import { type DateRange, datesFrom, daysBetween } from './dates.ts'

/** The weekday of a date, 0 for Sunday to 6 for Saturday. */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** The dates of a half-open range, in order. */
export function datesIn({ from, to }: DateRange): string[] {
  return datesFrom(from, Math.max(0, daysBetween(from, to)))
}
