import { expect, test } from 'vitest'
import { typedSince } from './changed-since.ts'

test('what is typed during a save stays, what was sent is removed', () => {
  const empty = { name: '', url: '' }
  const sent = { name: 'Airbnb', url: 'https://example.com/a.ics' }
  expect(typedSince(sent, sent, empty)).toEqual(empty)
  const now = { ...sent, url: 'https://example.com/b.ics' }
  expect(typedSince(sent, now, empty)).toEqual({ name: '', url: 'https://example.com/b.ics' })
})

test('a field that was first typed into during a save stays too', () => {
  type Draft = { status?: string; tracking?: string }
  const sent: Draft = { status: 'shipped' }
  expect(typedSince(sent, { ...sent, tracking: '1Z' }, {})).toEqual({ tracking: '1Z' })
})
