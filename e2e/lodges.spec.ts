import { isDeepStrictEqual } from 'node:util'
import { deferred } from '../src/server/testing/deferred.ts'
import { failUntilPressed } from './fail-until-pressed.ts'
import { expect, test } from './test.ts'
import { isHydrated, phone } from './visit.ts'

test('the home page shows sixteen lodges, the strongest mover first, and opens one', async ({ visit }) => {
  const page = await visit()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  const directory = page.locator('#lodges')
  await expect(directory.getByRole('article')).toHaveCount(16)
  await directory
    .getByRole('article', { name: 'XRP Lodge' })
    .getByRole('link', { name: 'View Details' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'XRP Lodge' }).waitFor()
  await page.getByRole('button', { name: 'Book Now' }).waitFor()
  await expect(page.getByRole('link', { name: 'Join Chat Room' })).toHaveAttribute(
    'href',
    '/lodge/xrp-lodge/chat',
  )
})

for (const [name, context] of [
  ['a phone', phone],
  ['a desktop', {}],
] as const)
  test(`the name of every lodge stays on one line of its card on ${name}`, async ({ visit }) => {
    const page = await visit({ path: '/', context })
    await expect.poll(() => page.getByTestId('lodge-card').count()).toBeGreaterThan(16)
    await page.evaluate(() => document.fonts.ready)
    const broken = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-testid=lodge-card] h3')]
          .filter((name) => name.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(name).lineHeight))
          .map((name) => name.textContent),
      )
    await expect.poll(broken).toEqual([])
  })

for (const [name, frame, context] of [
  ['a desktop', 'wide', {}],
  ['a screen held upright', 'upright', phone],
] as const)
  test(`home's first screen on ${name} is the ${frame} framing of a lodge`, async ({ visit }) => {
    const page = await visit({ context })
    const neon = page.locator('#home').getByTestId('neon')
    await expect
      .poll(() => neon.evaluate((layer: HTMLImageElement) => layer.currentSrc))
      .toContain(`/exterior-${frame}-neon-`)
  })

test("home's first screen has no framings of a room that an owner chose for the exterior", async ({
  visit,
}) => {
  const page = await visit({
    context: phone,
    before: async (fresh) => {
      await fresh.route('**/api/lodges', async (route) => {
        const lodges: { slug: string }[] = await (await route.fetch()).json()
        const chosen = (slug: string) => ({ exteriorImage: `/pictures/${slug}/living.webp` })
        await route.fulfill({ json: lodges.map((lodge) => ({ ...lodge, ...chosen(lodge.slug) })) })
      })
    },
  })
  const neon = page.locator('#home').getByTestId('neon')
  await expect
    .poll(() => neon.evaluate((layer: HTMLImageElement) => layer.currentSrc))
    .toMatch(/\/living-neon-\d+\.avif$/)
})

for (const { path, kilobytes, brotli } of [
  { path: '/', kilobytes: 90, brotli: 18 },
  { path: '/browse', kilobytes: 68, brotli: 14 },
] as const)
  test(`${path} has at most ${kilobytes} KB of HTML, ${brotli} KB with Brotli`, async ({ visit }) => {
    const page = await visit({ path })
    const sizeAs = async (encoding: string) => {
      const { headers } = await fetch(new URL(path, page.url()), { headers: { 'accept-encoding': encoding } })
      return Number(headers.get('content-length'))
    }
    expect(await sizeAs('identity')).toBeLessThanOrEqual(kilobytes * 1024)
    expect(await sizeAs('br')).toBeLessThanOrEqual(brotli * 1024)
  })

for (const [name, section] of [
  ['Lodges', '#lodges'],
  ['Contact', '#contact'],
] as const)
  test(`${name} leads to its section of the home page and stays there`, async ({ visit }) => {
    const page = await visit({ path: '/developer' })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await page.getByRole('form', { name: 'Booking' }).waitFor({ state: 'attached' })
    const fromBar = () =>
      page.locator(section).evaluate((element) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0
        return Math.abs(Math.round(element.getBoundingClientRect().top) - bar)
      })
    await expect.poll(fromBar).toBeLessThan(60)
    await page.waitForLoadState('networkidle')
    await expect.poll(fromBar).toBeLessThan(60)
    // The keyboard goes on from there.
    expect(await page.evaluate(() => `#${document.activeElement?.id}`)).toBe(section)
  })

