import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  addDays,
  dateIn,
  daysBetween,
  formatDate,
  formatFullDate,
  instantIn,
  isCalendarDate,
  overlaps,
  ownTimeZone,
} from './dates.ts'

const zones = [
  'America/Denver',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
]
const instants = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.getTime())

const dates = instants.map((instant) => new Date(instant).toISOString().slice(0, 10))

test('dates change at midnight in every time zone', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
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
])('in %s it is %s %s at %s', (zone, date, time, instant) => {
  expect(new Date(instantIn(zone, date, time)).toISOString()).toBe(instant)
})

test.each(['Etc/Unknown', 'Foo/Bar', 'UTC0', '', undefined])(
  'takes UTC for the unknown zone %j of a browser',
  (timeZone) => {
    const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone }
    const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    onTestFinished(() => spy.mockRestore())
    spy.mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions)
    expect(ownTimeZone()).toBe('UTC')
    expect(dateIn(ownTimeZone(), Date.parse('2026-12-04T23:30:00Z'))).toBe('2026-12-04')
  },
)

test('takes UTC where the browser refuses to name its zone', () => {
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  onTestFinished(() => spy.mockRestore())
  spy.mockImplementation(() => {
    throw new RangeError('Unsupported time zone specified undefined')
  })
  expect(ownTimeZone()).toBe('UTC')
})

test('daysBetween counts the days that addDays added', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(isCalendarDate(addDays(date, days))).toBe(true)
    }),
  )
})

test.each(['2027-02-29', '2026-13-01', '2026-1-1', '20261201', '2026-12-32', ''])(
  'rejects %j as a calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false)
  },
)

test.each([
  ['2026-12-04', 'Fri, Dec 4, 2026'],
  ['2026-12-04T23:30:00.000Z', 'Fri, Dec 4, 2026'],
  ['2026-12-04 23:30:00', 'Fri, Dec 4, 2026'],
  ['2026-12-041', '2026-12-041'],
  ['soon', 'soon'],
  ['', ''],
])('formats %j in full as %j', (text, words) => {
  expect(formatFullDate(text)).toBe(words)
})

test('names the year of a date only where it is not this year', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T12:00:00Z') })
  expect(formatDate('2026-12-04')).toBe('Fri, Dec 4')
  expect(formatDate('2027-01-08')).toBe('Fri, Jan 8, 2027')
  vi.useRealTimers()
})

test('ranges overlap when they share a night', () => {
  fc.assert(
    fc.property(
      dates,
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

test('the date depends on the time zone', () => {
  const lateEvening = Date.parse('2026-12-01T05:30:00Z')
  expect(dateIn('America/Denver', lateEvening)).toBe('2026-11-30')
  expect(dateIn('America/New_York', lateEvening)).toBe('2026-12-01')
})

test.each([
  ['America/Edmonton', '22:00', '06:00'],
  ['America/Vancouver', '23:00', '07:00'],
  ['America/Winnipeg', '21:00', '05:00'],
])('%s has ended its clock changes: summer time holds in winter', (timeZone, checkIn, midnight) => {
  for (const date of ['2026-07-04', '2026-12-04', '2030-01-04'])
    expect(instantIn(timeZone, date, '16:00')).toBe(Date.parse(`${date}T${checkIn}Z`))
  const instant = Date.parse(`2026-12-04T${midnight}Z`)
  expect(dateIn(timeZone, instant)).toBe('2026-12-04')
  expect(dateIn(timeZone, instant - 1)).toBe('2026-12-03')
  // The winter before had its hour.
  expect(instantIn(timeZone, '2026-01-04', '16:00')).toBe(Date.parse(`2026-01-04T${checkIn}Z`) + 3_600_000)
})
