import { expect, test } from 'vitest'
import { readStays } from './icalendar-reader.ts'

const span = { from: '2026-11-21', to: '2027-12-21' }
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')

/** Whatever zone this process has, midnight of one of these is another date there. */
const zones = ['America/Denver', 'Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago']

const zoneOfBerlin = ['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'END:VTIMEZONE']
const repeated = [
  'DTSTART:20270301T233000',
  'DTEND:20270302T103000',
  'RRULE:FREQ=WEEKLY;UNTIL=20270322T233000',
]
const exception = ['RECURRENCE-ID:20270315T233000', 'DTSTART:20270316T233000', 'DTEND:20270317T103000']

test.each(zones)("times without a zone are those of the lodge's clock in %s", (timeZone) => {
  const stays = (...lines: string[]) =>
    readStays(calendar(...lines), timeZone, span).map(({ from, to }) => `${from} ${to}`)
  expect(stays(...event('UID:a', 'DTSTART:20270110T000000', 'DTEND:20270112T000000'))).toEqual([
    '2027-01-10 2027-01-12',
  ])
  expect(stays(...zoneOfBerlin, ...event('UID:a', 'DTSTART:20270110T233000', 'DURATION:P2D'))).toEqual([
    '2027-01-10 2027-01-12',
  ])
  const series = event('UID:b', ...repeated, 'EXDATE:20270308T233000')
  expect(stays(...series, ...event('UID:b', ...exception)).toSorted()).toEqual([
    '2027-03-01 2027-03-02',
    '2027-03-16 2027-03-17',
    '2027-03-22 2027-03-23',
  ])
})

test.each([
  ['an instant', 'DTSTART:20270110T060000Z', '2027-01-09'],
  ['a time with a zone of its own', 'DTSTART;TZID=Europe/Berlin:20270110T060000', '2027-01-09'],
  ['a date', 'DTSTART;VALUE=DATE:20270110', '2027-01-10'],
])('%s keeps its meaning in Denver', (_what, start, from) => {
  expect(readStays(calendar(...event('UID:a', start)), 'America/Denver', span)).toMatchObject([{ from }])
})
