import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { openPage, PHONE } from '#web/testing/open-page.tsx'
import { address, isGone, sees } from '#web/testing/state.ts'

const menu = page.getByRole('navigation', { name: 'Main' })
const entry = (name: string) => menu.getByRole('link', { name, exact: true })
const directory = page.css('#lodges')
const cards = page.getByTestId('lodge-card')
const tryAgain = page.getByRole('button', { name: 'Try again' })

test('the home page shows sixteen lodges, the strongest mover first, and opens one', async () => {
  await openPage('/')
  await sees(page.getByRole('heading', { name: 'All 16 Lodges' }))
  await expect.poll(() => directory.getByRole('article').length).toBe(16)
  await directory
    .getByRole('article', { name: 'XRP Lodge' })
    .getByRole('link', { name: 'View Details' })
    .click()
  await sees(page.getByRole('heading', { level: 1, name: 'XRP Lodge' }))
  await sees(page.getByRole('button', { name: 'Book Now' }))
  await expect
    .element(page.getByRole('link', { name: 'Join Chat Room' }))
    .toHaveAttribute('href', '/lodge/xrp-lodge/chat')
})

test.each([
  ['a phone', { size: PHONE }],
  ['a desktop', {}],
])('the name of every lodge stays on one line of its card on %s', async (_name, visit) => {
  await openPage('/', visit)
  await expect.poll(() => cards.length).toBe(16)
  await document.fonts.ready
  const broken = () =>
    [...document.querySelectorAll('[data-testid=lodge-card] h3')]
      .filter((name) => name.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(name).lineHeight))
      .map((name) => name.textContent)
  await expect.poll(broken).toEqual([])
})

const firstNeon = () => (page.css('#home').getByTestId('neon').element() as HTMLImageElement).currentSrc

test.each([
  ['a desktop', 'wide', {}],
  ['a screen held upright', 'upright', { size: PHONE }],
])("home's first screen on %s is the %s framing of a lodge", async (_name, frame, visit) => {
  await openPage('/', visit)
  await expect.poll(firstNeon).toContain(`/exterior-${frame}-neon-`)
})

test("home's first screen has no framings of a room that an owner chose for the exterior", async () => {
  await openPage('/', {
    size: PHONE,
    network: (network) =>
      network.change('GET /api/lodges', (lodges) =>
        lodges.map((lodge) => ({ ...lodge, exteriorImage: `/pictures/${lodge.slug}/living.webp` })),
      ),
  })
  await expect.poll(firstNeon).toMatch(/\/living-neon-\d+\.avif$/)
})

test.each([
  ['Lodges', '#lodges'],
  ['Contact', '#contact'],
])('%s leads to its section of the home page and stays there', async (name, section) => {
  await openPage('/developer')
  await entry(name).click()
  await expect.element(page.getByRole('form', { name: 'Booking' })).toBeInTheDocument()
  const fromBar = () => {
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    return Math.abs(Math.round(document.querySelector(section)?.getBoundingClientRect().top ?? 9999) - bar)
  }
  await expect.poll(fromBar).toBeLessThan(60)
  await expect
    .poll(() => [...document.images].every((image) => image.loading === 'lazy' || image.complete))
    .toBe(true)
  await expect.poll(fromBar).toBeLessThan(60)
  // The keyboard goes on from there.
  expect(`#${document.activeElement?.id}`).toBe(section)
})

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

test('going back to an address with a section shows the place that the guest has left', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await openPage('/#lodges')
  const link = directory.getByRole('link', { name: 'View Details' }).last()
  const element = await link.findElement()
  element.scrollIntoView({ block: 'center' })
  await expect.poll(() => scrollY).toBeGreaterThan(200)
  const left = scrollY
  await link.click()
  await expect.poll(address).toContain('/lodge/')
  history.back()
  await expect.poll(() => scrollY).toBeGreaterThan(left - 100)
  expect(await staysFor30Frames(left - 100)).toBe(true)
})

