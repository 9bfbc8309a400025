import { expect, test } from 'vitest'
import { formatDate } from '#contract/platform/dates.ts'
import { formatOwnTime } from './own-time.ts'

const DENVER = 'America/Denver'
const instant = '2027-03-01T23:00:00.000Z'
const day = (date: string) => formatDate(date)

test.each([
  [DENVER, `${day('2027-03-01')}, 4:00 PM`],
  ['America/New_York', `${day('2027-03-01')}, 6:00 PM (4:00 PM at the lodge)`],
  ['Europe/Berlin', `${day('2027-03-02')}, 12:00 AM (${day('2027-03-01')}, 4:00 PM at the lodge)`],
])('for a reader in %s', (ownZone, text) => {
  expect(formatOwnTime(DENVER, instant, { ownZone })).toBe(text)
})

test('another zone with the same clock is not named', () => {
  expect(formatOwnTime(DENVER, instant, { ownZone: 'America/Boise' })).toBe(`${day('2027-03-01')}, 4:00 PM`)
})

test('a remark stands beside the time', () => {
  const remark = '1 day 23 h left'
  expect(formatOwnTime(DENVER, instant, { ownZone: DENVER, remark })).toBe(
    `${day('2027-03-01')}, 4:00 PM (1 day 23 h left)`,
  )
  expect(formatOwnTime(DENVER, instant, { ownZone: 'America/Chicago', remark })).toBe(
    `${day('2027-03-01')}, 5:00 PM (4:00 PM at the lodge; 1 day 23 h left)`,
  )
})
