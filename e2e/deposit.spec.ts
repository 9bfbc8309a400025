import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { ownerLogin } from './owner-login.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** DOGE Lodge, in nights that no other spec books. */
const LODGE = { id: 2, slug: 'doge-lodge', name: /^DOGE Lodge/ }

async function payBy(page: Page, number: string, submit: string | RegExp): Promise<void> {
  const card = page.getByRole('form', { name: 'Card payment' })
  await card.getByLabel('Card number').fill(number)
  await card.getByLabel('Expiry').fill('1234')
  await card.getByLabel('CVC').fill('123')
  await card.getByRole('button', { name: submit }).click()
}

test('journey: an owner plans a deposit, a guest pays it, replaces the card, and the owner charges the balance', async ({
  visit,
}) => {
  const owner = await openDashboard(visit)
  await owner.getByRole('button', { name: 'Lodge Management' }).click()
  await owner.getByRole('button', { name: LODGE.name }).click()
  await owner.getByRole('tab', { name: 'Rules and policy' }).click()
  await owner.getByRole('checkbox', { name: 'Deposit now, balance later' }).check()
  await owner.getByLabel('Deposit percent').fill('25')
  await owner.getByLabel('Balance due days before check-in').fill('14')
  const saved = owner.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(LODGE.slug),
  )
  await owner.getByRole('button', { name: 'Save Changes' }).click()
  expect((await (await saved).json()).paymentSchedule).toEqual({ depositPercent: 25, balanceDaysBefore: 14 })
  await expect.poll(() => axeFindings(owner)).toEqual([])

  const page = await visit({ context: phone })
  const stay = { checkIn: daysFromNow(300), checkOut: daysFromNow(302), guests: 1, lodgeId: LODGE.id }
  const booked = await page.request.post('/api/bookings', {
    data: { name: 'Dora Deposit', email: 'dora@example.com', ...stay },
  })
  const booking = await booked.json()
  const signedIn = await page.request.post('/api/admin/login', { data: ownerLogin })
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` }
  await page.request.put(`/api/admin/bookings/${booking.id}/status`, {
    data: { status: 'confirmed' },
    headers,
  })
  const { pathname, search } = new URL(booking.link)
  await page.goto(pathname + search)
  await page.getByRole('button', { name: /^Pay \$.* by card$/ }).click()
  await page.getByText(/^Today \$.*\. The balance of \$.* is charged to this card on \w+ \d+\.$/).waitFor()
  await payBy(page, '4242424242424242', /^Pay \$/)
  const stored = page.getByRole('region', { name: 'Stored card' })
  await stored.getByText('Visa ending in 4242, expires 12/34').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByText(/× 2 nights/).waitFor()
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => axeFindings(page)).toEqual([])
  await stored.getByRole('button', { name: 'Replace card' }).click()
  await payBy(page, '5555555555554444', 'Save card')
  await stored.getByText('Mastercard ending in 4444, expires 12/34').waitFor()

  const charged = await page.request.post(`/api/admin/bookings/${booking.id}/charge`, {
    data: { all: true },
    headers,
  })
  expect((await charged.json()).money).toMatchObject({ dueCents: 0 })
  await page.reload()
  await page.getByText('This stay is paid').waitFor()
  await page.request.put(`/api/admin/lodges/${LODGE.slug}`, { data: { paymentSchedule: null }, headers })
})
