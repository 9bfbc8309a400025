import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { ownerLogin } from './owner-login.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** PEPE Lodge, in nights that no other spec books. */
const LODGE = 4

async function confirmedStay({ request }: Page) {
  const dates = { checkIn: daysFromNow(330), checkOut: daysFromNow(332), guests: 1, lodgeId: LODGE }
  const data = { name: 'Cora Coins', email: 'cora@example.com', ...dates }
  const booking = await (await request.post('/api/bookings', { data })).json()
  const { token } = await (await request.post('/api/admin/login', { data: ownerLogin })).json()
  const headers = { authorization: `Bearer ${token}` }
  const decision = { data: { status: 'confirmed' }, headers }
  await request.put(`/api/admin/bookings/${booking.id}/status`, decision)
  return { ...booking, headers }
}

/** Follows a link that names the address in the configuration, which is not the one of the tests. */
async function follow(page: Page, link: Locator): Promise<void> {
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', page.url())
  await page.goto(pathname + search)
}

test('journey: a guest pays in coins, closes the tab, and finds the same state on another device', async ({
  visit,
}) => {
  const page = await visit({ context: phone })
  const booking = await confirmedStay(page)
  const { pathname, search } = new URL(booking.link)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: 'Pay with crypto' }).click()
  const panel = page.getByRole('region', { name: 'Payment in coins' })
  await panel.getByText(/^Waiting for your coins until /).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await follow(page, panel.getByRole('link', { name: 'Open the checkout' }))
  await page.getByText('Test mode: no coin moves').waitFor()
  await page.getByRole('img', { name: 'QR code of the payment' }).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay half', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor()
  const checkout = page.url()
  await page.close()

  const other = await visit({ path: pathname + search })
  const known = other.getByRole('region', { name: 'Payment in coins' })
  await known.getByText(/has arrived, .* is missing\. Please send the rest until /).waitFor()
  await other.goto(checkout)
  await other.getByRole('button', { name: 'Pay more', exact: true }).click()
  await other.getByText('Seen, not confirmed').waitFor()
  await other.getByRole('button', { name: 'Confirm', exact: true }).click()
  await other.getByText('Paid', { exact: true }).first().waitFor()
  await follow(other, other.getByRole('link', { name: 'Back to Crypto Lodge' }))
  await other.getByText('This stay is paid').waitFor()
  await other.getByText(/goes back to you in coins$/).waitFor()
  await follow(other, other.getByRole('link', { name: 'Name the address for your money back' }))
  await other.getByRole('button', { name: 'Name an address' }).click()
  const { headers } = booking
  const read = async () =>
    (await other.request.get(`/api/bookings/${booking.reference}${search}`, { headers })).json()
  expect((await read()).money).toMatchObject({ dueCents: 0, refundingCoinsCents: expect.any(Number) })
})
