import { expect, test } from 'vitest'
import { coinAmount, coinAmounts, roundedAmount } from './coin-amount.ts'

test.each([
  [450, 1440, '0.312500', '0.31'],
  [450, 0.92, '489.13', '490'],
  [450, 450, '1.00', '1'],
  [450, 450.0000001, '1.00', '1'],
  [450, 0.0000132, '34090909.09', '34,000,000'],
])('$%d at $%d is %s, shown as %s', (dollars, price, amount, shown) => {
  expect(coinAmount(dollars, price)).toBe(amount)
  expect(roundedAmount(Number(amount))).toBe(shown)
})

test('a week of prices gives what a night came to in the coin, or nothing', () => {
  expect(coinAmounts(450, [1500, 1800])).toEqual([0.3, 0.25])
  expect(coinAmounts(450, [1500, 0])).toEqual([])
})

test('there is no amount without a price', () => {
  expect([coinAmount(450, 0), coinAmount(450, Number.NaN)]).toEqual([null, null])
})