test('going back to an address with a section shows the place that the guest has left', async ({ visit }) => {
  const page = await visit({ path: '/#lodges', context: { reducedMotion: 'reduce' } })
  await page.waitForFunction(isHydrated)
  const link = page.locator('#lodges').getByRole('link', { name: 'View Details' }).last()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await link.click()
  await page.waitForURL((url) => url.pathname.startsWith('/lodge/'))
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(left - 100)
  const staysFor30Frames = (least: number) =>
    new Promise<boolean>((resolve) => {
      let frames = 0
      const look = () => {
        if (scrollY < least) resolve(false)
        else if (++frames === 30) resolve(true)
        else requestAnimationFrame(look)
      }
      look()
    })
  expect(await page.evaluate(staysFor30Frames, left - 100)).toBe(true)
})

test('going back from a page that has not loaded yet shows the place that the guest has left', async ({
  visit,
}) => {
  const page = await visit({ path: '/browse', context: { reducedMotion: 'reduce' } })
  await page.waitForFunction(isHydrated)
  const { promise: answered, resolve: answer } = deferred()
  await page.route('**/api/lodges/*', async (route) => {
    await answered
    await route.fallback()
  })
  const link = page.getByRole('link', { name: 'View Details' }).last()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await link.click()
  await page.getByText('Loading the page').waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.locator('header[data-scrolled=false]').waitFor()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(left - 100)
  answer()
})

test("shows a lodge with the specification's fields only, and requests it once", async ({ visit }) => {
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

test('requests rendered data once more, and keeps it when that fails', async ({ visit }) => {
  const refused: string[] = []
  const page = await visit({
    path: '/browse',
    before: async (fresh) => {
      await fresh.route('**/api/{lodges,crypto-data}', (route) => route.fulfill({ status: 503 }))
      fresh.on('requestfinished', (request) => {
        const { pathname } = new URL(request.url())
        if (/^.api.(lodges|crypto-data)$/.test(pathname)) refused.push(pathname)
      })
    },
  })
  await expect.poll(() => refused.toSorted()).toEqual(['/api/crypto-data', '/api/lodges'])
  await expect(page.getByTestId('lodge-card')).toHaveCount(16)
})

test('an unknown lodge has status 404 and a message', async ({ visit }) => {
  const page = await visit({ path: '/lodge/no-such-lodge' })
  await page.getByRole('heading', { name: 'Lodge Not Found' }).waitFor()
  await page.getByRole('button', { name: 'Return Home' }).waitFor()
  expect((await page.request.get('/lodge/no-such-lodge')).status()).toBe(404)
  expect((await page.request.get('/nowhere')).status()).toBe(404)
  await page.goto('/nowhere')
  await page.getByText('404 Page Not Found').waitFor()
})

test('TOP marks the strongest movers in every order', async ({ visit }) => {
  const page = await visit({ path: '/browse' })
  const topOf = async (path: string) => {
    await page.goto(path)
    await page.waitForFunction(isHydrated)
    return page.getByTestId('lodge-card').filter({ hasText: 'TOP' }).getByRole('heading').allTextContents()
  }
  // The demo market moves every minute, perhaps between two pages, so both are read until they show one moment.
  await expect
    .poll(async () => {
      const ofMovers = await topOf('/browse?sort=crypto-movement')
      const inOrder = await topOf('/browse')
      return ofMovers.length > 0 && isDeepStrictEqual(inOrder, [...ofMovers].sort())
    })
    .toBe(true)
})

test('shows an error while the server is away, and the page once it is back', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.fulfill({ status: 503 }))
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Badges' }).click()
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Our server does not answer.', { exact: false }).waitFor()
  await page.unroute(scripts)
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Badges' }).waitFor()
})

test("lodges that cannot be loaded show an error with 'Try again'", async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  await failUntilPressed(page, '**/api/lodges')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse All' }).click()
  await page.getByText('The lodges could not be loaded').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
})

test('without lodges the booking form says so, and has them after the next try', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  await failUntilPressed(page, '**/api/lodges')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Book Your Stay' }).scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByText('The lodges could not be loaded.').waitFor()
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByLabel('Lodge', { exact: true }).locator('option')).toHaveCount(16)
  expect(await form.getByText('could not be loaded').count()).toBe(0)
})

test('six placeholders keep the layout while lodges load', async ({ visit }) => {
  const page = await visit({ path: '/developer' })
  await page.waitForLoadState('networkidle')
  const answers = deferred()
  await page.route('**/api/**', async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse All' }).click()
  await page.getByTestId('lodge-placeholder').first().waitFor()
  await expect(page.getByTestId('lodge-placeholder')).toHaveCount(6)
  const before = await page.getByTestId('lodge-placeholder').first().boundingBox()
  answers.resolve()
  const card = page.getByTestId('lodge-card').first()
  await card.waitFor()
  const moved = async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 0))
  await expect.poll(moved).toBeLessThanOrEqual(8)
})

