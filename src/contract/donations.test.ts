import { expect, test } from 'vitest'
import { donationOf } from './donations.ts'

test.each([
  [25, 25],
  ['25', 25],
  ['12.50', 12.5],
  [100_000, 100_000],
])('a link may ask for %j', (given, dollars) => {
  expect(donationOf(given)).toBe(dollars)
})

test.each([
  'Infinity',
  Infinity,
  'NaN',
  '1e3',
  '0x10',
  '-5',
  0,
  '0.5',
  100_001,
  1e21,
  '1.005',
  '',
  true,
  null,
  [25],
  {},
])('a link that asks for %j asks for nothing', (given) => {
  expect(donationOf(given)).toBeUndefined()
})
