import { afterEach, expect, test, vi } from 'vitest'
import type { Context } from '#server/platform/context.ts'
import { Events } from '#server/platform/events.ts'
import { Presence } from './presence.ts'
import type { ChatRooms } from './rooms.ts'

const SLUG = 'xrp-lodge'
afterEach(() => vi.useRealTimers())

/** The presence of an instance whose room has `count` sockets, and what it broadcasts and shows. */
function presenceWith(count: number) {
  const [events, broadcast, show] = [new Events(), vi.fn(), vi.fn()]
  events.broadcastWith(broadcast)
  const context = { clock: { now: Date.now }, emit: (event) => events.emit(event) } as Context
  const rooms = { countVisitors: () => count, send: show, occupied: () => [] } as unknown as ChatRooms
  return { events, broadcast, show, presence: new Presence(context, events, rooms) }
}

test('a departure is broadcast also when a count of another instance is about to be shown', () => {
  vi.useFakeTimers()
  const { events, broadcast, show, presence } = presenceWith(0)
  events.deliver({ type: 'chat_presence', lodgeSlug: SLUG, instance: 'another', count: 3 })
  for (let departure = 0; departure < 5; departure++) presence.changed(SLUG)
  vi.advanceTimersByTime(300)
  const event = { type: 'chat_presence', lodgeSlug: SLUG, instance: expect.any(String), count: 0 }
  expect(broadcast.mock.calls).toEqual([[event]])
  expect(show).toHaveBeenCalledTimes(1)
  presence.changed(SLUG)
  vi.advanceTimersByTime(300)
  expect(broadcast).toHaveBeenCalledTimes(2)
  presence.stop()
})

test('a count of another instance is shown and not broadcast again', () => {
  vi.useFakeTimers()
  const { events, broadcast, show, presence } = presenceWith(1)
  events.deliver({ type: 'chat_presence', lodgeSlug: SLUG, instance: 'another', count: 3 })
  vi.advanceTimersByTime(300)
  expect([show.mock.calls.length, presence.countVisitors(SLUG)]).toEqual([1, 4])
  expect(broadcast).not.toHaveBeenCalled()
  presence.stop()
})

test('a room receives its count again when an instance that fell silent no longer counts', () => {
  vi.useFakeTimers()
  const { events, show, presence } = presenceWith(1)
  events.deliver({ type: 'chat_presence', lodgeSlug: SLUG, instance: 'another', count: 2 })
  vi.advanceTimersByTime(150_000)
  presence.stop()
  expect(show.mock.calls.map(([, frame]) => countIn(frame))).toEqual([3, 1])
})

/** The count in a presence frame: a header of two bytes, then JSON. */
const countIn = (frame: string): number => JSON.parse(frame).data.count
