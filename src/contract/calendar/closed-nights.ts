import type { DateRange, Stay } from '../platform/dates.ts'

/** Whether closing `after` takes nights of a stay that `before` does not close; the ranges are half-open. */
export function closesMore({ checkIn, checkOut }: Stay, before: DateRange, after: DateRange): boolean {
  const from = checkIn > after.from ? checkIn : after.from
  const to = checkOut < after.to ? checkOut : after.to
  return from < to && !(before.from <= from && to <= before.to)
}
