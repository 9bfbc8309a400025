import { datesIn, getWeekday } from '#contract/platform/date-lists.ts'
import { addDays, type Stay } from '#contract/platform/dates.ts'
import type { MonthStay } from '#contract/search/any-stay.ts'

/** The nights of such a stay, and the days on which it may begin, 0 for Sunday; null for every day. */
const shapes: Record<MonthStay['any'], { nights: number; weekday: number | null }> = {
  weekend: { nights: 2, weekday: 5 },
  week: { nights: 7, weekday: null },
}

/** The stays with all their nights in a month, in order. There is always one. */
export function staysInMonth({ month, any }: MonthStay): Stay[] {
  const { nights, weekday } = shapes[any]
  const first = `${month}-01`
  const end = `${addDays(first, 31).slice(0, 7)}-01`
  return datesIn({ from: first, to: addDays(end, 1 - nights) })
    .filter((date) => weekday === null || getWeekday(date) === weekday)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
}
