import { expect, test } from 'vitest'
import { stayDates } from './stay-dates.ts'

const dates = (checkIn: string, checkOut: string) => stayDates({ checkIn, checkOut }, 2026)

test('names the year of a stay only when it is not this one', () => {
  expect(dates('2026-12-04', '2026-12-07')).toBe('Dec 4–7')
  expect(dates('2026-11-28', '2026-12-03')).toBe('Nov 28 – Dec 3')
  expect(dates('2027-01-10', '2027-01-13')).toBe('Jan 10–13, 2027')
  expect(dates('2026-12-28', '2027-01-03')).toBe('Dec 28, 2026 – Jan 3, 2027')
})
