import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinIds } from '../lodges/coins.ts'
import { findChange, isTop, orderByMovement } from './lodge-order.ts'

const coins = [...coinIds, 'coin-of-nobody', null, null]
const someLodges = fc.shuffledSubarray(coins).map((list) => list.map((coinId) => ({ coinId })))
const someMarket = fc.dictionary(
  fc.constantFrom(...coinIds),
  fc.record({
    usd: fc.constant(1),
    usd_24h_change: fc.option(fc.integer({ min: -9, max: 9 })),
    last_updated_at: fc.constant(null),
  }),
)

test('the order is the specification’s: those with a figure descend, the others keep their places', () => {
  fc.assert(
    fc.property(someLodges, someMarket, (lodges, market) => {
      const ordered = orderByMovement(lodges, market)
      const has = (lodge: { coinId: string | null }) => findChange(lodge, market) !== null
      lodges.forEach((lodge, index) => {
        if (!has(lodge)) expect(ordered[index]).toBe(lodge)
      })
      // Reference: picks the best of the rest for each place with a figure, the first among equals.
      const left = lodges.filter(has)
      for (const lodge of ordered.filter(has)) {
        const best = left.reduce((a, b) =>
          (findChange(b, market) ?? 0) > (findChange(a, market) ?? 0) ? b : a,
        )
        expect(lodge).toBe(best)
        left.splice(left.indexOf(best), 1)
      }
      expect(left).toEqual([])
    }),
  )
})

test('the list is unchanged without figures', () => {
  fc.assert(
    fc.property(someLodges, (lodges) => {
      expect(orderByMovement(lodges, undefined)).toEqual(lodges)
      expect(orderByMovement(lodges, {})).toEqual(lodges)
    }),
  )
})

test('TOP is for the first three places and more than five percent', () => {
  expect([0, 1, 2, 3].map((place) => isTop(place, 5.01))).toEqual([true, true, true, false])
  expect([5, 4.99, -9, null].some((change) => isTop(0, change))).toBe(false)
})
