import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { sendRequest } from './send-request.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone, type Visit } from './visit.ts'

/** The rules in the owner's form of Shiba Inu Lodge, which no other spec books. */
async function openLodgeForm(visit: Visit): Promise<Page> {
  const page = await openDashboard(visit)
  await page.getByRole('button', { name: 'Lodge Management' }).click()
  await page.getByRole('button', { name: /^Shiba Inu Lodge/ }).click()
  await page.getByRole('tab', { name: 'Rules and policy' }).click()
  await page.getByLabel('Cancellation policy').waitFor()
  return page
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/shiba-inu-lodge'),
  )
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await saved).status()).toBe(200)
}

const readLodge = async (page: Page) => (await page.request.get('/api/lodges/shiba-inu-lodge')).json()

test('an owner chooses a cancellation policy or writes one', async ({ visit }) => {
  const page = await openLodgeForm(visit)
  const choice = page.getByLabel('Cancellation policy')
  await expect(choice).toHaveValue('Seven Days Free')
  await choice.selectOption('Firm')
  await page.getByText('100 % back until 720 hours before check-in', { exact: false }).waitFor()
  await save(page)
  expect((await readLodge(page)).cancellationPolicy.name).toBe('Firm')
  await choice.selectOption('Custom')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('A policy needs a name').waitFor()
  await page.getByLabel('Policy name').fill('Ours')
  await page.getByRole('button', { name: 'Remove step 2' }).click()
  await page.getByLabel('Hours before check-in').fill('72')
  await page.getByLabel('Refund percent').fill('101')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('A refund is a whole percent from 0 to 100').waitFor()
  await page.getByLabel('Refund percent').fill('80')
  await expect.poll(() => axeFindings(page)).toEqual([])
  await save(page)
  expect((await readLodge(page)).cancellationPolicy).toEqual({
    name: 'Ours',
    steps: [{ hoursBefore: 72, refundPercent: 80 }],
  })
})

for (const [name, context, days] of [
  ['a desktop', {}, 200],
  ['a phone', phone, 210],
] as const)
  test(`journey: a guest on ${name} books at once, pays by card and is confirmed`, async ({ visit }) => {
    const owner = await openLodgeForm(visit)
    const instantBook = owner.getByRole('checkbox', { name: 'Book instantly', exact: true })
    if (!(await instantBook.isChecked())) {
      await instantBook.focus()
      await owner.keyboard.press('Space')
      await save(owner)
    }
    const page = await visit({ path: '/lodge/shiba-inu-lodge', context })
    await page.getByLabel('Reservation').getByText('Book instantly', { exact: false }).waitFor()
    const form = page.getByRole('form', { name: 'Booking' })
    await form.getByLabel('Check-in').fill(daysFromNow(days))
    await form.getByLabel('Check-out').fill(daysFromNow(days + 2))
    await form.getByLabel('Name').fill('Ida Instant')
    await form.getByLabel('Email').fill(`ida${days}@example.com`)
    await sendRequest(form, 'Book instantly')
    const card = page.getByRole('form', { name: 'Card payment' })
    await card.getByLabel('Card number').waitFor()
    await page.getByText('Waiting for your payment').waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await card.getByLabel('Card number').fill('4242424242424242')
    await card.getByLabel('Expiry').fill('1234')
    await card.getByLabel('CVC').fill('123')
    await card.getByRole('button', { name: /^Pay \$/ }).click()
    await page.getByText('Payment Successful!').waitFor()
    await page.getByRole('status').filter({ hasText: 'Confirmed' }).waitFor()
    await page.getByText('This stay is paid').waitFor()
  })
