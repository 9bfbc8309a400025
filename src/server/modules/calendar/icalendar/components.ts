import { ChannelError } from '../channels/channel-error.ts'
import { type ContentLine, readLines } from './content-lines.ts'

/** RFC 5545, section 3.6. `lines` are its own, without those of `children`. `problems` are for the owner. */
export type Component = {
  name: string
  lines: ContentLine[]
  children: Component[]
  problems: string[]
}

const closesNights = new Set(['VEVENT', 'VFREEBUSY'])
const eventProperties = new Set(['DTSTART', 'DTEND', 'RRULE'])

const isOfX = (value: string) => /^X-/.test(value)

/**
 * Returns the components of all calendars of the file in one flat list. An event is found although its first
 * or last line is missing. Text outside of calendars is ignored. Throws `ChannelError` when there is no
 * calendar or one is cut off.
 */
export function readComponents(file: string): Component[] {
  const text = file.replaceAll('\uFEFF', '')
  const from = text.search(/BEGIN:VCALENDAR[ \t]*[\r\n]/i)
  if (from < 0) throw new ChannelError('This is not an iCalendar file')
  const found: Component[] = []
  let open: Component[] = []
  for (const line of readLines(text.slice(from))) {
    const top = open.at(-1)
    if (line.value === null) {
      top?.problems.push(`A line cannot be read: ${line.text.slice(0, 100)}`)
    } else if (line.name === 'BEGIN') {
      const component = begin(line.value)
      if (!top && component.name !== 'VCALENDAR') continue
      if (top && component.name === 'VCALENDAR') throw cutOff()
      if (isWanted(component, open)) found.push(component)
      top?.children.push(component)
      open.push(component)
    } else if (line.name === 'END') {
      open = end(line.value, open, found)
    } else {
      top?.lines.push(line)
    }
  }
  if (open.length > 0) throw cutOff()
  return found
}

const cutOff = () => new ChannelError('The file is cut off')
const parseName = (value: string): string => (/^[\w-]*/.exec(value)?.[0] ?? '').toUpperCase()
const begin = (value: string): Component => ({
  name: parseName(value),
  lines: [],
  children: [],
  problems: [],
})

function isWanted({ name }: Component, open: readonly Component[]): boolean {
  return closesNights.has(name) || (open.length === 1 && !isOfX(name))
}

/** Also closes what is still open inside the component. Returns the components that remain open. */
function end(value: string, open: Component[], found: Component[]): Component[] {
  const name = parseName(value)
  const at = open.findLastIndex((component) => component.name === name)
  const ended = open.slice(Math.max(at, 0))
  const [outer] = open
  if (at < 0 || name === 'VCALENDAR') {
    // The lines of an event without BEGIN are the calendar's own.
    if (outer?.lines.some((line) => eventProperties.has(line.name))) {
      found.push({ ...begin('VEVENT'), lines: outer.lines, problems: ['Its first line (BEGIN) is missing'] })
      outer.lines = []
    }
  }
  if (at < 0) return open
  if (ended.length > 1)
    for (const component of ended)
      if (closesNights.has(component.name)) component.problems.push('It is cut off or has another inside')
  return open.slice(0, at)
}
