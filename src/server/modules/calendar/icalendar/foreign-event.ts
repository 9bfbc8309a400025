import type { Component } from './components.ts'
import type { ContentLine } from './content-lines.ts'
import {
  DAY_MS,
  type Duration,
  dayNumber,
  instantAt,
  isoDate,
  type Lodge,
  later,
  lodgeDate,
  type Moment,
  readDuration,
  readMoment,
  type Zone,
} from './event-times.ts'
import { hasDay, type Rule, readRule } from './repetition.ts'

/** Without an end, the span is the night of the start. */
export type Span = { start: Moment; end: Moment | Duration | null }

export type Series = { rule: Rule; isOver: (start: Moment) => boolean }

export type ForeignEvent = {
  uid: string
  isCancelled: boolean
  span: Span | null
  series: Series[]
  /** Stays besides those of the series. */
  extra: Span[]
  excluded: Moment[]
  isException: boolean
  /** The stay of a series that this exception replaces. */
  replaced: Moment | null
  replacesLater: boolean
  sequence: number
  /** True when unread nights may lie ahead. */
  isOpenEnded: boolean
  /** What could not be read, so nights may be missing. For the owner. */
  problems: string[]
  /** What has several meanings; the nights of each are closed. For the owner. */
  doubts: string[]
}

type Reading = Pick<ForeignEvent, 'problems' | 'doubts'> & {
  component: Component
  lodge: Lodge
  readZone: (name: string) => Zone
}

/** `lodge.zone` is for times without a zone. */
export function readEvent(
  component: Component,
  lodge: Lodge,
  readZone: (name: string) => Zone,
): ForeignEvent {
  const reading: Reading = { component, lodge, readZone, problems: [...component.problems], doubts: [] }
  const { problems, doubts } = reading
  const ids = findLines(reading, 'RECURRENCE-ID')
  const [replaced = null] = readDates(reading, 'RECURRENCE-ID')
  const span = component.name === 'VFREEBUSY' ? null : (readSpan(reading) ?? oneNight(replaced))
  const { series, isOpenEnded } = readSeries(reading, span)
  const replacesLater = ids.some(({ parameters }) => parameters.has('RANGE'))
  if (replacesLater) doubts.push('It changes all that follow it (RANGE=THISANDFUTURE), which cannot be read')
  if (findLines(reading, 'EXRULE').length > 0)
    doubts.push('It excludes dates by a rule (EXRULE), which cannot be read')
  return {
    uid: findLines(reading, 'UID').find(({ value }) => value !== '')?.value ?? '',
    isCancelled: isCancelled(reading),
    span,
    series,
    extra: [...readExtraStays(reading, span), ...readBusyPeriods(reading)],
    excluded: readDates(reading, 'EXDATE'),
    isException: ids.length > 0,
    replaced,
    replacesLater,
    sequence: Number.parseInt(findLines(reading, 'SEQUENCE')[0]?.value ?? '', 10) || 0,
    isOpenEnded,
    problems,
    doubts,
  }
}

const findLines = ({ component }: Reading, name: string): ContentLine[] =>
  component.lines.filter((line) => line.name === name)
