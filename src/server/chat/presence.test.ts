import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { Events } from '../events.ts'
import { testClock } from '../testing/test-app.ts'
import { Presence } from './presence.ts'
import type { ChatRooms } from './rooms.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a room receives its count again when an instance that fell silent no longer counts', () => {
  const shown: number[] = []
  const rooms = {
    countOf: () => 1,
    occupied: () => [],
    send: (_slug: string, frame: Buffer) => shown.push(countIn(frame)),
  }
  const [clock, events] = [testClock(), new Events()]
  const presence = new Presence(
    { clock } as Partial<Context> as Context,
    events,
    rooms as unknown as ChatRooms,
  )
  events.deliver({ type: 'chat_presence', lodgeSlug: 'xrp-lodge', instance: 'another', count: 2 })
  for (let second = 0; second < 150; second++) {
    clock.pass(1000)
    vi.advanceTimersByTime(1000)
  }
  presence.stop()
  expect(shown).toEqual([3, 1])
})

/** The count in a presence frame: a header of two bytes, then JSON. */
const countIn = (frame: Buffer): number => JSON.parse(frame.subarray(2).toString()).data.count
