import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Area, onSphere, type Size } from '../panorama/projection.ts'
import { type Box, bubblePlace, isInside, overlap, placeStands, type Spotted } from './hotspot-places.ts'

/** Screens, and their areas without controls. */
const screens: { size: Size; free: Area }[] = [
  { size: { width: 320, height: 568 }, free: { left: 8, top: 86, right: 260, bottom: 410 } },
  { size: { width: 667, height: 375 }, free: { left: 20, top: 48, right: 590, bottom: 280 } },
  { size: { width: 1366, height: 768 }, free: { left: 20, top: 80, right: 1290, bottom: 640 } },
]

const screen = fc.constantFrom(...screens)
const spots = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 100, noNaN: true }),
    y: fc.double({ min: 10, max: 90, noNaN: true }),
    textWidth: fc.integer({ min: 20, max: 110 }),
    isEntrance: fc.boolean(),
    isUnseen: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)

test('no hotspot covers another, covers a name, or leaves the free area', () => {
  fc.assert(
    fc.property(spots, screen, fc.integer({ min: 0, max: 359 }), (some, { size, free }, yaw) => {
      const spotted: Spotted[] = some.map(({ isUnseen, ...spot }) => ({
        ...spot,
        place: isUnseen ? null : onSphere.place(spot, { yaw, pitch: 0, zoom: 1 }, size),
      }))
      const stands = placeStands(spotted, free, size)
      const boxes: Box[] = stands.flatMap((stand) => (stand.label ? [stand, stand.label] : [stand]))
      for (const [index, box] of boxes.entries()) {
        expect(isInside(box, free)).toBe(true)
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
      }
    }),
  )
})

test('a single hotspot stays on its spot with its name below', () => {
  const { size, free } = screens[1] as (typeof screens)[number]
  const place = { x: 300, y: 150, isInView: true, isLeft: false }
  const [stand] = placeStands([{ place, textWidth: 50, isEntrance: false }], free, size)
  expect(stand).toMatchObject({ x: 300, y: 150, edge: 'none', label: { x: 300 } })
  expect(stand?.label?.y).toBeGreaterThan(170)
})

test('a bubble opens inside the free area, beside its hotspot if there is space', () => {
  const pin = fc.record({
    x: fc.integer({ min: 50, max: 250 }),
    y: fc.integer({ min: 110, max: 260 }),
    width: fc.constant(44),
    height: fc.constant(44),
  })
  const bubble = { width: 230, height: 190 }
  fc.assert(
    fc.property(pin, screen, (at, { free }) => {
      const { left, top } = bubblePlace(at, bubble, free)
      const box = { x: left + bubble.width / 2, y: top + bubble.height / 2, ...bubble }
      expect(isInside(box, free)).toBe(true)
      if (free.right - free.left > 600) expect(overlap(box, at)).toBe(false)
    }),
  )
})
