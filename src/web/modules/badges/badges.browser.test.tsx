import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'

test('shows why the server refuses a badge', async () => {
  const { network } = await openPage('/investor-badges')
  const form = page.getByRole('form', { name: 'Create investor badge' })
  network.refuse('POST /api/badges/investor', 503, '')
  await form.getByLabelText('Name').fill('Ida')
  await form.getByLabelText('Email').fill('ida2@example.com')
  await form.getByLabelText('Investment Amount').fill('5000')
  await form.getByLabelText('Investor Badge').selectOptions('bronze_investor')
  await form.getByRole('button', { name: 'Create Investor Badge' }).click()
  await sees(page.getByText('Failed to Create Badge').first())
  await sees(page.getByText('Unable to create investor badge. Please try again.').first())
})

test.each(['Infinity', '1e3000', '-5', 'true', '[100]'])(
  'a link with %s dollars has no donation',
  async (dollars) => {
    await openPage(`/badges?donate=${encodeURIComponent(dollars)}`)
    await expect.element(page.getByLabelText('Donation amount (USD)')).toHaveValue(100)
    await sees(page.getByRole('img', { name: 'QR code that opens a donation of $100' }))
  },
)
