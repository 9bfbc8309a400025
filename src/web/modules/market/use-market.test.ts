import { expect, test } from 'vitest'
import { staleFirst } from './use-market.ts'

const record = (stale: boolean, lastUpdated: string) => ({ source: 'live' as const, stale, lastUpdated })

test('a note about all figures states the age of an old one', () => {
  const [fresh, old] = [record(false, '2026-11-26T20:00:00Z'), record(true, '2026-11-26T09:00:00Z')]
  expect(staleFirst([fresh, old])).toBe(old)
  expect(staleFirst([fresh])).toBe(fresh)
  expect(staleFirst([])).toBeUndefined()
})
