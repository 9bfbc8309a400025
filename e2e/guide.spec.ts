import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { ownerLogin } from './owner-login.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** Moo Deng Lodge in the days −3 to 10 and 37 to 40, which no other spec books. */
const LODGE = 'moo-deng-lodge'
const WIFI = 'planted-wifi-password'
const DOOR = 'planted-door-7'

const guide = {
  address: '1 Hippo Lane',
  directions: 'Left after the bridge.',
  wifiName: 'Moo Deng',
  wifiPassword: WIFI,
  rules: ['No smoking'],
  contact: 'Olive, +1 555 0100',
  doorCode: DOOR,
}

async function tokenFor(page: Page): Promise<string> {
  return (await (await page.request.post('/api/admin/login', { data: ownerLogin })).json()).token
}

/** A confirmed and paid stay, entered by staff; the link is the guest's. */
async function paidStay(page: Page, from: number, to: number) {
  const headers = { authorization: `Bearer ${await tokenFor(page)}` }
  const admin = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const cancel = (id: number) => admin('PUT', `/api/admin/bookings/${id}/status`, { status: 'cancelled' })
  // A test that failed may have left its stay.
  const own = `lodge=${LODGE}&status=confirmed&from=${daysFromNow(from)}&to=${daysFromNow(to)}`
  const left = await (await page.request.get(`/api/admin/bookings?${own}`, { headers })).json()
  for (const { id } of left) await cancel(id)
  const { id: lodgeId } = await (await page.request.get(`/api/lodges/${LODGE}`)).json()
  await admin('PUT', `/api/admin/lodges/${LODGE}/guide`, guide)
  const email = `guest${from}@example.com`
  const stay = { checkIn: daysFromNow(from), checkOut: daysFromNow(to), guests: 1, lodgeId, totalPrice: 100 }
  const booking = await admin('POST', '/api/admin/bookings', {
    name: 'Gil Guide',
    email,
    source: 'phone',
    status: 'confirmed',
    ...stay,
  })
  await admin('POST', '/api/admin/payments', {
    bookingId: booking.id,
    amount: booking.totalCents / 100,
    paymentMethod: 'cash',
    status: 'completed',
  })
  const outbox = await (await page.request.get('/api/admin/outbox?limit=100', { headers })).text()
  const link = outbox.match(new RegExp(`/booking/${booking.reference}\\?key=[\\w-]+`))?.[0]
  if (!link) throw new Error('no email has the link of the stay')
  return { link, cancel: () => cancel(booking.id) }
}

/** Everything that the page's caches hold of stays' answers, as text. */
const storedAnswers = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open('stay-answers')
    const answers = await Promise.all(
      (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
    )
    return answers.join('\n')
  })

/** Files of the page's version that cannot be had, as after a release that has other files. */
const filesMissing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('stay-files-')) ?? ''
    const files = (await (await caches.open(name)).keys()).filter(({ url }) => url.includes('/assets/'))
    if (files.length === 0) return ['all']
    const answers = await Promise.allSettled(files.map(({ url }) => fetch(url)))
    return files.flatMap(({ url }, index) => (answers[index]?.status === 'fulfilled' ? [] : [url]))
  })

test('journey: an owner writes a guide and sees what guests see when', async ({ visit }) => {
  const page = await openDashboard(visit)
  await page.getByRole('link', { name: 'Lodges' }).click()
  await page.getByRole('link', { name: 'Guides and doors' }).click()
  await page.getByLabel('Lodge', { exact: true }).selectOption(LODGE)
  const form = page.getByRole('form', { name: 'Guide of MOO DENG Lodge' })
  await form.getByLabel('Address').fill(guide.address)
  await form.getByLabel('Directions').fill(guide.directions)
  await form.getByLabel('New rule').fill('Mind the hippo')
  await form.getByRole('button', { name: 'Add rule' }).click()
  await form.getByLabel('Contact').fill(guide.contact)
  await form.getByLabel('Wi-Fi name').fill(guide.wifiName)
  await form.getByLabel('Wi-Fi password').fill(WIFI)
  await form.getByLabel('Door code').fill('x'.repeat(21))
  await form.getByRole('button', { name: 'Save Guide' }).click()
  await form.getByText('Please use at most 20 characters').waitFor()
  await form.getByLabel('Door code').fill('')
  const preview = page.getByRole('region', { name: 'What guests see' })
  await preview.getByText('123456').waitFor()
  await preview.getByRole('radio', { name: 'Before payment' }).check()
  await preview.getByText(/^Opens .*, once your stay is paid/).waitFor()
  await preview.getByRole('radio', { name: 'During the stay' }).check()
  await preview.getByText(WIFI).waitFor()
  await preview.getByRole('radio', { name: 'After check-out' }).check()
  await preview.getByText('Your stay is over.', { exact: false }).waitFor()
  await preview.getByText('Mind the hippo').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await form.getByRole('button', { name: 'Save Guide' }).click()
  expect((await saved).status()).toBe(200)
})

