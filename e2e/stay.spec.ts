import type { Page, WebSocketRoute } from '@playwright/test'
import { formatDate, formatStay } from '../src/contract/platform/dates.ts'
import { deferred } from '../src/server/testing/deferred.ts'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { loseNextAnswer } from './lose-next-answer.ts'
import { ownerLogin } from './owner-login.ts'
import { expect, test } from './test.ts'
import { isHydrated, phone, type Visit } from './visit.ts'

/** PNUT Lodge; no other spec books its nights of these days. */
const PNUT_LODGE = 'PNUT Lodge'

type Stay = { id: number; reference: string; key: string; guestName: string }

/** Books three nights by the API. */
async function book(page: Page, days: number): Promise<Stay> {
  const lodges: { id: number; name: string }[] = await (await page.request.get('/api/lodges')).json()
  const lodgeId = lodges.find(({ name }) => name === PNUT_LODGE)?.id
  const stay = { checkIn: daysFromNow(days), checkOut: daysFromNow(days + 3), guests: 2, lodgeId }
  const data = { name: `Stella Stay ${days}`, email: `stella${days}@example.com`, ...stay }
  return (await page.request.post('/api/bookings', { data })).json()
}

/** Books three nights, and opens the stay's page. */
async function openStay(page: Page, days: number): Promise<Stay> {
  const booked = await book(page, days)
  await page.goto(`/booking/${booked.reference}?key=${booked.key}`)
  await page.getByRole('heading', { level: 1, name: 'Your three nights at PNUT Lodge' }).waitFor()
  return booked
}

/** The owner's view of the booking, in a context of its own. */
async function openRecord(visit: Visit, context: object, { reference, guestName }: Stay): Promise<Page> {
  const owner = await visit({ path: '/admin/bookings', context, as: 'owner' })
  await owner.getByLabel('Search').fill(reference)
  await owner.getByRole('link', { name: guestName }).click()
  await owner.waitForURL(`**/admin/bookings/${reference}`)
  return owner
}

