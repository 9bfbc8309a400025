import { expect, test } from 'vitest'
import { waitBefore } from './socket-connection.ts'

test('waits longer after each failure, with jitter, and at most 15 seconds', () => {
  expect(waitBefore(0, 0)).toBe(250)
  expect(waitBefore(0, 1)).toBe(500)
  expect(waitBefore(3, 0.5)).toBe(3000)
  expect(waitBefore(30, 1)).toBe(15_000)
})
