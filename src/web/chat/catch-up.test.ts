import { expect, test } from 'vitest'
import {
  connected,
  disconnected,
  isUnheard,
  noConnection,
  resuming,
  withLive,
  withMissed,
  withReadEnded,
  withRecent,
} from './catch-up.ts'

const read = withReadEnded(withRecent(connected(noConnection), 50))

test('what comes live before the missed messages does not hide the gap below it', () => {
  const asked = resuming(withLive(read, 60))
  expect(asked).toEqual({ status: 'resuming', upTo: 50, heard: 60 })
  expect(withMissed(asked, 55, false)).toEqual({ status: 'resuming', upTo: 55, heard: 60 })
  expect(withMissed(asked, 59, true)).toEqual({ status: 'live', upTo: 60 })
})

test('a lost connection keeps what is complete and forgets what was only heard', () => {
  expect(disconnected(withLive(read, 60))).toEqual({ status: 'offline', upTo: 50 })
  expect(disconnected(withLive(withMissed(read, 50, true), 61))).toEqual({ status: 'offline', upTo: 61 })
})

test('a message counts as new once', () => {
  const heard = withLive(read, 51)
  expect([isUnheard(read, 51), isUnheard(heard, 51), isUnheard(heard, 52)]).toEqual([true, false, true])
})
