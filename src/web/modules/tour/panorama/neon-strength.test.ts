import { expect, test } from 'vitest'
import { neonStrength } from './neon-strength.ts'

/** What the unlit picture of an exterior keeps of its neon (studio/develop.mjs). */
const KEPT = 0.35

test('the neon of a room is off and full where the glow is', () => {
  expect([0, 1].map((glow) => neonStrength('bathroom', glow))).toEqual([0, 1])
})

test.each([0.55, 0.7, 0.8, 0.9])('at a glow of %d a room is as lit as its exterior', (glow) => {
  expect(neonStrength('exterior', glow)).toBe(glow)
  expect(neonStrength('bedroom', glow)).toBeCloseTo(KEPT + (1 - KEPT) * glow, 1)
})
