import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, PHONE } from '../testing/open-page.tsx'
import { sees } from '../testing/state.ts'

test('distinguishes an address without badges from a failed request', async () => {
  const { network } = await openPage('/badges', { size: PHONE })
  const checker = page.getByRole('form', { name: 'Check badges' })
  const check = async (email: string) => {
    await checker.getByLabelText('Email').fill(email)
    await checker.getByRole('button', { name: 'Check Badges' }).click()
  }
  await check('nobody@example.com')
  await sees(page.getByText('No badges found for this user'))
  const restore = network.fail('GET /api/badges/{email}')
  await check('broken@example.com')
  await sees(page.getByText('Error loading badges'))
  restore()
  await check('broken@example.com')
  await sees(page.getByText('No badges found for this user'))
})

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
