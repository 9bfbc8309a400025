import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, overlaps } from '#contract/platform/dates.ts'
import { brokenRateRule, rateByDate } from '#contract/rates/tariff.ts'
import { type Choice, chooseDay, dayState, type OpenDays } from './selectable-days.ts'

const today = '2026-11-21'
const none = { checkIn: '', checkOut: '' }
const anyRate = rateByDate(450, [])

const someRanges = fc.array(
  fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 6 })).map(([start, nights]) => {
    const from = addDays(today, start)
    return { from, to: addDays(from, nights) }
  }),
  { maxLength: 6 },
)

const someRates = fc
  .array(
    fc.record({
      date: fc.nat(70).map((day) => addDays(today, day)),
      price: fc.constant(null),
      minNights: fc.option(fc.integer({ min: 1, max: 7 })),
      arrival: fc.option(fc.boolean()),
      departure: fc.option(fc.boolean()),
    }),
    { maxLength: 40 },
  )
  .map((overrides) => rateByDate(450, overrides))

/** Presses days in turn; refused presses change nothing. */
function press(days: readonly string[], open: OpenDays): Choice[] {
  const choices: Choice[] = [none]
  for (const day of days) {
    const before = choices.at(-1) ?? none
    const { can } = dayState(day, before, open)
    if (can) choices.push(chooseDay(day, before, can))
  }
  return choices
}

test('a chosen stay never includes a taken night or breaks a rule of the rates', () => {
  fc.assert(
    fc.property(
      someRanges,
      someRates,
      fc.array(fc.nat(70), { maxLength: 12 }),
      (unavailable, rateOn, presses) => {
        const days = presses.map((day) => addDays(today, day))
        for (const choice of press(days, { unavailable, today, rateOn })) {
          if (choice.checkOut === '') continue
          expect(choice.checkOut > choice.checkIn).toBe(true)
          const nights = { from: choice.checkIn, to: choice.checkOut }
          expect(unavailable.some((range) => overlaps(nights, range))).toBe(false)
          expect(brokenRateRule(choice, rateOn)).toBe(null)
        }
      },
    ),
  )
})

test('every possible arrival has a possible departure', () => {
  fc.assert(
    fc.property(someRanges, someRates, fc.nat(60), (unavailable, rateOn, start) => {
      const open = { unavailable, today, rateOn }
      const checkIn = addDays(today, start)
      if (dayState(checkIn, none, open).can !== 'arrive') return
      const choice = { checkIn, checkOut: '' }
      const later = Array.from({ length: 30 }, (_, day) => addDays(checkIn, day + 1))
      expect(later.some((day) => dayState(day, choice, open).can === 'leave')).toBe(true)
    }),
  )
})

test('a guest can leave on the day another arrives, and cannot arrive then', () => {
  const open = { unavailable: [{ from: '2026-12-05', to: '2026-12-08' }], today, rateOn: anyRate }
  expect(dayState('2026-12-05', none, open)).toEqual({ can: null, words: 'booked', refusal: null })
  expect(dayState('2026-12-08', none, open).can).toBe('arrive')
  const from = { checkIn: '2026-12-03', checkOut: '' }
  expect(dayState('2026-12-05', from, open)).toEqual({ can: 'leave', words: 'departure possible' })
  expect(dayState('2026-12-06', from, open).can).toBe(null)
})

test('names the minimum stay and the days without arrival or departure', () => {
  const rateOn = rateByDate(450, [
    { date: '2026-12-03', price: null, minNights: 3, arrival: null, departure: null },
    { date: '2026-12-04', price: null, minNights: null, arrival: false, departure: null },
    { date: '2026-12-06', price: null, minNights: null, arrival: null, departure: false },
  ])
  const open = { unavailable: [{ from: '2026-12-20', to: '2026-12-22' }], today, rateOn }
  const refused = (words: string, refusal: string | null) => ({ can: null, words, refusal })
  expect(dayState('2026-12-04', none, open)).toEqual(refused('no arrivals', 'No arrivals on this day'))
  const from = { checkIn: '2026-12-03', checkOut: '' }
  expect(dayState('2026-12-05', from, open)).toEqual(
    refused('at least 3 nights', 'At least 3 nights for these dates'),
  )
  expect(dayState('2026-12-06', from, open)).toEqual(refused('no departures', 'No departures on this day'))
  expect(dayState('2026-12-07', from, open)).toEqual({ can: 'leave', words: 'departure possible' })
  const late = rateByDate(450, [
    { date: '2026-12-18', price: null, minNights: 3, arrival: null, departure: null },
  ])
  expect(dayState('2026-12-18', none, { ...open, rateOn: late })).toEqual(
    refused('no arrivals', 'No stay from this day fits before the next one'),
  )
  expect(dayState('2026-11-20', none, open).words).toBe('past')
})
