import { expect, test } from 'vitest'
import { momentInWords } from './moment-in-words.ts'

test.each([
  ['Europe/Zurich', '2026-12-04T15:00:00Z', 'Friday 4 December, 16:00'],
  ['America/Denver', '2027-06-02T05:30:00Z', 'Tuesday 1 June, 23:30'],
  // Alberta ended its clock changes in 2026 (decision 092).
  ['America/Edmonton', '2026-12-04T22:00:00Z', 'Friday 4 December, 16:00'],
])('in %s %s is %s', (timeZone, instant, words) => {
  expect(momentInWords(timeZone, instant)).toBe(words)
})
