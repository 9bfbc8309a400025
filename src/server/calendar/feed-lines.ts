import { FeedError } from './feed-error.ts'

/** Components and properties that say when a lodge is sold (RFC 5545, sections 3.6 and 3.8); the parser sees no others. */
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

/** Names that every object has already: as a key they would change objects rather than fill one. */
const reserved = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()),
)

/** The parser keys its result by UID; the prefix keeps a foreign UID from meeting a key of its own. */
const UID_PREFIX = 'uid-'

/** The UID as the file has it. */
export function originalUid(uid: string): string {
  return uid.startsWith(UID_PREFIX) ? uid.slice(UID_PREFIX.length) : uid
}

type Line = { name: string; parameters: [name: string, value: string][]; value: string }

/** A content line (RFC 5545, section 3.1), its name in capitals; null when it is none. */
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
  if (wrong !== undefined) throw new FeedError(`The file uses a reserved name: ${wrong}`)
}

function writeLine({ name, parameters: given, value }: Line): string {
  const retained = given.filter(([key]) => parameters.has(key)).map(([key, text]) => `;${key}=${text}`)
  return `${name}${retained.join('')}:${name === 'UID' ? UID_PREFIX : ''}${value}`
}

/**
 * The lines of an iCalendar file that say what is sold, in one calendar, names in capitals. Throws `FeedError` when
 * components are not nested as they began, when a name would be a trap to the parser, or when a line cannot be honoured.
 */
export function stayLines(file: string): string {
  const retained: string[] = []
  const open: string[] = []
  for (const text of file.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const line = readLine(text)
    if (!line) continue
    refuseReserved(line)
    if (line.name === 'BEGIN') open.push(line.value.toUpperCase())
    if (isKept(line, open)) retained.push(writeLine(line))
    if (line.name === 'END' && open.pop() !== line.value.toUpperCase())
      throw new FeedError('An event in the file is cut off')
  }
  if (open.length > 0) throw new FeedError('An event in the file is cut off')
  return ['BEGIN:VCALENDAR', ...retained, 'END:VCALENDAR'].join('\n')
}

/** Whether a line belongs to an event or a time zone, not to an alarm or another component inside it. */
function isKept({ name }: Line, open: readonly string[]): boolean {
  const [calendar, ...inside] = open
  if (calendar !== 'VCALENDAR' || inside.length === 0) return false
  if (!inside.every((component) => components.has(component))) return false
  // Read by nobody here, and to leave it out would open nights that are sold.
  if (name === 'RDATE' && inside.at(-1) === 'VEVENT')
    throw new FeedError('An event lists extra dates (RDATE), which cannot be read')
  return name === 'BEGIN' || name === 'END' || properties.has(name)
}
