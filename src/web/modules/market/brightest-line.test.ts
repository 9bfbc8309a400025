import { expect, test } from 'vitest'
import { movementInWords } from './brightest-line.tsx'

test('says how the brightest lodge moves, also on a day when none rises', () => {
  expect([6.951, 0.001, 0, -0.004, -0.4].map(movementInWords)).toEqual([
    'up 6.95 %',
    'unchanged',
    'unchanged',
    'unchanged',
    'down only 0.40 %',
  ])
})
