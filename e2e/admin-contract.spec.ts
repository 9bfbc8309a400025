import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import type { Visit } from './visit.ts'

/** Answers with the specification's fields only. */
const lodge = {
  id: 2,
  name: 'DOGE Lodge',
  slug: 'doge-lodge',
  description: 'Much cosy.',
  color: 'golden',
  icon: 'dog',
  features: ['Sauna'],
  exteriorImage: 'https://pictures.example/doge.jpg',
  interiorImages: ['https://pictures.example/sofa.jpg'],
  price: 450,
  maxGuests: 6,
}
const booking = {
  id: 7,
  guestName: 'Grace Guest',
  guestEmail: 'grace@example.com',
  guestPhone: '',
  lodgeSlug: 'doge-lodge',
  checkIn: '2027-01-10',
  checkOut: '2027-01-13',
  guests: 2,
  totalPrice: 1350,
  createdAt: '2026-11-20T10:00:00.000Z',
}
const payment = {
  id: 31,
  bookingId: 7,
  amount: '10.5',
  currency: 'USD',
  status: 'completed',
  paymentMethod: 'cash',
  stripePaymentId: null,
  paymentDate: '2026-11-20T11:00:00.000Z',
  notes: 'At the door',
  createdAt: '2026-11-20T11:00:00.000Z',
  updatedAt: '2026-11-20T11:00:00.000Z',
}
const event = {
  id: 5,
  title: 'Chimney sweep',
  eventDate: '2026-12-04T00:00:00.000Z',
  startTime: '09:00:00',
  endTime: '11:30:00',
  eventType: 'cleaning',
}

/** Matches paths without a query; the specification has no others, so those reach the real server. */
const plain = (path: string) => (url: URL) => url.pathname === path && url.search === ''

type Answers = Record<string, unknown>

/** Stores a token that the real server rejects. */
const storeToken = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('adminToken', 'test-token')
    localStorage.setItem('adminUser', '{"name":"Ada","role":"admin"}')
  })

/** Opens an admin page with a token that the real server rejects, and with answers to some calls. */
async function anAdmin(visit: Visit, screen: string, answers: Answers): Promise<Page> {
  return visit({
    path: `/admin/${screen}`,
    before: async (page) => {
      await storeToken(page)
      await page.route('https://pictures.example/**', (route) => route.fulfill({ status: 200, body: '' }))
      for (const [path, json] of Object.entries(answers))
        await page.route(plain(path), (route) => route.fulfill({ json }))
    },
  })
}

const sees = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

const card = (page: Page, name: string, value: string) =>
  page.locator('div').filter({ hasText: new RegExp(`^${name}${value.replace(/[$.]/g, '\\$&')}$`) })

/** Waits for the end of all requests and expects the page to be still there. */
async function staysAt(page: Page, screen: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe(`/admin/${screen}`)
  expect(await page.getByRole('alert').count()).toBe(0)
}

test("the dashboard shows bookings that have the specification's fields only", async ({ visit }) => {
  const second = { ...booking, id: 8, guestName: 'Hal Host', totalPrice: 650 }
  const page = await anAdmin(visit, 'dashboard', { '/api/admin/bookings': [booking, second] })
  await sees(page, 'Grace Guest')
  await sees(page, 'doge-lodge')
  await card(page, 'Total Bookings', '2').waitFor()
  await card(page, 'Total Revenue', '$2,000').waitFor()
  await staysAt(page, 'dashboard')
})

test('a 401 on the bookings ends the session', async ({ visit }) => {
  let shown: Promise<void> | undefined
  const page = await visit({
    path: '/admin/dashboard',
    before: async (fresh) => {
      await storeToken(fresh)
      shown = sees(fresh, 'Session expired')
    },
  })
  await page.waitForURL('**/admin/login')
  await shown
})

test('the cards, the list and its filter need the payments only', async ({ visit }) => {
  const payments = [
    payment,
    { ...payment, id: 32, status: 'pending', amount: '200.00', notes: 'By wire' },
    { ...payment, id: 33, status: 'failed', amount: '30.00', notes: 'Declined' },
    { ...payment, id: 34, amount: 1500, notes: 'Nested', booking: { guestName: 'Hal Host' } },
  ]
  const page = await anAdmin(visit, 'payments', {
    '/api/admin/payments': payments,
    '/api/admin/bookings': [booking],
  })
  await card(page, 'Total Payments', '4').waitFor()
  await card(page, 'Total Revenue', '$1,510.50').waitFor()
  await card(page, 'Pending', '1').waitFor()
  await card(page, 'Failed', '1').waitFor()
  const row = page.getByRole('row').filter({ hasText: 'At the door' })
  await row.getByText('$10.50', { exact: true }).waitFor()
  await row.getByText('Grace Guest', { exact: true }).waitFor()
  await row.getByText('doge-lodge', { exact: true }).waitFor()
  await sees(page, 'Hal Host')
  await page.getByLabel('Filter by status').selectOption('pending')
  await row.waitFor({ state: 'detached' })
  await sees(page, 'By wire')
  await page.getByLabel('Filter by status').selectOption('refunded')
  await sees(page, 'No payments found.')
  await staysAt(page, 'payments')
})

