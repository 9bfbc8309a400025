import { expect, test } from 'vitest'
import { gapsBetween } from './gaps.ts'

const taken = (from: string, to: string) => ({ from, to })

test('a gap of one or two nights before the next stay counts, a longer one does not', () => {
  const gaps = gapsBetween(
    [taken('2026-12-02', '2026-12-04'), taken('2026-12-05', '2026-12-06'), taken('2026-12-09', '2026-12-11')],
    '2026-12-01',
  )
  expect(gaps).toEqual([taken('2026-12-01', '2026-12-02'), taken('2026-12-04', '2026-12-05')])
})

test('ranges that overlap leave no gap between them, and free nights after the last stay are none', () => {
  const gaps = gapsBetween(
    [taken('2026-11-28', '2026-12-05'), taken('2026-12-01', '2026-12-02')],
    '2026-12-01',
  )
  expect(gaps).toEqual([])
})

test('a gap that begins after a week is left out', () => {
  const gaps = gapsBetween(
    [taken('2026-12-01', '2026-12-08'), taken('2026-12-09', '2026-12-10')],
    '2026-12-01',
  )
  expect(gaps).toEqual([])
})
