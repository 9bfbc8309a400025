import { expect, test } from 'vitest'
import {
  connected,
  disconnected,
  isMissing,
  noConnection,
  resuming,
  withLive,
  withMissed,
  withReadEnded,
  withRecent,
} from './catch-up.ts'

const read = withReadEnded(withRecent(connected(noConnection), 50))

test('a live message before the missed ones does not hide the gap below it', () => {
  const requested = resuming(withLive(read, 60))
  expect(requested).toEqual({ status: 'resuming', upTo: 50, newestLive: 60 })
  expect(withMissed(requested, 55, false)).toEqual({ status: 'resuming', upTo: 55, newestLive: 60 })
  expect(withMissed(requested, 59, true)).toEqual({ status: 'live', upTo: 60 })
})

test('a lost connection keeps the complete messages and forgets the live ones', () => {
  expect(disconnected(withLive(read, 60))).toEqual({ status: 'offline', upTo: 50 })
  expect(disconnected(withLive(withMissed(read, 50, true), 61))).toEqual({ status: 'offline', upTo: 61 })
})

test('counts a message as new once', () => {
  const newestLive = withLive(read, 51)
  expect([isMissing(read, 51), isMissing(newestLive, 51), isMissing(newestLive, 52)]).toEqual([
    true,
    false,
    true,
  ])
})
