import { datesFrom, instantIn, nightsBetween, offsetIn, type Stay } from '#contract/platform/dates.ts'

const MINUTE_MS = 60_000

/** A VTIMEZONE (RFC 5545, section 3.6.5) with the clock changes during the stay. */
export function timeZoneComponent(timeZone: string, stay: Stay): string {
  const days = datesFrom(stay.checkIn, nightsBetween(stay) + 2).map((date) =>
    instantIn(timeZone, date, '00:00'),
  )
  const first = offsetIn(timeZone, days[0] ?? 0)
  const changes = days.flatMap((day, index) => {
    const next = days[index + 1] ?? day
    const [from, to] = [offsetIn(timeZone, day), offsetIn(timeZone, next)]
    if (from === to) return []
    const at = new Date(changeBetween(timeZone, day, next) + from)
    return observance(to > from ? 'DAYLIGHT' : 'STANDARD', at, from, to)
  })
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', new Date(0), first, first),
    ...changes,
    'END:VTIMEZONE',
  ].join('\r\n')
}

/** The first minute with the later offset. All times are in milliseconds. */
function changeBetween(timeZone: string, earlier: number, later: number): number {
  let [before, after] = [earlier, later]
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetIn(timeZone, middle) === offsetIn(timeZone, earlier)) before = middle
    else after = middle
  }
  return after
}

/** `start` holds local time in its UTC fields. */
const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: Date, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${start.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
  `TZOFFSETFROM:${offsetText(from)}`,
  `TZOFFSETTO:${offsetText(to)}`,
  `END:${kind}`,
]

/** '-0700', from milliseconds. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`
}
