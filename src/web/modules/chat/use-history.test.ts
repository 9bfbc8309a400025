import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { pageKey, shownOffset } from './use-history.ts'

const loaded = Array.from({ length: 50 }, (_, index) => ({ id: 150 - index }) as ChatMessage)

test('a page of the history begins fifty messages later, less those hidden among the loaded ones', () => {
  expect(shownOffset(0, [], new Set([7]))).toBe(0)
  expect(shownOffset(50, loaded, new Set())).toBe(50)
  // 7 was not loaded, so the next page counts without it already.
  expect(shownOffset(50, loaded, new Set([150, 140, 7]))).toBe(48)
})

test('a cached page is not taken after a newer first page, which it would leave a gap to', () => {
  const keyAfter = (messages: readonly ChatMessage[], hidden = new Set<number>()) =>
    pageKey('xrp-lodge', { limit: 50, offset: 50 }, messages, hidden)
  const newer = loaded.map((message) => ({ ...message, id: message.id + 10 }))
  expect(keyAfter(loaded)).toEqual(keyAfter([...loaded]))
  expect(keyAfter(newer)).not.toEqual(keyAfter(loaded))
  expect(keyAfter(loaded, new Set([7]))).not.toEqual(keyAfter(loaded))
})
