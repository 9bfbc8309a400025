import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameForReview } from './review-name.ts'
import { averageStars, reviewPeriod } from './review-rules.ts'

test.each([
  [0, 0, null],
  [5, 1, 5],
  [14, 3, 4.7],
  [17, 4, 4.3],
  [19, 4, 4.8],
  [87, 20, 4.4],
])('%i stars of %i reviews are %j on average', (sum, count, average) => {
  expect(averageStars(sum, count)).toBe(average)
})

test('an average has one decimal and is within half a tenth of the mean', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 400 }), (stars) => {
      const sum = stars.reduce((all, one) => all + one, 0)
      const average = averageStars(sum, stars.length) ?? 0
      expect(Math.round(average * 10) / 10).toBe(average)
      expect(Math.abs(average - sum / stars.length)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

test('a stay is reviewed from check-out in lodge time for 60 days', () => {
  const stay = { checkOut: '2026-10-10', checkOutUntil: '11:00', timeZone: 'America/Denver' }
  expect(Object.values(reviewPeriod(stay)).map((at) => new Date(at).toISOString())).toEqual([
    '2026-10-10T17:00:00.000Z',
    // The clocks went back meanwhile.
    '2026-12-09T18:00:00.000Z',
  ])
})

test('a review shows the first name of the guest, unless it is kept for the owners', () => {
  expect(['Grace Hopper', ' Ada ', '李 雷', 'Owner Miller'].map(nameForReview)).toEqual([
    'Grace',
    'Ada',
    '李',
    'Guest',
  ])
})
