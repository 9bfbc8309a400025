import { MAX_FLEX_DAYS } from '#contract/bookings/stay-rules.ts'
import { addDays } from '#contract/platform/dates.ts'

/** Dates that a press searches for. */
export type Shortcut = { name: string; checkIn: string; checkOut: string; flex: number }

const FRIDAY = 5
const SATURDAY = 6
const WEEK_NIGHTS = 7
/** Days ahead whose month 'Any week in {month}' means. */
const MONTH_AHEAD_DAYS = 21
/** With seven flexible days on both sides this arrival covers most of a month. */
const MIDDLE_ARRIVAL = '12'

const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Friday to Sunday; on a Saturday the night that is left of it. A Sunday belongs to the week that follows. */
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
  const month = addDays(today, MONTH_AHEAD_DAYS).slice(0, 7)
  const middle = `${month}-${MIDDLE_ARRIVAL}`
  const checkIn = middle > today ? middle : today
  const name = `Any week in ${new Date(middle).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })}`
  return { name, checkIn, checkOut: addDays(checkIn, WEEK_NIGHTS), flex: MAX_FLEX_DAYS }
}

/** The shortcuts of a day. */
export const shortcutsOn = (today: string): Shortcut[] => [
  { name: 'This weekend', ...thisWeekend(today), flex: 0 },
  { name: 'Next weekend', ...nextWeekend(today), flex: 0 },
  anyWeek(today),
]
