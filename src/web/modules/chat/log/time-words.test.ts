import { afterEach, expect, test, vi } from 'vitest'
import { dayWords, timeWords } from './time-words.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('gives recent times in words and others as a time of day', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(timeWords('2026-11-21T11:59:30Z', now)).toBe('just now')
  expect(timeWords('2026-11-21T11:15:00Z', now)).toBe('45 min ago')
  expect(timeWords('2026-11-21T08:05:00Z', now)).toMatch(/^\d{1,2}:05/)
})

test.each([
  ['a day of 25 hours', '2026-11-01T23:30:00-07:00', '2026-10-31', '2026-10-30'],
  ['the day after one of 23 hours', '2026-03-09T00:30:00-06:00', '2026-03-08', '2026-03-07'],
])('names the day before as yesterday on %s', (_day, now, yesterday, earlier) => {
  vi.stubEnv('TZ', 'America/Denver')
  expect(dayWords(now.slice(0, 10), Date.parse(now))).toBe('Today')
  expect(dayWords(yesterday, Date.parse(now))).toBe('Yesterday')
  expect(dayWords(earlier, Date.parse(now))).toMatch(/2026$/)
})
