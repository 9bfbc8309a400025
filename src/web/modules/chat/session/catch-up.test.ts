import { expect, test } from 'vitest'
import {
  type CatchUp,
  connected,
  isMissing,
  noConnection,
  resuming,
  withLive,
  withMissed,
  withRecent,
} from './catch-up.ts'

const read = withRecent(connected(noConnection), 50)

test('a live message before the missed ones does not hide the gap below it', () => {
  const requested = resuming(withLive(read, 60)) as CatchUp
  expect(requested).toEqual({ status: 'resuming', upTo: 50, newestLive: 60 })
  expect(withMissed(requested, 55, false)).toEqual({ status: 'resuming', upTo: 55, newestLive: 60 })
  expect(withMissed(requested, 59, true)).toEqual({ status: 'live', upTo: 60 })
})

test('requests the missed messages once on each connection, after the first list', () => {
  expect(resuming(connected(noConnection))).toBeNull()
  const requested = resuming(read) as CatchUp
  expect([resuming(requested), resuming(withMissed(requested, 50, true))]).toEqual([null, null])
  expect(resuming(connected(requested))).toEqual(requested)
})

test('a new connection begins after the complete messages, not after the live ones', () => {
  expect(connected(withLive(read, 60)).upTo).toBe(50)
  expect(connected(withLive(withMissed(read, 50, true), 61)).upTo).toBe(61)
})

test('counts a message as new once', () => {
  const newestLive = withLive(read, 51)
  expect([isMissing(read, 51), isMissing(newestLive, 51), isMissing(newestLive, 52)]).toEqual([
    true,
    false,
    true,
  ])
})