test('the menu of a phone closes by Escape, which returns the focus, and by a press outside', async ({
  visit,
}) => {
  const page = await visit({ path: '/browse', context: phone })
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Badges' }).focus()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  await page.mouse.click(180, 780)
  await page.getByRole('button', { name: 'Open menu' }).waitFor()
  await expect(page.locator('#menu')).toHaveCount(0)
})

test('the menu scrolls on a phone that is held sideways, down to its last entry', async ({ visit }) => {
  const page = await visit({ path: '/browse', context: { ...phone, viewport: { width: 667, height: 320 } } })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const last = page.locator('#menu').getByRole('link').last()
  await last.focus()
  await expect
    .poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true)
})

test('the navigation marks one entry: a page, or the section of home in the address', async ({ visit }) => {
  const page = await visit({ path: '/' })
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('li [aria-current=page]')
  await expect.poll(() => marked.allInnerTexts()).toEqual(['Home'])
  for (const name of ['Lodges', 'Browse All', 'Contact', 'Home']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await expect.poll(() => marked.allInnerTexts()).toEqual([name])
  }
  await page.goto('/#lodges')
  await expect.poll(() => marked.allInnerTexts()).toEqual(['Lodges'])
})

test('the focus goes to the new page when the link that led there is gone', async ({ visit }) => {
  const page = await visit({ path: '/browse' })
  const card = page.getByRole('article', { name: 'DOGE Lodge' })
  await card.getByRole('link', { name: 'View Details' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'DOGE Lodge' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus())
  await page.goBack()
  await page.getByRole('heading', { name: 'All 16 Lodges' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('an unknown address has its own title', async ({ visit }) => {
  for (const path of ['/nowhere', '/developer/nowhere', '/lodge']) {
    const page = await visit({ path })
    await expect.poll(() => page.title()).toBe('404 Page Not Found · Crypto Lodge')
  }
})

test('a lodge without a picture shows a stand-in', async ({ visit }) => {
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
  await expect
    .poll(() => picture.evaluate((image) => getComputedStyle(image).content))
    .toContain('data:image/svg')
})

for (const [path, what] of [
  ['/lodge/xrp-lodge', '**/api/lodges/xrp-lodge'],
  ['/lodge/xrp-lodge/chat', '**/api/lodges/xrp-lodge'],
  ['/badges', '**/assets/badges-*.js'],
  ['/art-gallery', '**/assets/art-gallery-*.js'],
  ['/investor-badges', '**/assets/investor-badges-*.js'],
] as const)
  test(`shows a placeholder for a slow page: ${path}`, async ({ visit }) => {
    const page = await visit({ path: '/nowhere' })
    await page.waitForLoadState('networkidle')
    const answers = deferred()
    await page.route(what, async (route) => {
      await answers.promise
      await route.continue()
    })
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
      if (link) return link.click()
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor({ state: 'attached' })
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1)
    answers.resolve()
    await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

test('claims that lodges rise only when they do', async ({ visit }) => {
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
    if (figure === -0.001) await expect(strip.getByText('down -0.00% 24h')).toHaveCount(5)
  }
})

test('the first picture of a lodge is as high as the others beside it', async ({ visit }) => {
  const page = await visit({ path: '/lodge/xrp-lodge' })
  const tiles = page.getByRole('button', { name: /^Enlarge/ })
  const bottomOf = (place: number) =>
    tiles.nth(place).evaluate((tile) => {
      const { bottom } = (tile.querySelector('img') ?? tile).getBoundingClientRect()
      return bottom
    })
  await expect.poll(async () => Math.abs((await bottomOf(0)) - (await bottomOf(4)))).toBeLessThan(0.5)
})

for (const [path, words] of [
  ['/', 'Rendering'],
  ['/', 'Pictures are renderings of the lodges as designed.'],
  ['/browse', 'Pictures are renderings of the lodges as designed.'],
  ['/investor', 'The picture is a rendering of the lodge as designed.'],
] as const)
  test(`${path} says without scripts: ${words}`, async ({ visit }) => {
    const page = await visit({ path, context: { javaScriptEnabled: false } })
    await page.getByText(words, { exact: true }).waitFor()
  })
