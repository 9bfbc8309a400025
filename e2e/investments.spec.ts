import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { serveProduct } from './serve-product.ts'
import { signInByApi } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone, type Visit } from './visit.ts'

/** A product in production, which sells no investments. */
let production: Awaited<ReturnType<typeof serveProduct>>
test.beforeAll(async () => {
  production = await serveProduct({ NODE_ENV: 'production' })
})
test.afterAll(() => production.stop())

const inProduction = (visit: Visit, path: string, context = {}) =>
  visit({ path, context: { baseURL: production.baseUrl, ...context } })

/** Opens the dialog of a package. */
async function openPackage(page: Page, name: string) {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Register interest' }).click()
  return page.getByRole('dialog', { name: 'Register interest' })
}

test('sells packages outside production', async ({ visit }) => {
  const page = await visit({ path: '/investor', context: { javaScriptEnabled: false } })
  await expect(page.getByRole('button', { name: 'Invest Now' })).toHaveCount(3)
  await expect(page.getByText(/not on sale here/i)).toHaveCount(0)
})

test('without scripts a page says that investments are not on sale', async ({ visit }) => {
  const page = await inProduction(visit, '/investor', { javaScriptEnabled: false })
  await expect(page.getByRole('button', { name: 'Register interest' })).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Invest Now' })).toHaveCount(0)
  await expect(page.getByText('Not on sale here', { exact: true })).toHaveCount(3)
  await page.goto('/investor-badges')
  await page.getByText('Investments are not on sale here').waitFor()
  await page.getByRole('heading', { name: 'Investment Tiers' }).waitFor()
})

test('journey: a visitor registers interest in a package, and the owner sees it', async ({ visit }) => {
  const page = await inProduction(visit, '/investor-badges', phone)
  await page.getByRole('link', { name: 'See the investment packages' }).click()
  const dialog = await openPackage(page, 'Silver Lodge Investor')
  await dialog.getByText('Silver Lodge Investor, $15,000').waitFor()
  await dialog.getByText('Nothing is bought').waitFor()
  await expect(dialog.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy')
  await expect.poll(() => axeFindings(page)).toEqual([])
  const form = dialog.getByRole('form', { name: 'Register interest' })
  const send = form.getByRole('button', { name: 'Register interest' })
  await send.click()
  await form.getByText('Name is required').waitFor()
  await form.getByText('Please enter a valid email address').waitFor()
  await form.getByLabel('Name').fill('Ines Interested')
  await form.getByLabel('Email').fill('ines@example.com')
  await send.click()
  await page.getByText('Interest Registered').first().waitFor()
  await dialog.waitFor({ state: 'detached' })

  const context = { baseURL: production.baseUrl }
  const owner = await visit({ path: '/admin/payments', context, before: signInByApi })
  await owner.getByRole('button', { name: 'Investment interests' }).click()
  const sheet = owner.getByRole('dialog', { name: 'Investment interests' })
  const row = sheet.getByRole('listitem').filter({ hasText: 'ines@example.com' })
  await row.getByText('Silver Lodge Investor').waitFor()
  await expect.poll(() => axeFindings(owner)).toEqual([])
  const download = owner.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('investment-interests.csv')
})

test('shows why the server refuses an interest, at the field or in a toast', async ({ visit }) => {
  const page = await inProduction(visit, '/investor')
  const dialog = await openPackage(page, 'Gold Lodge Shareholder')
  await dialog.getByLabel('Name').fill('Ines')
  await dialog.getByLabel('Email').fill('ines@example.com')
  const problem = { type: 'about:blank', title: 'Invalid request', status: 400, code: 'invalid' }
  const errors = [{ path: 'email', message: 'This address is not known' }]
  await page.route('**/api/investments/interests', (route) =>
    route.fulfill({ status: 400, json: { ...problem, detail: 'Invalid', errors } }),
  )
  const send = dialog.getByRole('button', { name: 'Register interest' })
  await send.click()
  await dialog.getByText('This address is not known').waitFor()
  await page.unroute('**/api/investments/interests')
  await page.route('**/api/investments/interests', (route) => route.fulfill({ status: 503, body: '' }))
  await send.click()
  await page.getByText('Interest Not Registered').first().waitFor()
})
