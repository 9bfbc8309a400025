/** Calendar dates of a lodge, `YYYY-MM-DD`, never instants; stays are half-open: the check-out night is free. */

export type Stay = { checkIn: string; checkOut: string }
export type DateRange = { from: string; to: string }

const DAY_MS = 86_400_000

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/**
 * True for an existing Gregorian date written `YYYY-MM-DD`; '2027-02-29' is false. Only of the years 1900 to 9899, so
 * that a date some years before or after it is one as well.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900' || text >= '9900') return false
  const instant = instantOf(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** The date `days` after (or, negative, before) `date`. */
export function addDays(date: string, days: number): string {
  return new Date(instantOf(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instantOf(to) - instantOf(from)) / DAY_MS)
}

/** Number of nights of a stay. */
export function nightsBetween(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut)
}

/** True when two half-open ranges share a night; a check-out on another's check-in day does not count. */
export function overlaps(a: DateRange, b: DateRange): boolean {
  return a.from < b.to && b.from < a.to
}

// Making a formatter costs a thousand times what using it does.
const clocks = new Map<string, Intl.DateTimeFormat>()

const clockParts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...clockParts })
  clocks.set(timeZone, clock)
  return clock
}

/** What calendar and clock show at `instant` (milliseconds) in an IANA time zone: '2026-12-04T16:00:00'. */
function wallTimeIn(timeZone: string, instant: number): string {
  const parts = clockIn(timeZone).formatToParts(instant)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`
}

/** The time zone of this machine: the reader's own, in a browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The calendar date it is at `instant` (milliseconds) in an IANA time zone. */
export function dateIn(timeZone: string, instant: number): string {
  return wallTimeIn(timeZone, instant).slice(0, 10)
}

/** 'Fri, 4 Dec 2026, 16:00': an instant (milliseconds) for people, by the clocks of an IANA time zone. */
export function formatInstantIn(timeZone: string, instant: number): string {
  const wallTime = wallTimeIn(timeZone, instant)
  return `${formatDate(wallTime)}, ${wallTime.slice(11, 16)}`
}

/**
 * The instant (milliseconds) at which the clocks of an IANA time zone show `date` and `time` (HH:MM). A time that they
 * show twice is the first of the two; one that they skip is as much later as they skip.
 */
export function instantIn(timeZone: string, date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (instant: number) => Date.parse(`${wallTimeIn(timeZone, instant)}Z`) - instant
  const before = wall - offsetAt(wall - DAY_MS)
  const after = wall - offsetAt(wall + DAY_MS)
  return offsetAt(before) === wall - before || offsetAt(after) !== wall - after ? before : after
}

// Not of Intl: what it writes changes with the edition of its tables, and server and browser must agree.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The calendar date that a text begins with: '2026-12-04' of an ISO timestamp. A text that tells none stays as it is. */
export function dateOf(text: string): string {
  const [date = ''] = text.split(/[T ]/)
  return isCalendarDate(date) ? date : text
}

/**
 * 'Fri, 4 Dec 2026': a date for people, the same on server and in every browser. An ISO timestamp shows the date it is
 * written with; a text that is no date comes back as it is.
 */
export function formatDate(text: string): string {
  const date = dateOf(text)
  if (!isCalendarDate(date)) return text
  const day = new Date(instantOf(date))
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
