import { expect, test } from 'vitest'
import { groupMessages } from './message-groups.ts'

test('groups messages by day and sender, and apart after five minutes', () => {
  const said = (id: number, userName: string, time: string) => ({
    id,
    userName,
    lodgeSlug: 'xrp-lodge',
    message: 'Hello',
    timestamp: `2026-11-${time}:00.000Z`,
    userType: 'guest' as const,
    isActive: true,
    clientId: null,
  })
  const days = groupMessages([
    said(1, 'Ada', '19T12:00'),
    said(2, 'Ada', '21T12:00'),
    said(3, 'Ada', '21T12:04'),
    said(4, 'Grace', '21T12:05'),
    said(5, 'Grace', '21T12:20'),
  ])
  expect(days.map(({ groups }) => groups.map(({ messages }) => messages.map(({ id }) => id)))).toEqual([
    [[1]],
    [[2, 3], [4], [5]],
  ])
})
