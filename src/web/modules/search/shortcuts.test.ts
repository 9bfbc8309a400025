import { expect, test } from 'vitest'
import { shortcutsOn } from './shortcuts.ts'

const weekends = (today: string) =>
  shortcutsOn(today)
    .slice(0, 2)
    .map((found) => 'checkIn' in found && `${found.name}: ${found.checkIn} to ${found.checkOut}`)

test.each([
  ['a Monday', '2026-11-23', '2026-11-27 to 2026-11-29', '2026-12-04 to 2026-12-06'],
  ['a Friday', '2026-11-27', '2026-11-27 to 2026-11-29', '2026-12-04 to 2026-12-06'],
  ['a Saturday', '2026-11-28', '2026-11-28 to 2026-11-29', '2026-12-04 to 2026-12-06'],
  ['a Sunday', '2026-11-29', '2026-12-04 to 2026-12-06', '2026-12-11 to 2026-12-13'],
])('the weekends on %s', (_, today, first, second) => {
  expect(weekends(today)).toEqual([`This weekend: ${first}`, `Next weekend: ${second}`])
})

test.each([
  ['2026-11-01', { name: 'Any week in November', month: '2026-11', any: 'week' }],
  ['2026-11-22', { name: 'Any week in December', month: '2026-12', any: 'week' }],
  ['2026-12-20', { name: 'Any week in January', month: '2027-01', any: 'week' }],
])('the week on %s is in the month three weeks ahead', (today, week) => {
  expect(shortcutsOn(today)[2]).toEqual(week)
})