test('going back from a page that has not loaded yet shows the place that the guest has left', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  const { network } = await openPage('/browse')
  const answer = network.hold('GET /api/lodges/{slug}')
  const link = page.getByRole('link', { name: 'View Details' }).last()
  const element = await link.findElement()
  // In the middle, where the press itself does not scroll.
  element.scrollIntoView({ block: 'center' })
  await sees(page.css('header[data-scrolled=true]'))
  const left = scrollY
  await link.click()
  // As when the page still moves after the press, because a picture above has loaded.
  document.dispatchEvent(new Event('scroll'))
  await expect.element(page.getByText('Loading the page')).toBeInTheDocument()
  await expect.poll(() => scrollY).toBe(0)
  await sees(page.css('header[data-scrolled=false]'))
  history.back()
  await expect.poll(() => scrollY).toBeGreaterThan(left - 100)
  answer()
})

test("shows a lodge with the specification's fields only, and requests it once", async () => {
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
  const { network } = await openPage('/developer')
  network.change('GET /api/lodges', () => [lodge])
  network.change('GET /api/lodges/{slug}', () => lodge)
  await entry('Browse All').click()
  await sees(page.getByRole('heading', { name: 'All 1 Lodges' }))
  await page.getByRole('link', { name: 'View Details' }).click()
  await sees(page.getByText('Up to 1 guest', { exact: true }))
  expect(network.calls.filter((call) => /api\/lodges(\/xrp-lodge)?$/.test(call))).toEqual([
    'GET /api/lodges',
    'GET /api/lodges/xrp-lodge',
  ])
})

test("lodges that cannot be loaded show an error with 'Try again'", async () => {
  const { network } = await openPage('/developer')
  const restore = network.fail('GET /api/lodges')
  await entry('Browse All').click()
  await sees(page.getByText('The lodges could not be loaded'))
  restore()
  await tryAgain.click()
  await sees(page.getByRole('heading', { name: 'All 16 Lodges' }))
})

test('without lodges the booking form says so, and has them after the next try', async () => {
  const { network } = await openPage('/developer')
  const restore = network.fail('GET /api/lodges')
  await entry('Home').click()
  const heading = await page.getByRole('heading', { name: 'Book Your Stay' }).findElement()
  heading.scrollIntoView()
  const form = page.getByRole('form', { name: 'Booking' })
  await sees(form.getByText('The lodges could not be loaded.'))
  restore()
  await form.getByRole('button', { name: 'Try again' }).click()
  const choice = form.getByLabelText('Lodge', { exact: true })
  await expect.poll(() => choice.element().querySelectorAll('option').length).toBe(16)
  await isGone(form.getByText('could not be loaded'))
})

test('six placeholders keep the layout while lodges load', async () => {
  const { network } = await openPage('/developer')
  const answers = [network.hold('GET /api/lodges'), network.hold('GET /api/crypto-data')]
  await entry('Browse All').click()
  const placeholders = page.getByTestId('lodge-placeholder')
  await expect.poll(() => placeholders.length).toBe(6)
  const before = placeholders.first().element().getBoundingClientRect().y
  for (const answer of answers) answer()
  await sees(cards.first())
  const moved = () => Math.abs(cards.first().element().getBoundingClientRect().y - before)
  await expect.poll(moved).toBeLessThanOrEqual(8)
})

test('a lodge without a picture shows a stand-in', async () => {
  const { network } = await openPage('/developer')
  network.change('GET /api/lodges', ([first, ...others]) => [{ ...first, exteriorImage: '' }, ...others])
  await entry('Browse All').click()
  const picture = page.getByRole('article', { name: 'XRP Lodge' }).css('img')
  await expect.poll(() => getComputedStyle(picture.element()).content).toContain('data:image/svg')
})

