import { expect, test } from 'vitest'
import type { ChatMessage, SocketEvent } from '#contract/chat/chat.ts'
import type { SocketSubscriber } from '#server/platform/socket/socket-subscriber.ts'
import { ChatRoom } from './room.ts'

const aMessage = (id: number): ChatMessage => ({
  id,
  lodgeSlug: 'xrp-lodge',
  userName: 'Ada',
  message: `line ${id}`,
  timestamp: '2026-11-21T12:00:00.000Z',
  userType: 'guest',
  isActive: true,
  clientId: null,
})

/** A room with one subscriber, whose reads of the database are answered by the test in their order. */
function aRoom() {
  const reads: ((messages: ChatMessage[]) => void)[] = []
  const room = new ChatRoom('xrp-lodge', 0, () => new Promise((resolve) => reads.push(resolve)))
  const ids: number[] = []
  const send = (frame: string) => {
    const event = JSON.parse(frame) as SocketEvent
    if (event.type === 'new_message') ids.push(event.data.id)
  }
  room.join({ send } as unknown as SocketSubscriber)
  return { room, reads, ids }
}

test('delivers a message that comes during a look with a read of its own, not with the next look', async () => {
  const { room, reads, ids } = aRoom()
  const look = room.catchUp()
  await room.receive(aMessage(1), 0)
  reads[0]?.([])
  await Promise.resolve()
  expect([ids, reads.length]).toEqual([[], 2])
  reads[1]?.([aMessage(1)])
  await look
  expect(ids).toEqual([1])
})

test('reads once more when another message comes during a read, and in order', async () => {
  const { room, reads, ids } = aRoom()
  const caughtUp = room.receive(aMessage(2), 1)
  await room.receive(aMessage(3), 2)
  reads[0]?.([aMessage(1), aMessage(2)])
  await Promise.resolve()
  reads[1]?.([aMessage(3)])
  await caughtUp
  expect([ids, reads.length]).toEqual([[1, 2, 3], 2])
})

test('stops reading when the awaited message has been hidden', async () => {
  const { room, reads, ids } = aRoom()
  const caughtUp = room.receive(aMessage(2), 1)
  reads[0]?.([aMessage(1)])
  await caughtUp
  expect([ids, reads.length]).toEqual([[1], 1])
})
