import type { Page } from '@playwright/test'
import { loseNextAnswer } from './lose-next-answer.ts'
import { expect, test } from './test.ts'

const viewer = (page: Page, title: string) => page.getByRole('dialog', { name: title })

test('a link opens its artwork by name or number, and Back closes an artwork opened in the page', async ({
  visit,
}) => {
  const page = await visit({ path: '/art-gallery?piece=paw-on-the-moon' })
  await viewer(page, 'Paw on the Moon').waitFor()
  await expect
    .poll(() => page.locator('meta[property="og:image"]').first().getAttribute('content'))
    .toContain('/art/doge-paw-on-the-moon.webp')
  await page.goto('/art-gallery?piece=1')
  await viewer(page, 'Ledger Currents').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('link', { name: 'View Paw on the Moon' }).click()
  await viewer(page, 'Paw on the Moon').waitFor()
  await page.goBack()
  await viewer(page, 'Paw on the Moon').waitFor({ state: 'detached' })
})

test('a like shows at once, survives a reload, and a second press removes it', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery', context: { userAgent: 'likes-of-one-visitor' } })
  const like = page.getByRole('article', { name: 'Proof of Sun' }).getByRole('button', { name: /^Like/ })
  const count = async () => Number(await like.textContent())
  const before = await count()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await like.click()
  await saved
  await expect.poll(() => count()).toBe(before + 1)
  await page.reload()
  await page.locator('[aria-pressed="true"]').waitFor()
  await expect.poll(() => count()).toBe(before + 1)
  const takenBack = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await like.click()
  await takenBack
  await expect.poll(() => count()).toBe(before)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

async function payWith(page: Page, number: string) {
  const form = page.getByRole('form', { name: 'Card payment' })
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('12 / 34')
  await form.getByLabel('CVC').fill('123')
  await form.getByRole('button', { name: 'Pay $69.99' }).click()
}

const address = {
  Name: 'Bea Buyer',
  Email: 'bea@example.com',
  'Address line 1': '1 Main St',
  City: 'Boise',
  State: 'ID',
  'Postal code': '83702',
  Country: 'United States',
}

async function fillAddress(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(text)
}

test('buys an artwork with a second card after the first is declined', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery?piece=ledger-currents' })
  await page.getByRole('button', { name: 'Buy this artwork' }).click()
  await page.getByRole('form', { name: 'Card payment' }).waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Address is required').waitFor()
  await expect(page.locator(':focus')).toHaveAttribute('autocomplete', 'name')
  await fillAddress(page)
  await payWith(page, '4000 0000 0000 0002')
  await page.getByText('Payment Failed').waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Purchase Successful!').waitFor()
  await page.getByRole('form', { name: 'Card payment' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Ledger Currents' }).waitFor()
  await page.getByText('$69.99 is paid, and we print it next.').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/order\/\d+$/)
})

test('a purchase whose answer is lost with the network is known to be paid at the next press', async ({
  visit,
}) => {
  const page = await visit({ path: '/art-gallery?piece=ledger-currents' })
  await page.getByRole('button', { name: 'Buy this artwork' }).click()
  await page.getByRole('form', { name: 'Card payment' }).waitFor()
  await fillAddress(page)
  await loseNextAnswer(page, '**/api/sandbox/confirm')
  await page.route('**/api/payment-status', (route) => route.abort('connectionreset'))
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('An unexpected error occurred').waitFor()
  await page.unroute('**/api/payment-status')
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Purchase Successful!').waitFor()
  await page.getByRole('form', { name: 'Card payment' }).waitFor({ state: 'detached' })
})
