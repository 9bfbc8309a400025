import { expect, test } from 'vitest'
import { shapeOf } from './lodge-grid.tsx'

const shapes = (count: number) => Array.from({ length: count }, (_, place) => shapeOf(place, count))

test('the first of sixteen lodges has a row of its own, and the fifth of five spans two columns', () => {
  expect(shapes(16)).toEqual(['row', ...Array(15).fill('column')])
  expect(shapes(5)).toEqual([...Array(4).fill('column'), 'wide'])
  expect(shapes(4)).toEqual(Array(4).fill('column'))
  expect(shapes(6)).toEqual(Array(6).fill('column'))
})
