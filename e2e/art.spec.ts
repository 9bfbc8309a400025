import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aVisitor, phone } from './visitor.ts'

const { visit } = aVisitor()

const cards = (page: Page) => page.getByTestId('art-card')
const viewer = (page: Page, title: string) => page.getByRole('dialog', { name: title })

test('the gallery shows sixteen artworks whole, each with its artist, style, likes and price', async () => {
  const page = await visit({ path: '/art-gallery' })
  await page.getByRole('heading', { level: 1, name: 'Art Gallery' }).waitFor()
  expect(await cards(page).count()).toBe(16)
  const card = page.getByRole('article', { name: 'Ledger Currents' })
  const text = await card.textContent()
  for (const part of ['Studio Gable', 'Flow field', '$69.99', 'Two currents of noise'])
    expect(text).toContain(part)
  const picture = await card.getByRole('img').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(1280 / 1600, 1)
})

test('arrow keys and buttons lead from piece to piece, the address follows, and Escape closes', async () => {
  const page = await visit({ path: '/art-gallery' })
  await page.getByRole('link', { name: 'View Ledger Currents' }).click()
  await viewer(page, 'Ledger Currents').waitFor()
  expect(page.url()).toContain('?piece=ledger-currents')
  await page.keyboard.press('ArrowRight')
  await viewer(page, 'Paw on the Moon').waitFor()
  expect(page.url()).toContain('?piece=paw-on-the-moon')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'Previous artwork' }).click()
  await page.getByText('16 / 16').waitFor()
  await page.getByRole('button', { name: 'Next artwork' }).click()
  await viewer(page, 'Ledger Currents').waitFor()
  await page.keyboard.press('Escape')
  await viewer(page, 'Ledger Currents').waitFor({ state: 'detached' })
  await page.waitForURL((url) => url.search === '')
})

test('a link opens its artwork by name or by number, and Back closes what was opened here', async () => {
  const page = await visit({ path: '/art-gallery?piece=paw-on-the-moon' })
  await viewer(page, 'Paw on the Moon').waitFor()
  expect(await page.locator('meta[property="og:image"]').first().getAttribute('content')).toContain(
    '/art/doge-paw-on-the-moon.webp',
  )
  await page.goto('/art-gallery?piece=1')
  await viewer(page, 'Ledger Currents').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('link', { name: 'View Paw on the Moon' }).click()
  await viewer(page, 'Paw on the Moon').waitFor()
  await page.goBack()
  await viewer(page, 'Paw on the Moon').waitFor({ state: 'detached' })
})

test('a piece is magnified, and swiped to the next on a phone', async () => {
  const page = await visit({ path: '/art-gallery?piece=ledger-currents', context: phone })
  const stage = page.getByTestId('art-stage')
  const picture = stage.getByRole('img')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(await picture.getAttribute('style')).toContain('scale(1.5)')
  await page.getByRole('button', { name: 'Zoom out' }).click()
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.7, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 })
  await page.mouse.up()
  await viewer(page, 'Paw on the Moon').waitFor()
})

test('a like counts at once, is still there after a reload, and is taken back by a second press', async () => {
  const page = await visit({ path: '/art-gallery', context: { userAgent: 'likes-of-one-visitor' } })
  const like = page.getByRole('article', { name: 'Proof of Sun' }).getByRole('button', { name: /^Like/ })
  const count = async () => Number(await like.textContent())
  const before = await count()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await like.click()
  await saved
  expect(await count()).toBe(before + 1)
  await page.reload()
  await page.locator('[aria-pressed="true"]').waitFor()
  expect(await count()).toBe(before + 1)
  const takenBack = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await like.click()
  await takenBack
  expect(await count()).toBe(before)
  expect(await like.getAttribute('aria-pressed')).toBe('false')
})

test('a like that cannot be saved is taken back and said', async () => {
  const page = await visit({ path: '/art-gallery' })
  await page.route('**/like', (route) => route.fulfill({ status: 503, body: 'down' }))
  const like = page.getByRole('article', { name: 'Proof of Sun' }).getByRole('button', { name: /^Like/ })
  const before = await like.textContent()
  await like.click()
  await page.getByText('Your like was not saved. Please try again.').waitFor()
  expect(await like.textContent()).toBe(before)
})

async function payWith(page: Page, number: string) {
  const form = page.getByRole('form', { name: 'Card payment' })
  await form.getByLabel('Card number').fill(number)
  await form.getByLabel('Expiry').fill('12 / 34')
  await form.getByLabel('CVC').fill('123')
  await form.getByRole('button', { name: 'Pay $69.99' }).click()
}

test('an artwork is bought by card: declined first, then paid with another', async () => {
  const page = await visit({ path: '/art-gallery?piece=ledger-currents' })
  await page.getByRole('button', { name: 'Buy this artwork' }).click()
  await page.getByRole('form', { name: 'Card payment' }).waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Address is required').waitFor()
  const address = {
    Name: 'Bea Buyer',
    Email: 'bea@example.com',
    'Address line 1': '1 Main St',
    City: 'Boise',
    State: 'ID',
    'Postal code': '83702',
    Country: 'United States',
  }
  for (const [label, text] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(text)
  await payWith(page, '4000 0000 0000 0002')
  await page.getByText('Payment Failed').waitFor()
  await payWith(page, '4242 4242 4242 4242')
  await page.getByText('Purchase Successful!').waitFor()
  await page.getByRole('form', { name: 'Card payment' }).waitFor({ state: 'detached' })
  await viewer(page, 'Ledger Currents').waitFor()
})

test('a purchase that cannot begin says why', async () => {
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
  expect(await page.getByRole('form', { name: 'Card payment' }).count()).toBe(0)
})

test('an artwork without an identifier cannot be bought', async () => {
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

test('an artwork is shared to four networks in a small window, and its link is copied', async () => {
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
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('Sharing...').waitFor()
  for (const name of ['Twitter', 'Facebook', 'LinkedIn', 'Reddit'])
    await page.getByRole('dialog').getByRole('button', { name }).click()
  const opened = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened)
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

test.each([
  [375, 667],
  [667, 375],
])('a message covers nothing of the share dialog on a phone (%i × %i)', async (width, height) => {
  const page = await visit({
    path: '/art-gallery?piece=ledger-currents',
    context: { ...phone, viewport: { width, height } },
  })
  await page.getByRole('button', { name: 'Share', exact: true }).tap()
  await page.getByText('Sharing...').waitFor()
  await page.getByRole('button', { name: 'Copy Link' }).scrollIntoViewIfNeeded()
  const isFree = await page.getByRole('button', { name: 'Copy Link' }).evaluate((button) => {
    const { left, top, width: wide, height: high } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + wide / 2, top + high / 2))
  })
  expect(isFree).toBe(true)
})

test("a lodge's own art opens in the same viewer", async () => {
  const page = await visit({ path: '/lodge/tezos-lodge' })
  const section = page.getByRole('region', { name: 'Art Gallery' })
  await section.getByRole('link', { name: /^View/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'AR Preview' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toMatch(/tezos-lodge$/)
})
