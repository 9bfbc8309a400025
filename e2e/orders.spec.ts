import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownerLogin } from './owner-login.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

const shipping = {
  name: 'Olga Order',
  line1: '1 Main St',
  city: 'Boise',
  state: 'ID',
  postalCode: '83702',
  country: 'United States',
}

/** Buys a print in the sandbox and sets its status; gives the path of the link in the buyer's e-mail. */
async function aShippedPrint({ request }: Page, email: string, tracking: string): Promise<string> {
  const purchase = { artPieceId: 2, shipping: { ...shipping, email } }
  const { clientSecret, paymentId } = await (
    await request.post('/api/art-gallery/purchase', { data: purchase })
  ).json()
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' }
  expect((await request.post('/api/sandbox/confirm', { data: { clientSecret, card } })).ok()).toBe(true)
  const { token } = await (await request.post('/api/admin/login', { data: ownerLogin })).json()
  const headers = { authorization: `Bearer ${token}` }
  const orders = await (await request.get('/api/admin/orders', { headers })).json()
  const { id } = orders.find((order: { paymentId: number }) => order.paymentId === paymentId)
  const data = { status: 'shipped', tracking }
  expect((await request.put(`/api/admin/orders/${id}`, { headers, data })).ok()).toBe(true)
  const { letters } = await (await request.get('/api/admin/outbox', { headers })).json()
  const letter = letters.find(({ recipient }: { recipient: string }) => recipient === email)
  return letter.text.match(/\/order\/\S+/)[0]
}

for (const [name, context, email] of [
  ['a desktop', {}, 'olga@example.com'],
  ['a phone', phone, 'olga.phone@example.com'],
] as const)
  test(`a buyer on ${name} opens the order by the link of the email`, async ({ visit }) => {
    const shop = await visit({ path: '/art-gallery', context })
    const page = await visit({ path: await aShippedPrint(shop, email, '1Z999AA10123456784'), context })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const progress = page.getByRole('list', { name: 'Progress' })
    await expect.poll(() => progress.locator('[aria-current=step]').textContent()).toContain('Shipped')
    await page.getByText('1Z999AA10123456784').waitFor()
    await page.getByText('Boise', { exact: false }).waitFor()
    await page.getByRole('link', { name: /^Receipt .* \(PDF\)$/ }).waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    const width = page.viewportSize()?.width ?? 0
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    await page.goto(page.url().replace(/key=.*/, 'key=wrong'))
    await page.getByRole('heading', { name: 'There is no order at this link' }).waitFor()
  })

test('the owner pages through the orders', async ({ visit }) => {
  const anOrder = (id: number) => ({
    id,
    title: `Print ${id}`,
    status: 'new',
    shipping: null,
    tracking: null,
    paidAt: '2026-11-01T12:00:00.000Z',
    isRefunded: false,
  })
  const page = await visit({ path: '/admin/dashboard', as: 'owner' })
  await page.route('**/api/admin/orders?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    const orders = Array.from({ length: 120 }, (_, index) => anOrder(120 - index))
    return route.fulfill({ json: orders.slice(offset, offset + limit) })
  })
  await page.goto('/admin/orders')
  await page.getByText('Print 120').waitFor()
  await page.getByRole('button', { name: 'Older' }).click()
  await page.getByRole('button', { name: 'Older' }).click()
  await page.getByText('Print 1', { exact: true }).waitFor()
  await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled()
})

test("an open list shows a new order and another person's change, and has nothing unsaved then", async ({
  visit,
}) => {
  const shop = await visit({ path: '/art-gallery' })
  const [, id] = /order\/(\d+)/.exec(await aShippedPrint(shop, 'otto@example.com', 'T1')) ?? []
  const page = await visit({ path: '/admin/orders', as: 'owner' })
  const form = page.getByRole('form', { name: `Order ${id}`, exact: true })
  await expect(form.getByLabel('Status')).toHaveValue('shipped')
  const { token } = await (await page.request.post('/api/admin/login', { data: ownerLogin })).json()
  const headers = { authorization: `Bearer ${token}` }
  const data = { status: 'delivered', tracking: 'T2' }
  expect((await page.request.put(`/api/admin/orders/${id}`, { headers, data })).ok()).toBe(true)
  await aShippedPrint(shop, 'olaf@example.com', 'T3')
  await page.getByText('olaf@example.com').waitFor()
  await expect(form.getByLabel('Tracking')).toHaveValue('T2')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Money' }).click()
  await page.waitForURL('**/admin/payments')
})
