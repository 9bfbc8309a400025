import { expect, test } from 'vitest'
import { hang, placementOn, project, trueShare } from './hanging.ts'
import { middle } from './placement.ts'

const art = { width: 800, height: 1600 }
const frame = { width: 1920, height: 1080 }

test('an artwork keeps its proportions and grows with its scale', () => {
  const one = hang(middle, art, frame)
  const two = hang({ ...middle, scale: 2 }, art, frame)
  expect(one.height / one.width).toBeCloseTo(2)
  expect(two.height).toBeCloseTo(one.height * 2)
  expect(two.height).toBeLessThan(frame.height)
  expect([one.x, one.y]).toEqual([960, 540])
})

test('a tilted artwork is nearer at its outer edge', () => {
  const left = hang({ ...middle, x: 10 }, art, frame)
  expect(project(-200, left).factor).toBeGreaterThan(1)
  expect(project(200, left).factor).toBeLessThan(1)
  expect(project(100, hang(middle, art, frame))).toEqual({ x: 100, factor: 1 })
})

test('an artwork of any shape fits the area of its wall', () => {
  const wall = { width: 1536, height: 1024 }
  const area = { x: 51, y: 21, side: 36 }
  for (const shape of [
    { width: 3, height: 2 },
    { width: 2, height: 3 },
  ]) {
    const { x, y, width, height } = hang(placementOn(area), shape, wall)
    expect([x / wall.width, y / wall.height].map((part) => Math.round(part * 100))).toEqual([51, 21])
    // Rounding errors of the sums stay below a billionth of a pixel.
    expect(Math.max(width, height)).toBeLessThanOrEqual(0.36 * wall.height + 1e-9)
    expect(Math.max(width, height)).toBeGreaterThan(0.25 * wall.height)
  }
})

test('a print at scale 1 covers its centimeters of what the camera sees of the wall', () => {
  const share = trueShare(61)
  const { height } = hang(middle, art, frame, share)
  expect(height).toBeCloseTo(share * frame.height)
  // From a meter and a half, 50 degrees see 140 cm.
  expect(share).toBeCloseTo(61 / 139.9, 3)
  expect(hang(middle, art, frame, trueShare(122)).height).toBeCloseTo(2 * height)
})