for (const [name, context, days] of [
  ['a desktop', {}, 60],
  ['a phone', phone, 70],
] as const)
  test(`journey: a guest on ${name} requests other dates, the owner accepts, and the stay has them`, async ({
    visit,
  }) => {
    const page = await visit({ path: '/developer', context })
    const stay = await openStay(page, days)
    await page.getByText('Waiting for the owner').waitFor()
    await page.getByText('Nothing for now').waitFor()
    await page.getByRole('article').getByRole('img').first().waitFor()
    await page.getByRole('link', { name: 'Directions' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(page.viewportSize()?.width)
    await page.getByRole('button', { name: 'Request a change' }).click()
    const form = page.getByRole('form', { name: 'Change request' })
    await form.getByText('Choose other dates or another number of guests.').waitFor()
    await form.getByRole('button', { name: '1 day later' }).click()
    await expect(form.getByLabel('New check-out')).toHaveValue(daysFromNow(days + 4))
    await form.getByRole('button', { name: '1 day earlier' }).click()
    await form.getByLabel('New check-out').fill(daysFromNow(days + 4))
    await form.getByLabel('Note for the owner').fill('We would like to see one more morning.')
    await form.getByRole('status', { name: 'New price' }).getByText('more', { exact: false }).waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await form.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('Your change request is with the owner').waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])

    const owner = await openRecord(visit, context, stay)
    const change = owner.getByRole('region', { name: 'Change request' })
    const requested = formatStay({ checkIn: daysFromNow(days), checkOut: daysFromNow(days + 4) })
    await change.getByText(requested).waitFor()
    await change.getByText('We would like to see one more morning.').waitFor()
    await expect.poll(() => axeFindings(owner)).toEqual([])
    await change.getByRole('button', { name: 'Accept change' }).click()
    await owner.getByText('Change Accepted').waitFor()
    await change.waitFor({ state: 'detached' })

    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Your four nights at PNUT Lodge' }).waitFor()
    await page.getByText(formatDate(daysFromNow(days + 4)), { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Request a change' }).waitFor()
  })

test('a guest withdraws a change request, and taken nights are named before it is sent; the focus stays in the section', async ({
  visit,
}) => {
  const page = await visit({ path: '/developer' })
  await openStay(page, 80)
  const other = await visit({ path: '/developer' })
  await openStay(other, 84)
  await page.getByRole('button', { name: 'Request a change' }).click()
  const form = page.getByRole('form', { name: 'Change request' })
  await form.getByLabel('New check-out').fill(daysFromNow(85))
  await form.getByText('Those dates are no longer available').waitFor()
  await expect(form.getByRole('button', { name: 'Send request' })).toBeDisabled()
  await form.getByLabel('New check-out').fill(daysFromNow(84))
  await form.getByRole('button', { name: 'Send request' }).click()
  const section = page.getByRole('region', { name: 'Other dates or guests' })
  const hasFocus = () => section.evaluate((element) => element === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  await section.getByRole('button', { name: 'Withdraw request' }).click()
  await section.getByRole('button', { name: 'Request a change' }).waitFor()
  await expect.poll(hasFocus).toBe(true)
})

test('a link and a name without a break fit the pages of a stay and of its owner on a phone', async ({
  visit,
}) => {
  const page = await visit({ path: '/api/health', context: phone })
  const link = `https://maps.example.com/${'A1b2'.repeat(80)}`
  const lodges: { id: number; name: string }[] = await (await page.request.get('/api/lodges')).json()
  const stay = {
    name: 'x'.repeat(59),
    email: 'long@example.com',
    checkIn: daysFromNow(320),
    checkOut: daysFromNow(323),
    guests: 2,
    specialRequests: link,
    lodgeId: lodges.find(({ name }) => name === PNUT_LODGE)?.id,
  }
  const booked = await (await page.request.post('/api/bookings', { data: stay })).json()
  await page.goto(`/booking/${booked.reference}?key=${booked.key}`)
  await page.getByText(link).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  const owner = await openRecord(visit, phone, { ...booked, guestName: stay.name })
  await owner.getByRole('main').getByText(link).waitFor()
  await expect.poll(() => owner.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('a stay has its heading, picture and facts without scripts, and no cache may store it', async ({
  visit,
}) => {
  const { reference, key } = await book(await visit({ path: '/developer' }), 100)
  const page = await visit({ path: '/developer', context: { javaScriptEnabled: false } })
  const answer = await page.goto(`/booking/${reference}?key=${key}`)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  await page.getByRole('heading', { level: 1, name: 'Your three nights at PNUT Lodge' }).waitFor()
  const picture = page.getByRole('article').getByRole('img').first()
  await picture.waitFor()
  expect(await picture.getAttribute('fetchpriority')).toBe('high')
  await page.getByText(`${formatDate(daysFromNow(100))}, from 4 PM`).waitFor()
  await page.getByRole('list', { name: 'Cancellation policy' }).waitFor()
})

test('the browser reads a rendered booking once itself, and shows that answer', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  const { reference, key } = await book(page, 110)
  let calls = 0
  const { promise: isRendered, resolve: deliver } = deferred()
  await page.route(`**/api/bookings/${reference}?*`, async (route) => {
    calls += 1
    await isRendered
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), checkInFrom: '17:00' } })
  })
  await page.goto(`/booking/${reference}?key=${key}`)
  await page.getByText(`${formatDate(daysFromNow(110))}, from 4 PM`).waitFor()
  deliver()
  await page.getByText(`${formatDate(daysFromNow(110))}, from 5 PM`).waitFor()
  await page.getByText('Anything you would like to know?').waitFor()
  expect(calls).toBe(1)
})

test('a rendered stay remains when the browser cannot read it', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  const { reference, key } = await book(page, 120)
  await page.route(`**/api/bookings/${reference}?*`, (route) => route.fulfill({ status: 503, body: 'away' }))
  const failed = page.waitForResponse(`**/api/bookings/${reference}?*`)
  await page.goto(`/booking/${reference}?key=${key}`)
  await failed
  await page.getByText('Anything you would like to know?').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Your three nights at PNUT Lodge' }).waitFor()
})

test('a change request whose answer is lost is shown as sent', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  await openStay(page, 134)
  await page.getByRole('button', { name: 'Request a change' }).click()
  const form = page.getByRole('form', { name: 'Change request' })
  await form.getByLabel('New check-out').fill(daysFromNow(138))
  await loseNextAnswer(page, '**/change-request?*')
  await form.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('Your change request is with the owner').waitFor()
  await form.waitFor({ state: 'detached' })
})

