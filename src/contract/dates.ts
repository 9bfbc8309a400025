/** Calendar dates of a lodge, `YYYY-MM-DD`, never instants; stays are half-open: the check-out night is free. */

export type Stay = { checkIn: string; checkOut: string }
export type DateRange = { from: string; to: string }

const DAY_MS = 86_400_000

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** True for an existing Gregorian date written `YYYY-MM-DD`; '2027-02-29' is false. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
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

/** The calendar date it is at `instant` (milliseconds) in an IANA time zone. */
export function dateIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant)
}

/** 'Fri, 4 Dec 2026': a date for people, the same on server and in every browser. */
export function formatDate(date: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return parts.format(instantOf(date))
}
