import { expect, test } from 'vitest'
import { longSideCm, printDefaults } from './print.ts'

test.each([
  [printDefaults.size, 60.96],
  ['24 × 16 in', 60.96],
  ['40 x 60 cm', 60],
  ['A print of 20 inches', 50.8],
  ['Large', null],
  ['0 cm', null],
])('the longer side of %o is %o cm', (size, expected) => {
  expect(longSideCm(size)).toBe(expected)
})
