import { expect, test } from 'vitest'
import { searchedDate } from './search-date.ts'

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
  expect(searchedDate(text)).toBe(date)
})
