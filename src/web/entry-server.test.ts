import { expect, test, vi } from 'vitest'
import { canonicalAddress } from './entry-server.tsx'

// Only the build can bundle them.
vi.mock('./platform/shell/inline/event-replay.ts?inline-script', () => ({ default: '' }))
vi.mock('./platform/shell/inline/start-scripts.ts?inline-script', () => ({ default: '' }))

test.each([
  ['/browse?q=fire&unread=1', '/browse?q=fire'],
  ['/lodge/xrp-lodge?x=1', '/lodge/xrp-lodge'],
  ['/nowhere', null],
  ['/nowhere/at/all?x=1', null],
  ['/lodge', null],
])('the page at %s is %s', (address, page) => {
  expect(canonicalAddress()(address)).toBe(page)
})
