import { expect, test } from 'vitest'
import { donationTextProblem, parseDonation } from './donations.ts'

test.each([
  [25, 25],
  ['25', 25],
  ['12.50', 12.5],
  [100_000, 100_000],
])('a link may have %j', (given, dollars) => {
  expect(parseDonation(given)).toBe(dollars)
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
])('a link with %j has no donation', (given) => {
  expect(parseDonation(given)).toBeUndefined()
})

test.each(['1e3', '0x10', '25.005', '1e-1e', '99999e0'])('an amount typed as %j is not in digits', (text) => {
  expect(donationTextProblem(text)?.title).toBe('Invalid Amount')
})

test.each([
  ['25', null],
  ['25.50', null],
  ['100000', null],
  ['0', 'Please enter a donation amount of at least $1'],
  ['', 'Please enter a donation amount of at least $1'],
  ['100001', 'Maximum donation amount is $100,000. For larger donations, please contact us directly.'],
  ['1e3', 'Please enter the amount in digits, such as 25 or 25.50'],
])('an amount typed as %j is answered with %j', (text, words) => {
  expect(donationTextProblem(text)?.description ?? null).toBe(words)
})