test('an owner sees what another owner saved meanwhile in the same guide', async ({ visit }) => {
  const page = await openDashboard(visit)
  const path = '/api/admin/lodges/bonk-lodge/guide'
  const headers = { authorization: `Bearer ${await tokenFor(page)}` }
  const put = async (data: object) =>
    expect((await page.request.put(path, { data, headers })).status()).toBe(200)
  const stored = async () => (await page.request.get(path, { headers })).json()
  await put(guide)
  await page.getByRole('link', { name: 'Lodges' }).click()
  await page.getByRole('link', { name: 'Guides and doors' }).click()
  await page.getByLabel('Lodge', { exact: true }).selectOption('bonk-lodge')
  const form = page.getByRole('form', { name: 'Guide of Bonk Lodge' })
  await form.getByLabel('Directions').fill('Mine.')
  await form.getByLabel('Contact').fill('Otto')
  await put({ ...guide, directions: 'Theirs.', doorCode: '4711' })
  await form.getByRole('button', { name: 'Save Guide' }).click()
  const notice = form
    .getByRole('alert')
    .filter({ hasText: 'Someone else has changed this guide meanwhile. Theirs now reads:' })
  await expect.poll(() => notice.getByRole('term').allTextContents()).toEqual(['Directions', 'Door code'])
  await expect.poll(() => notice.getByRole('definition').allTextContents()).toEqual(['Theirs.', '4711'])
  await expect.poll(() => axeFindings(page)).toEqual([])
  expect(await stored()).toMatchObject({ directions: 'Theirs.', doorCode: '4711' })
  await form.getByRole('button', { name: 'Take theirs' }).click()
  await expect(form.getByLabel('Directions')).toHaveValue('Theirs.')
  expect(await form.getByLabel('Door code').inputValue()).toBe('4711')
  expect(await form.getByLabel('Contact').inputValue()).toBe('Otto')
  await notice.waitFor({ state: 'detached' })
  await put({ ...guide, contact: 'Olga', doorCode: '4712' })
  await form.getByRole('button', { name: 'Save Guide' }).click()
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await expect(form.getByLabel('Door code')).toHaveValue('4712')
  expect(await form.getByLabel('Contact').inputValue()).toBe('Otto')
  await form.getByRole('button', { name: 'Save Guide' }).click()
  await page.getByText('Guide Saved').first().waitFor()
  expect(await stored()).toMatchObject({ contact: 'Otto', doorCode: '4712' })
})

test('confirms before another lodge takes the place of an unsaved guide', async ({ visit }) => {
  const page = await openDashboard(visit)
  await page.getByRole('link', { name: 'Lodges' }).click()
  await page.getByRole('link', { name: 'Guides and doors' }).click()
  const lodge = page.getByLabel('Lodge', { exact: true })
  await lodge.selectOption('bonk-lodge')
  const form = page.getByRole('form', { name: 'Guide of Bonk Lodge' })
  await form.getByLabel('Directions').fill('Half typed')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await lodge.focus()
  await lodge.selectOption('mew-lodge')
  await expect.poll(() => axeFindings(page)).toEqual([])
  await leave.getByRole('button', { name: 'Stay' }).click()
  await leave.waitFor({ state: 'detached' })
  expect(await lodge.inputValue()).toBe('bonk-lodge')
  await expect(lodge).toBeFocused()
  expect(await form.getByLabel('Directions').inputValue()).toBe('Half typed')
  await lodge.selectOption('mew-lodge')
  await leave.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('form', { name: 'Guide of MEW Lodge' }).waitFor()
  expect(await lodge.inputValue()).toBe('mew-lodge')
  await lodge.selectOption('bonk-lodge')
  await expect(form.getByLabel('Directions')).not.toHaveValue('Half typed')
})

