import { expect, test } from 'vitest'
import { nameOfNight, toNight } from './night.ts'
import { emptyDraft, parseRateDraft } from './rate-draft.ts'

const given = { basePrice: 450, override: undefined, taken: [], today: '2026-12-01' }
const override = { date: '2026-12-04', price: null, minNights: 2, arrival: false, departure: null }

test('a night reads as its date, price and rules', () => {
  expect(nameOfNight(toNight('2026-12-04', given))).toBe('Friday, December 4, 2026, $450')
  expect(nameOfNight(toNight('2026-12-04', { ...given, override }))).toBe(
    'Friday, December 4, 2026, $450, at least 2 nights, no arrival',
  )
  const taken = [{ from: '2026-12-03', to: '2026-12-05', reason: 'booked' as const }]
  expect(nameOfNight(toNight('2026-12-04', { ...given, override: { ...override, price: 520 }, taken }))).toBe(
    'Friday, December 4, 2026, $520, at least 2 nights, no arrival, base price $450, booked',
  )
  expect(toNight('2026-12-05', { ...given, taken }).taken).toBeNull()
})

test.each([
  [{ price: '500' }, { price: 500 }],
  [{ price: ' $1,250 ' }, { price: 1250 }],
  [{ percent: '+10 %' }, { priceChangePercent: 10 }],
  [{ percent: '−15' }, { priceChangePercent: -15 }],
  [
    { minNights: '3', arrival: false },
    { minNights: 3, arrival: false },
  ],
  [{ toDefault: ['price', 'departure'] as const }, { price: null, departure: null }],
  [{}, {}],
])('a form with %j sets %j', (draft, values) => {
  expect(parseRateDraft({ ...emptyDraft, ...draft }).values).toEqual(values)
})

test.each([
  [{ price: '0' }, 'price', 'Price must be at least $1'],
  [{ price: '99.5' }, 'price', 'Price must be a whole number'],
  [{ percent: 'ten' }, 'priceChangePercent', 'Percent must be a whole number'],
  [{ minNights: '31' }, 'minNights', 'Minimum nights must be at most 30'],
])('a form with %j says what is wrong with %s', (draft, field, message) => {
  expect(parseRateDraft({ ...emptyDraft, ...draft }).errors?.get(field)).toBe(message)
})
