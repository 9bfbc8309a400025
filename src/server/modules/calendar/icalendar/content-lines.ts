import { ChannelError } from '../channels/channel-error.ts'

/** RFC 5545, section 3.1. The name and the keys of the parameters are in capitals. */
export type ContentLine = { name: string; parameters: ReadonlyMap<string, string>; value: string }

/** The values of these have no colon, so an unquoted one in a parameter can be read past. */
const valuesWithoutColon = new Set([
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'FREEBUSY',
  'STATUS',
  'SEQUENCE',
])
/** Some sites break these lists over lines without the blank of a folded line. */
const lists = new Set(['RRULE', 'RDATE', 'EXDATE', 'FREEBUSY'])

const reserved = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()),
)

/**
 * Unfolds the lines. Other text, such as a server's warning, is left out. `value` is null for an event's
 * property that cannot be read. Throws `ChannelError` for reserved names, which would pollute prototypes.
 */
export function readLines(file: string): (ContentLine | { name: string; text: string; value: null })[] {
  const lines: ReturnType<typeof readLines> = []
  for (const text of file.replaceAll(/(?:\r*\n|\r)[ \t]/g, '').split(/\r*\n|\r/)) {
    const line = readLine(text)
    const last = lines.at(-1)
    if (line) lines.push(line)
    else if (last && last.value !== null && lists.has(last.name)) last.value += text
    else if (isEventProperty(text)) lines.push({ name: nameIn(text), text, value: null })
  }
  for (const line of lines) if (line.value !== null) refuseReserved(line)
  return lines
}

const nameIn = (text: string): string => (/^[\w-]+/.exec(text)?.[0] ?? '').toUpperCase()
const isEventProperty = (text: string): boolean => valuesWithoutColon.has(nameIn(text))

function readLine(text: string): ContentLine | null {
  const name = nameIn(text)
  const rest = text.slice(name.length).trim()
  if (!name || !/^[:;]/.test(rest)) return null
  const parts = valuesWithoutColon.has(name)
    ? (/^(.*?):(\d{4}-\d\d-\d\d[T ]\d\d:.*)$/.exec(rest) ?? /^(.*):([^:]*)$/.exec(rest))
    : /^((?:"[^"]*"|[^":])*):(.*)$/.exec(rest)
  if (!parts) return null
  const [, given = '', value = ''] = parts
  return { name, parameters: readParameters(given), value: value.trim() }
}

function readParameters(text: string): Map<string, string> {
  const pairs = text.matchAll(/;\s*([\w-]+)\s*=((?:"[^"]*"|[^";]|"(?=[^"]*$))*)/g)
  return new Map([...pairs].map(([, key = '', value = '']) => [key.toUpperCase(), unquoted(value)]))
}

const unquoted = (text: string): string => text.replaceAll('"', '').trim()

function refuseReserved({ name, parameters, value }: ContentLine): void {
  const names = [name, name.replace(/^X-/, ''), ...[...parameters].flat()]
  if (name === 'UID' || name === 'TZID' || name === 'BEGIN') names.push(value)
  const wrong = names.find((one) => reserved.has(one.trim().toLowerCase()))
  if (wrong !== undefined) throw new ChannelError(`The file uses a reserved name: ${wrong}`)
}