test('a stay keeps its open form when a later read fails', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  const { reference } = await openStay(page, 126)
  await page.getByRole('button', { name: 'Request a change' }).click()
  const note = page.getByRole('form', { name: 'Change request' }).getByLabel('Note for the owner')
  await note.fill('One more morning, please.')
  await page.route(`**/api/bookings/${reference}?*`, (route) => route.fulfill({ status: 503, body: 'away' }))
  const failed = page.waitForResponse(`**/api/bookings/${reference}?*`)
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await failed
  expect(await note.inputValue()).toBe('One more morning, please.')
})

test("an open page shows the owner's decision, and a cancellation that costs more by then is confirmed once more", async ({
  visit,
}) => {
  const page = await visit({ path: '/developer' })
  const { id } = await openStay(page, 1)
  await page.getByText('Waiting for the owner').waitFor()
  await page.route('**/api/bookings/*?*', (route) => route.fulfill({ status: 503, body: 'away' }))
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await question.getByText('If you cancel now, it is free.').waitFor()
  const login = await page.request.post('/api/admin/login', { data: ownerLogin })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  await page.request.put(`/api/admin/bookings/${id}/status`, { headers, data: { status: 'confirmed' } })
  // At most what was paid is kept.
  const cash = { bookingId: id, amount: '100.00', paymentMethod: 'cash', status: 'completed' }
  await page.request.post('/api/admin/payments', { headers, data: cash })
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByRole('alert').getByText('Nothing is cancelled yet: please decide again.').waitFor()
  await page.unroute('**/api/bookings/*?*')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Waiting for the owner')).toHaveCount(0)
  await question.getByText(/^If you cancel now, .*\$\S+.* is kept\)?\.$/).waitFor()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await page.request.put(`/api/admin/bookings/${id}/status`, { headers, data: { status: 'cancelled' } })
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
  await expect(page.getByText('Nothing is cancelled yet')).toHaveCount(0)
})

test('an open page shows what the owner decided while its socket was away', async ({ visit }) => {
  const sockets = new Set<WebSocketRoute>()
  let isAway = false
  const page = await visit({
    path: '/developer',
    before: (fresh) =>
      fresh.routeWebSocket('**/live?*', (socket) => {
        if (isAway) return void socket.close()
        socket.connectToServer()
        sockets.add(socket)
      }),
  })
  const { id } = await openStay(page, 150)
  await page.getByText('Waiting for the owner').waitFor()
  await expect.poll(() => sockets.size).toBe(1)
  isAway = true
  for (const socket of sockets) await socket.close()
  const login = await page.request.post('/api/admin/login', { data: ownerLogin })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  await page.request.put(`/api/admin/bookings/${id}/status`, { headers, data: { status: 'confirmed' } })
  isAway = false
  await expect(page.getByText('Waiting for the owner')).toHaveCount(0)
})

test('a cancellation without a network does not call what this device has stored up to date', async ({
  visit,
}) => {
  const page = await visit({
    path: '/developer',
    context: { serviceWorkers: 'allow' },
    // A call of the worker without a network.
    expected: /net::ERR_FAILED/,
  })
  const { reference } = await openStay(page, 156)
  const isStored = (path: string) =>
    page.evaluate(async (part) => {
      const stored = await (await caches.open('stay-answers')).keys()
      return stored.some(({ url }) => url.includes(part))
    }, path)
  await expect.poll(() => isStored(`/api/bookings/${reference}`)).toBe(true)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await question.getByText('If you cancel now, it is free.').waitFor()
  await page.context().setOffline(true)
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByRole('alert').getByText('Please load this page again.').waitFor()
  await page.getByText('You are offline.', { exact: false }).waitFor()
})

test('a wrong key is answered with 404 and what the guest can do', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  const { reference } = await book(page, 130)
  const answer = await page.goto(`/booking/${reference}?key=wrong`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'There is no booking at this link' }).waitFor()
  await page.waitForFunction(isHydrated)
  await page.getByRole('link', { name: 'Return Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})
