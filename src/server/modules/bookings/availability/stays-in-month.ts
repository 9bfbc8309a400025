import { datesIn, getWeekday } from '#contract/platform/date-lists.ts'
import { addDays, type StayWithDates } from '#contract/platform/dates.ts'
import type { MonthStay } from '#contract/search/any-stay.ts'

/** `weekday` is the day of check-in, 0 for Sunday; null allows every day. */
const shapes: Record<MonthStay['any'], { nights: number; weekday: number | null }> = {
  weekend: { nights: 2, weekday: 5 },
  week: { nights: 7, weekday: null },
}

/** All nights are in the month. There is always a stay. */
export function staysInMonth({ month, any }: MonthStay): StayWithDates[] {
  const { nights, weekday } = shapes[any]
  const first = `${month}-01`
  const end = `${addDays(first, 31).slice(0, 7)}-01`
  const all = datesIn({ from: first, to: end })
  return all.flatMap((checkIn, day) => {
    const dates = all.slice(day, day + nights)
    const isOne = dates.length === nights && (weekday === null || getWeekday(checkIn) === weekday)
    return isOne ? [{ checkIn, checkOut: all[day + nights] ?? end, dates }] : []
  })
}