test.each([
  [1, 'Rising tonight'],
  [-0.001, 'Brightest roofs today'],
  [null, 'Five to begin with'],
])('claims that lodges rise only when they do (%s)', async (figure, heading) => {
  await openPage('/', {
    network: (network) =>
      network.change('GET /api/crypto-data', (coins) =>
        Object.fromEntries(
          Object.entries(coins).map(([coin, known]) => [coin, { ...known, usd_24h_change: figure }]),
        ),
      ),
  })
  const strip = page.getByRole('region', { name: heading })
  await sees(strip.getByRole('listitem').first())
  if (figure === -0.001) await expect.poll(() => strip.getByText('down -0.00% 24h').length).toBe(5)
})

test('a phone shows six lodges of home until a press shows them all', async () => {
  await openPage('/', { size: PHONE })
  const shown = () => cards.elements().filter((card) => card.getClientRects().length > 0).length
  await expect.poll(shown).toBe(6)
  await page.getByRole('button', { name: 'Show all lodges' }).click()
  await expect.poll(shown).toBe(16)
})

test('the rooms of a lodge are beside its picture once its card is seen, and the whole card is its link', async () => {
  await openPage('/browse')
  const card = page.getByRole('article', { name: 'Arbitrum Lodge' })
  await sees(card.getByAltText('Arbitrum Lodge, living room'))
  const { x, y, width, height } = card.getByText('24h').element().getBoundingClientRect()
  const link = card.getByRole('link', { name: 'View Details' }).element()
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link)
})

test('a card shows the highest discount that applies at the moment', async () => {
  await openPage('/browse', {
    network: (network) =>
      network.answer('GET /api/promotions/lodges', [
        { lodgeSlug: 'doge-lodge', words: '−10% while DOGE is down' },
        { lodgeSlug: 'doge-lodge', words: '−5%' },
      ]),
  })
  await sees(cards.filter({ hasText: 'DOGE Lodge' }).getByText('−10% while DOGE is down'))
  expect(page.getByText('−5%').length).toBe(0)
  expect(page.getByText('−10%').length).toBe(1)
})

test('TOP marks the strongest movers in every order', async () => {
  const { router } = await openPage('/browse?sort=crypto-movement')
  const top = () =>
    cards
      .filter({ hasText: 'TOP' })
      .getByRole('heading')
      .elements()
      .map((name) => name.textContent)
  await expect.poll(() => top().length).toBeGreaterThan(0)
  const movers = top()
  router.history.push('/browse')
  await expect.poll(top).toEqual(movers.toSorted())
})

test.each(['/lodge/xrp-lodge', '/lodge/xrp-lodge/chat'])(
  'shows a placeholder for a slow page: %s',
  async (path) => {
    const { network, router } = await openPage('/nowhere')
    const answer = network.hold('GET /api/lodges/{slug}')
    router.history.push(path)
    const loading = page.getByRole('status').filter({ hasText: 'Loading the page' })
    await expect.element(loading).toBeInTheDocument()
    await expect.poll(() => menu.length).toBe(1)
    answer()
    await isGone(loading)
    await sees(page.getByRole('heading', { level: 1 }))
  },
)

test('the map of a lodge loads once it is near the window', async () => {
  await openPage('/lodge/xrp-lodge')
  const map = page.getByRole('img', { name: 'Map of the surroundings of Telluride, Colorado' })
  await expect.element(map).toBeInTheDocument()
  const drawn = () => map.element().querySelectorAll('use').length
  expect(drawn()).toBe(0)
  map.element().scrollIntoView()
  await expect.poll(drawn).toBeGreaterThan(0)
})

test('on a phone the opened map of the lodges comes into view', async () => {
  await openPage('/browse', { size: PHONE })
  const open = page.getByRole('button', { name: 'Map', exact: true })
  open.element().scrollIntoView({ block: 'end' })
  await open.click()
  const map = page.getByRole('region', { name: 'Map of the lodges' })
  await expect.poll(() => map.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight + 1)
})
