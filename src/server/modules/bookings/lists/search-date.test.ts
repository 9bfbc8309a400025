import { expect, test } from 'vitest'
import { searchedDates } from './search-date.ts'

test.each([
  ['2026-12-04', '2026-12-04'],
  [' 12/4/2026 ', '2026-12-04'],
  ['4 Dec 2026', '2026-12-04'],
  ['Fri, Dec 4, 2026', '2026-12-04'],
  ['Fri, 4 Dec 2026', '2026-12-04'],
  ['4 december 2026', '2026-12-04'],
  ['Dec 4, 2026', '2026-12-04'],
  ['2026-02-30', null],
  ['4 Foo 2026', null],
  ['Grace', null],
  ['20261204', null],
])('the date in %j is %s', (text, date) => {
  expect(searchedDates(text, '2026-11-21')).toEqual(date ? [date] : [])
})

test.each([
  ['Dec 4–7', ['2025-12-04', '2026-12-04', '2027-12-04']],
  ['Nov 28 – Dec 3', ['2025-11-28', '2026-11-28', '2027-11-28']],
  ['Mar 12–14, 2027', ['2027-03-12']],
  ['Dec 28, 2026 – Jan 3, 2027', ['2026-12-28']],
  ['Ada 5', []],
])('a stay that a list writes as %j begins on %j', (text, dates) => {
  expect(searchedDates(text, '2026-11-21')).toEqual(dates)
})
