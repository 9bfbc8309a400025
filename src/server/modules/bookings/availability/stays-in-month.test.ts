import { expect, test } from 'vitest'
import { datesFrom } from '#contract/platform/dates.ts'
import { staysInMonth } from './stays-in-month.ts'

test('a week of a month begins on any day, with all its nights in the month', () => {
  const weeks = staysInMonth({ month: '2026-12', any: 'week' })
  expect(weeks).toHaveLength(25)
  expect(weeks[0]).toMatchObject({ checkIn: '2026-12-01', checkOut: '2026-12-08' })
  const last = weeks.at(-1)
  expect(last).toMatchObject({ checkIn: '2026-12-25', checkOut: '2027-01-01' })
  expect(last?.dates).toEqual(datesFrom('2026-12-25', 7))
  expect(staysInMonth({ month: '2027-02', any: 'week' })).toHaveLength(22)
})

test('a weekend of a month is a Friday to a Sunday', () => {
  expect(staysInMonth({ month: '2027-01', any: 'weekend' }).map(({ checkIn }) => checkIn)).toEqual([
    ...['2027-01-01', '2027-01-08', '2027-01-15', '2027-01-22', '2027-01-29'],
  ])
})
