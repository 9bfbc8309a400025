import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { daysFromNow, sees } from '#web/testing/state.ts'

test('on a phone the toast of a failed booking leaves its reason in view', async () => {
  const dates = `checkIn=${daysFromNow(90)}&checkOut=${daysFromNow(92)}`
  const { network } = await openPage(`/lodge/doge-lodge?${dates}&party=2`)
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByLabelText('Name').fill('Grace Guest')
  await form.getByLabelText('Email').fill('grace@example.com')
  await form.getByRole('checkbox', { name: /^I agree to the house rules/ }).click()
  network.fail('POST /api/bookings', 409, 'Those dates are no longer available')
  const send = form.getByRole('button', { name: 'Request Booking' }).element() as HTMLElement
  send.scrollIntoView({ block: 'end' })
  send.click()
  const toast = page.getByText('Booking Failed').first()
  const reason = form.getByRole('alert').filter({ hasText: 'Those dates are no longer available' })
  await sees(toast)
  await sees(reason)
  const { top } = toast.element().getBoundingClientRect()
  await expect.poll(() => reason.element().getBoundingClientRect().bottom).toBeLessThan(top)
})
