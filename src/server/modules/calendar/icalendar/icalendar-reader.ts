import { MAX_NIGHTS } from '#contract/bookings/stay-rules.ts'
import type { UnreadEvent } from '#contract/calendar/calendar.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import { ChannelError } from '../channels/channel-error.ts'
import { type CalendarContent, MAX_STAYS, MAX_UID_LENGTH, type SoldStay } from '../channels/sold-stay.ts'
import { type Component, readComponents } from './components.ts'
import { endDate, instantAt, type Lodge, lodgeDate } from './event-times.ts'
import { type ForeignEvent, readEvent, type Span } from './foreign-event.ts'
import { occurrencesIn } from './occurrences.ts'
import { ianaZone, zoneReader } from './time-zones.ts'

/** These take no time (RFC 5545, section 3.6). */
const takeNoTime = new Set(['VTIMEZONE', 'VTODO', 'VJOURNAL', 'VALARM'])
const MAX_UNREAD = 200
const MAX_REASON_LENGTH = 300

/**
 * The stays that end after `span.from` and begin before `span.to`, as half-open dates at the lodge (RFC
 * 5545). The known nights of an uncertain event are among them; a cancelled event closes nothing. Throws
 * `ChannelError` when the file is no calendar or is cut off. Runs in the channel worker only, because foreign
 * rules may take long.
 */
export function readCalendar(text: string, timeZone: string, span: DateRange): CalendarContent {
  const lodge = { timeZone, zone: ianaZone(timeZone) }
  const components = readComponents(text)
  const readZone = zoneReader(
    components.filter(({ name }) => name === 'VTIMEZONE'),
    lodge.zone,
  )
  const events = newest(
    components
      .filter(({ name }) => !takeNoTime.has(name))
      .map((component) => readEvent(withUnknown(component), lodge, readZone)),
  )
  const stays = new Map<string, SoldStay>()
  const uncertain: ForeignEvent[] = []
  const exceptions = exceptionsIn(events)
  for (const event of events) {
    if (event.isCancelled) continue
    const all = occurrencesIn(event, exceptions.get(event) ?? [], span, lodge)
    const ahead = all
      .map((one) => toStay(event, one, lodge))
      .filter(({ from, to }) => to > span.from && from < span.to)
    for (const { to, ...stay } of ahead) {
      const end = cut(to, span)
      stays.set(`${stay.uid}\n${stay.from}\n${end}`, { ...stay, to: end })
    }
    if (stays.size > MAX_STAYS) throw new ChannelError(`The file has more than ${MAX_STAYS} stays`)
    const isUncertain = event.problems.length + event.doubts.length > 0
    if (isUncertain && (ahead.length > 0 || !isPast(event, span, lodge))) uncertain.push(event)
  }
  return {
    stays: [...stays.values()],
    unread: shortened(uncertain.map(describe)),
    partial: uncertain
      .filter(({ problems }) => problems.length > 0)
      .map(shortUid)
      .filter(Boolean),
  }
}

const known = new Set(['VEVENT', 'VFREEBUSY'])

function withUnknown(component: Component): Component {
  if (known.has(component.name)) return component
  const problems = [...component.problems, `It is a ${component.name.slice(0, 50)}, which cannot be read`]
  return { ...component, problems }
}

function newest(events: readonly ForeignEvent[]): ForeignEvent[] {
  const replacementKey = ({ uid, replaced }: ForeignEvent) =>
    replaced && uid && `${uid}\n${instantAt(replaced)}`
  const latest = new Map<string, number>()
  for (const event of events) {
    const key = replacementKey(event)
    if (key) latest.set(key, Math.max(event.sequence, latest.get(key) ?? 0))
  }
  return events.filter((event) => event.sequence >= (latest.get(replacementKey(event) || '') ?? 0))
}

/** An exception (RECURRENCE-ID) belongs to the series with its UID, or to none when several have it. */
function exceptionsIn(events: readonly ForeignEvent[]): Map<ForeignEvent, ForeignEvent[]> {
  const series = new Map<string, ForeignEvent[]>()
  const add = (event: ForeignEvent) => series.set(event.uid, [...(series.get(event.uid) ?? []), event])
  for (const event of events) if (!event.isException && event.uid && hasSeries(event)) add(event)
  const exceptions = new Map<ForeignEvent, ForeignEvent[]>()
  for (const event of events) {
    const [owner, ...others] = (event.isException && series.get(event.uid)) || []
    if (owner && others.length === 0) exceptions.set(owner, [...(exceptions.get(owner) ?? []), event])
  }
  return exceptions
}

const hasSeries = ({ series, extra }: ForeignEvent): boolean => series.length + extra.length > 0

function toStay(event: ForeignEvent, { start, end }: Span, lodge: Lodge): SoldStay {
  const from = lodgeDate(start, lodge)
  const to = end === null ? from : 'wall' in end ? lodgeDate(end, lodge) : endDate(start, end, lodge)
  // An event without an end, or within one day, closes that day's night.
  const stay = { from, to: to > from ? to : addDays(from, 1) }
  return { ...stay, uid: shortUid(event) || `${stay.from}/${stay.to}` }
}

/**
 * A far end becomes the New Year after the last bookable night, so that the stored stay changes only once a
 * year.
 */
function cut(to: string, span: DateRange): string {
  const newYear = `${Number(span.to.slice(0, 4)) + 1}-01-01`
  return to < newYear ? to : newYear
}

/** True when unread nights cannot lie ahead either. */
function isPast({ span, isOpenEnded, extra }: ForeignEvent, range: DateRange, lodge: Lodge): boolean {
  if (isOpenEnded) return false
  const starts = [...(span ? [span] : []), ...extra].map(({ start }) => lodgeDate(start, lodge))
  return starts.length > 0 && starts.every((start) => start < addDays(range.from, -MAX_NIGHTS))
}

const shortUid = ({ uid }: ForeignEvent): string => uid.slice(0, MAX_UID_LENGTH)

const describe = (event: ForeignEvent): UnreadEvent => ({
  uid: shortUid(event) || null,
  reason: [...new Set([...event.problems, ...event.doubts])].join('. ').slice(0, MAX_REASON_LENGTH),
})

function shortened(unread: UnreadEvent[]): UnreadEvent[] {
  if (unread.length <= MAX_UNREAD) return unread
  const reason = `${unread.length - MAX_UNREAD} more could not be read`
  return [...unread.slice(0, MAX_UNREAD), { uid: null, reason }]
}
