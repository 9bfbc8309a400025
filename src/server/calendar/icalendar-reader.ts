import nodeIcal, { type CalendarResponse, type VEvent } from 'node-ical'
import { addDays, type DateRange, dateIn, isCalendarDate } from '#contract/dates.ts'
import { ChannelError } from './channel-error.ts'
import { occurrencesIn, refuseRulesOnMissingDays, refuseRulesWithinADay } from './recurrences.ts'
import { originalUid } from './separate-events.ts'
import { MAX_STAYS, MAX_UID_LENGTH, type SoldStay } from './sold-stay.ts'
import { stayLines } from './stay-lines.ts'

const MAX_STAY_DAYS = 800
const DAY_MS = 86_400_000

/**
 * The stays of an iCalendar file (RFC 5545) that end after `span.from` and begin before `span.to`, as half-open
 * dates at the lodge. A cancelled event closes nothing. Throws `ChannelError` when the file is cut off or invalid.
 * Runs in the channel worker only, because the parser is unsafe with foreign text.
 */
export function readStays(text: string, timeZone: string, span: DateRange): SoldStay[] {
  const whole = text.replace(/^\uFEFF/, '').trim()
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(whole)) throw new ChannelError('This is not an iCalendar file')
  if (!/\nEND:VCALENDAR$/i.test(whole)) throw new ChannelError('The file is cut off')
  const lines = stayLines(whole, timeZone)
  refuseTooMany(lines.match(/^BEGIN:VEVENT$/gm)?.length ?? 0)
  refuseRulesWithinADay(lines)
  refuseRulesOnMissingDays(lines)
  const stays = new Map<string, SoldStay>()
  for (const event of eventsOf(parse(lines))) {
    // Checks the event before its rule is expanded.
    stayOf(event, event, timeZone)
    for (const one of occurrencesIn(event, span)) {
      const stay = stayOf(event, one, timeZone)
      stays.set(`${stay.uid}\n${stay.from}\n${stay.to}`, stay)
    }
    refuseTooMany(stays.size)
  }
  return [...stays.values()].filter(({ from, to }) => to > span.from && from < span.to)
}

function refuseTooMany(stays: number): void {
  if (stays > MAX_STAYS) throw new ChannelError(`The file has more than ${MAX_STAYS} stays`)
}

function parse(text: string): CalendarResponse {
  try {
    return nodeIcal.sync.parseICS(text)
  } catch (error) {
    throw new ChannelError(
      `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function eventsOf(calendar: CalendarResponse): VEvent[] {
  const events = Object.values(calendar).filter((part): part is VEvent => part?.type === 'VEVENT')
  return events.filter(({ status }) => status !== 'CANCELLED')
}

type When = { start: Date & { dateOnly?: true }; end?: Date & { dateOnly?: true } }

function stayOf(event: VEvent, { start, end }: When, timeZone: string): SoldStay {
  const from = dateOf(start, timeZone)
  const to = end ? endOf(start, end, timeZone) : from
  // An event without an end, or within one day, closes that day's night.
  const stay = { from, to: to > from ? to : addDays(from, 1) }
  if (to < from) throw new ChannelError(`An event ends before it begins, on ${from}`)
  if (stay.to > addDays(from, MAX_STAY_DAYS)) throw new ChannelError(`An event is too long, from ${from}`)
  const uid = originalUid(String(event.uid ?? ''))
  return { ...stay, uid: (uid || `${stay.from}/${stay.to}`).slice(0, MAX_UID_LENGTH) }
}

/** The date on which an event ends. Counts whole days, because the parser's are not all of 24 hours in this process's zone. */
function endOf(start: When['start'], end: When['start'], timeZone: string): string {
  if (!start.dateOnly || !end.dateOnly) return dateOf(end, timeZone)
  const days = Math.round((end.getTime() - start.getTime()) / DAY_MS)
  return addDays(dateOf(start, timeZone), days)
}

/** A date as written, or an instant's date at the lodge. */
function dateOf(when: When['start'], timeZone: string): string {
  if (!(when instanceof Date) || Number.isNaN(when.getTime()))
    throw new ChannelError('An event has no readable date')
  // The parser returns a plain date as midnight in this process's zone.
  const two = (part: number) => String(part).padStart(2, '0')
  const text = when.dateOnly
    ? `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`
    : dateIn(timeZone, when.getTime())
  if (!isCalendarDate(text)) throw new ChannelError('An event has no readable date')
  return text
}
