import type { Page } from '@playwright/test'
import { loseNextAnswer } from './lose-next-answer.ts'
import { expect, test } from './test.ts'
import { isHydrated, phone } from './visit.ts'

const cards = (page: Page) => page.getByTestId('art-card')
const viewer = (page: Page, title: string) => page.getByRole('dialog', { name: title })

test('the gallery shows sixteen whole artworks with artist, style, likes and price', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery' })
  await page.getByRole('heading', { level: 1, name: 'Art Gallery' }).waitFor()
  await expect(cards(page)).toHaveCount(16)
  const card = page.getByRole('article', { name: 'Ledger Currents' })
  for (const part of ['Studio Gable', 'Flow field', '$69.99', 'Two currents of noise'])
    await expect.poll(() => card.textContent()).toContain(part)
  const proportions = async () => {
    const picture = await card.getByRole('img').boundingBox()
    return (picture?.width ?? 0) / (picture?.height ?? 1)
  }
  await expect.poll(proportions).toBeCloseTo(1280 / 1600, 1)
  // WebKit gives a source a box of its own unless it is hidden. Chromium never does, so its display is checked.
  const displays = page
    .locator('picture > source')
    .evaluateAll((sources) => [...new Set(sources.map((source) => getComputedStyle(source).display))])
  expect(await displays).toEqual(['none'])
})

test('arrow keys and buttons open the next artwork, the address follows, and Escape closes', async ({
  visit,
}) => {
  const page = await visit({ path: '/art-gallery' })
  await page.getByRole('link', { name: 'View Ledger Currents' }).click()
  await viewer(page, 'Ledger Currents').waitFor()
  await expect.poll(() => page.url()).toContain('?piece=ledger-currents')
  await page.keyboard.press('ArrowRight')
  await viewer(page, 'Paw on the Moon').waitFor()
  await expect.poll(() => page.url()).toContain('?piece=paw-on-the-moon')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Previous artwork' }).click()
  await page.getByText('16 / 16').waitFor()
  await page.getByRole('button', { name: 'Next artwork' }).click()
  await viewer(page, 'Ledger Currents').waitFor()
  await page.keyboard.press('Escape')
  await viewer(page, 'Ledger Currents').waitFor({ state: 'detached' })
  await page.waitForURL((url) => url.search === '')
})

test('a link opens its artwork by name or number, and Back closes an artwork opened in the page', async ({
  visit,
}) => {
  const page = await visit({ path: '/art-gallery?piece=paw-on-the-moon' })
  await viewer(page, 'Paw on the Moon').waitFor()
  await expect
    .poll(() => page.locator('meta[property="og:image"]').first().getAttribute('content'))
    .toContain('/art/doge-paw-on-the-moon.webp')
  await page.goto('/art-gallery?piece=1')
  await viewer(page, 'Ledger Currents').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('link', { name: 'View Paw on the Moon' }).click()
  await viewer(page, 'Paw on the Moon').waitFor()
  await page.goBack()
  await viewer(page, 'Paw on the Moon').waitFor({ state: 'detached' })
})

test('zooms an artwork, and swipes to the next on a phone', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery?piece=ledger-currents', context: phone })
  const stage = page.getByTestId('art-stage')
  const picture = stage.getByRole('img')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => picture.getAttribute('style')).toContain('scale(1.5)')
  await page.getByRole('button', { name: 'Zoom out' }).click()
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.7, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 })
  await page.mouse.up()
  await viewer(page, 'Paw on the Moon').waitFor()
})

