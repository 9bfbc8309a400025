import { expect, test } from 'vitest'
import { KeyedRateLimiter, RateLimiter } from './rate-limiter.ts'

test('allows so many in any window', () => {
  const limiter = new RateLimiter(2, 1000)
  expect([0, 400, 999, 1000, 1399, 1400].map((now) => limiter.tryConsume(now))).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ])
})

test('a clock that is set back shuts nobody out', () => {
  const limiter = new RateLimiter(2, 1000)
  for (const now of [3_600_000, 3_600_001]) expect(limiter.tryConsume(now)).toBe(true)
  expect([5, 6, 7].map((now) => limiter.tryConsume(now))).toEqual([true, true, false])
})

test('keys that fill a limiter free no key that is used up', () => {
  const limiter = new KeyedRateLimiter(2, 1000, 10)
  expect([0, 1, 2].map((now) => limiter.tryConsume('used up', now))).toEqual([true, true, false])
  for (let key = 0; key < 100; key++) expect(limiter.tryConsume(`key ${key}`, 3)).toBe(true)
  expect(limiter.tryConsume('used up', 4)).toBe(false)
})
