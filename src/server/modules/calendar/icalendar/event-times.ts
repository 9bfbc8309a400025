import { dateIn } from '#contract/platform/dates.ts'

export const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Turns a wall time into an instant. Both are in milliseconds, the wall time as if it were UTC. */
export type Zone = (wall: number) => number

/** `wall` is in milliseconds as if it were UTC; for a whole day it is midnight. */
export type Moment = { wall: number; isDate: boolean; zone: Zone }

/** First `days` of the calendar, then exact milliseconds. */
export type Duration = { days: number; ms: number }

export type Lodge = { timeZone: string; zone: Zone }

export const utc: Zone = (wall) => wall

export const fixedOffset =
  (minutes: number): Zone =>
  (wall) =>
    wall - minutes * MINUTE_MS

/** In minutes, from '+05:30', '-0800' or '+2'; null beyond 14 hours. */
export function readOffset(text: string): number | null {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{1,2})(?::?(\d\d))?(?::?\d\d)?$/.exec(text) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  if (!hours || total > 14 * 60 || Number(minutes) > 59) return null
  return sign === '-' ? -total : total
}

const written =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?(Z|[+-]\d\d:?\d\d)?)?$/i

/** Reads '20270110T150000Z' or '2027-01-10T15:00:00'; null for other text. `isDate` ignores the time. */
export function readMoment(text: string, zone: Zone, isDate = false): Moment | null {
  const [, year, month, day, hour, minute = '0', , offset] = written.exec(text) ?? []
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(day)) return null
  if (isDate || hour === undefined) return { wall: midnight, isDate: true, zone }
  if (Number(hour) > 24 || Number(minute) > 59) return null
  const own = offset && (offset.toUpperCase() === 'Z' ? 0 : readOffset(offset))
  if (own === null) return null
  const wall = midnight + (Number(hour) * 60 + Number(minute)) * MINUTE_MS
  return { wall, isDate: false, zone: typeof own === 'number' ? fixedOffset(own) : zone }
}

/** RFC 5545, section 3.3.6. Null for other text and for a negative duration. */
export function readDuration(text: string): Duration | null {
  const parts = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text)
  if (!parts || !/\d/.test(text)) return null
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0))
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  const duration = { days: Number(weeks) * 7 + Number(days), ms }
  return duration.days > MAX_DAYS || ms > MAX_DAYS * DAY_MS ? null : duration
}

/** The days of the years 1 to 9999. */
const MAX_DAYS = 3_652_059

export const dayNumber = ({ wall }: Moment): number => Math.floor(wall / DAY_MS)

export const instantAt = ({ wall, zone }: Moment): number => zone(wall)

export function lodgeDate(moment: Moment, lodge: Lodge): string {
  const isAsWritten = moment.isDate || moment.zone === lodge.zone
  return isAsWritten ? isoDate(moment.wall) : dateAt(instantAt(moment), lodge)
}

const FIRST = Date.parse('1900-01-01T00:00:00Z')
/** Dates of later years have five digits, or are near those. */
const LAST = Date.parse('9899-12-31T00:00:00Z')

export function dateAt(instant: number, { timeZone }: Lodge): string {
  return instant > FIRST + DAY_MS && instant < LAST - DAY_MS ? dateIn(timeZone, instant) : isoDate(instant)
}

export function isoDate(wall: number): string {
  return new Date(Math.min(Math.max(wall, FIRST), LAST)).toISOString().slice(0, 10)
}

export const later = (moment: Moment, days: number): Moment => ({
  ...moment,
  wall: moment.wall + days * DAY_MS,
})

export function endDate(start: Moment, { days, ms }: Duration, lodge: Lodge): string {
  const from = later(start, days)
  if (start.isDate) return lodgeDate({ ...from, wall: from.wall + Math.ceil(ms / DAY_MS) * DAY_MS }, lodge)
  return ms === 0 ? lodgeDate(from, lodge) : dateAt(instantAt(from) + ms, lodge)
}
