import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { searchParam, sees } from '#web/testing/state.ts'

test('on a phone a shortcut under the first button searches at once, and a card leads to its booking form', async () => {
  await openPage('/')
  const shortcuts = page.getByRole('main').getByRole('button', { name: /weekend$|^Any week in/ })
  await expect.poll(() => shortcuts.length).toBe(3)
  for (const shortcut of shortcuts.elements()) {
    const { left, right } = shortcut.getBoundingClientRect()
    expect([left >= 0, right <= innerWidth]).toEqual([true, true])
  }
  await page.getByRole('button', { name: /^Any week in/ }).click()
  await expect.poll(() => [searchParam('any'), searchParam('party')]).toEqual(['week', '2'])
  const card = page.getByRole('article').first()
  await card.getByRole('link', { name: 'Book these dates' }).click()
  await expect.poll(() => location.hash).toBe('#reservation')
  const form = page.getByRole('form', { name: 'Booking' })
  await expect.element(form.getByLabelText('Check-in')).toHaveValue(searchParam('checkIn'))
  await expect.element(form.getByLabelText('Guests')).toHaveValue('2')
})

test('the sheet of the search shows every shortcut within its width', async () => {
  await openPage('/')
  await page.getByRole('button', { name: 'Find a stay' }).click()
  const sheet = page.getByRole('dialog', { name: 'Find a stay' })
  const week = sheet.getByRole('button', { name: /^Any week in/ })
  await sees(week)
  expect(week.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    sheet.element().getBoundingClientRect().right,
  )
})
