import { expect, test } from 'vitest'
import { despeckle } from './despeckle.mjs'

const SIDE = 60

/** A dark layer with light at the given pixels. */
function aLayer(lit: readonly (readonly [x: number, y: number])[]): Buffer {
  const layer = Buffer.alloc(SIDE * SIDE * 3)
  for (const [x, y] of lit) layer.fill(200, (y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3)
  return layer
}

const lightAt = (layer: Buffer, x: number, y: number) => layer[(y * SIDE + x) * 3]

test('sparks become the mean of the light around them, and tubes and dots stay', () => {
  const tube = Array.from(
    { length: 40 },
    (_, x) =>
      [
        [x, 10],
        [x, 11],
      ] as const,
  ).flat()
  const dot = Array.from({ length: 16 }, (_, i) => [30 + (i % 4), 40 + Math.floor(i / 4)] as const)
  const layer = aLayer([...tube, ...dot, [10, 40]])
  despeckle(layer, SIDE, SIDE, 3)
  expect(lightAt(layer, 20, 10)).toBe(200)
  expect(lightAt(layer, 31, 41)).toBe(200)
  const spark = lightAt(layer, 10, 40) ?? 0
  expect(spark).toBeGreaterThan(0)
  expect(spark).toBeLessThan(10)
})
