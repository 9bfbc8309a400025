import type { Locator, Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { ownerLogin } from './owner-login.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** PEPE Lodge, in nights that no other spec books. */
const LODGE = 4

async function confirmedStay({ request }: Page, day: number) {
  const dates = { checkIn: daysFromNow(day), checkOut: daysFromNow(day + 2), guests: 1, lodgeId: LODGE }
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
  const booking = await confirmedStay(page, 330)
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
  await known.getByText(/has arrived, .* is missing\. Please send the rest by /).waitFor()
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

/** Presses at the sandbox's checkout, each once its button is there. */
async function play(page: Page, ...presses: string[]): Promise<void> {
  for (const name of presses) await page.getByRole('button', { name, exact: true }).click()
}

test('journey: a donation comes in part, the owner gives it back, and the donor takes it', async ({
  visit,
}) => {
  const page = await visit({ path: '/investor', context: phone })
  await page.getByRole('button', { name: 'Pay with crypto' }).click()
  const panel = page.getByRole('region', { name: 'Payment in coins' })
  await follow(page, panel.getByRole('link', { name: 'Open the checkout' }))
  await play(page, 'Pay half', 'Let it expire')
  await page.getByText('Expired', { exact: true }).waitFor()

  const owner = await visit({ path: '/admin/dashboard', as: 'owner' })
  const due = owner.getByRole('listitem').filter({ hasText: 'Donation' })
  await due.getByText(/came in coins, which is too little$/).waitFor()
  await due.getByRole('button', { name: /^Refund \$/ }).click()
  await owner.getByText('Offered back').waitFor()
  await owner.goto('/admin/payments')
  const donation = owner.locator('tr').filter({ hasText: 'came in part' })
  await donation.getByText('Refund: waits for the guest’s address').waitFor()
  await expect(donation.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
  await expect.poll(() => axeFindings(owner)).toEqual([])

  await page.goto('/investor')
  await panel.getByText('Please keep this link until your money has arrived.').waitFor()
  await follow(page, panel.getByRole('link', { name: 'Name the address for your money back' }))
  await play(page, 'Name an address')
  await page.getByText('Waits for the owner’s approval').waitFor()
  await owner.reload()
  await donation.getByRole('button', { name: 'Approve' }).click()
  await owner.getByText('Refund approved').waitFor()
  await play(page, 'Send the refund')
  await page.getByText('Sent', { exact: true }).waitFor()
  await owner.reload()
  await owner.getByText('Refund: sent').waitFor()
})

test('a buyer pays a print in coins, and the gallery says how it stands after the return', async ({
  visit,
}) => {
  const page = await visit({ path: '/art-gallery', context: phone })
  await page.getByRole('button', { name: 'Buy' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pay with crypto' }).click()
  await dialog.getByText('Name is required').waitFor()
  const address = {
    Name: 'Pia Print',
    Email: 'pia.coins@example.com',
    'Address line 1': '1 Main St',
    City: 'Boise',
    'Postal code': '83702',
    Country: 'United States',
  }
  for (const [label, text] of Object.entries(address))
    await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Pay with crypto' }).click()
  await follow(page, dialog.getByRole('link', { name: 'Open the checkout' }))
  await play(page, 'Pay')
  await page.getByText('Seen, not confirmed').waitFor()
  const back = page.getByRole('link', { name: 'Back to Crypto Lodge' })
  const checkout = page.url()
  await follow(page, back)
  const print = page.getByRole('region', { name: 'Your print' })
  await print.getByText(/^Your coins have arrived and are being confirmed/).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.goto(checkout)
  await play(page, 'Confirm')
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await follow(page, back)
  await print.getByText('Paid. Thank you!').waitFor()
  await print.getByText(/^An email with your receipt and the link to your order/).waitFor()
  await print.getByRole('button', { name: 'Close' }).click()
  await expect(print).toHaveCount(0)
  const orders = await visit({ path: '/admin/orders', as: 'owner' })
  await orders.getByText('pia.coins@example.com').waitFor()
})

test('a part of a stay is counted by its owner, and its rest is paid late', async ({ visit }) => {
  const page = await visit()
  const booking = await confirmedStay(page, 340)
  const { pathname, search } = new URL(booking.link)
  const openStay = () => page.goto(pathname + search)
  const panel = page.getByRole('region', { name: 'Payment in coins' })
  const openCheckout = async () => {
    await page.getByRole('button', { name: 'Pay with crypto' }).click()
    await follow(page, panel.getByRole('link', { name: 'Open the checkout' }))
  }
  await openStay()
  await openCheckout()
  await play(page, 'Pay half', 'Let it expire')
  await page.getByText('Expired', { exact: true }).waitFor()
  await openStay()
  await panel.getByText(/^The time to pay is over\. .* has arrived, .* is missing\./).waitFor()

  const owner = await visit({ path: '/admin/payments', as: 'owner' })
  const part = owner.locator('tr').filter({ hasText: booking.reference })
  await part.getByRole('button', { name: 'Count it as paid' }).click()
  await owner.getByText('Counted as paid').waitFor()
  await page.getByText(/ is paid; .* is due\.$/).waitFor()
  await expect(panel).toHaveCount(0)

  await openCheckout()
  await play(page, 'Let it expire', 'Pay late')
  const checkout = page.url()
  await openStay()
  await panel.getByText(/^Your coins came late\./).waitFor()
  await page.goto(checkout)
  await play(page, 'Confirm')
  await openStay()
  await page.getByText('This stay is paid').waitFor()
})

test('while coins are confirmed a stay takes no card', async ({ visit }) => {
  const page = await visit({ context: phone })
  const booking = await confirmedStay(page, 350)
  const { pathname, search } = new URL(booking.link)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: /^Pay \$.* by card$/ }).waitFor()
  await page.getByRole('button', { name: 'Pay with crypto' }).click()
  const panel = page.getByRole('region', { name: 'Payment in coins' })
  await follow(page, panel.getByRole('link', { name: 'Open the checkout' }))
  await play(page, 'Pay')
  await page.getByText('Seen, not confirmed').waitFor()
  await page.goto(pathname + search)
  await panel.getByText(/^Your coins have arrived and are being confirmed/).waitFor()
  await expect(page.getByRole('button', { name: /by card$/ })).toHaveCount(0)
})
