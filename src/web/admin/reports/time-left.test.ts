import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  ['2027-03-03T13:00:30Z', '2 days 1 h left'],
  ['2027-03-02T12:00:00Z', '1 day 0 h left'],
  ['2027-03-01T17:12:59Z', '5 h 12 min left'],
  ['2027-03-01T12:12:00Z', '12 min left'],
  ['2027-03-01T12:00:59Z', 'time is up'],
  ['2027-03-01T11:00:00Z', 'time is up'],
])('until %s at noon: %s', (until, text) => {
  expect(timeLeft(until, Date.parse('2027-03-01T12:00:00Z'))).toBe(text)
})
