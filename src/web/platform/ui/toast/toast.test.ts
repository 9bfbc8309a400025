import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, listedToasts, toast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const titles = () => listedToasts().map(({ title }) => title)
const dismiss = () => dismissToast(currentToast()?.id ?? 0)

test('hides a dismissed toast at once and removes it after 1,000,000 ms', () => {
  toast({ title: 'Saved' })
  dismiss()
  expect(currentToast()).toBeNull()
  vi.advanceTimersByTime(999_999)
  expect(titles()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('lists one toast at a time, and does not remove a newer one with the old', () => {
  toast({ title: 'Saved' })
  dismiss()
  vi.advanceTimersByTime(500_000)
  toast({ title: 'Saved again' })
  vi.advanceTimersByTime(2_000_000)
  expect(titles()).toEqual(['Saved again'])
  expect(currentToast()?.title).toBe('Saved again')
})
