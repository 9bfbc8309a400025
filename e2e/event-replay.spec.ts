import type { Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { daysFromNow } from './days-from-now.ts'
import { sendRequest } from './send-request.ts'
import { expect, test } from './test.ts'
import { isHydrated, phone } from './visit.ts'

/** Opens a page whose scripts load when the returned function is called. */
async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const scripts = deferred()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return scripts.resolve
}

/** Runs in the page: lets the replay wait for its scripts as long as a slow machine needs; they have thirty seconds. */
function withoutDeadline(): void {
  const plain = window.setTimeout
  Object.assign(window, {
    setTimeout: (work: TimerHandler, ms?: number) => (ms === 30_000 ? 0 : plain(work, ms)),
  })
}

/** Hydration on a slow processor takes many steps; the events are replayed between two of them. */
for (const rate of [1, 4, 10])
  test(`what is typed and clicked before the scripts run is done once they do, ${rate} times slower`, async ({
    visit,
  }) => {
    const page = await visit({ path: '/developer' })
    await page.addInitScript(withoutDeadline)
    const release = await openUnhydrated(page, '/browse')
    const devtools = await page.context().newCDPSession(page)
    await page.getByRole('searchbox').fill('Tezos')
    await page.getByRole('button', { name: 'Filters' }).click()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    release()
    await page.getByLabel('Private Infinity Pool').waitFor()
    await page.waitForURL((url) => url.search.includes('Tezos'))
    await expect(page.getByRole('searchbox')).toHaveValue('Tezos')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Private Infinity Pool').waitFor({ state: 'detached' })
  })

test('a search typed before the scripts run outlives a tour that is opened and closed meanwhile', async ({
  visit,
}) => {
  const page = await visit({ path: '/developer' })
  await page.addInitScript(withoutDeadline)
  const release = await openUnhydrated(page, '/browse')
  await page.getByRole('searchbox').fill('sauna')
  await page.getByRole('article').first().getByRole('button', { name: 'Virtual Tour' }).click()
  release()
  await page.getByRole('dialog').getByRole('button', { name: 'Close tour' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).search).toBe('?q=sauna')
  await expect(page.getByRole('searchbox')).toHaveValue('sauna')
})

test('on a phone the search pressed before the scripts run opens once they do', async ({ visit }) => {
  const page = await visit({ path: '/developer', context: phone })
  const release = await openUnhydrated(page, '/')
  await page.getByRole('button', { name: 'Find a stay' }).click()
  release()
  await page.getByRole('dialog', { name: 'Find a stay' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a press on the icon of a button before the scripts run counts once they do', async ({ visit }) => {
  const page = await visit({ path: '/developer', context: phone })
  const release = await openUnhydrated(page, '/browse')
  await page.getByRole('button', { name: 'Open menu' }).locator('svg').click()
  release()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
})

test('a page scrolled before it hydrates stays where it is', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  const release = await openUnhydrated(page, '/lodge/xrp-lodge')
  const pause = page.getByRole('region', { name: 'Digital Fireplace' }).getByRole('button', { name: 'Pause' })
  await pause.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  release()
  await page.waitForFunction(isHydrated)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  // Later pages start at their top, and this one comes back where it was, though nobody scrolled it since.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('dates chosen before the scripts run are searched for once they do', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  const release = await openUnhydrated(page, '/')
  const search = page.getByRole('search', { name: 'Find a stay' })
  const stay = { checkIn: daysFromNow(310), checkOut: daysFromNow(312) }
  await search.getByLabel('Check-in').fill(stay.checkIn)
  await search.getByLabel('Check-out').fill(stay.checkOut)
  await search.getByRole('button', { name: 'Search' }).click()
  release()
  await page.waitForURL(({ pathname, searchParams }) => {
    return pathname === '/browse' && searchParams.get('checkIn') === stay.checkIn
  })
  const prices = page.getByRole('article').first().getByRole('button', { name: 'Price details' })
  const again = await openUnhydrated(page, page.url())
  await prices.click()
  again()
  await page
    .getByRole('article')
    .first()
    .getByText(/× 2 nights/)
    .waitFor()
})

test('a stay requested before the scripts run is requested once, as typed', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  const requests: unknown[] = []
  await page.route('**/api/bookings', (route) => {
    requests.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: {} })
  })
  const release = await openUnhydrated(page, '/lodge/mew-lodge')
  const form = page.getByRole('form', { name: 'Booking' })
  const stay = { checkIn: daysFromNow(120), checkOut: daysFromNow(122) }
  await form.getByLabel('Check-in').fill(stay.checkIn)
  await form.getByLabel('Check-out').fill(stay.checkOut)
  await form.getByLabel('Name').fill('Grace Guest')
  await form.getByLabel('Email').fill('grace@example.com')
  await form.getByLabel('Guests').selectOption('2')
  await sendRequest(form)
  await form.getByRole('button', { name: 'Request Booking' }).click()
  release()
  await page.getByText('Booking Request Sent!').waitFor()
  const guest = { name: 'Grace Guest', email: 'grace@example.com', guests: 2 }
  expect(requests).toEqual([expect.objectContaining({ ...stay, ...guest })])
})

