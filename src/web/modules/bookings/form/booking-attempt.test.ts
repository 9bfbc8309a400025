import { expect, test } from 'vitest'
import { attemptFor } from './booking-attempt.ts'

const request = {
  name: 'Grace Guest',
  email: 'grace@example.com',
  checkIn: '2027-01-10',
  checkOut: '2027-01-12',
  guests: 2,
  lodgeId: 3,
}

test.each([
  [undefined, 90_000],
  [90_000, 95_000],
  [90_000, undefined],
])('a request keeps its key when the expected total goes from %j to %j', (before, after) => {
  const lost = attemptFor({ ...request, expectedTotalCents: before }, null, before ?? null)
  const again = attemptFor({ ...request, expectedTotalCents: after }, lost, after ?? null)
  expect(again).toEqual({
    ...lost,
    request: { ...request, expectedTotalCents: after },
    shownCents: after ?? null,
  })
})

test.each([
  ['checkOut', '2027-01-13'],
  ['guests', 3],
  ['lodgeId', 4],
  ['email', 'ada@example.com'],
])('a request with another %s has another key', (field, value) => {
  const lost = attemptFor(request, null, null)
  expect(attemptFor({ ...request, [field]: value }, lost, null).key).not.toBe(lost.key)
})