test("a payment without a known booking shows the booking's number", async ({ visit }) => {
  const page = await anAdmin(visit, 'payments', { '/api/admin/payments': [payment] })
  await sees(page, 'Booking 7')
  await staysAt(page, 'payments')
})

test("records a payment for a booking with the specification's fields only", async ({ visit }) => {
  const page = await anAdmin(visit, 'payments', {
    '/api/admin/payments': [],
    '/api/admin/bookings': [booking],
  })
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Record Payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record Payment' })
  const option = dialog.getByRole('option', {
    // With the year until it has come.
    name: /^Grace Guest, doge-lodge, Jan 10–13(, 2027)?, \$1,350$/,
  })
  await option.waitFor({ state: 'attached' })
  await dialog.getByLabel('Booking').selectOption('7')
  await dialog.getByLabel('Amount').fill('10.50')
  await dialog.getByRole('button', { name: 'Create Payment' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ bookingId: 7, amount: '10.50', status: 'pending' })
  await sees(page, 'Payment Created')
  await dialog.waitFor({ state: 'detached' })
  await staysAt(page, 'payments')
})

test('the server counts and pages more payments than one list holds', async ({ visit }) => {
  const hundred = Array.from({ length: 100 }, (_, index) => ({ ...payment, id: 100 + index }))
  const page = await anAdmin(visit, 'payments', { '/api/admin/payments': hundred })
  const totals = page.waitForRequest('**/api/admin/payments/totals')
  await page.reload()
  await totals
  await page.waitForLoadState('networkidle')
  const next = page.waitForRequest('**/api/admin/payments?limit=26&offset=75')
  await page.getByText('1–25 of 100').waitFor()
  for (const shown of ['26–50', '51–75']) {
    await page.getByRole('button', { name: 'Older' }).click()
    await page.getByText(`${shown} of 100`).waitFor()
  }
  await page.getByRole('button', { name: 'Older' }).click()
  await next
})

for (const body of ['{}', '{"success":true}', ''])
  test(`a lodge of the contract is edited, whatever the answer to it: ${JSON.stringify(body)}`, async ({
    visit,
  }) => {
    const page = await anAdmin(visit, 'lodge-management', { '/api/lodges': [lodge] })
    await page.route('**/api/admin/lodges/doge-lodge', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body }),
    )
    await page.getByRole('button', { name: /^DOGE Lodge/ }).click()
    await page.getByLabel('Price per Night').fill('500')
    const read = page.waitForRequest('**/api/lodges')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    expect((await sent).postDataJSON()).toEqual({ price: 500 })
    await sees(page, 'Lodge information has been successfully updated.')
    await read
    await expect(page.getByLabel('Price per Night')).toHaveValue('500')
    await staysAt(page, 'lodge-management')
  })

test('counts of one are in the singular', async ({ visit }) => {
  const email = { id: 1, recipient: 'ada@example.com', subject: 'Hello', text: 'Hello' }
  const times = { createdAt: '2026-11-20T10:00:00.000Z', sentAt: null, lastError: null, tries: 1 }
  const letters = [
    { ...email, ...times, bookingReference: null, nextTryAt: '2026-11-20T10:05:00.000Z' },
    { ...email, ...times, id: 2, bookingReference: null, nextTryAt: null },
  ]
  const page = await anAdmin(visit, 'lodge-management', {
    '/api/lodges': [{ ...lodge, maxGuests: 1 }],
  })
  const outbox = { sends: true, total: letters.length, letters }
  await page.route('**/api/admin/outbox?*', (route) => route.fulfill({ json: outbox }))
  await sees(page, 'Max 1 guest')
  await page.goto('/admin/outbox')
  await page.getByText('tried 1 time, next').waitFor()
  await page.getByText('given up after 1 try').waitFor()
})

test('lists and edits an event with a timestamp as its date and seconds in its times', async ({ visit }) => {
  const page = await anAdmin(visit, 'calendar', {
    '/api/admin/calendar-events': [event, { ...event, id: 6, title: 'Some day', eventDate: 'soon' }],
  })
  const row = page.getByRole('listitem').filter({ hasText: 'Chimney sweep' })
  await row.getByText(/^Fri, Dec 4(, 2026)?$/).waitFor()
  await row.getByText('09:00 - 11:30', { exact: true }).waitFor()
  await row.getByText('All Lodges').waitFor()
  await sees(page, 'soon')
  // The timeline above the list may still move it from under the mouse.
  await page.waitForLoadState('networkidle')
  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Date')).toHaveValue('2026-12-04')
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.locator('.fc-daygrid-day').first().waitFor()
  await staysAt(page, 'calendar')
})
