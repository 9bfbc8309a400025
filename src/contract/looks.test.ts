import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentOf, chatColorOf } from './accent.ts'
import { glowOf } from './glow.ts'
import { formatLarge, formatPercent, formatPrice } from './market-format.ts'

test('the neon follows the coin between its named values, and never backwards', () => {
  expect([-50, -5, 0, 5, 50, null].map(glowOf)).toEqual([0.55, 0.55, 0.8, 1, 1, 0.85])
  fc.assert(
    fc.property(
      fc.double({ min: -20, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      (change, more) => {
        expect(glowOf(change + more)).toBeGreaterThanOrEqual(glowOf(change))
      },
    ),
  )
})

test('five colours have their accent, any other is white; a chat room without a colour of its own is blue', () => {
  expect(['#FFD700', '#4a90e2', '#FF6B35', '#00FF88', '#9945FF', '#123456'].map(accentOf)).toEqual([
    'gold',
    'blue',
    'orange',
    'green',
    'purple',
    'white',
  ])
  expect(['rose', '#FFD700', '#9945ff', 'mauve', '#123456'].map(chatColorOf)).toEqual([
    'rose',
    'golden',
    'purple',
    'blue',
    'blue',
  ])
})

test('market figures are written as specified', () => {
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
