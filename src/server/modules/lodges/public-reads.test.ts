import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Events } from '#server/platform/events.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { PublicReads } from './public-reads.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
afterEach(() => vi.useRealTimers())

test('the first like drops the cached list at once, many likes once more; a lodge and another change always do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const events = new Events()
  const reads = new PublicReads(testApp.context, events, testApp.feed)
  const isCachedAfter = async (type: 'art_changed' | 'lodges_changed') => {
    const before = await reads.lodges()
    events.emit({ type })
    return before === (await reads.lodges())
  }
  expect(await isCachedAfter('art_changed')).toBe(false)
  expect(await isCachedAfter('art_changed')).toBe(true)
  expect(await isCachedAfter('lodges_changed')).toBe(false)
  const lodge = await reads.lodge('xrp-lodge')
  events.emit({ type: 'art_changed' })
  expect(await reads.lodge('xrp-lodge')).not.toBe(lodge)
  const before = await reads.lodges()
  vi.advanceTimersByTime(10_000)
  expect(await reads.lodges()).not.toBe(before)
})