const cleanText = (value: string): string => value.replaceAll(/[\\"]/g, '').trim()
const splitList = ({ value }: ContentLine): string[] =>
  cleanText(value)
    .split(/\s*,\s*/)
    .filter(Boolean)
const oneNight = (start: Moment | null): Span | null => start && { start, end: null }

function isCancelled(reading: Reading): boolean {
  const statuses = findLines(reading, 'STATUS').map(({ value }) => cleanText(value).toUpperCase())
  return statuses.length > 0 && statuses.every((status) => status === 'CANCELLED')
}

function readDate({ readZone }: Reading, { parameters }: ContentLine, text: string): Moment | null {
  const isDate = parameters.get('VALUE')?.toUpperCase() === 'DATE'
  return readMoment(text, readZone(parameters.get('TZID') ?? ''), isDate)
}

function readDates(reading: Reading, name: string): Moment[] {
  return findLines(reading, name).flatMap((line) =>
    splitList(line).flatMap((text) => {
      const date = readDate(reading, line, text)
      const list = name === 'EXDATE' ? reading.doubts : reading.problems
      if (!date) list.push(`A date of its ${name} cannot be read: ${text.slice(0, 100)}`)
      return date ? [date] : []
    }),
  )
}

const isSame = (a: Moment, b: Moment): boolean => instantAt(a) === instantAt(b) && a.isDate === b.isDate
const byInstant = (a: Moment, b: Moment): number => instantAt(a) - instantAt(b)

/** Uses the first of several starts and the last of several ends. */
function readSpan(reading: Reading): Span | null {
  const { problems, doubts } = reading
  const starts = readDates(reading, 'DTSTART').toSorted(byInstant)
  const ends = readDates(reading, 'DTEND').toSorted(byInstant)
  const [start] = starts
  const end = ends.at(-1)
  if (!start) {
    problems.push(findLines(reading, 'DTSTART').length > 0 ? 'It has no readable date' : 'It has no start')
    // When only the end is known, its last night is sold.
    return end ? { start: later({ ...end, isDate: true }, -1), end: null } : null
  }
  if (starts.some((one) => !isSame(one, start))) doubts.push('It has several starts')
  if (end && ends.some((one) => !isSame(one, end))) doubts.push('It has several ends')
  const isBackwards = end !== undefined && instantAt(end) < instantAt(start)
  if (isBackwards) problems.push('It ends before it begins')
  return { start, end: laterEnd(reading, start, isBackwards ? undefined : end) }
}

function laterEnd(reading: Reading, start: Moment, end: Moment | undefined): Span['end'] {
  const lines = findLines(reading, 'DURATION')
  const duration = lines.map(({ value }) => readDuration(cleanText(value))).find((one) => one !== null)
  if (lines.length > 0 && !duration)
    reading.problems.push(`Its duration cannot be read: ${lines[0]?.value.slice(0, 100)}`)
  if (!end || !duration) return end ?? duration ?? null
  reading.doubts.push('It has both an end and a duration')
  return instantAt(later(start, duration.days)) + duration.ms > instantAt(end) ? duration : end
}

function readSeries(reading: Reading, span: Span | null): Pick<ForeignEvent, 'series' | 'isOpenEnded'> {
  const { problems, doubts } = reading
  const lines = findLines(reading, 'RRULE')
  if (lines.length > 1) doubts.push('It has several rules')
  const readings = lines.map(({ value }) => readRule(value))
  problems.push(...readings.flatMap((one) => one.problems))
  doubts.push(...readings.flatMap((one) => one.doubts))
  const rules = readings.flatMap(({ rule }) => rule ?? [])
  const isOpenEnded = rules.length < lines.length || (lines.length > 0 && !span)
  if (!span || rules.length === 0) return { series: [], isOpenEnded }
  if (!rules.some((rule) => hasDay(rule, dayNumber(span.start))))
    doubts.push('Its first night is outside its own rule')
  return { series: rules.flatMap((rule) => toSeries(reading, rule, span.start)), isOpenEnded }
}

/** A rule with both a count and an end becomes a series for each, because either could be meant. */
function toSeries(reading: Reading, rule: Rule, start: Moment): Series[] {
  if (rule.until === null) return [{ rule, isOver: () => false }]
  const until = readMoment(rule.until, start.zone)
  if (!until) reading.doubts.push(`The end of its repetition cannot be read: ${rule.until.slice(0, 100)}`)
  const isOver = until ? isAfter(until, reading.lodge) : () => false
  if (isOver(start)) reading.doubts.push('Its repetition ends before its first night')
  if (rule.count === null) return [{ rule, isOver }]
  reading.doubts.push('Its repetition has both a number and an end')
  return [
    { rule: { ...rule, count: null }, isOver },
    { rule, isOver: () => false },
  ]
}

/**
 * Whole days compare with the end's date, as written or at the lodge. An end for starts without a zone could
 * be meant by either clock.
 */
function isAfter(until: Moment, lodge: Lodge): Series['isOver'] {
  const dates = [isoDate(until.wall), lodgeDate(until, lodge)].toSorted()
  const lastDay = Date.parse(`${dates.at(-1)}T00:00:00Z`)
  return (start) => {
    if (start.isDate || until.isDate) return start.wall >= lastDay + DAY_MS
    const isFloating = start.zone === lodge.zone
    return instantAt(start) > instantAt(until) && (!isFloating || start.wall > until.wall)
  }
}

/** RDATE has periods, or dates that last as long as the event. */
function readExtraStays(reading: Reading, span: Span | null): Span[] {
  return findLines(reading, 'RDATE').flatMap((line) =>
    splitList(line).flatMap((text) => {
      const read = text.includes('/')
        ? readPeriod(reading, line, text)
        : oneNight(readDate(reading, line, text))
      if (!read) reading.problems.push(`An extra date (RDATE) cannot be read: ${text.slice(0, 100)}`)
      return read ? [text.includes('/') || !span ? read : shifted(span, read.start)] : []
    }),
  )
}

/** Every type but FREE is busy (RFC 5545, section 3.2.9). */
function readBusyPeriods(reading: Reading): Span[] {
  const isBusy = ({ parameters }: ContentLine) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE'
  const lines = findLines(reading, 'FREEBUSY').filter(isBusy)
  return lines.flatMap((line) =>
    splitList(line).flatMap((text) => {
      const read = readPeriod(reading, line, text)
      if (!read?.end) reading.problems.push(`A busy period cannot be read: ${text.slice(0, 100)}`)
      return read ? [read] : []
    }),
  )
}

/** RFC 5545, section 3.3.9. A period without a readable end is the night of its start. */
function readPeriod(reading: Reading, line: ContentLine, text: string): Span | null {
  const [from = '', to = ''] = text.split('/')
  const start = readDate(reading, line, from.trim())
  if (!start) return null
  const end = readDuration(to.trim()) ?? readDate(reading, line, to.trim())
  const isBackwards = end !== null && 'wall' in end && instantAt(end) < instantAt(start)
  return { start, end: isBackwards ? null : end }
}

export function shifted({ start, end }: Span, to: Moment): Span {
  const isMoment = end !== null && 'wall' in end
  return { start: to, end: isMoment ? { ...end, wall: end.wall + to.wall - start.wall } : end }
}
