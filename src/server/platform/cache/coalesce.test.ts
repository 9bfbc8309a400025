import { afterEach, expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

afterEach(() => vi.useRealTimers())

test('works at once, then once for all calls of a period, and at once again after a quiet one', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  const call = coalesce(work, 1000)
  call()
  expect(work).toHaveBeenCalledTimes(1)
  for (let number = 0; number < 50; number++) call()
  vi.advanceTimersByTime(999)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(2)
  call()
  expect(work).toHaveBeenCalledTimes(3)
})
