import { expect, test } from 'vitest'
import { fittedTo, hangOn } from './photograph.ts'
import { MAX_SCALE, middle } from './placement.ts'

test('a wall keeps its size up to what a phone has a canvas for', () => {
  expect(fittedTo({ width: 4032, height: 3024 })).toEqual({ width: 4032, height: 3024 })
  expect(fittedTo({ width: 5712, height: 4284 })).toEqual({ width: 4096, height: 3072 })
  expect(fittedTo({ width: 4284, height: 5712 })).toEqual({ width: 3072, height: 4096 })
})

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 1600, height: 1600 },
  ],
  [
    { width: 5712, height: 4284 },
    { width: 1280, height: 1600 },
  ],
  [
    { width: 4096, height: 4096 },
    { width: 1600, height: 1600 },
  ],
])('on a wall of %j the largest print of %j fits a canvas of a phone', (wall, art) => {
  const { frame, hanging } = hangOn(wall, art, { ...middle, scale: MAX_SCALE })
  const { width, height, shadow } = hanging
  const side = Math.hypot(width, height) + 2 * (shadow.drop + 2 * shadow.softness)
  expect(Math.ceil(side)).toBeLessThanOrEqual(4096)
  expect(side).toBeGreaterThan(4000)
  expect(frame.width / frame.height).toBeCloseTo(wall.width / wall.height, 3)
})

test('a smaller print leaves the photo its size', () => {
  const wall = { width: 4032, height: 3024 }
  expect(hangOn(wall, { width: 1600, height: 1200 }, middle).frame).toEqual(wall)
})
