import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { addDays, dateIn, datesFrom, daysBetween } from '#contract/platform/dates.ts'
import { readCalendar } from './icalendar-reader.ts'

const span = { from: '2026-11-21', to: '2027-12-21' }
const lodgeZone = 'America/Denver'
const FILES = 300

/** Numbers that are the same in every run (a linear congruential generator). */
function randomFrom(seed: number) {
  let state = seed
  const below = (bound: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * bound)
  }
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0]
  return { below, pick, chance: (share: number) => below(1000) < share * 1000 }
}
type Random = ReturnType<typeof randomFrom>

const zoneLines = (name: string, standard: string, daylight: string, starts: string[], ends: string[]) => {
  const observance = (kind: string, from: string, to: string, [start, rule]: string[]) => [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `RRULE:${rule}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...observance('DAYLIGHT', standard, daylight, starts),
    ...observance('STANDARD', daylight, standard, ends),
    'END:VTIMEZONE',
  ]
}
const european: [string[], string[]] = [
  ['20000326T020000', 'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ['20001029T030000', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
]
const american: [string[], string[]] = [
  ['20070311T020000', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
  ['20071104T020000', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'],
]
const zones = [
  ...zoneLines('Europe/Berlin', '+0100', '+0200', ...european),
  ...zoneLines('America/New_York', '-0500', '-0400', ...american),
  ...zoneLines('Zone of our office', '+0200', '+0300', ...european),
]

const compact = (date: string) => date.replaceAll('-', '')
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** A rule that has its first day, `start`, itself. */
function ruleFrom(random: Random, start: string): string {
  const { below, pick, chance } = random
  const date = new Date(`${start}T00:00:00Z`)
  const weekday = weekdays[date.getUTCDay()]
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()]
  const nth = Math.ceil(day / 7)
  const others = (list: string[], own: string) =>
    [...new Set([own, ...list.filter(() => chance(0.3))])].join(',')
  const parts = pick([
    ['FREQ=DAILY', `INTERVAL=${2 + below(9)}`],
    ['FREQ=DAILY', `BYDAY=${others(weekdays, `${weekday}`)}`],
    ['FREQ=WEEKLY'],
    ['FREQ=WEEKLY', `BYDAY=${others(weekdays, `${weekday}`)}`],
    ['FREQ=WEEKLY', `INTERVAL=${2 + below(3)}`, 'WKST=SU', `BYDAY=${others(weekdays, `${weekday}`)}`],
    ['FREQ=MONTHLY'],
    ['FREQ=MONTHLY', `INTERVAL=${1 + below(3)}`, `BYMONTHDAY=${others(['1', '15', '31'], `${day}`)}`],
    ['FREQ=MONTHLY', `BYDAY=${nth}${weekday}`],
    ['FREQ=MONTHLY', `BYDAY=${others(['-1FR', '2TU'], `${nth}${weekday}`)}`],
    ['FREQ=YEARLY'],
    // The independent parser reads 31 June as 1 July.
    ['FREQ=YEARLY', `BYMONTH=${day > 28 ? month : others(['3', '6', '9'], `${month}`)}`],
    ['FREQ=YEARLY', `BYMONTH=${month}`, `BYDAY=${nth}${weekday}`],
    ['FREQ=YEARLY', `BYMONTH=${month}`, `BYMONTHDAY=${others(['1', '20'], `${day}`)}`],
  ])
  const end = pick(['', `COUNT=${1 + below(12)}`, `UNTIL=${compact(addDays(start, 20 + below(300)))}`])
  return `RRULE:${[...parts, ...(end ? [end] : [])].join(';')}`
}

type When = { start: string[]; stay: string; id: (date: string) => string }

/** Lines for the start and end of a stay: whole days, an instant, the lodge's clock or a zone. */
function whenFrom(random: Random, from: string, nights: number): When {
  const { pick, chance } = random
  if (chance(0.5)) {
    const end = chance(0.5) ? `DTEND;VALUE=DATE:${compact(addDays(from, nights))}` : `DURATION:P${nights}D`
    const id = (date: string) => `;VALUE=DATE:${compact(date)}`
    return { start: [`DTSTART${id(from)}`], stay: end, id }
  }
  const zone = pick(['', ';TZID=Europe/Berlin', ';TZID=America/New_York', ';TZID=Zone of our office', 'Z'])
  const time = pick(['083000', '150000', '160000', '233000'])
  const write = (date: string, hour: string) =>
    zone === 'Z' ? `:${compact(date)}T${hour}Z` : `${zone}:${compact(date)}T${hour}`
  const last = addDays(from, nights)
  const end = chance(0.7)
    ? `DTEND${write(last, pick(['100000', '110000', '123000']))}`
    : `DURATION:P${nights}DT12H`
  const id = (date: string) => write(date, time)
  return { start: [`DTSTART${id(from)}`], stay: end, id }
}

function eventFrom(random: Random, uid: string): string[] {
  const { below, chance } = random
  const from = addDays('2026-06-01', below(500))
  const nights = 1 + below(5)
  const { start, stay, id } = whenFrom(random, from, nights)
  const event = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
  const notes = [`SUMMARY:Reserved, ${'a long note '.repeat(below(12))}`]
  if (chance(0.1)) notes.push('STATUS:CANCELLED')
  if (chance(0.5)) return event(...start, stay, ...notes)
  const rule = ruleFrom(random, from)
  const isDate = start[0]?.includes('VALUE=DATE')
  // An end of the same type as the start.
  const noon = start[0]?.startsWith('DTSTART:') && !start[0].endsWith('Z') ? 'T120000' : 'T120000Z'
  const typed = isDate ? rule : rule.replace(/UNTIL=(\d{8})/, `UNTIL=$1${noon}`)
  const weekLater = addDays(from, 7)
  const excluded = chance(0.4) ? [`EXDATE${id(weekLater)}`] : []
  const extra = chance(0.2) ? [`RDATE${id(addDays(from, 11))}`] : []
  const series = event(...start, stay, typed, ...excluded, ...extra, ...notes)
  const isWeekly = /FREQ=WEEKLY(;COUNT=([3-9]|1\d)|$)/.test(rule)
  if (!isWeekly || excluded.length > 0 || chance(0.5)) return series
  const moved = whenFrom(random, addDays(weekLater, 2), 1 + below(2))
  const isCancelled = chance(0.3) ? ['STATUS:CANCELLED'] : []
  return [...series, ...event(`RECURRENCE-ID${id(weekLater)}`, ...moved.start, moved.stay, ...isCancelled)]
}

const fold = (random: Random, line: string): string =>
  line.length < 30 || random.chance(0.5)
    ? line
    : (line.match(new RegExp(`.{1,${20 + random.below(50)}}`, 'g')) ?? []).join('\r\n ')

function fileFrom(seed: number): string {
  const random = randomFrom(seed)
  const events = Array.from({ length: 1 + random.below(4) }, (_, at) => eventFrom(random, `${seed}-${at}`))
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...zones, ...events.flat(), 'END:VCALENDAR', '']
  return lines.map((line) => fold(random, line)).join('\r\n')
}

/** The date of a time at the lodge. */
function dateAtLodge(time: ICAL.Time): string {
  const isAsWritten = time.isDate || time.zone === ICAL.Timezone.localTimezone
  return isAsWritten ? time.toString().slice(0, 10) : dateIn(lodgeZone, time.toUnixTime() * 1000)
}

/** The nights that the independent parser closes. */
function expectedNights(file: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  const masters = events.filter((event) => !event.isRecurrenceException())
  for (const exception of events.filter((event) => event.isRecurrenceException()))
    masters.find(({ uid }) => uid === exception.uid)?.relateException(exception)
  const isCancelled = ({ component }: ICAL.Event) => component.getFirstPropertyValue('status') === 'CANCELLED'
  const nights = masters
    .filter((event) => !isCancelled(event))
    .flatMap((event) => listNights(event, isCancelled))
  for (const exception of events)
    if (exception.isRecurrenceException() && !isCancelled(exception))
      nights.push(...nightsBetween(exception.startDate, exception.endDate))
  return withinSpan(nights)
}

function listNights(event: ICAL.Event, isCancelled: (event: ICAL.Event) => boolean): string[] {
  if (!event.isRecurring()) return nightsBetween(event.startDate, event.endDate)
  const iterator = event.iterator()
  const nights: string[] = []
  for (let start = iterator.next(); start && start.year < 2029; start = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(start)
    if (!item.isRecurrenceException() && !isCancelled(item)) nights.push(...nightsBetween(startDate, endDate))
  }
  return nights
}

function nightsBetween(start: ICAL.Time, end: ICAL.Time): string[] {
  const [from, to] = [dateAtLodge(start), dateAtLodge(end)]
  return datesFrom(from, Math.max(1, daysBetween(from, to)))
}

const withinSpan = (nights: readonly string[]) =>
  [...new Set(nights)].filter((night) => night >= span.from && night < span.to).toSorted()

test(`closes the nights that an independent parser reads in ${FILES} files`, () => {
  let closed = 0
  for (let seed = 1; seed <= FILES; seed++) {
    const file = fileFrom(seed)
    const { stays, unread } = readCalendar(file, lodgeZone, span)
    expect(unread, file).toEqual([])
    const nights = withinSpan(stays.flatMap(({ from, to }) => datesFrom(from, daysBetween(from, to))))
    expect(nights, file).toEqual(expectedNights(file))
    closed += nights.length
  }
  expect(closed).toBeGreaterThan(FILES * 20)
})
