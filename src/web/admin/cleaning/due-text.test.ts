import { expect, test } from 'vitest'
import type { Cleaning } from '#contract/cleaning/day.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { doneText, dueText, isLate, isOverdue } from './due-text.ts'

const cleaning: Cleaning = {
  lodgeSlug: 'xrp-lodge',
  lodgeName: 'XRP Lodge',
  date: '2027-03-01',
  dueBy: '2027-03-01T23:00:00.000Z',
  nextArrival: '2027-03-01',
  timeZone: 'America/Denver',
  doneAt: null,
  doneBy: null,
  note: null,
  picture: null,
}
const at = (iso: string) => Date.parse(iso)

test.each([
  ['2027-03-01T20:00:00Z', 'clean by 4:00 PM today (next arrival)'],
  ['2027-03-02T06:59:00Z', 'clean by 4:00 PM today (next arrival)'],
  ['2027-03-01T06:59:00Z', 'clean by 4:00 PM tomorrow (next arrival)'],
  ['2027-02-26T20:00:00Z', 'clean by Mon, Mar 1, 4:00 PM (next arrival)'],
])("at %s, in the lodge's time: %s", (now, text) => {
  expect(dueText(cleaning, at(now), 'America/Denver')).toBe(text)
})

test.each([
  ['America/New_York', '2027-03-01T20:00:00Z', 'clean by 6:00 PM today (4:00 PM at the lodge; next arrival)'],
  [
    'Europe/Berlin',
    '2027-03-01T20:00:00Z',
    `clean by 12:00 AM tomorrow (${formatDate('2027-03-01')}, 4:00 PM at the lodge; next arrival)`,
  ],
])("in %s it names the reader's time and the lodge's", (zone, now, text) => {
  expect(dueText(cleaning, at(now), zone)).toBe(text)
})

test('a cleaning that nobody waits for has no time', () => {
  const free = { ...cleaning, dueBy: null, nextArrival: null }
  expect(dueText(free, 0)).toBe('nobody arrives soon')
  expect(isLate(free, at('2028-01-01T00:00:00Z'))).toBe(false)
})

test('a cleaning is late once the next guests may be there', () => {
  expect(isLate(cleaning, at('2027-03-01T22:59:00Z'))).toBe(false)
  expect(isLate(cleaning, at('2027-03-01T23:01:00Z'))).toBe(true)
})

test('a cleaning is overdue from the day after the departure on, at the lodge', () => {
  const later = { ...cleaning, dueBy: '2027-03-04T23:00:00.000Z', nextArrival: '2027-03-04' }
  expect(isOverdue(later, at('2027-03-02T06:59:00Z'))).toBe(false)
  expect(isOverdue(later, at('2027-03-02T07:00:00Z'))).toBe(true)
  expect(isOverdue({ ...later, doneAt: '2027-03-01T20:00:00Z' }, at('2027-03-02T07:00:00Z'))).toBe(false)
})

test('a finished cleaning names who and when', () => {
  const done = { ...cleaning, doneBy: 'Rosa', doneAt: '2027-03-01T21:05:00.000Z' }
  expect(doneText(done, 'America/Denver')).toBe('Done by Rosa at 2:05 PM')
  expect(doneText(done, 'America/Chicago')).toBe('Done by Rosa at 3:05 PM (2:05 PM at the lodge)')
  expect(doneText({ ...done, doneAt: '2027-03-02T15:00:00.000Z' }, 'America/Denver')).toBe(
    `Done by Rosa at ${formatDate('2027-03-02')}, 8:00 AM`,
  )
})
