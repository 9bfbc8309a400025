import { addDays, instantIn } from '../platform/dates.ts'

export const REVIEW_DAYS = 60
export const MAX_STARS = 5

type Stay = { checkOut: string; checkOutUntil: string; timeZone: string }

/** In milliseconds, from check-out on, in lodge time. */
export function reviewPeriod({ checkOut, checkOutUntil, timeZone }: Stay): { opens: number; closes: number } {
  return {
    opens: instantIn(timeZone, checkOut, checkOutUntil),
    closes: instantIn(timeZone, addDays(checkOut, REVIEW_DAYS), checkOutUntil),
  }
}

/** One decimal, rounded half up. */
export function averageStars(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10
}
