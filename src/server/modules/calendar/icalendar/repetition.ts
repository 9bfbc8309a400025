import { DAY_MS } from './event-times.ts'

type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** RFC 5545, section 3.3.10. Only the days are read; the times are those of the event. */
export type Rule = {
  frequency: Frequency
  interval: number
  count: number | null
  until: string | null
  weekStart: number
  days: { weekday: number; nth: number }[]
  monthDays: number[]
  yearDays: number[]
  weeks: number[]
  months: number[]
  positions: number[]
}

/**
 * `rule` is null without a readable step. With `problems` its nights may be too few, with `doubts` too many.
 */
export type RuleReading = { rule: Rule | null; problems: string[]; doubts: string[] }

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const frequencies: readonly string[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
const withinADay: readonly string[] = ['HOURLY', 'MINUTELY', 'SECONDLY']
const isFrequency = (text: string): text is Frequency => frequencies.includes(text)

/** Parts that are not listed are allowed with every frequency. */
const allowedWith: Readonly<Record<string, readonly string[]>> = {
  BYMONTHDAY: ['DAILY', 'MONTHLY', 'YEARLY'],
  BYYEARDAY: ['YEARLY'],
  BYWEEKNO: ['YEARLY'],
}
const lists = ['DAY', 'MONTHDAY', 'YEARDAY', 'WEEKNO', 'MONTH', 'SETPOS', 'HOUR', 'MINUTE', 'SECOND']
const known = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', ...lists.map((list) => `BY${list}`)])
/** A longer step is beyond every horizon. */
const MAX_STEP = 100_000

type Reading = { text: string; parts: ReadonlyMap<string, string>; problems: string[]; doubts: string[] }

/** A part that cannot be read is left out when the rest still closes all nights that could be meant. */
export function readRule(text: string): RuleReading {
  const reading = readParts(text)
  const { parts, problems, doubts } = reading
  const frequency = parts.get('FREQ') ?? ''
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1')
  if (!isFrequency(frequency) || !interval) {
    problems.push(
      withinADay.includes(frequency) ? withText(text, 'It repeats within a day') : unreadable(text),
    )
    return { rule: null, problems, doubts }
  }
  const numbers = (key: string, max: number) => readNumbers(reading, key, max)
  const weekStart = weekdays.indexOf(parts.get('WKST') ?? 'MO')
  if (weekStart < 0) problems.push(unreadable(text))
  if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((key) => listItems(parts, key).length > 1))
    doubts.push(withText(text, 'It repeats within a day'))
  const rule: Rule = {
    frequency,
    interval: Math.min(interval, MAX_STEP),
    count: readCount(reading),
    until: parts.get('UNTIL') ?? null,
    weekStart: weekStart < 0 ? 1 : weekStart,
    days: readDays(reading, frequency),
    monthDays: numbers('BYMONTHDAY', 31),
    yearDays: numbers('BYYEARDAY', 366),
    weeks: numbers('BYWEEKNO', 53),
    months: numbers('BYMONTH', 12),
    positions: numbers('BYSETPOS', 366),
  }
  return { rule, problems, doubts }
}

const withText = (text: string, why: string): string => `${why}: ${text.trim().slice(0, 100)}`
const unreadable = (text: string): string => withText(text, 'Its repetition cannot be read')

