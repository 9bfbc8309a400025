import { expect, test } from 'vitest'
import { momentInWords } from './moment-in-words.ts'

test.each([
  ['Europe/Zurich', '2026-12-04T15:00:00Z', 'Friday, December 4, 4 PM'],
  ['America/Denver', '2027-06-02T05:30:00Z', 'Tuesday, June 1, 11:30 PM'],
  // Alberta ended its clock changes in 2026 (decision 092).
  ['America/Edmonton', '2026-12-04T22:00:00Z', 'Friday, December 4, 4 PM'],
])('in %s %s is %s', (timeZone, instant, words) => {
  expect(momentInWords(timeZone, instant)).toBe(words)
})
