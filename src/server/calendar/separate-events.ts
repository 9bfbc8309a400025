/** The parser keys its result by UID; the prefix keeps a foreign UID from colliding with the parser's own keys. */
const UID_PREFIX = /^uid-\d+-/

/** The UID as in the file. */
export const originalUid = (uid: string): string => uid.replace(UID_PREFIX, '')

type Event = { lines: string[]; uid: string; isSeries: boolean; isException: boolean }

/**
 * The lines with a UID of its own for each event, because the parser merges the events of one UID and closes the nights of the last
 * only. The exceptions of a series (RECURRENCE-ID) share its UID and follow it; without a series they are events of their own.
 */
export function separateEvents(lines: readonly string[]): string[] {
  const { events, others } = eventsIn(lines)
  const series = new Map<string, number>()
  for (const [number, { uid, isSeries, isException }] of events.entries())
    if (uid && isSeries && !isException && !series.has(uid)) series.set(uid, number)
  const own: string[] = []
  const exceptions: string[] = []
  for (const [number, event] of events.entries()) {
    const ofSeries = event.isException ? series.get(event.uid) : undefined
    if (ofSeries === undefined) own.push(...linesOf(event, number))
    else exceptions.push(...linesOf(event, ofSeries, true))
  }
  return [...others, ...own, ...exceptions]
}

function linesOf(
  { lines: [begin = '', ...lines], uid }: Event,
  number: number,
  isException = false,
): string[] {
  const retained = isException ? lines : lines.filter((line) => nameOf(line) !== 'RECURRENCE-ID')
  return [begin, `UID:uid-${number}-${uid}`, ...retained]
}

const nameOf = (line: string): string => line.match(/^[^:;]*/)?.[0] ?? ''

function eventsIn(lines: readonly string[]) {
  const events: Event[] = []
  const others: string[] = []
  let event: Event | null = null
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') {
      event = { lines: [], uid: '', isSeries: false, isException: false }
      events.push(event)
    }
    if (event) addLine(event, line)
    else others.push(line)
    if (line === 'END:VEVENT') event = null
  }
  return { events, others }
}

function addLine(event: Event, line: string): void {
  const name = nameOf(line)
  if (name === 'UID') event.uid ||= line.slice(line.indexOf(':') + 1)
  else event.lines.push(line)
  if (name === 'RRULE') event.isSeries = true
  if (name === 'RECURRENCE-ID') event.isException = true
}
