import { expect, test } from 'vitest'
import { formatLarge, formatPercent, formatPrice } from './market-format.ts'

test('formats market figures as specified', () => {
  expect([formatPrice('2.3'), formatPrice('0.00001234'), formatPrice('67012.5'), formatPrice(null)]).toEqual([
    '$2.30',
    '$0.000012',
    '$67,012.50',
    '–',
  ])
  expect([formatLarge('1234567890'), formatLarge(4_560_000), formatLarge('7890'), formatLarge('12')]).toEqual(
    ['$1.23B', '$4.56M', '$7.89K', '$12.00'],
  )
  expect([formatPercent('3.124'), formatPercent(-0.4), formatPercent(0), formatPercent(-0.001)]).toEqual([
    '+3.12%',
    '-0.40%',
    '+0.00%',
    '-0.00%',
  ])
})
