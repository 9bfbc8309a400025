import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toGlow } from './glow.ts'

test('the glow rises with the change of its coin, between 0.55 and 1', () => {
  expect([-50, -5, 0, 5, 50, null].map(toGlow)).toEqual([0.55, 0.55, 0.8, 1, 1, 0.85])
  fc.assert(
    fc.property(
      fc.double({ min: -20, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      (change, more) => {
        expect(toGlow(change + more)).toBeGreaterThanOrEqual(toGlow(change))
      },
    ),
  )
})
