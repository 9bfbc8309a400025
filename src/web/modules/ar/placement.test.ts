import fc from 'fast-check'
import { expect, test } from 'vitest'
import { middle, type PlacementChange, place, toTilt } from './placement.ts'

const after = (...changes: PlacementChange[]) => changes.reduce(place, middle)

test('an artwork begins upright in the middle, at scale 1', () => {
  expect(middle).toEqual({ x: 50, y: 50, scale: 1, rotation: 0 })
  expect(after({ type: 'moved', dx: 5, dy: -3 })).toEqual({ ...middle, x: 55, y: 47 })
})

test('an artwork stays within 10 and 90 percent of the frame', () => {
  expect(after({ type: 'moved', dx: 400, dy: 400 })).toMatchObject({ x: 90, y: 90 })
  expect(after({ type: 'moved', dx: -400, dy: -400 })).toMatchObject({ x: 10, y: 10 })
})

test('the scale goes from 0.5 to 2 in tenths', () => {
  expect(after({ type: 'scaled', steps: 1 }).scale).toBe(1.1)
  expect(after(...Array.from({ length: 3 }, () => ({ type: 'scaled', steps: 1 }) as const)).scale).toBe(1.3)
  expect(after({ type: 'scaled', steps: 99 }).scale).toBe(2)
  expect(after({ type: 'scaled', steps: -99 }).scale).toBe(0.5)
})

test('an artwork rotates in steps of fifteen degrees', () => {
  expect(after({ type: 'rotated', steps: 1 }).rotation).toBe(15)
  expect(after({ type: 'rotated', steps: -1 }).rotation).toBe(-15)
  expect(after({ type: 'rotated', steps: 24 }).rotation).toBe(0)
  expect(after({ type: 'rotated', steps: 13 }).rotation).toBe(-165)
})

test('every change keeps an artwork within its limits and on its steps', () => {
  const step = fc.double({ min: -300, max: 300, noNaN: true })
  const change = fc.oneof(
    fc.record({ type: fc.constant('moved' as const), dx: step, dy: step }),
    fc.record({ type: fc.constant('placed' as const), x: step, y: step }),
    fc.record({ type: fc.constant('scaled' as const), steps: fc.integer({ min: -30, max: 30 }) }),
    fc.record({ type: fc.constant('rotated' as const), steps: fc.integer({ min: -60, max: 60 }) }),
    fc.constant({ type: 'reset' as const, to: middle }),
  )
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const { x, y, scale, rotation } = after(...changes)
      for (const percent of [x, y]) {
        expect(percent).toBeGreaterThanOrEqual(10)
        expect(percent).toBeLessThanOrEqual(90)
      }
      expect(scale).toBeGreaterThanOrEqual(0.5)
      expect(scale).toBeLessThanOrEqual(2)
      expect(Number.isInteger(Math.round(scale * 1e6) / 1e5)).toBe(true)
      expect(Math.abs(rotation % 15)).toBe(0)
    }),
  )
})

test('an artwork tilts more towards the sides, and not in the middle', () => {
  expect(toTilt(middle)).toBe(0)
  expect(toTilt({ ...middle, x: 10 })).toBe(9)
  expect(toTilt({ ...middle, x: 90 })).toBe(-9)
})
