import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatDay } from './instant-text.ts'

beforeEach(() => void vi.stubEnv('TZ', 'America/Los_Angeles'))
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['2026-01-31T00:00:00.000Z', 'Jan 31, 2026'],
  ['2026-02-01T01:30:00.000Z', 'Jan 31, 2026'],
  ['2026-02-01T20:00:00.000Z', 'Feb 1, 2026'],
])('an owner in California reads the day of %s as %s', (instant, day) => {
  expect(formatDay(instant)).toBe(day)
})
