import { expect, test } from 'vitest'
import { limitFrom, resisted } from './soft-zoom.ts'

test('a gesture resists beyond zoom 2', () => {
  const limit = limitFrom(1)
  expect([resisted(0.6, limit), resisted(2, limit), resisted(2.6, limit)]).toEqual([0.6, 2, 2.2])
})

test('a gesture resists from the zoom that the slider chose', () => {
  expect(resisted(2.8, limitFrom(2.5))).toBeCloseTo(2.6)
  expect(limitFrom(3)).toBe(3)
})
