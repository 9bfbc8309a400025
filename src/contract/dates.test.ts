import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateIn, instantIn } from './dates.ts'

const zones = [
  'America/Denver',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
]
const anInstant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.getTime())

test('half an hour before midnight is today and half an hour after it is tomorrow, in every zone', () => {
  fc.assert(
    fc.property(anInstant, fc.constantFrom(...zones), (instant, zone) => {
      const today = dateIn(zone, instant)
      expect(dateIn(zone, instantIn(zone, today, '23:30'))).toBe(today)
      expect(dateIn(zone, instantIn(zone, today, '23:30') + 3_600_000)).toBe(addDays(today, 1))
      expect(dateIn(zone, instantIn(zone, today, '00:30') - 3_600_000)).toBe(addDays(today, -1))
    }),
  )
})

test.each([
  ['America/Denver', '2026-12-04', '16:00', '2026-12-04T23:00:00.000Z'],
  ['America/Denver', '2026-07-04', '16:00', '2026-07-04T22:00:00.000Z'],
  ['America/Phoenix', '2026-07-04', '16:00', '2026-07-04T23:00:00.000Z'],
  // Skipped on 8 March 2026, shown twice on 1 November 2026.
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01', '16:00', '2026-11-01T21:00:00.000Z'],
])('in %s the clocks show %s %s at %s', (zone, date, time, instant) => {
  expect(new Date(instantIn(zone, date, time)).toISOString()).toBe(instant)
})
