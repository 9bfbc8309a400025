import { afterEach, expect, test, vi } from 'vitest'
import { Events } from '../events.ts'
import { PageCache } from './page-cache.ts'

afterEach(() => vi.useRealTimers())

test('a like drops the gallery at once; other pages are dropped at the first like and then every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const events = new Events()
  const cache = new PageCache<string>({ clock: { now: () => 0 }, events }, { isCacheable: () => true })
  const render = async () => {
    for (const key of ['/', '/art-gallery?style=neon']) await cache.pages.get(key, async () => 'page')
  }
  const cachedAfterLike = async () => {
    await render()
    events.emit({ type: 'art_changed' })
    return ['/', '/art-gallery?style=neon'].filter((key) => cache.pages.has(key))
  }
  expect(await cachedAfterLike()).toEqual([])
  expect(await cachedAfterLike()).toEqual(['/'])
  expect(cache.before('/art-gallery?style=neon')).toBe('page')
  vi.advanceTimersByTime(10_000)
  expect(cache.pages.has('/')).toBe(false)
})
