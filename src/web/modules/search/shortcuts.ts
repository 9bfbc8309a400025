import { addDays, type Stay } from '#contract/platform/dates.ts'
import type { MonthStay } from '#contract/search/any-stay.ts'
import { formatAny } from './when-words.ts'

export type Shortcut = { name: string } & ((Stay & { flex: number }) | MonthStay)

const FRIDAY = 5
const SATURDAY = 6
/** 'Any week in {month}' means the month of the day that is this many days ahead. */
const MONTH_AHEAD_DAYS = 21
const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Friday to Sunday. On a Saturday only that night is left; a Sunday belongs to the following week. */
function thisWeekend(today: string): { checkIn: string; checkOut: string } {
  if (getWeekday(today) === SATURDAY) return { checkIn: today, checkOut: addDays(today, 1) }
  const friday = addDays(today, (FRIDAY - getWeekday(today) + 7) % 7)
  return { checkIn: friday, checkOut: addDays(friday, 2) }
}

function nextWeekend(today: string): { checkIn: string; checkOut: string } {
  const sunday = addDays(thisWeekend(today).checkOut, 7)
  return { checkIn: addDays(sunday, -2), checkOut: sunday }
}

function anyWeek(today: string): Shortcut {
  const week = { month: addDays(today, MONTH_AHEAD_DAYS).slice(0, 7), any: 'week' } as const
  return { name: formatAny(week), ...week }
}

export const shortcutsOn = (today: string): Shortcut[] => [
  { name: 'This weekend', ...thisWeekend(today), flex: 0 },
  { name: 'Next weekend', ...nextWeekend(today), flex: 0 },
  anyWeek(today),
]
