import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { shownOffset } from './use-history.ts'

const loaded = Array.from({ length: 50 }, (_, index) => ({ id: 150 - index }) as ChatMessage)

test('a page of the history begins fifty messages later, less those hidden among the loaded ones', () => {
  expect(shownOffset(0, [], new Set([7]))).toBe(0)
  expect(shownOffset(50, loaded, new Set())).toBe(50)
  // 7 was not loaded, so the next page counts without it already.
  expect(shownOffset(50, loaded, new Set([150, 140, 7]))).toBe(48)
})
