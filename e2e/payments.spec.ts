import type { Page } from '@playwright/test'
import { formatCents, formatDecimal } from '../src/contract/platform/money.ts'
import { daysFromNow } from './days-from-now.ts'
import { failUntilPressed } from './fail-until-pressed.ts'
import { ownerLogin } from './owner-login.ts'
import { signInByApi } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** Fills in a card in the sandbox's form and pays. */
async function payBy(page: Page, number: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Card payment' })
  await form.getByText('Test mode: no card is charged').waitFor()
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('1234')
  await form.getByLabel('CVC').fill('123')
  await form.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Opens a package's dialog and fills in the investor. */
async function choosePackage(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Invest Now' }).click()
  const form = page.getByRole('dialog').getByRole('form', { name: 'Investor' })
  await form.getByRole('button', { name: 'Continue to Payment' }).click()
  await form.getByText('Name is required').waitFor()
  await form.getByText('Please enter a valid email address').waitFor()
  await form.getByLabel('Name').fill('Ivy Investor')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Continue to Payment' }).click()
}

test('pays a package with a second card after the first is declined, and creates its badge', async ({
  visit,
}) => {
  const page = await visit({ path: '/investor' })
  await choosePackage(page, 'Silver Lodge Investor', 'silver@example.com')
  await payBy(page, '4000000000000002')
  await page.getByText('Payment Failed').waitFor()
  await page.getByRole('dialog').getByText('Your card was declined.').waitFor()
  await payBy(page, '4242424242424242')
  await page.getByText('Investment Successful!').waitFor()
  await page.getByText('Your investor badge has been created.').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const badges = await (await page.request.get('/api/badges/silver@example.com')).json()
  expect(badges).toMatchObject([{ badgeName: 'Silver Investor', verified: true, userName: 'I•••' }])
})

test("pays a card that needs the bank's confirmation", async ({ visit }) => {
  const page = await visit({ path: '/investor', context: phone })
  await choosePackage(page, 'Bronze Lodge Partner', 'bronze@example.com')
  await payBy(page, '4000002500003155')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByText('Payment Failed').waitFor()
  await payBy(page, '4000002500003155')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await page.getByText('Investment Successful!').waitFor()
})

test('announces the badge of an investment whose webhook is late', async ({ visit }) => {
  const page = await visit({ path: '/investor' })
  await page.route('**/api/payment-status', (route) => route.fulfill({ json: { status: 'pending' } }))
  await choosePackage(page, 'Bronze Lodge Partner', 'patient@example.com')
  await payBy(page, '4242424242424242')
  await page.getByText('Badge creation will be processed separately.').waitFor()
})

test('announces a badge that could not be created', async ({ visit }) => {
  const page = await visit({ path: '/investor' })
  await page.route('**/api/badges/investor', (route) => route.fulfill({ status: 503, body: '{}' }))
  await choosePackage(page, 'Gold Lodge Shareholder', 'later@example.com')
  const badgeRequest = page.waitForRequest('**/api/badges/investor')
  await payBy(page, '4242424242424242')
  await page.getByText('Badge creation will be processed separately.').waitFor()
  expect((await badgeRequest).postDataJSON()).toMatchObject({
    email: 'later@example.com',
    badgeName: 'Gold Investor',
    investmentAmount: 50_000,
    investmentTier: 'gold_investor',
  })
})

test('a donation is set up once, and its dialog stays closed', async ({ visit }) => {
  const page = await visit({ path: '/badges' })
  const setUps: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) setUps.push(request.method())
  })
  const form = page.getByRole('form', { name: 'Donation' })
  await form.getByRole('button', { name: 'Donate' }).click()
  await payBy(page, '4242424242424242')
  await page.getByText('Thank You for Your Support!').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  expect(setUps).toEqual(['POST'])
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a donation keeps its limits and shows failure and success', async ({ visit }) => {
  const page = await visit({ path: '/investor' })
  const form = page.getByRole('form', { name: 'Donation' })
  const amount = form.getByLabel('Donation amount')
  const donate = () => form.getByRole('button', { name: 'Donate' }).click()
  await expect(amount).toHaveValue('100')
  await expect
    .poll(() => form.getByRole('group', { name: 'Quick picks' }).getByRole('button').allTextContents())
    .toEqual(['$25', '$100', '$500'])
  await amount.fill('0')
  await donate()
  await page.getByText('Invalid Amount').waitFor()
  await page.getByText('Please enter a donation amount of at least $1').waitFor()
  await amount.fill('1e3')
  await donate()
  await page.getByText('Please enter the amount in digits, such as 25 or 25.50').waitFor()
  await amount.fill('100001')
  await donate()
  await page.getByText('Amount Too Large').waitFor()
  await form.getByRole('button', { name: '$25' }).click()
  await donate()
  await payBy(page, '4000000000009995')
  await page.getByText('Donation Failed').waitFor()
  await page.getByRole('alert').getByText('Your card has insufficient funds.').waitFor()
  await payBy(page, '4242424242424242')
  await page.getByText('Thank You for Your Support!').waitFor()
})

