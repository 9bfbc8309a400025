/**
 * Dates are `YYYY-MM-DD` at the lodge, instants are in milliseconds. Stays are half-open: the check-out
 * night is free.
 */

export type Stay = { checkIn: string; checkOut: string }
/** A stay whose nights are listed, so that a search does not list them again for each lodge. */
export type StayWithDates = Stay & { dates: readonly string[] }
export type DateRange = { from: string; to: string }

const DAY_MS = 86_400_000

/** A date without a time is one in UTC (ECMA-262, 21.4.1.32). */
const toInstant = (date: string): number => Date.parse(date)

/** The years are 1900 to 9899, so that dates some years later are valid too. '2027-02-29' is refused. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900' || text >= '9900') return false
  const instant = toInstant(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

export function addDays(date: string, days: number): string {
  return new Date(toInstant(date) + days * DAY_MS).toISOString().slice(0, 10)
}

export function datesFrom(date: string, count: number): string[] {
  const first = toInstant(date)
  return Array.from({ length: count }, (_, day) => new Date(first + day * DAY_MS).toISOString().slice(0, 10))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((toInstant(to) - toInstant(from)) / DAY_MS)
}

export function nightsBetween(stay: Stay | StayWithDates): number {
  return 'dates' in stay ? stay.dates.length : daysBetween(stay.checkIn, stay.checkOut)
}

export function overlaps(a: DateRange, b: DateRange): boolean {
  return a.from < b.to && b.from < a.to
}

/**
 * Hours behind UTC of the time zones that ended their clock changes in 2026, which Node 20 and older
 * browsers do not know (decision 092).
 */
const hoursBehind: Record<string, number> = {
  'America/Edmonton': 6,
  'America/Inuvik': 6,
  'America/Vancouver': 7,
  'America/Winnipeg': 5,
}
const SETTLED_SINCE = 1_790_812_800_000

// Creating a formatter costs a thousand times as much as using it.
const clocks: Record<string, Intl.DateTimeFormat> = {}

const clockParts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

function clockIn(timeZone: string): Intl.DateTimeFormat {
  clocks[timeZone] ??= new Intl.DateTimeFormat('en-US', { timeZone, ...clockParts })
  return clocks[timeZone]
}

function wallTimeIn(timeZone: string, instant: number): string {
  const behind = instant > SETTLED_SINCE && hoursBehind[timeZone]
  const american = clockIn(behind ? `Etc/GMT+${behind}` : timeZone).format(instant)
  return american.replace(/(\d+).(\d+).(\d+), /, '$3-$1-$2T')
}

/** UTC where the platform names a time zone that it cannot use ('Etc/Unknown'). */
export function ownTimeZone(): string {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    clockIn(timeZone)
    return timeZone || 'UTC'
  } catch {
    return 'UTC'
  }
}

export function dateIn(timeZone: string, instant: number): string {
  return wallTimeIn(timeZone, instant).slice(0, 10)
}

export function formatInstantIn(timeZone: string, instant: number): string {
  const wallTime = wallTimeIn(timeZone, instant)
  return `${formatDate(wallTime)}, ${formatHour(wallTime.slice(11, 16))}`
}

export function formatTimeIn(timeZone: string, instant: number): string {
  return formatTime(wallTimeIn(timeZone, instant).slice(11, 16))
}

export function formatTime(time: string): string {
  const [hours = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)]
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

export const formatHour = (time: string): string => formatTime(time).replace(':00 ', ' ')

export function offsetIn(timeZone: string, instant: number): number {
  return Date.parse(`${wallTimeIn(timeZone, instant)}Z`) - instant
}

/** A repeated time means its first instant; a skipped time moves forward by the gap. */
export function instantIn(timeZone: string, date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (instant: number) => offsetIn(timeZone, instant)
  const before = wall - offsetAt(wall - DAY_MS)
  const after = wall - offsetAt(wall + DAY_MS)
  return offsetAt(before) === wall - before || offsetAt(after) !== wall - after ? before : after
}

// Intl's names differ between versions; server and browser must agree.
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const monthAndDay = (date: string): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}`
const withYear = (date: string): string => `${monthAndDay(date)}, ${date.slice(0, 4)}`

export function toDate(text: string): string {
  const [date = ''] = text.split(/[T ]/)
  return isCalendarDate(date) ? date : text
}

export function formatDate(text: string): string {
  const thisYear = new Date().getUTCFullYear()
  return formatFullDate(text).replace(`, ${thisYear}`, '')
}

export function formatFullDate(text: string): string {
  const date = toDate(text)
  if (!isCalendarDate(date)) return text
  return `${weekdays[new Date(toInstant(date)).getUTCDay()]}, ${withYear(date)}`
}

export function formatStay({ checkIn, checkOut }: Stay): string {
  const isSame = (length: number) => checkIn.slice(0, length) === checkOut.slice(0, length)
  if (isSame('2026-12'.length)) return `${monthAndDay(checkIn)}–${Number(checkOut.slice(8))}`
  const format = isSame('2026'.length) ? monthAndDay : withYear
  return `${format(checkIn)} – ${format(checkOut)}`
}
