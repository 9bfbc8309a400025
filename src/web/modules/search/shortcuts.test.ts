import { expect, test } from 'vitest'
import { shortcutsOn } from './shortcuts.ts'

const weekends = (today: string) =>
  shortcutsOn(today)
    .slice(0, 2)
    .map(({ name, checkIn, checkOut }) => `${name}: ${checkIn} to ${checkOut}`)

test.each([
  ['a Monday', '2026-11-23', '2026-11-27 to 2026-11-29', '2026-12-04 to 2026-12-06'],
  ['a Friday', '2026-11-27', '2026-11-27 to 2026-11-29', '2026-12-04 to 2026-12-06'],
  ['a Saturday', '2026-11-28', '2026-11-28 to 2026-11-29', '2026-12-04 to 2026-12-06'],
  ['a Sunday', '2026-11-29', '2026-12-04 to 2026-12-06', '2026-12-11 to 2026-12-13'],
])('the weekends on %s', (_, today, first, second) => {
  expect(weekends(today)).toEqual([`This weekend: ${first}`, `Next weekend: ${second}`])
})

test.each([
  ['2026-11-01', { name: 'Any week in November', checkIn: '2026-11-12', checkOut: '2026-11-19', flex: 7 }],
  ['2026-11-22', { name: 'Any week in December', checkIn: '2026-12-12', checkOut: '2026-12-19', flex: 7 }],
  ['2026-12-20', { name: 'Any week in January', checkIn: '2027-01-12', checkOut: '2027-01-19', flex: 7 }],
])('the week on %s is in the middle of the month three weeks ahead', (today, week) => {
  expect(shortcutsOn(today)[2]).toEqual(week)
})
