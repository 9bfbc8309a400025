import { ChannelError } from './channel-error.ts'
import { separateEvents } from './separate-events.ts'
import { zoneReader } from './time-zones.ts'

/** Beside events and time zones, the only components and properties that reach the parser (RFC 5545, sections 3.6 and 3.8). */
const observances = new Set(['STANDARD', 'DAYLIGHT'])
const properties = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXDATE',
  'RECURRENCE-ID',
  'SEQUENCE',
  'STATUS',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
])
const parameters = new Set(['VALUE', 'TZID'])

/** Names of `Object.prototype`, which as keys would pollute prototypes. */
const reserved = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()),
)

type Line = { name: string; parameters: [name: string, value: string][]; value: string }

/** A content line (RFC 5545, section 3.1), its name in capitals; null for any other line. */
function readLine(text: string): Line | null {
  const parts = text.match(/^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^":;])*)*):(.*)$/)
  if (!parts) return null
  const [, name = '', given = '', value = ''] = parts
  const pairs = given.matchAll(/;([\w-]+)=((?:"[^"]*"|[^":;])*)/g)
  return {
    name: name.toUpperCase(),
    parameters: [...pairs].map(([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '')]),
    value: value.trim(),
  }
}

function refuseReserved({ name, parameters: given, value }: Line): void {
  const names = [name, name.replace(/^X-/, ''), ...given.flat()]
  if (name === 'UID' || name === 'TZID' || name === 'BEGIN') names.push(value)
  const wrong = names.find((one) => reserved.has(one.trim().toLowerCase()))
  if (wrong !== undefined) throw new ChannelError(`The file uses a reserved name: ${wrong}`)
}

const times = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RECURRENCE-ID'])
const floating = /^\d{8}T\d{6}(?:\s*,\s*\d{8}T\d{6})*$/

type ReadZone = (name: string) => string

/**
 * A time without a zone is the lodge's (RFC 5545, section 3.3.5), like one whose zone nobody knows; the parser would read both in this
 * process's zone.
 */
function withZone({ name, parameters: given, value }: Line, readZone: ReadZone): Line['parameters'] {
  const isFloating = times.has(name) && floating.test(value) && !given.some(([key]) => key === 'TZID')
  const zoned: Line['parameters'] = isFloating ? [...given, ['TZID', '']] : given
  return zoned.map(([key, text]) => [key, key === 'TZID' ? readZone(text) : text])
}

/** A parameter's text, in quotation marks where it needs them (RFC 5545, section 3.2). */
const quoted = (text: string): string => (/[:;,]/.test(text) ? `"${text}"` : text)

function writeLine(line: Line, readZone: ReadZone): string {
  const { name, value } = line
  if (name === 'UID') return `UID:${value}`
  if (name === 'BEGIN' || name === 'END') return `${name}:${value.toUpperCase()}`
  const retained = withZone(line, readZone)
    .filter(([key]) => parameters.has(key))
    .map(([key, text]) => `;${key}=${quoted(text)}`)
  return `${name}${retained.join('')}:${value}`
}

/**
 * The lines of an iCalendar file that the parser needs, in one calendar, names in capitals, every time with its zone. Throws
 * `ChannelError` for wrong nesting, reserved names, and lines that cannot be honoured.
 */
export function stayLines(file: string, timeZone: string): string {
  const retained: string[] = []
  const open: string[] = []
  const unfolded = file.replace(/\r?\n[ \t]/g, '')
  const readZone = zoneReader(unfolded, timeZone)
  for (const text of unfolded.split(/\r?\n/)) {
    const line = readLine(text)
    if (!line) continue
    refuseReserved(line)
    if (line.name === 'BEGIN') begin(line.value.toUpperCase(), open)
    if (isKept(line, open)) retained.push(writeLine(line, readZone))
    if (line.name === 'END' && open.pop() !== line.value.toUpperCase())
      throw new ChannelError('An event in the file is cut off')
  }
  if (open.length > 0) throw new ChannelError('An event in the file is cut off')
  return ['BEGIN:VCALENDAR', ...separateEvents(retained), 'END:VCALENDAR'].join('\n')
}

function begin(component: string, open: string[]): void {
  if (component === 'VEVENT' && open.includes('VEVENT'))
    throw new ChannelError('An event in the file is inside another')
  open.push(component)
}

/** Whether a line belongs to an event or a time zone, not to a component inside it, such as an alarm. */
function isKept({ name, parameters: given }: Line, [calendar, outer, ...inside]: readonly string[]): boolean {
  if (calendar !== 'VCALENDAR') return false
  const isEvent = outer === 'VEVENT' && inside.length === 0
  if (!isEvent && !(outer === 'VTIMEZONE' && inside.every((component) => observances.has(component))))
    return false
  // The parser ignores RDATE, which would open nights that are sold.
  if (name === 'RDATE' && isEvent)
    throw new ChannelError('An event lists extra dates (RDATE), which cannot be read')
  // The parser would move that one stay and leave those after it.
  if (name === 'RECURRENCE-ID' && given.some(([key]) => key === 'RANGE'))
    throw new ChannelError('An event changes all that follow it (RANGE=THISANDFUTURE), which cannot be read')
  return name === 'BEGIN' || name === 'END' || properties.has(name)
}
