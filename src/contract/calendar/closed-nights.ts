import type { DateRange, Stay } from '../platform/dates.ts'

/** Whether `after` closes nights of the stay that `before` does not; both are half-open. */
export function closesMore({ checkIn, checkOut }: Stay, before: DateRange, after: DateRange): boolean {
  const from = checkIn > after.from ? checkIn : after.from
  const to = checkOut < after.to ? checkOut : after.to
  return from < to && !(before.from <= from && to <= before.to)
}
