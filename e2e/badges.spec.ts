import { expect, test } from 'vitest'
import { phone, testBrowser } from './test-browser.ts'

const { visit } = testBrowser()

test('creates a Day 1 badge and finds it', async () => {
  const page = await visit({ path: '/badges' })
  for (const title of ['Day 1 Investor', 'Early Supporter', 'Community Builder'])
    await page.getByRole('heading', { name: title }).waitFor()
  const form = page.getByRole('form', { name: 'Create a badge' })
  const create = form.getByRole('button', { name: 'Create Day 1 Investor Badge' })
  await create.click()
  await form.getByText('Please enter a valid email address').waitFor()
  await form.getByText('Name is required').waitFor()
  await form.getByLabel('Name').fill('A'.repeat(101))
  await form.getByText('Name must be under 100 characters').waitFor()
  await form.getByLabel('Name').fill('Dora')
  await form.getByLabel('Email').fill('dora@example.com')
  await create.click()
  await page.getByText('Day 1 Investor badge created successfully').waitFor()
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('')
  const checker = page.getByRole('form', { name: 'Check badges' })
  await expect.poll(() => checker.getByRole('button', { name: 'Check Badges' }).isDisabled()).toBe(true)
  await checker.getByLabel('Email').fill(' dora@example.com ')
  await checker.getByRole('button', { name: 'Check Badges' }).click()
  await page.getByRole('article', { name: 'Day 1 Investor' }).getByText('Active').waitFor()
})

test('distinguishes an address without badges from a failed request', async () => {
  const page = await visit({ path: '/badges', context: phone })
  const checker = page.getByRole('form', { name: 'Check badges' })
  const check = async (email: string) => {
    await checker.getByLabel('Email').fill(email)
    await checker.getByRole('button', { name: 'Check Badges' }).click()
  }
  await check('nobody@example.com')
  await page.getByText('No badges found for this user').waitFor()
  await page.route('**/api/badges/broken*', (route) => route.fulfill({ status: 503, body: '' }))
  await check('broken@example.com')
  await page.getByText('Error loading badges').waitFor()
  await page.unroute('**/api/badges/broken*')
  await check('broken@example.com')
  await page.getByText('No badges found for this user').waitFor()
})

test('the code opens the donation with the chosen amount', async () => {
  const page = await visit({ path: '/badges' })
  const form = page.getByRole('form', { name: 'Donation' })
  await form.getByRole('button', { name: '$1,000' }).click()
  await page.getByRole('img', { name: 'QR code that opens a donation of $1,000' }).waitFor()
  await page.getByRole('link', { name: 'open the link' }).click()
  await page.waitForURL(/donate=1000/)
  await expect.poll(() => page.getByLabel('Donation amount').inputValue()).toBe('1000')
  await page.getByLabel('Donation amount').fill('25.5')
  await page.getByRole('img', { name: 'QR code that opens a donation of $25.50' }).waitFor()
  await page.getByText('Scan to donate $25.50 from your phone').waitFor()
})

test('offers investor badges by amount, highest first', async () => {
  const page = await visit({ path: '/investor-badges' })
  for (const figure of ['2.4M', '147', '9.2%', '89']) await page.getByText(figure).first().waitFor()
  const form = page.getByRole('form', { name: 'Create investor badge' })
  const create = form.getByRole('button', { name: 'Create Investor Badge' })
  await form.getByLabel('Name').fill('Ida')
  await form.getByLabel('Email').fill('ida@example.com')
  await form.getByLabel('Investment Amount').fill('50000')
  await expect.poll(() => create.isDisabled()).toBe(true)
  const offers = async () =>
    (await form.getByLabel('Investor Badge').locator('option:not([disabled])').allTextContents()).map(
      (offer) => offer.replace(/ \(.*/, ''),
    )
  await expect.poll(offers).toEqual(['Gold Investor', 'Silver Investor', 'Bronze Investor', 'Early Investor'])
  await form.getByLabel('Investor Badge').selectOption('gold_investor')
  await form.getByLabel('Investment Amount').fill('1000')
  await create.click()
  await page.getByText('Investment Amount Too Low').waitFor()
  await page.getByText('Minimum investment for Gold Investor is $50,000.').waitFor()
  await form.getByLabel('Investment Amount').fill('60000')
  await create.click()
  await page.getByText('Investor Badge Created!').waitFor()
  await page.getByRole('article', { name: 'Gold Investor' }).getByText('Active').waitFor()
})

test('shows why the server refuses a badge', async () => {
  const page = await visit({ path: '/investor-badges' })
  const form = page.getByRole('form', { name: 'Create investor badge' })
  await page.route('**/api/badges/investor', (route) => route.fulfill({ status: 503, body: '' }))
  await form.getByLabel('Name').fill('Ida')
  await form.getByLabel('Email').fill('ida2@example.com')
  await form.getByLabel('Investment Amount').fill('5000')
  await form.getByLabel('Investor Badge').selectOption('bronze_investor')
  await form.getByRole('button', { name: 'Create Investor Badge' }).click()
  await page.getByText('Failed to Create Badge').waitFor()
  await page.getByText('Unable to create investor badge. Please try again.').waitFor()
})

test.each(['Infinity', '1e3000', '-5', 'true', '[100]'])(
  'a link with %s dollars has no donation',
  async (dollars) => {
    const page = await visit({ path: `/badges?donate=${encodeURIComponent(dollars)}` })
    await expect.poll(() => page.getByLabel('Donation amount (USD)').inputValue()).toBe('100')
    await page.getByRole('img', { name: 'QR code that opens a donation of $100' }).waitFor()
  },
)