test('a password sent before hydration never appears in the address', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  const release = await openUnhydrated(page, '/admin/login')
  await page.getByLabel('Email').fill('someone@example.com')
  await page.getByLabel('Password').fill('not this one')
  await page.getByLabel('Password').press('Enter')
  await page.getByRole('button', { name: 'Sign In' }).click()
  release()
  await page.getByText('Login failed. Please try again.').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('clicks pass through after 30 seconds without scripts', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  await page.clock.install()
  const release = await openUnhydrated(page, '/browse')
  const filters = page.getByRole('button', { name: 'Filters' })
  const clicks = await filters.evaluateHandle((button) => {
    const seen = { count: 0 }
    button.addEventListener('click', () => {
      seen.count += 1
    })
    return seen
  })
  await filters.click()
  await expect.poll(() => clicks.evaluate(({ count }) => count)).toBe(0)
  await page.clock.runFor(30_000)
  await filters.click()
  await expect.poll(() => clicks.evaluate(({ count }) => count)).toBe(1)
  release()
})

/** Bytes a second: the page takes seconds to load, its scripts are cached. */
const SLOW_LINE = 30 * 1024

for (const path of ['/', '/browse', '/lodge/xrp-lodge'])
  test(`a page slower than its cached scripts is complete and hydrated: ${path}`, async ({ visit }) => {
    const page = await visit({ path })
    // Pictures still on their way would keep the browser's six connections busy for minutes on the slow line.
    await page.waitForLoadState('networkidle')
    const devtools = await page.context().newCDPSession(page)
    const line = { offline: false, latency: 20, downloadThroughput: SLOW_LINE, uploadThroughput: SLOW_LINE }
    await devtools.send('Network.emulateNetworkConditions', line)
    await page.goto(`${path}?again=1`, { waitUntil: 'domcontentloaded', timeout: 60_000 })
    await devtools.send('Network.emulateNetworkConditions', { ...line, downloadThroughput: -1 })
    await page.waitForFunction(isHydrated)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('contentinfo').waitFor()
  })

test('what a cached page shows is read again, also where its script comes after the rest', async ({
  visit,
}) => {
  const script = deferred()
  const record = {
    id: 1,
    symbol: 'pepe',
    name: 'Pepe',
    currentPrice: '0.000012',
    priceChange24h: '0.000001',
    priceChangePercent24h: '3.12',
    marketCap: '5000000000',
    volume24h: '7000000',
    lastUpdated: new Date().toISOString(),
  }
  const page = await visit({ path: '/developer' })
  await page.route('**/api/crypto', (route) => route.fulfill({ json: [record] }))
  await page.route('**/assets/investor-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  const refresh = page.waitForResponse('**/assets/refresh-soon-*.js')
  await page.goto('/investor')
  await refresh
  // Twice idle: the first time is the refresh.
  for (let time = 0; time < 2; time++)
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  script.resolve()
  await page.getByText('+3.12% 24h').waitFor()
})

test('a click on a button that is not hydrated counts after hydration', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  await page.goto('/lodge/xrp-lodge', { waitUntil: 'commit' })
  const fire = page.getByRole('region', { name: 'Digital Fireplace' })
  await fire.getByRole('button', { name: 'Pause' }).click()
  await fire.getByRole('button', { name: 'Play' }).waitFor()
})

for (const path of [
  '/',
  '/browse',
  '/lodge/xrp-lodge',
  '/lodge/xrp-lodge/chat',
  '/art-gallery',
  '/badges',
  '/investor',
  '/investor-badges',
  '/developer',
  '/nowhere',
])
  test(`hovering links before hydration leaves the page as rendered: ${path}`, async ({ visit }) => {
    const page = await visit({ path })
    const links = page.locator('header a:visible, footer a:visible')
    for (const link of await links.all()) await link.dispatchEvent('mouseover')
    await page.waitForLoadState('networkidle')
    // A hydration mismatch logs an error, which fails the test.
    await page.waitForFunction(() => {
      const part = document.querySelector('[data-not-hydrated]')
      part?.scrollIntoView()
      return !part
    })
    await page.waitForLoadState('networkidle')
  })

test('a phone loads the pictures of its first screen before the scripts, and the others after', async ({
  visit,
}) => {
  const page = await visit({ path: '/', context: phone })
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const beforeScripts = loaded.slice(
    0,
    loaded.findIndex((path) => path.includes('entry-client')),
  )
  const pictures = beforeScripts.filter((path) => path.startsWith('/pictures/'))
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((path) => !path.includes('-upright-'))).toEqual([])
})
