import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bearing, findReach, heightInDegrees, onPicture, onSphere, toRotation } from './projection.ts'

const stage = { width: 1366, height: 900 }
const spot = fc.record({ x: fc.integer({ min: 3, max: 97 }), y: fc.integer({ min: 10, max: 90 }) })
const zoom = fc.integer({ min: 5, max: 30 }).map((tenths) => tenths / 10)

describe('a panorama', () => {
  test("shows the view's direction in the middle, at any zoom", () => {
    fc.assert(
      fc.property(spot, zoom, (at, close) => {
        const view = { ...onSphere.toView(at, { yaw: 0, pitch: 0, zoom: close }, stage), zoom: close }
        const place = onSphere.place(at, view, stage)
        expect(place.isInView).toBe(true)
        expect(place.x).toBeCloseTo(stage.width / 2, 3)
        expect(place.y).toBeCloseTo(stage.height / 2, 3)
      }),
    )
  })

  test('places a hotspot on the pixel where the shader draws its spot', () => {
    const view = { yaw: 40, pitch: -15, zoom: 1.3 }
    fc.assert(
      fc.property(spot, (at) => {
        const place = onSphere.place(at, view, stage)
        if (!place.isInView) return
        const drawn = drawnAt(place, view)
        expect(drawn.x).toBeCloseTo(at.x, 3)
        expect(drawn.y).toBeCloseTo(at.y, 3)
      }),
    )
  })

  test('shows 65° from bottom to top at zoom 1, and more on an upright stage', () => {
    expect(heightInDegrees(1, { width: 1366, height: 768 })).toBeCloseTo(65)
    expect(heightInDegrees(1, { width: 375, height: 667 })).toBeCloseTo(85.6, 1)
    expect(heightInDegrees(1, { width: 200, height: 1000 })).toBeCloseTo(95)
    expect(heightInDegrees(2, { width: 1366, height: 768 })).toBeCloseTo(35.3, 1)
  })

  test('gives the side of a spot behind the guest', () => {
    const behind = { x: 10, y: 50 }
    expect(onSphere.place(behind, { yaw: 0, pitch: 0, zoom: 1 }, stage)).toMatchObject({
      isInView: false,
      isLeft: true,
    })
    expect(bearing(350, 10)).toBe(20)
    expect(bearing(10, 350)).toBe(-20)
  })
})

/** The shader's steps from a pixel to percent of the picture. */
function drawnAt(pixel: { x: number; y: number }, view: { yaw: number; pitch: number; zoom: number }) {
  const [reachX, reachY] = findReach(view.zoom, stage)
  const ray = [((pixel.x / stage.width) * 2 - 1) * reachX, (1 - (pixel.y / stage.height) * 2) * reachY, 1]
  const turn = toRotation(view)
  const world = [0, 1, 2].map((row) =>
    ray.reduce((sum, part, column) => sum + (turn[column * 3 + row] ?? 0) * part, 0),
  )
  const [x = 0, y = 0, z = 0] = world.map((part) => part / Math.hypot(...world))
  return { x: (Math.atan2(x, z) / (2 * Math.PI) + 0.5) * 100, y: (Math.acos(y) / Math.PI) * 100 }
}

describe('an ordinary picture', () => {
  const picture = onPicture(1.5)

  test('shows no edge at zoom 1 or closer, in any direction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: -85, max: 85 }),
        zoom,
        (yaw, pitch, close) => {
          if (close < 1) return
          const view = { yaw, pitch, zoom: close }
          expect(picture.place({ x: 0, y: 0 }, view, stage).x).toBeLessThanOrEqual(0.001)
          expect(picture.place({ x: 0, y: 0 }, view, stage).y).toBeLessThanOrEqual(0.001)
          expect(picture.place({ x: 100, y: 100 }, view, stage).x).toBeGreaterThanOrEqual(stage.width - 0.001)
          expect(picture.place({ x: 100, y: 100 }, view, stage).y).toBeGreaterThanOrEqual(
            stage.height - 0.001,
          )
        },
      ),
    )
  })

  test('is whole at the lowest zoom', () => {
    const view = { yaw: 90, pitch: 0, zoom: 0.5 }
    expect(picture.place({ x: 0, y: 50 }, view, stage).isInView).toBe(true)
    expect(picture.place({ x: 100, y: 50 }, view, stage).isInView).toBe(true)
  })

  test('turning to a spot brings it into view', () => {
    fc.assert(
      fc.property(spot, (at) => {
        const view = { ...picture.toView(at, { yaw: 0, pitch: 0, zoom: 2 }, stage), zoom: 2 }
        expect(picture.place(at, view, stage).isInView).toBe(true)
      }),
    )
  })
})
