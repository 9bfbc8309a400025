import { expect, test } from 'vitest'
import { boxAround, gatherPins } from './place-pins.ts'
import { projectPlace, WORLD } from './projection.ts'

test('the middle of the map is where the equator meets the prime meridian, and north is up', () => {
  expect(projectPlace({ latitude: 0, longitude: 0 })).toEqual({ x: WORLD / 2, y: WORLD / 2 })
  const banff = projectPlace({ latitude: 51.1784, longitude: -115.5708 })
  const keyWest = projectPlace({ latitude: 24.5551, longitude: -81.78 })
  expect(banff.x).toBeLessThan(keyWest.x)
  expect(banff.y).toBeLessThan(keyWest.y)
  expect(projectPlace({ latitude: -90, longitude: 180 }).y).toBeLessThanOrEqual(WORLD)
})

test('a box has the frame’s shape and all places inside', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 900, y: 200 },
  ]
  const box = boxAround(points, 2)
  expect(box.width / box.height).toBeCloseTo(2)
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(box.x)
    expect(x).toBeLessThan(box.x + box.width)
    expect(y).toBeGreaterThan(box.y)
    expect(y).toBeLessThan(box.y + box.height)
  }
  expect(boxAround([{ x: 5, y: 5 }], 2).width).toBeGreaterThan(0)
})

test('places closer than a pin are one pin until they are apart', () => {
  const places = [
    { slug: 'a', x: 0, y: 0 },
    { slug: 'b', x: 10, y: 0 },
    { slug: 'c', x: 100, y: 0 },
  ]
  const slugs = (width: number) =>
    gatherPins(places, { width, height: width }).map(({ members }) => members.map(({ slug }) => slug))
  expect(slugs(20)).toEqual([['a', 'b'], ['c']])
  expect(slugs(5)).toEqual([['a'], ['b'], ['c']])
})
