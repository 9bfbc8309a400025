import { expect, test } from 'vitest'
import { timeWords } from './time-words.ts'

test('gives recent times in words and others as a time of day', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(timeWords('2026-11-21T11:59:30Z', now)).toBe('just now')
  expect(timeWords('2026-11-21T11:15:00Z', now)).toBe('45 min ago')
  expect(timeWords('2026-11-21T08:05:00Z', now)).toMatch(/^\d{1,2}:05/)
})