test('a like shows at once, survives a reload, and a second press removes it', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery', context: { userAgent: 'likes-of-one-visitor' } })
  const like = page.getByRole('article', { name: 'Proof of Sun' }).getByRole('button', { name: /^Like/ })
  const count = async () => Number(await like.textContent())
  const before = await count()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await like.click()
  await saved
  await expect.poll(() => count()).toBe(before + 1)
  await page.reload()
  await page.locator('[aria-pressed="true"]').waitFor()
  await expect.poll(() => count()).toBe(before + 1)
  const takenBack = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await like.click()
  await takenBack
  await expect.poll(() => count()).toBe(before)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('reverts a like that cannot be saved, with a message', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery' })
  await page.route('**/like', (route) => route.fulfill({ status: 503, body: 'down' }))
  const like = page.getByRole('article', { name: 'Proof of Sun' }).getByRole('button', { name: /^Like/ })
  const before = await like.textContent()
  await like.click()
  await page.getByText('Your like was not saved. Please try again.').waitFor()
  await expect.poll(() => like.textContent()).toBe(before)
})

test('a like whose answer is lost leaves the gallery as it is', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery' })
  await page.route('**/api/art-gallery**', (route) => route.abort('connectionreset'))
  await page.route('**/like', (route) => route.abort('connectionreset'))
  const reread = page.waitForRequest((request) => request.url().endsWith('/api/art-gallery'))
  await page.getByRole('article', { name: 'Proof of Sun' }).getByRole('button', { name: /^Like/ }).click()
  await page.getByText('The answer of our server was lost. The heart shows what is saved.').waitFor()
  await reread
  await page.getByRole('article', { name: 'Proof of Sun' }).waitFor()
  expect(await page.getByText('could not be loaded').count()).toBe(0)
})

async function payWith(page: Page, number: string) {
  const form = page.getByRole('form', { name: 'Card payment' })
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('12 / 34')
  await form.getByLabel('CVC').fill('123')
  await form.getByRole('button', { name: 'Pay $69.99' }).click()
}

const address = {
  Name: 'Bea Buyer',
  Email: 'bea@example.com',
  'Address line 1': '1 Main St',
  City: 'Boise',
  State: 'ID',
  'Postal code': '83702',
  Country: 'United States',
}

async function fillAddress(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(text)
}

test('buys an artwork with a second card after the first is declined', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery?piece=ledger-currents' })
  await page.getByRole('button', { name: 'Buy this artwork' }).click()
  await page.getByRole('form', { name: 'Card payment' }).waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Address is required').waitFor()
  await expect(page.locator(':focus')).toHaveAttribute('autocomplete', 'name')
  await fillAddress(page)
  await payWith(page, '4000 0000 0000 0002')
  await page.getByText('Payment Failed').waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Purchase Successful!').waitFor()
  await page.getByRole('form', { name: 'Card payment' }).waitFor({ state: 'detached' })
  await viewer(page, 'Ledger Currents').waitFor()
})

test('a purchase whose answer is lost with the network is known to be paid at the next press', async ({
  visit,
}) => {
  const page = await visit({ path: '/art-gallery?piece=ledger-currents' })
  await page.getByRole('button', { name: 'Buy this artwork' }).click()
  await page.getByRole('form', { name: 'Card payment' }).waitFor()
  await fillAddress(page)
  await loseNextAnswer(page, '**/api/sandbox/confirm')
  await page.route('**/api/payment-status', (route) => route.abort('connectionreset'))
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('An unexpected error occurred').waitFor()
  await page.unroute('**/api/payment-status')
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Purchase Successful!').waitFor()
  await page.getByRole('form', { name: 'Card payment' }).waitFor({ state: 'detached' })
})

test('the next purchase keeps the address without its errors', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery?piece=ledger-currents' })
  const buy = page.getByRole('button', { name: 'Buy this artwork' })
  const form = page.getByRole('form', { name: 'Card payment' })
  await buy.click()
  await page.getByLabel('Name', { exact: true }).fill('Bea Buyer')
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Address is required').waitFor()
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await buy.click()
  await form.waitFor()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bea Buyer')
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
})

