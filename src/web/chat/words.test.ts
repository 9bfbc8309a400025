import { expect, test } from 'vitest'
import { waitBefore } from './chat-connection.ts'
import { linkText } from './link-text.ts'
import { groupMessages } from './message-groups.ts'
import { timeWords } from './time-words.ts'

test('web addresses become links without the full stop behind them, and nothing else does', () => {
  expect(linkText('See https://example.com/a?b=1. Or (http://x.org)!')).toEqual([
    { text: 'See ', href: null },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: '. Or (', href: null },
    { text: 'http://x.org', href: 'http://x.org/' },
    { text: ')!', href: null },
  ])
  const tricks = 'javascript:alert(1) data:text/html,x <a href="https://'
  expect(linkText(tricks).every(({ href }) => href === null)).toBe(true)
})

test('messages stand under their day and sender, apart after five minutes', () => {
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

test('times are told as a person would', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(timeWords('2026-11-21T11:59:30Z', now)).toBe('just now')
  expect(timeWords('2026-11-21T11:15:00Z', now)).toBe('45 min ago')
  expect(timeWords('2026-11-21T08:05:00Z', now)).toMatch(/^\d{1,2}:05/)
})

test('pages wait longer after each failure, never all at one moment, and never for long', () => {
  expect(waitBefore(0, 0)).toBe(250)
  expect(waitBefore(0, 1)).toBe(500)
  expect(waitBefore(3, 0.5)).toBe(3000)
  expect(waitBefore(30, 1)).toBe(15_000)
})