test('a guide stays unsaved when something is typed during its save', async ({ visit }) => {
  const page = await openDashboard(visit)
  await page.getByRole('link', { name: 'Lodges' }).click()
  await page.getByRole('link', { name: 'Guides and doors' }).click()
  const lodge = page.getByLabel('Lodge', { exact: true })
  await lodge.selectOption('bonk-lodge')
  const form = page.getByRole('form', { name: 'Guide of Bonk Lodge' })
  const answer = deferred()
  await page.route('**/api/admin/lodges/bonk-lodge/guide', async (route) => {
    if (route.request().method() === 'PUT') await answer.promise
    await route.continue()
  })
  await form.getByLabel('Directions').fill('Past the mill.')
  await form.getByRole('button', { name: 'Save Guide' }).click()
  await form.getByRole('button', { name: 'Saving...' }).waitFor()
  await form.getByLabel('Directions').fill('Past the mill, then left.')
  answer.resolve()
  await form.getByRole('button', { name: 'Save Guide' }).waitFor()
  await lodge.selectOption('mew-lodge')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Stay' }).click()
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await form.getByRole('button', { name: 'Save Guide' }).click()
  await saved
  await form.getByRole('button', { name: 'Saving...' }).waitFor({ state: 'detached' })
  await lodge.selectOption('mew-lodge')
  await page.getByRole('form', { name: 'Guide of MEW Lodge' }).waitFor()
})

test('a guide says when it opens', async ({ visit }) => {
  const page = await visit()
  const { link } = await paidStay(page, 37, 40)
  await page.goto(link)
  const section = page.getByRole('region', { name: 'Your guide' })
  await section.getByText(/^Opens \w+, \w+ \d+, \d+ [AP]M \(lodge time\)/).waitFor()
  await section.getByText(guide.address).waitFor()
  expect(await section.textContent()).not.toContain(WIFI)
})

test('a door code that is missing is said, and shown once it is there', async ({ visit }) => {
  const page = await visit({ before: (fresh) => fresh.clock.install() })
  const { link, cancel } = await paidStay(page, -1, 10)
  let isReady = false
  await page.route('**/api/bookings/*/guide?*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: isReady ? answer : { ...answer, doorCode: null } })
  })
  await page.goto(link)
  const section = page.getByRole('region', { name: 'Your guide' })
  await section.getByText('The door code is not ready yet.').waitFor()
  isReady = true
  await page.clock.runFor(60_000)
  await section.getByText(DOOR).waitFor()
  await expect(section.getByText('not ready yet')).toHaveCount(0)
  await cancel()
})

for (const [name, context] of [
  ['a desktop', {}],
  ['a phone', phone],
] as const)
  test(`journey: on ${name} a stay and its guide open without a network, until the stay is cancelled`, async ({
    visit,
  }) => {
    const page = await visit({ context: { ...context, serviceWorkers: 'allow' } })
    const stay = await paidStay(page, -1, 10)
    await page.goto(stay.link)
    const section = page.getByRole('region', { name: 'Your guide' })
    await section.getByText(DOOR).waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    await expect.poll(() => storedAnswers(page)).toContain(DOOR)
    await expect.poll(() => storedAnswers(page)).toContain('"status":"confirmed"')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText(/You are offline\. This is as of .*\d:\d\d [AP]M\./).waitFor()
    await section.getByText(DOOR).waitFor()
    await section.getByText(WIFI).waitFor()
    await section.getByText(guide.directions).waitFor()
    await expect.poll(() => filesMissing(page)).toEqual([])
    await expect.poll(() => axeFindings(page)).toEqual([])
    await page.context().setOffline(false)
    await page.getByText('You are offline.', { exact: false }).waitFor({ state: 'detached' })
    await stay.cancel()
    await page.reload()
    await page.getByText('Cancelled').first().waitFor()
    await expect.poll(() => storedAnswers(page)).not.toContain(DOOR)
    expect(await storedAnswers(page)).not.toContain(WIFI)
  })

test('stores an answer that arrives after the worker has taken over the page', async ({ visit }) => {
  const page = await visit({ context: { serviceWorkers: 'allow' } })
  const { link } = await paidStay(page, -1, 10)
  const [path = ''] = link.split('?')
  await page.route(`**/api${path.replace('booking', 'bookings')}?*`, async (route) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await route.continue()
  })
  await page.goto(link)
  await expect.poll(() => storedAnswers(page)).toContain('"status":"confirmed"')
})

test('only pages of stays have the worker, and all files that it stores are served', async ({ visit }) => {
  const page = await visit({ context: { serviceWorkers: 'allow' } })
  const answer = await page.request.get('/service-worker.js')
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-cache'])
  const registered = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  )
  expect(registered).toBe(0)
  const worker = await readFile('dist/client/service-worker.js', 'utf8')
  const files = worker.match(/\/assets\/[\w.-]+/g) ?? []
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const served = await page.request.get(file)
    expect([file, served.status()]).toEqual([file, 200])
  }
})
