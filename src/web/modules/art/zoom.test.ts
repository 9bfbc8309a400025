import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_ZOOM, panned, unzoomed, zoomed } from './zoom.ts'

const box = { width: 800, height: 600 }

test('a picture at scale 1 stays where it is', () => {
  expect(panned(unzoomed, 120, -80, box)).toEqual(unzoomed)
})

test('a zoomed picture covers its box, at no more than four times its size', () => {
  const step = fc.tuple(
    fc.double({ min: 0.2, max: 5, noNaN: true }),
    fc.integer({ min: -2000, max: 2000 }),
    fc.integer({ min: -2000, max: 2000 }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let zoom = unzoomed
      for (const [factor, dx, dy] of steps) zoom = panned(zoomed(zoom, factor, box), dx, dy, box)
      expect(zoom.scale).toBeGreaterThanOrEqual(1)
      expect(zoom.scale).toBeLessThanOrEqual(MAX_ZOOM)
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual((box.width * (zoom.scale - 1)) / 2 + 1e-9)
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual((box.height * (zoom.scale - 1)) / 2 + 1e-9)
    }),
  )
})
