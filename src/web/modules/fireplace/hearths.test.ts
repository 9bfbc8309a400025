import { expect, test } from 'vitest'
import { hearths } from './generated/hearths.gen.ts'

type Point = readonly [x: number, y: number]

/** Twice the area of a triangle; its sign says which way round it runs. */
const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** Which way the outline runs past a point, at each of its sides. */
const sides = (outline: readonly Point[], point: Point) =>
  outline.map((from, k) => Math.sign(turn(from, outline[(k + 1) % outline.length] ?? from, point)))

test.each(Object.keys(hearths))('what the hearth of %s leaves open is one piece around its fire', (slug) => {
  const { opening = [], fire, flames, logs = [] } = hearths[slug] ?? {}
  expect(opening.length).toBeGreaterThanOrEqual(4)
  // no corner turns inwards, save by the rounding to whole pixels
  const corners = opening.map((from, k) =>
    turn(from, opening[(k + 1) % opening.length] ?? from, opening[(k + 2) % opening.length] ?? from),
  )
  const way = Math.sign(corners.reduce((sum, corner) => sum + corner, 0))
  for (const corner of corners) expect(corner * way).toBeGreaterThan(-15)
  // the foot of the flames is behind it, and some of the wood is seen
  const [left, , right, foot] = fire ?? [0, 0, 0, 0]
  expect(new Set(sides(opening, [(left + right) / 2, foot - 20])).size).toBe(1)
  const middles = logs.map(([fromX, fromY, toX, toY]): Point => [(fromX + toX) / 2, (fromY + toY) / 2])
  expect(middles.some((middle) => new Set(sides(opening, middle)).size === 1)).toBe(true)
  // the still's flames are covered wherever they are seen
  for (const [x, y] of opening) {
    expect(x).toBeGreaterThan(flames?.[0] ?? Number.NaN)
    expect(x).toBeLessThan(flames?.[2] ?? Number.NaN)
    expect(y).toBeGreaterThan(flames?.[1] ?? Number.NaN)
    expect(y).toBeLessThan(flames?.[3] ?? Number.NaN)
  }
})
