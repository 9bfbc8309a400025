import { ChannelError } from './channel-error.ts'

/** The only components and properties that reach the parser (RFC 5545, sections 3.6 and 3.8). */
const components = new Set(['VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT'])
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

/** The parser keys its result by UID; the prefix keeps a foreign UID from colliding with the parser's own keys. */
const UID_PREFIX = 'uid-'

/** The UID without the prefix. */
export function originalUid(uid: string): string {
  return uid.startsWith(UID_PREFIX) ? uid.slice(UID_PREFIX.length) : uid
}

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

/** A time without a zone is the lodge's (RFC 5545, section 3.3.5); the parser would read it in this process's zone. */
function withZone({ name, parameters: given, value }: Line, timeZone: string): Line['parameters'] {
  const isFloating = times.has(name) && floating.test(value) && !given.some(([key]) => key === 'TZID')
  return isFloating ? [...given, ['TZID', timeZone]] : given
}

function writeLine(line: Line, timeZone: string): string {
  const { name, value } = line
  const retained = withZone(line, timeZone)
    .filter(([key]) => parameters.has(key))
    .map(([key, text]) => `;${key}=${text}`)
  return `${name}${retained.join('')}:${name === 'UID' ? UID_PREFIX : ''}${value}`
}

/**
 * The lines of an iCalendar file that the parser needs, in one calendar, names in capitals, every time with its zone. Throws
 * `ChannelError` for wrong nesting, reserved names, and lines that cannot be honoured.
 */
export function stayLines(file: string, timeZone: string): string {
  const retained: string[] = []
  const open: string[] = []
  for (const text of file.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const line = readLine(text)
    if (!line) continue
    refuseReserved(line)
    if (line.name === 'BEGIN') open.push(line.value.toUpperCase())
    if (isKept(line, open)) retained.push(writeLine(line, timeZone))
    if (line.name === 'END' && open.pop() !== line.value.toUpperCase())
      throw new ChannelError('An event in the file is cut off')
  }
  if (open.length > 0) throw new ChannelError('An event in the file is cut off')
  return ['BEGIN:VCALENDAR', ...retained, 'END:VCALENDAR'].join('\n')
}

/** Whether a line belongs to an event or a time zone, not to a component inside it, such as an alarm. */
function isKept({ name }: Line, open: readonly string[]): boolean {
  const [calendar, ...inside] = open
  if (calendar !== 'VCALENDAR' || inside.length === 0) return false
  if (!inside.every((component) => components.has(component))) return false
  // The parser ignores RDATE, which would open nights that are sold.
  if (name === 'RDATE' && inside.at(-1) === 'VEVENT')
    throw new ChannelError('An event lists extra dates (RDATE), which cannot be read')
  return name === 'BEGIN' || name === 'END' || properties.has(name)
}
