import { datesIn, getWeekday } from '#contract/platform/date-lists.ts'
import { addDays, type Stay } from '#contract/platform/dates.ts'
import type { MonthStay } from '#contract/search/any-stay.ts'

/** `weekday` is the day of check-in, 0 for Sunday; null allows every day. */
const shapes: Record<MonthStay['any'], { nights: number; weekday: number | null }> = {
  weekend: { nights: 2, weekday: 5 },
  week: { nights: 7, weekday: null },
}

/** All nights are in the month. There is always a stay. */
export function staysInMonth({ month, any }: MonthStay): Stay[] {
  const { nights, weekday } = shapes[any]
  const first = `${month}-01`
  const end = `${addDays(first, 31).slice(0, 7)}-01`
  return datesIn({ from: first, to: addDays(end, 1 - nights) })
    .filter((date) => weekday === null || getWeekday(date) === weekday)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
}
