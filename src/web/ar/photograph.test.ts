import { expect, test } from 'vitest'
import { fittedTo } from './photograph.ts'

test('a wall keeps its size up to what a phone has a canvas for', () => {
  expect(fittedTo({ width: 4032, height: 3024 })).toEqual({ width: 4032, height: 3024 })
  expect(fittedTo({ width: 5712, height: 4284 })).toEqual({ width: 4096, height: 3072 })
  expect(fittedTo({ width: 4284, height: 5712 })).toEqual({ width: 3072, height: 4096 })
})
