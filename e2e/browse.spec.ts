import { expect, test } from 'vitest'
import { gate } from './gate.ts'
import { aVisitor } from './visitor.ts'

const { visit } = aVisitor()

test('a guest sees sixteen lodges on the home page, the strongest mover first, and opens one', async () => {
  const page = await visit()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  const directory = page.locator('#lodges')
  expect(await directory.getByRole('article').count()).toBe(16)
  await directory
    .getByRole('article', { name: 'XRP Lodge' })
    .getByRole('link', { name: 'View Details' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'XRP Lodge' }).waitFor()
  await page.getByRole('button', { name: 'Book Now' }).waitFor()
  expect(await page.getByRole('link', { name: 'Join Chat Room' }).getAttribute('href')).toBe(
    '/lodge/xrp-lodge/chat',
  )
})

test.each([
  ['Lodges', '#lodges'],
  ['Contact', '#contact'],
])('%s leads to its section of the home page from elsewhere, and stays there', async (name, section) => {
  const page = await visit({ path: '/developer' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await page.getByRole('form', { name: 'Booking' }).waitFor({ state: 'attached' })
  const top = () =>
    page.locator(section).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const below = await page
    .locator('header')
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().height)
  await expect.poll(async () => Math.abs((await top()) - below)).toBeLessThan(60)
  await page.waitForLoadState('networkidle')
  await expect.poll(async () => Math.abs((await top()) - below)).toBeLessThan(60)
})

test('a filter lives in the address, and Back undoes it', async () => {
  const page = await visit({ path: '/browse' })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Private Infinity Pool').check()
  await page.getByRole('heading', { name: '7 of 16 Lodges' }).waitFor()
  expect(page.url()).toContain('features=')
  await page.getByLabel('Guests').selectOption('8')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '7 of 16 Lodges' }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
})

test('a word is mended in its middle: the caret stays where it is, and Clear empties it', async () => {
  const page = await visit({ path: '/browse' })
  await page.waitForLoadState('networkidle')
  const search = page.getByPlaceholder('Search lodges by name, features, or description...')
  await search.pressSequentially('aura')
  await search.press('ArrowLeft')
  await search.press('Backspace')
  await search.pressSequentially('or')
  await page.waitForURL('**/browse?q=auora')
  expect(await search.inputValue()).toBe('auora')
  await search.fill('aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  expect(await search.inputValue()).toBe('')
})

test('a shared link shows its result without scripts', async () => {
  const page = await visit({ path: '/browse?q=aurora', context: { javaScriptEnabled: false } })
  await page.getByText('2 of 16 Lodges').waitFor()
  expect(await page.getByText('Filtered').count()).toBe(1)
})

test('an address that makes no sense shows all lodges', async () => {
  const page = await visit({ path: '/browse?min=abc&guests=0&features=5&sort=foo' })
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  expect(await page.getByTestId('lodge-card').count()).toBe(16)
  expect(await page.getByRole('button', { name: 'Clear' }).count()).toBe(0)
})

test('a lodge of which only the fields of the contract are known is shown, and asked for once', async () => {
  const page = await visit({ path: '/developer' })
  const lodge = {
    id: 1,
    name: 'XRP Lodge',
    slug: 'xrp-lodge',
    description: 'A house.',
    color: '#FFD700',
    icon: 'xrp',
    price: 450,
    maxGuests: 1,
    exteriorImage: '/pictures/xrp-lodge/exterior.webp',
  }
  const calls: string[] = []
  await page.route('**/api/lodges{,/xrp-lodge}', (route) => {
    const { pathname } = new URL(route.request().url())
    calls.push(pathname)
    return route.fulfill({ json: pathname === '/api/lodges' ? [lodge] : lodge })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse All' }).click()
  await page.getByRole('heading', { name: 'All 1 Lodges' }).waitFor()
  await page.getByRole('link', { name: 'View Details' }).click()
  await page.getByText('Up to 1 guest', { exact: true }).waitFor()
  expect(calls).toEqual(['/api/lodges', '/api/lodges/xrp-lodge'])
})

test('what a page was drawn with is asked for once more, and stays where it cannot be had', async () => {
  let refused: Promise<unknown> = Promise.resolve()
  const page = await visit({
    path: '/browse',
    before: async (fresh) => {
      await fresh.route('**/api/{lodges,crypto-data}', (route) => route.fulfill({ status: 503 }))
      refused = Promise.all(
        ['lodges', 'crypto-data'].map((name) =>
          fresh.waitForEvent('requestfinished', (r) => r.url().endsWith(`/api/${name}`)),
        ),
      )
    },
  })
  await refused
  expect(await page.getByTestId('lodge-card').count()).toBe(16)
})

test('what does not exist says so, with its status', async () => {
  const page = await visit({ path: '/lodge/no-such-lodge' })
  await page.getByRole('heading', { name: 'Lodge Not Found' }).waitFor()
  await page.getByRole('button', { name: 'Return Home' }).waitFor()
  expect((await page.request.get('/lodge/no-such-lodge')).status()).toBe(404)
  expect((await page.request.get('/nowhere')).status()).toBe(404)
  await page.goto('/nowhere')
  await page.getByText('404 Page Not Found').waitFor()
})

test('TOP stays with the strongest movers, however the list is sorted', async () => {
  const page = await visit({ path: '/browse?sort=crypto-movement' })
  const top = page.getByTestId('lodge-card').filter({ hasText: 'TOP' }).getByRole('heading')
  const ofMovers = await top.allTextContents()
  await page.goto('/browse')
  expect(await top.allTextContents()).toEqual([...ofMovers].sort())
})

test('a page that a server away cannot give says so, and comes when it is back', async () => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.fulfill({ status: 503 }))
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Badges' }).click()
  await page.getByRole('heading', { name: 'The fire went out for a moment' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Our server does not answer yet', { exact: false }).waitFor()
  await page.unroute(scripts)
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Badges' }).waitFor()
})

test('lodges that cannot be loaded are said to be, and tried again', async () => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  await page.route('**/api/lodges', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse All' }).click()
  await page.getByText('The lodges could not be loaded').waitFor()
  await page.unroute('**/api/lodges')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
})

test('while lodges are on the way six shapes stand in for them, and nothing moves when they come', async () => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  const answers = gate()
  await page.route('**/api/**', async (route) => {
    await answers.opened
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse All' }).click()
  await page.getByTestId('lodge-placeholder').first().waitFor()
  expect(await page.getByTestId('lodge-placeholder').count()).toBe(6)
  const before = await page.getByTestId('lodge-placeholder').first().boundingBox()
  answers.open()
  const card = page.getByTestId('lodge-card').first()
  await card.waitFor()
  const after = await card.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(8)
})
