import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilChange } from './until-change.ts'

const at = (time: string) => Date.parse(`2026-12-04T${time}Z`)
const opens = '2026-12-04T16:00:00Z'
const closes = '2026-12-07T11:00:00Z'
const readAt = (time: string, failedAt?: string) => ({
  dataUpdatedAt: at(time),
  errorUpdatedAt: failedAt ? at(failedAt) : 0,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['waits for the next change', '15:50:00', readAt('15:50:00'), 601_000],
  ['looks after a device that slept', '09:00:00', readAt('09:00:00'), 3_600_000],
  ['reads what has changed since the last reading', '16:00:00.004', readAt('15:50:00'), 1000],
  ['reads it again after a failure', '16:00:02', readAt('15:50:00', '16:00:01'), 60_000],
  ['reads it again where the clocks differ', '16:00:01', readAt('16:00:01'), 60_000],
  ['goes on to the next change', '16:10:01', readAt('16:10:01'), 3_600_000],
])('%s', (_name, now, read, wait) => {
  vi.setSystemTime(at(now))
  expect(untilChange([opens, closes], read)).toBe(wait)
})

it('ends after the last change', () => {
  vi.setSystemTime(Date.parse(closes) + 600_000)
  expect(untilChange([opens, closes], { dataUpdatedAt: Date.now(), errorUpdatedAt: 0 })).toBe(false)
})
