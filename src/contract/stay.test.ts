import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateIn, daysBetween, formatDate, isCalendarDate, overlaps } from './dates.ts'
import { brokenStayRule } from './stay-rules.ts'

const someDate = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('days added are days between, over leap days and changes of the clock', () => {
  fc.assert(
    fc.property(someDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(isCalendarDate(addDays(date, days))).toBe(true)
    }),
  )
})

test.each(['2027-02-29', '2026-13-01', '2026-1-1', '20261201', '2026-12-32', ''])(
  '%j is no calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false)
  },
)

test.each([
  ['2026-12-04', 'Fri, 4 Dec 2026'],
  ['2026-12-04T23:30:00.000Z', 'Fri, 4 Dec 2026'],
  ['2026-12-04 23:30:00', 'Fri, 4 Dec 2026'],
  ['2026-12-041', '2026-12-041'],
  ['soon', 'soon'],
  ['', ''],
])('%j is read by people as %j', (text, words) => {
  expect(formatDate(text)).toBe(words)
})

test('ranges overlap when they share a night, and touching ones do not', () => {
  fc.assert(
    fc.property(
      someDate,
      fc.nat(20),
      fc.nat(20),
      fc.integer({ min: -20, max: 20 }),
      (date, long, other, shift) => {
        const a = { from: date, to: addDays(date, long + 1) }
        const from = addDays(date, shift)
        const b = { from, to: addDays(from, other + 1) }
        const nights = (range: typeof a) =>
          Array.from({ length: daysBetween(range.from, range.to) }, (_, i) => addDays(range.from, i))
        expect(overlaps(a, b)).toBe(nights(a).some((night) => nights(b).includes(night)))
      },
    ),
  )
})

test('today is the lodge’s own', () => {
  const lateEvening = Date.parse('2026-12-01T05:30:00Z')
  expect(dateIn('America/Denver', lateEvening)).toBe('2026-11-30')
  expect(dateIn('America/New_York', lateEvening)).toBe('2026-12-01')
})

test('a stay of 30 nights a year ahead is the most there is', () => {
  const lodge = { name: 'XRP Lodge', maxGuests: 6 }
  const rule = (checkIn: string, checkOut: string, guests = 2) =>
    brokenStayRule({ checkIn, checkOut }, guests, lodge, '2026-11-21')?.path ?? null
  expect(rule('2026-11-21', '2026-12-21')).toBeNull()
  expect(rule('2026-11-21', '2026-12-22')).toBe('checkOut')
  expect(rule('2027-11-21', '2027-11-22')).toBeNull()
  expect(rule('2027-11-22', '2027-11-23')).toBe('checkIn')
  expect(rule('2026-12-01', '2026-12-02', 7)).toBe('guests')
})
