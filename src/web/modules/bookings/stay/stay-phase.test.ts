import { expect, test } from 'vitest'
import { findPhase, stayTitle, writeCountdown } from './stay-phase.ts'

const stay = {
  status: 'confirmed' as const,
  checkIn: '2026-12-04',
  checkOut: '2026-12-07',
  checkInFrom: '16:00',
  checkOutUntil: '11:00',
  timeZone: 'America/Denver',
  until: null,
}
/** Denver is seven hours behind UTC in December. */
const at = (instant: string) => Date.parse(instant)

test.each([
  ['2026-11-22T18:00:00Z', 'ahead', 'in 12 days'],
  ['2026-12-03T18:00:00Z', 'ahead', 'tomorrow'],
  ['2026-12-04T06:59:00Z', 'ahead', 'tomorrow'],
  ['2026-12-04T07:00:00Z', 'today', 'today from 4 PM'],
  ['2026-12-04T23:00:00Z', 'in_house', 'for 3 more nights'],
  ['2026-12-06T18:00:00Z', 'in_house', 'until tomorrow, 11 AM'],
  ['2026-12-07T17:59:00Z', 'in_house', 'until today, 11 AM'],
  ['2026-12-07T18:00:00Z', 'after', null],
])('at %s the stay is %s', (instant, phase, countdown) => {
  expect(findPhase(stay, at(instant))).toBe(phase)
  expect(writeCountdown(stay, at(instant))).toBe(countdown)
})

test('says how long the nights of a request are held', () => {
  const request = { ...stay, status: 'requested' as const, until: '2026-11-22T18:00:00Z' }
  expect(writeCountdown(request, at('2026-11-20T18:00:00Z'))).toBe('held for 48 more hours')
  expect(writeCountdown(request, at('2026-11-22T17:30:00Z'))).toBe('held for 30 more minutes')
  expect(writeCountdown(request, at('2026-11-22T17:59:30Z'))).toBe('held for 1 more minute')
  expect(writeCountdown(request, at('2026-11-22T18:00:00Z'))).toBe(null)
})

test('names the nights in words', () => {
  expect(stayTitle({ nights: 1, lodgeName: 'DOGE Lodge' })).toBe('Your night at DOGE Lodge')
  expect(stayTitle({ nights: 3, lodgeName: 'DOGE Lodge' })).toBe('Your three nights at DOGE Lodge')
  expect(stayTitle({ nights: 30, lodgeName: 'DOGE Lodge' })).toBe('Your 30 nights at DOGE Lodge')
})
