import { afterEach, expect, test, vi } from 'vitest'
import { PromiseCache } from './promise-cache.ts'

afterEach(() => void vi.useRealTimers())

/** A computation that the test resolves. */
function computation() {
  let resolve: (value: string) => void = () => {}
  const promise = new Promise<string>((done) => {
    resolve = done
  })
  const compute = vi.fn(() => promise)
  return { compute, resolve }
}

test('computes a value once for concurrent and later callers', async () => {
  const cache = new PromiseCache<string>()
  const { compute, resolve } = computation()
  const both = [cache.get('a', compute), cache.get('a', compute)]
  resolve('first')
  expect(await Promise.all(both)).toEqual(['first', 'first'])
  expect(await cache.get('a', compute)).toBe('first')
  expect(compute).toHaveBeenCalledOnce()
})

test('does not cache a value that was dropped while it was computed', async () => {
  const cache = new PromiseCache<string>()
  const old = computation()
  const reading = cache.get('a', old.compute)
  cache.drop()
  old.resolve('old')
  expect(await reading).toBe('old')
  expect(await cache.get('a', async () => 'new')).toBe('new')
})

test('a computation from before a drop leaves a newer one in place', async () => {
  const cache = new PromiseCache<string>()
  let fail: (error: Error) => void = () => {}
  const reading = cache.get(
    'a',
    () =>
      new Promise((_resolve, reject) => {
        fail = reject
      }),
  )
  cache.drop()
  const newer = cache.get('a', async () => 'new')
  fail(new Error('late'))
  await expect(reading).rejects.toThrow('late')
  expect(cache.get('a', async () => 'third')).toBe(newer)
})

test('drops only the keys that match', async () => {
  const cache = new PromiseCache<string>()
  const first = cache.get('xrp 1', async () => 'a')
  const second = cache.get('ada 1', async () => 'b')
  cache.drop((key) => key.startsWith('xrp '))
  expect(cache.get('xrp 1', async () => 'a')).not.toBe(first)
  expect(cache.get('ada 1', async () => 'b')).toBe(second)
})

test('caches neither failures nor values that are not cacheable', async () => {
  const cache = new PromiseCache<string>({ isCacheable: (value) => value !== 'broken' })
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(cache.has('a')).toBe(false)
  expect(await cache.get('a', async () => 'broken')).toBe('broken')
  expect(await cache.get('a', async () => 'fine')).toBe('fine')
  expect(cache.has('a')).toBe(true)
})

test('evicts the least recently used key above the maximum', async () => {
  const cache = new PromiseCache<string>({ max: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => key)
  expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true])
})

test('computes again after its time to live', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const cache = new PromiseCache<string>({ ttlMs: 1000 })
  await cache.get('a', async () => 'first')
  vi.advanceTimersByTime(999)
  expect(await cache.get('a', async () => 'second')).toBe('first')
  vi.advanceTimersByTime(1)
  expect(await cache.get('a', async () => 'second')).toBe('second')
})