/** The file behind a link of the page's receipts. */
async function downloadPdf(page: Page, name: RegExp): Promise<string> {
  const href = await page
    .getByRole('region', { name: 'Receipts' })
    .getByRole('link', { name })
    .getAttribute('href')
  return (await page.request.get(href ?? '')).text()
}

const RETURN = 'redirect_status=succeeded&payment_intent_client_secret='

/** Books and confirms a stay; returns it with the path of its page and the owner's headers. */
async function aConfirmedStay(page: Page, name: string, lodgeId: number) {
  const stay = { checkIn: daysFromNow(220), checkOut: daysFromNow(222), guests: 1, lodgeId }
  const booked = await page.request.post('/api/bookings', {
    data: { name, email: 'paula@example.com', ...stay },
  })
  expect(booked.status()).toBe(201)
  const booking = await booked.json()
  const signedIn = await page.request.post('/api/admin/login', { data: ownerLogin })
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` }
  await page.request.put(`/api/admin/bookings/${booking.id}/status`, {
    data: { status: 'confirmed' },
    headers,
  })
  const { pathname, search } = new URL(booking.link)
  return { ...booking, path: pathname + search, headers }
}

/** Pays a confirmed stay on its page. */
async function payAStay(page: Page, name: string, lodgeId: number) {
  const { id, path, headers, totalPrice } = await aConfirmedStay(page, name, lodgeId)
  await page.goto(path)
  await page.getByRole('button', { name: /^Pay \$.* by card$/ }).click()
  const price = page.getByRole('dialog').getByRole('region', { name: 'Price' })
  await price.getByRole('button', { name: 'Price details' }).click()
  await price.getByText(/× 2 nights$/).waitFor()
  await payBy(page, '4242424242424242')
  await page.getByText('This stay is paid').waitFor()
  return { id: id as number, headers, totalPrice: totalPrice as number }
}

test('a guest who comes back from the bank sees that the stay is paid', async ({ visit }) => {
  const page = await visit()
  const { reference, key, path, totalCents } = await aConfirmedStay(page, 'Bea Bank', 15)
  const send = async (to: string, data: object) => (await page.request.post(to, { data })).json()
  const metadata = { type: 'booking', reference, key }
  const { clientSecret } = await send('/api/create-payment-intent', { amount: totalCents, metadata })
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' }
  await send('/api/sandbox/confirm', { clientSecret, card })
  await page.goto(`${path}&${RETURN}${clientSecret}`)
  await page.getByText('Payment Successful!').waitFor()
  await page.getByText('This stay is paid').waitFor()
  await page.waitForURL((url) => url.pathname + url.search === path)
})

test('pays a confirmed stay once, with a receipt that is loaded again after a failure, and lists the payment for the owner', async ({
  visit,
}) => {
  const page = await visit()
  const { id, headers } = await payAStay(page, 'Paula Payer', 12)
  await expect(page.getByRole('button', { name: /by card$/ })).toHaveCount(0)
  await failUntilPressed(page, '**/api/bookings/*/receipts?*')
  await page.reload()
  const receipts = page.getByRole('region', { name: 'Receipts' })
  await receipts.getByText('The receipts could not be loaded.').waitFor()
  await receipts.getByRole('button', { name: 'Try again' }).click()
  expect(await downloadPdf(page, /^Receipt \d{4}-\d{6} \(PDF\)$/)).toMatch(/^%PDF-/)
  const payments = await (await page.request.get('/api/admin/payments', { headers })).json()
  const own = payments.filter((payment: { bookingId: number }) => payment.bookingId === id)
  expect(own).toMatchObject([{ status: 'completed', guestName: 'Paula Payer' }])
})

test('a guest cancels a paid stay and sees the refund, on a phone', async ({ visit }) => {
  const page = await visit({ context: phone })
  const { id, headers, totalPrice } = await payAStay(page, 'Gus Guest', 13)
  const price = formatDecimal(totalPrice)
  await page.getByText('Seven Days Free').waitFor()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await question
    .getByText(
      `If you cancel now, it is free. ${formatCents(totalPrice * 100)} of what you paid goes back to you.`,
    )
    .waitFor()
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByText(`${price} was refunded to you`).waitFor()
  expect(await downloadPdf(page, /^Credit note CN-\d{4}-\d{6} \(PDF\)$/)).toMatch(/^%PDF-/)
  const record = await (await page.request.get(`/api/admin/bookings/${id}`, { headers })).json()
  expect(record).toMatchObject({
    status: 'cancelled',
    money: { refundedCents: totalPrice * 100, refundingCents: 0 },
  })
})

/** Lets the next POST to `url` reach the server and drops its answer. */
const loseNextAnswer = (page: Page, url: string) =>
  page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
    await page.unroute(url)
  })

test('a payment and a refund whose answers are lost show in the list, and a second press repeats nothing', async ({
  visit,
}) => {
  const guest = await visit()
  const { id, headers } = await payAStay(guest, 'Lola Lost', 14)
  const page = await visit({ path: '/admin/payments', as: 'owner' })
  await page.getByRole('button', { name: 'Record Payment' }).click()
  const record = page.getByRole('dialog', { name: 'Record Payment' })
  await record.getByRole('option', { name: /Lola Lost/ }).waitFor({ state: 'attached' })
  await record.getByLabel('Booking').selectOption(String(id))
  await record.getByLabel('Amount').fill('12.5')
  await loseNextAnswer(page, '**/api/admin/payments')
  await record.getByRole('button', { name: 'Create Payment' }).click()
  await page.getByText('Failed to create payment record.').waitFor()
  // By tag: an open dialog hides the list from roles.
  const rows = page.locator('tr').filter({ hasText: 'Lola Lost' })
  await expect(rows.filter({ hasText: '$12.50' })).toHaveCount(1)
  await record.getByRole('button', { name: 'Create Payment' }).click()
  await page.getByText('Payment Created').waitFor()
  await loseNextAnswer(page, '**/api/admin/payments/*/refund')
  for (const answer of ['Failed to refund the payment.', 'Payment Refunded']) {
    await rows.getByRole('button', { name: 'Refund a part' }).click()
    const part = page.getByRole('dialog', { name: 'Refund a part' })
    await part.getByLabel('Amount').fill('10')
    await part.getByLabel('Goodwill').check()
    await part.getByRole('button', { name: 'Refund $10.00 to Lola' }).click()
    await page.getByText(answer).waitFor()
    await rows.getByText('$10.00 refunded').waitFor()
  }
  const payments = await page.request.get(`/api/admin/payments?bookingId=${id}`, { headers })
  expect(await payments.json()).toMatchObject([
    { amount: '12.50' },
    { status: 'completed', refundedAmount: '10.00' },
  ])
})

test('a part is refunded from the first tab of the stay with four presses, no field and no scrolling', async ({
  visit,
}) => {
  const guest = await visit()
  const { id, headers, totalPrice } = await payAStay(guest, 'Rosa Refund', 10)
  const record = await (await guest.request.get(`/api/admin/bookings/${id}`, { headers })).json()
  const page = await visit({
    path: `/admin/bookings/${record.reference}`,
    as: 'owner',
    context: { viewport: { width: 1366, height: 768 } },
  })
  const opener = page.getByRole('button', { name: 'Refund a part' })
  await opener.click()
  const form = page.getByRole('form', { name: 'Refund a part' })
  await expect(form.getByLabel('Amount')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: '50 %' }).click()
  const submit = form.getByRole('button', { name: `Refund ${formatDecimal(totalPrice / 2)} to Rosa` })
  await submit.click()
  await form.getByText('Please choose why it is refunded').waitFor()
  await form.getByLabel('Goodwill').check()
  await expect(submit).toBeInViewport({ ratio: 1 })
  await submit.click()
  await page.getByText('Payment Refunded').waitFor()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect
    .poll(async () => (await guest.request.get(`/api/admin/bookings/${id}`, { headers })).json())
    .toMatchObject({ money: { refundedCents: totalPrice * 50, dueCents: 0 } })
})

test('a refund that the provider has not taken yet says so, and a refused status says why', async ({
  visit,
}) => {
  const guest = await visit()
  const { id, headers } = await payAStay(guest, 'Quinn Queued', 11)
  const page = await visit({ path: '/admin/payments', as: 'owner' })
  const row = page.getByRole('row').filter({ hasText: 'Quinn Queued' })
  const [unchanged] = await (
    await page.request.get(`/api/admin/payments?bookingId=${id}`, { headers })
  ).json()
  await page.route('**/api/admin/payments/*/refund', (route) => route.fulfill({ json: unchanged }))
  await row.getByRole('button', { name: 'Refund', exact: true }).click()
  await row.getByRole('button', { name: 'Really refund?' }).click()
  await page.getByText('Refund Queued').waitFor()
  const detail = 'A refund of this payment is already under way'
  await page.route('**/api/admin/payments/*/status', (route) =>
    route.fulfill({ status: 409, json: { status: 409, title: 'Conflict', code: 'conflict', detail } }),
  )
  await row.getByRole('combobox', { name: /^Status of payment/ }).selectOption('failed')
  await page.getByText(`Failed to update payment status. ${detail}`).waitFor()
})

test('a payment recorded by hand shows its date to an owner in California, whose list of bookings is loaded again after a failure', async ({
  visit,
}) => {
  const guest = await visit()
  const { id, headers } = await aConfirmedStay(guest, 'Cal Cash', 16)
  const data = { bookingId: id, amount: '31', paymentMethod: 'cash', paymentDate: '2026-01-31' }
  expect((await guest.request.post('/api/admin/payments', { headers, data })).status()).toBe(201)
  const context = { timezoneId: 'America/Los_Angeles' }
  const before = async (fresh: Page) => {
    await signInByApi(fresh)
    await failUntilPressed(fresh, '**/api/admin/bookings')
  }
  const page = await visit({ path: '/admin/payments', context, before })
  const row = page.getByRole('row').filter({ hasText: 'Cal Cash' })
  await row.getByText('Jan 31, 2026', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Record Payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record Payment' })
  await dialog.getByText('Failed to fetch the bookings').waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('option', { name: /^Cal Cash/ }).waitFor({ state: 'attached' })
})
