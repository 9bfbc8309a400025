import { type DateRange, datesFrom, daysBetween } from './dates.ts'

export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

export function datesIn({ from, to }: DateRange): string[] {
  return datesFrom(from, Math.max(0, daysBetween(from, to)))
}