function readParts(text: string): Reading {
  const parts = new Map<string, string>()
  const problems: string[] = []
  const clean = text.toUpperCase().replaceAll(/[\s\\"]/g, '')
  for (const part of clean.split(';').filter(Boolean)) {
    const [key = '', value = ''] = part.split(/=(.*)/)
    const before = parts.get(key)
    if (!known.has(key) || (before !== undefined && before !== value)) problems.push(unreadable(text))
    if (known.has(key)) parts.set(key, before && key.startsWith('BY') ? `${before},${value}` : value)
  }
  return { text, parts, problems, doubts: [] }
}

function readCount({ text, parts, doubts }: Reading): number | null {
  const written = parts.get('COUNT')
  const count = wholeNumber(written ?? '')
  if (written !== undefined && !count) doubts.push(withText(text, 'Its number of repetitions cannot be read'))
  return count || null
}

function readNumbers({ text, parts, problems }: Reading, key: string, max: number): number[] {
  const items = listItems(parts, key)
  const numbers = items.flatMap((item) => (/^[+-]?\d+$/.test(item) ? Number(item) : []))
  const allowed = numbers.filter((number) => number !== 0 && Math.abs(number) <= max)
  const frequency = parts.get('FREQ') ?? ''
  const isAllowed = allowedWith[key]?.includes(frequency) ?? true
  if (allowed.length < items.length || (items.length > 0 && !isAllowed)) problems.push(unreadable(text))
  return isAllowed ? allowed : []
}

function readDays({ text, parts, problems }: Reading, frequency: Frequency): Rule['days'] {
  const hasOrdinals = frequency === 'MONTHLY' || frequency === 'YEARLY'
  return listItems(parts, 'BYDAY').flatMap((item) => {
    const [, ordinal, name = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(item) ?? []
    const nth = Number(ordinal ?? 0)
    if (!name || (ordinal !== undefined && (!hasOrdinals || nth === 0))) problems.push(unreadable(text))
    return name ? [{ weekday: weekdays.indexOf(name), nth: hasOrdinals ? nth : 0 }] : []
  })
}

const listItems = (parts: ReadonlyMap<string, string>, key: string): string[] =>
  parts.get(key)?.split(',').filter(Boolean) ?? []
const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)

type Period = { first: number; days: number }

const dayNumber = (year: number, month: number, day = 1): number => {
  const date = new Date(0)
  return date.setUTCFullYear(year, month, day) / DAY_MS
}
const getWeekday = (day: number): number => (((day + 4) % 7) + 7) % 7

function periodAt({ frequency, interval, weekStart }: Rule, start: number, index: number): Period {
  const step = index * interval
  if (frequency === 'DAILY') return { first: start + step, days: 1 }
  if (frequency === 'WEEKLY')
    return { first: start - ((getWeekday(start) - weekStart + 7) % 7) + step * 7, days: 7 }
  const at = new Date(start * DAY_MS)
  const [year, month] =
    frequency === 'MONTHLY' ? [at.getUTCFullYear(), at.getUTCMonth() + step] : [at.getUTCFullYear() + step, 0]
  const first = dayNumber(year, month)
  const next = frequency === 'MONTHLY' ? dayNumber(year, month + 1) : dayNumber(year + 1, month)
  return { first, days: next - first }
}

const longestDays: Readonly<Record<Frequency, number>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }

/** In order. All days are numbers since 1970. */
export function* ruleDays(rule: Rule, start: number, from: number, to: number): Generator<number> {
  const skipped = (from - start) / (longestDays[rule.frequency] * rule.interval) - 2
  // Rules with a count must be counted from their start, unless each period has one day.
  const isCountable = rule.count === null || hasOneDayEach(rule)
  let index = isCountable ? Math.max(0, Math.floor(skipped)) : 0
  let counted = index
  for (; ; index++) {
    const period = periodAt(rule, start, index)
    if (period.first > to) return
    for (const day of daysIn(rule, start, period)) {
      if (day < start) continue
      if (day > to || (rule.count !== null && ++counted > rule.count)) return
      if (day >= from) yield day
    }
  }
}

function hasOneDayEach({ frequency, days, monthDays, months, positions }: Rule): boolean {
  const isByDays = frequency === 'DAILY' || frequency === 'WEEKLY'
  return isByDays && [days, monthDays, months, positions].every((list) => list.length === 0)
}

export function hasDay(rule: Rule, day: number): boolean {
  return daysIn(rule, day, periodAt(rule, day, 0)).includes(day)
}

function daysIn(rule: Rule, start: number, { first, days }: Period): number[] {
  const found: number[] = []
  for (let day = first; day < first + days; day++) if (isInRule(rule, start, day)) found.push(day)
  const { positions } = rule
  if (positions.length === 0) return found
  return found.filter((_, at) => positions.includes(at + 1) || positions.includes(at - found.length))
}

function isInRule(rule: Rule, start: number, day: number): boolean {
  const { months, monthDays, yearDays, weeks, days } = rule
  if (days.length > 0 && !days.some(({ weekday }) => weekday === getWeekday(day))) return false
  const date = new Date(day * DAY_MS)
  if (months.length > 0 && !months.includes(date.getUTCMonth() + 1)) return false
  if (monthDays.length > 0 && !isAt(monthDays, placeInMonth(date))) return false
  if (yearDays.length > 0 && !isAt(yearDays, placeInYear(date))) return false
  if (weeks.length > 0 && !isAt(weeks, placeOfWeek(rule, day))) return false
  return days.length > 0 ? isOnNth(rule, date) : isOnOwnDay(rule, start, date)
}

/** `at` counts from 1, `of` is how many there are. */
type Place = { at: number; of: number }

const isAt = (list: readonly number[], { at, of }: Place): boolean =>
  list.includes(at) || list.includes(at - of - 1)

function placeInMonth(date: Date): Place {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { at: date.getUTCDate(), of: dayNumber(year, month + 1) - dayNumber(year, month) }
}

function placeInYear(date: Date): Place {
  const year = date.getUTCFullYear()
  const first = dayNumber(year, 0)
  return { at: date.getTime() / DAY_MS - first + 1, of: dayNumber(year + 1, 0) - first }
}

/** ISO weeks: the first has at least four days of its year. */
function placeOfWeek({ weekStart }: Rule, day: number): Place {
  const middle = day - ((getWeekday(day) - weekStart + 7) % 7) + 3
  const { at, of } = placeInYear(new Date(middle * DAY_MS))
  const before = Math.ceil(at / 7) - 1
  return { at: before + 1, of: before + 1 + Math.floor((of - at) / 7) }
}

/** Compares ordinals such as 'the second Monday' within the month or the year. */
function isOnNth({ frequency, months, weeks, days }: Rule, date: Date): boolean {
  if (weeks.length > 0 || days.every(({ nth }) => nth === 0)) return true
  const { at, of } = frequency === 'MONTHLY' || months.length > 0 ? placeInMonth(date) : placeInYear(date)
  const [nth, fromEnd] = [Math.ceil(at / 7), -Math.ceil((of - at + 1) / 7)]
  return days.some(
    (day) => day.weekday === date.getUTCDay() && (day.nth === 0 || day.nth === nth || day.nth === fromEnd),
  )
}

/** A rule that names no days repeats the day of the event's start. */
function isOnOwnDay(
  { frequency, months, monthDays, yearDays, weeks }: Rule,
  start: number,
  date: Date,
): boolean {
  const first = new Date(start * DAY_MS)
  if (frequency === 'DAILY' || monthDays.length > 0 || yearDays.length > 0) return true
  if (frequency === 'WEEKLY' || weeks.length > 0) return date.getUTCDay() === first.getUTCDay()
  const isMonth = frequency === 'MONTHLY' || months.length > 0 || date.getUTCMonth() === first.getUTCMonth()
  return isMonth && date.getUTCDate() === first.getUTCDate()
}
