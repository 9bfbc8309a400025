import { addDays, instantIn } from '../platform/dates.ts'

/** Days after check-out in which a guest may write a review. */
export const REVIEW_DAYS = 60
export const MAX_STARS = 5

type Stay = { checkOut: string; checkOutUntil: string; timeZone: string }

/** From when until when (milliseconds) a stay may be reviewed: from check-out on, in lodge time. */
export function reviewPeriod({ checkOut, checkOutUntil, timeZone }: Stay): { opens: number; closes: number } {
  return {
    opens: instantIn(timeZone, checkOut, checkOutUntil),
    closes: instantIn(timeZone, addDays(checkOut, REVIEW_DAYS), checkOutUntil),
  }
}

/** The average of `count` reviews whose stars add up to `sum`, with one decimal, rounded half up; null without a review. */
export function averageStars(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10
}
