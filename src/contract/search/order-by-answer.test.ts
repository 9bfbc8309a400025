import { expect, test } from 'vitest'
import { daysAway, nearestAnswers } from './nearest-answers.ts'
import { sortByAvailability } from './order-by-answer.ts'
import type { LodgeSearchResult } from './search.ts'

const answer = (
  slug: string,
  totalCents: number,
  nearest?: LodgeSearchResult['nearest'],
): LodgeSearchResult => ({
  slug,
  isFree: nearest === undefined,
  totalCents,
  taxCents: 0,
  averageNightly: 0,
  reason: nearest === undefined ? null : 'booked',
  nearest: nearest ?? null,
})

const stay = { checkIn: '2026-12-04', checkOut: '2026-12-07' }
const from = (checkIn: string, checkOut: string, totalCents: number) => ({ checkIn, checkOut, totalCents })
const lodges = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }))
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).join('')

test('free lodges come first, by total or in their order; the others last in their order', () => {
  const answers = [answer('a', 10, null), answer('b', 300), answer('c', 10, null), answer('d', 200)]
  expect(slugs(sortByAvailability(lodges, answers, true))).toBe('dbac')
  expect(slugs(sortByAvailability(lodges, answers, false))).toBe('bdac')
})

test('the nearest stays come first, the cheaper of two as near', () => {
  const answers = [
    answer('a', 0, from('2026-12-07', '2026-12-10', 100)),
    answer('b', 0, from('2026-12-05', '2026-12-08', 300)),
    answer('c', 0, from('2026-12-03', '2026-12-06', 200)),
    answer('d', 0, null),
  ]
  const found = nearestAnswers(answers, stay)
  expect(slugs(found)).toBe('cba')
  expect(found.map(({ nearest }) => daysAway(nearest, stay))).toEqual([
    'one day earlier',
    'one day later',
    '3 days later',
  ])
})
