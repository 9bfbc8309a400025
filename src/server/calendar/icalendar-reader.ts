import nodeIcal, { type CalendarResponse, type VEvent } from 'node-ical'
import { addDays, type DateRange, dateIn, isCalendarDate } from '#contract/dates.ts'

/** A stay that another channel sold, or a closure it made. */
export type SoldStay = DateRange & { uid: string }

/** The file cannot be trusted to say what is sold; the message is for the owner. */
export class FeedError extends Error {}

const MOST_STAYS = 5000
const LONGEST_DAYS = 800

/**
 * The stays of an iCalendar file (RFC 5545) that end after `span.from` and begin before `span.to`, as half-open
 * dates at the lodge. A cancelled event closes nothing. Throws `FeedError` when the file is cut off or senseless.
 */
export function readStays(text: string, timeZone: string, span: DateRange): SoldStay[] {
  const whole = text.replace(/^\uFEFF/, '').trim()
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(whole)) throw new FeedError('This is not an iCalendar file')
  if (!/\nEND:VCALENDAR$/i.test(whole)) throw new FeedError('The file is cut off')
  const begun = whole.match(/^BEGIN:VEVENT\s*$/gim)?.length ?? 0
  const ended = whole.match(/^END:VEVENT\s*$/gim)?.length ?? 0
  if (begun !== ended) throw new FeedError('An event in the file is cut off')
  const stays = eventsOf(parse(whole)).flatMap((event) => staysOf(event, timeZone, span))
  if (stays.length > MOST_STAYS) throw new FeedError(`The file has more than ${MOST_STAYS} stays`)
  return stays.filter(({ from, to }) => to > span.from && from < span.to)
}

function parse(text: string): CalendarResponse {
  try {
    return nodeIcal.sync.parseICS(text)
  } catch (error) {
    throw new FeedError(`The file cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function eventsOf(calendar: CalendarResponse): VEvent[] {
  const events = Object.values(calendar).filter((part): part is VEvent => part?.type === 'VEVENT')
  return events.filter(({ status }) => status !== 'CANCELLED')
}

function staysOf(event: VEvent, timeZone: string, span: DateRange): SoldStay[] {
  if (!event.rrule) return [stayOf(event, event, timeZone)]
  // Noon keeps a day clear of any zone's midnight.
  const range = { from: new Date(`${span.from}T12:00:00Z`), to: new Date(`${span.to}T12:00:00Z`) }
  return nodeIcal
    .expandRecurringEvent(event, { ...range, expandOngoing: true })
    .map((one) => stayOf(event, one, timeZone))
}

type When = { start: Date & { dateOnly?: true }; end?: Date & { dateOnly?: true } }

function stayOf(event: VEvent, { start, end }: When, timeZone: string): SoldStay {
  const from = dateOf(start, timeZone)
  const to = end ? dateOf(end, timeZone) : from
  // Without an end, or within one day, it is that day's night that is gone.
  const stay = { from, to: to > from ? to : addDays(from, 1) }
  if (to < from) throw new FeedError(`An event ends before it begins, on ${from}`)
  if (stay.to > addDays(from, LONGEST_DAYS)) throw new FeedError(`An event is too long, from ${from}`)
  return { ...stay, uid: (event.uid || `${stay.from}/${stay.to}`).slice(0, 500) }
}

/** A date as written, or an instant's date at the lodge. */
function dateOf(when: When['start'], timeZone: string): string {
  if (!(when instanceof Date) || Number.isNaN(when.getTime()))
    throw new FeedError('An event has no readable date')
  // The parser gives a plain date as this process's midnight.
  const two = (part: number) => String(part).padStart(2, '0')
  const text = when.dateOnly
    ? `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`
    : dateIn(timeZone, when.getTime())
  if (!isCalendarDate(text)) throw new FeedError('An event has no readable date')
  return text
}