test('shows why a purchase cannot begin', async ({ visit }) => {
  const page = await visit({ path: '/art-gallery' })
  const buy = page.getByRole('article', { name: 'Ledger Currents' }).getByRole('button', { name: 'Buy' })
  const answerWith = async (status: number, body: string) => {
    await page.unrouteAll()
    await page.route('**/api/art-gallery/purchase', (route) => route.fulfill({ status, body }))
    await buy.click()
  }
  await answerWith(503, 'no provider')
  await page.getByText('HTTP error! status: 503: no provider').waitFor()
  await answerWith(200, '{"paymentId":1}')
  await page.getByText('Failed to initiate purchase. Please try again.').waitFor()
  await expect(page.getByRole('form', { name: 'Card payment' })).toHaveCount(0)
})

test('rejects the purchase of an artwork without an id', async ({ visit }) => {
  const piece = {
    title: 'Nameless',
    artist: 'Nobody',
    description: 'Nothing.',
    image: '/art/xrp-ledger-currents.webp',
    style: 'None',
    likes: 0,
    price: '69.99',
  }
  const page = await visit({ path: '/' })
  await page.route('**/api/art-gallery', (route) => route.fulfill({ json: [piece] }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Art Gallery' }).click()
  await page.getByRole('article', { name: 'Nameless' }).getByRole('button', { name: 'Buy' }).click()
  await page.getByText('Unable to identify artwork for purchase.').waitFor()
})

test('shares an artwork to four networks in a small window, and copies its link', async ({ visit }) => {
  const page = await visit({
    path: '/art-gallery?piece=ledger-currents',
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    before: async (page) => {
      await page.addInitScript(() => {
        const opened: string[][] = []
        Object.assign(window, { opened })
        window.open = (...args) => {
          opened.push(args.map(String))
          return null
        }
      })
    },
  })
  const shared = page.getByText('Sharing...').waitFor()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await shared
  for (const name of ['Twitter', 'Facebook', 'LinkedIn', 'Reddit'])
    await page.getByRole('dialog').getByRole('button', { name }).click()
  const readOpened = () => page.evaluate(() => (window as unknown as { opened: string[][] }).opened)
  await expect.poll(async () => (await readOpened()).length).toBe(4)
  const opened = await readOpened()
  expect(opened.map(([address]) => new URL(address ?? '').hostname)).toEqual([
    'twitter.com',
    'www.facebook.com',
    'www.linkedin.com',
    'www.reddit.com',
  ])
  for (const [, , features] of opened) expect(features).toBe('width=600,height=400')
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await page.getByText('Link Copied!').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).search).toBe('?piece=ledger-currents')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await page.getByText('Copy Failed').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await viewer(page, 'Ledger Currents').waitFor()
})

for (const [width, height] of [
  [375, 667],
  [667, 375],
] as const)
  test(`a toast covers nothing of the share dialog on a phone (${width} × ${height})`, async ({ visit }) => {
    const page = await visit({
      path: '/art-gallery?piece=ledger-currents',
      context: { ...phone, viewport: { width, height } },
    })
    const shared = page.getByText('Sharing...').waitFor()
    await page.getByRole('button', { name: 'Share', exact: true }).tap()
    await shared
    await page.getByRole('button', { name: 'Copy Link' }).scrollIntoViewIfNeeded()
    const isFree = () =>
      page.getByRole('button', { name: 'Copy Link' }).evaluate((button) => {
        const { left, top, width: wide, height: high } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + wide / 2, top + high / 2))
      })
    await expect.poll(isFree).toBe(true)
  })

test("a lodge's own art opens in the same viewer, which Back closes too", async ({ visit }) => {
  const page = await visit({ path: '/browse' })
  await page.goto('/lodge/tezos-lodge')
  await page.waitForFunction(isHydrated)
  const section = page.getByRole('region', { name: 'Art Gallery' })
  await section.getByRole('link', { name: /^View/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'AR Preview' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toMatch(/tezos-lodge$/)
  await expect.poll(() => page.evaluate(() => 'sheet' in history.state)).toBe(false)
  await section.getByRole('link', { name: /^View/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'AR Preview' }).waitFor()
  const place = () => page.evaluate(() => scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(0)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await place()).toBe(before)
  await page.goBack()
  await page.waitForURL('**/browse')
})
