import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deferred } from './deferred.ts'
import { aVisitor, phone } from './visitor.ts'

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
  const answers = deferred()
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

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search lodges' })

test.each(['/', '/browse'])('Back undoes a search that was typed as one step: %s', async (path) => {
  const page = await visit({ path })
  await page.waitForLoadState('networkidle')
  await searchField(page).pressSequentially('auror', { delay: 30 })
  await page.waitForURL((url) => url.searchParams.get('q') === 'auror')
  await searchField(page).blur()
  await searchField(page).press('End')
  await searchField(page).press('a')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => url.searchParams.get('q') === 'auror')
  await page.goBack()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await searchField(page).inputValue()).toBe('')
})

test('home keeps its filter while a guest looks at a lodge', async () => {
  const page = await visit()
  await page.waitForLoadState('networkidle')
  await searchField(page).fill('aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.locator('#lodges').getByRole('link', { name: 'View Details' }).first().click()
  await page.getByRole('button', { name: 'Book Now' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  expect(await searchField(page).inputValue()).toBe('aurora')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lodges' }).click()
  await page.waitForURL((url) => url.hash === '#lodges')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
})

test.each(['/', '/browse'])('a search typed before the scripts stays after a tour: %s', async (path) => {
  const page = await visit({ path: '/developer' })
  const scripts = deferred()
  await page.route('**/*.js', async (route) => {
    await scripts.opened
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await searchField(page).fill('aurora')
  scripts.open()
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
  await page.locator('#lodges, main').last().getByRole('button', { name: 'Virtual Tour' }).first().click()
  await page.getByRole('dialog', { name: /Virtual Tour/ }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await searchField(page).inputValue()).toBe('aurora')
  await page.getByRole('heading', { name: '2 of 16 Lodges' }).waitFor()
})

const isFocused = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)

test('the focus goes to a neighbour when a chip or Clear disappears', async () => {
  const page = await visit({ path: '/browse?q=a&guests=2&features=Hot+Tub&features=Hot+Tub' })
  await page.waitForLoadState('networkidle')
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  expect(await chips.count()).toBe(3)
  await chips.first().press('Enter')
  await page.waitForURL((url) => !url.searchParams.has('q'))
  await isFocused(page.getByRole('button', { name: 'Remove filter 2 Guests' }))
  await page.getByRole('button', { name: 'Remove filter Hot Tub' }).press('Enter')
  await page.waitForURL((url) => !url.searchParams.has('features'))
  await isFocused(page.getByRole('button', { name: 'Remove filter 2 Guests' }))
  await page.getByRole('button', { name: 'Remove filter 2 Guests' }).press('Enter')
  await isFocused(page.getByRole('button', { name: 'Filters' }))
  for (const control of ['Clear', 'Clear All Filters']) {
    await searchField(page).fill('nothing like it')
    await page.getByRole('button', { name: control, exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
    await isFocused(page.getByRole('button', { name: 'Filters' }))
  }
})

test('a price range given the wrong way round is put in order', async () => {
  const page = await visit({ path: '/browse?min=600&max=300' })
  await page.getByRole('button', { name: 'Remove filter $300 - $600' }).waitFor()
})

/** Drags the thumb of a slider that shows `value` by so many pixels. */
async function drag(page: Page, slider: Locator, pixels: number) {
  const { x, y } = await slider.evaluate((element: HTMLInputElement) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [value, min, max] = [element.value, element.min, element.max].map(Number)
    const share = ((value ?? 0) - (min ?? 0)) / ((max ?? 0) - (min ?? 0))
    return { x: left + 12 + share * (width - 24), y: top + height / 2 }
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y, { steps: 5 })
  await page.mouse.move(x + pixels, y, { steps: 5 })
  await page.mouse.up()
}

test.each(['min=450&max=450', 'min=950&max=950', 'max=185'])(
  'thumbs of the price that have met part again, by hand and by key: %s',
  async (search) => {
    const page = await visit({ path: `/browse?${search}` })
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Filters' }).click()
    const [low, high] = ['Minimum price', 'Maximum price'].map((name) => page.getByRole('slider', { name }))
    if (!low || !high) throw new Error('there is no slider')
    const value = async (slider: Locator) => Number(await slider.inputValue())
    const [atLow, atHigh] = [await value(low), await value(high)]
    if (atLow > 185) {
      await drag(page, high, -80)
      await expect.poll(() => value(low)).toBeLessThan(atLow)
      expect(await value(high)).toBe(atHigh)
      await low.press('ArrowLeft')
      await page.goto(`/browse?${search}`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Filters' }).click()
      await low.press('ArrowLeft')
      await expect.poll(() => value(low)).toBeLessThan(atLow)
      await low.press('End')
    }
    if (atHigh < 950) {
      await drag(page, high, 80)
      await expect.poll(() => value(high)).toBeGreaterThan(atHigh)
      const before = await value(high)
      await high.press('ArrowRight')
      await expect.poll(() => value(high)).toBeGreaterThan(before)
    }
  },
)

test('the menu of a phone closes by Escape, with the focus on its button, and by a press beside it', async () => {
  const page = await visit({ path: '/browse', context: phone })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Badges' }).focus()
  await page.keyboard.press('Escape')
  await isFocused(page.getByRole('button', { name: 'Open menu' }))
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  await page.mouse.click(180, 780)
  await page.getByRole('button', { name: 'Open menu' }).waitFor()
  expect(await page.locator('#menu').count()).toBe(0)
})

test('an unknown address has a title of its own', async () => {
  for (const path of ['/nowhere', '/developer/nowhere', '/lodge']) {
    const page = await visit({ path })
    expect(await page.title()).toBe('404 Page Not Found · Crypto Lodge')
  }
})

test('a lodge without a picture shows our stand-in', async () => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  await page.route('**/api/lodges', async (route) => {
    const answer = await route.fetch()
    const [first, ...others] = await answer.json()
    await route.fulfill({ json: [{ ...first, exteriorImage: '' }, ...others] })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse All' }).click()
  const picture = page.getByRole('article', { name: 'XRP Lodge' }).locator('img')
  await picture.waitFor()
  expect(await picture.evaluate((image) => getComputedStyle(image).content)).toContain('data:image/svg')
})

test.each([
  ['/lodge/xrp-lodge', '**/api/lodges/xrp-lodge'],
  ['/lodge/xrp-lodge/chat', '**/api/lodges/xrp-lodge'],
  ['/badges', '**/assets/badges-*.js'],
  ['/art-gallery', '**/assets/art-gallery-*.js'],
  ['/investor-badges', '**/assets/investor-badges-*.js'],
])('a page that is slow to come is stood in for: %s', async (path, what) => {
  const page = await visit({ path: '/nowhere' })
  await page.waitForLoadState('networkidle')
  const answers = deferred()
  await page.route(what, async (route) => {
    await answers.opened
    await route.continue()
  })
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
    if (link) return link.click()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor({ state: 'attached' })
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1)
  answers.open()
  await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('lodges are said to rise only when they do', async () => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  const change = { figure: 1 as number | null }
  await page.route('**/api/crypto-data', async (route) => {
    const answer: Record<string, object> = await (await route.fetch()).json()
    const figures = Object.entries(answer).map(([coin, known]) => [
      coin,
      { ...known, usd_24h_change: change.figure },
    ])
    await route.fulfill({ json: Object.fromEntries(figures) })
  })
  for (const [figure, heading] of [
    [1, 'Rising tonight'],
    [-0.001, 'Moving tonight'],
    [null, 'Five to begin with'],
  ] as const) {
    change.figure = figure
    await page.reload()
    await page.waitForLoadState('networkidle')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    const strip = page.getByRole('region', { name: heading })
    await strip.getByRole('article').first().waitFor()
    if (figure === -0.001) expect(await strip.getByText('down -0.00% 24h').count()).toBe(5)
  }
})

test('the first picture of a lodge is as high as the others beside it', async () => {
  const page = await visit({ path: '/lodge/xrp-lodge' })
  const tiles = page.getByRole('button', { name: /^Enlarge/ })
  const bottomOf = (place: number) =>
    tiles.nth(place).evaluate((tile) => {
      const { bottom } = (tile.querySelector('img') ?? tile).getBoundingClientRect()
      return bottom
    })
  expect(Math.abs((await bottomOf(0)) - (await bottomOf(4)))).toBeLessThan(0.5)
})
