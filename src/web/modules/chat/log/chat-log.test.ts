import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { type ChatLog, emptyLog, reconciled, withMessages, withoutMessage, withPending } from './chat-log.ts'

const aMessage = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  lodgeSlug: 'xrp-lodge',
  userName: 'Ada',
  message: `message ${id}`,
  timestamp: '2026-11-21T12:00:00.000Z',
  userType: 'guest',
  isActive: true,
  clientId: null,
  ...change,
})
const ids = ({ messages }: ChatLog) => messages.map(({ id }) => id)

test('shows each message once and in the server’s order, however messages arrive', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 60 }))), (batches) => {
      const log = batches.reduce(
        (before, batch) =>
          withMessages(
            before,
            batch.map((id) => aMessage(id)),
          ),
        emptyLog,
      )
      expect(ids(log)).toEqual([...new Set(batches.flat())].sort((a, b) => a - b))
    }),
  )
})

test('a message that comes back with its clientId is no longer pending', () => {
  const waiting = withPending(emptyLog, { clientId: 'a', message: 'Hello', reason: null })
  expect(withMessages(waiting, [aMessage(1, { clientId: 'b' })]).pending).toHaveLength(1)
  expect(withMessages(waiting, [aMessage(1, { clientId: 'a' })]).pending).toEqual([])
})

test('a hidden message stays hidden when it arrives again', () => {
  const log = withoutMessage(withMessages(emptyLog, [aMessage(1), aMessage(2)]), 1)
  expect(ids(withMessages(log, [aMessage(1), aMessage(3)]))).toEqual([2, 3])
})

test('removes messages hidden during an absence, and keeps newer and older ones', () => {
  const log = withMessages(
    emptyLog,
    [1, 5, 6, 7, 9].map((id) => aMessage(id)),
  )
  const recent = [aMessage(5), aMessage(7)]
  expect(ids(reconciled(log, recent, 7, 2))).toEqual([1, 5, 7, 9])
  expect(ids(reconciled(log, [], 9, 2))).toEqual([])
})
