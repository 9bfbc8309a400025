import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from '#server/database/open.ts'
import { daysFromNow } from './days-from-now.ts'
import { serveProduct } from './serve-product.ts'
import { testBrowser } from './test-browser.ts'

const LODGES = 160
const PER_PAGE = 24

const { visit } = testBrowser()
let folder: string
let product: Awaited<ReturnType<typeof serveProduct>>

/** A product with copies of the seeded lodges. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-e2e-'))
  await (await serveProduct({ DATA_DIR: folder })).stop()
  const { db, close } = await openPglite(folder, 'migrations')
  await db.execute(sql`
    insert into lodges
    select (jsonb_populate_record(l, jsonb_build_object('id', n, 'slug', l.slug || '-' || n,
      'name', l.name || ' ' || n))).*
    from generate_series(17, ${LODGES}::int) n join lodges l on l.id = (n - 1) % 16 + 1`)
  await close()
  product = await serveProduct({ DATA_DIR: folder })
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

const open = (path: string, context = {}) =>
  visit({ path, context: { baseURL: product.baseUrl, ...context } })
const directory = (page: Page) => page.locator('#lodges')
const cards = (page: Page) => directory(page).getByTestId('lodge-card')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

test('without scripts the pages of /browse hold every lodge once', async () => {
  const page = await open('/browse', { javaScriptEnabled: false })
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/browse$/)
  const seen = await names(page)
  for (let number = 2; number <= Math.ceil(LODGES / PER_PAGE); number++) {
    await page.getByRole('link', { name: 'Next page' }).click()
    await page.getByText(`Page ${number} of 7`).waitFor()
    await page.getByRole('heading', { name: `All ${LODGES} Lodges` }).waitFor()
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`/browse\\?page=${number}$`),
    )
    seen.push(...(await names(page)))
  }
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0)
  expect(new Set(seen).size).toBe(LODGES)
})

test('a page holds and loads one page of lodges only', async () => {
  for (const path of ['/', '/browse', '/lodge/xrp-lodge']) {
    const html = await (await fetch(product.baseUrl + path)).text()
    // Each lodge stands in the markup and in the state of the page.
    expect(new Set(html.match(/[a-z-]+-lodge-\d+/g)).size).toBeLessThanOrEqual(2 * PER_PAGE)
  }
  const page = await open('/badges')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Browse All' }).first().click()
  await expect.poll(() => cards(page).count()).toBe(PER_PAGE)
  await cards(page).first().getByRole('link', { name: 'View Details' }).click()
  await page.getByRole('heading', { name: 'You may also like' }).waitFor()
  expect(calls).toContain('/api/search/lodges')
  expect(calls).not.toContain('/api/lodges')
})

test('on /browse a search finds lodges of every page, begins on the first one, and Back returns', async () => {
  const page = await open('/browse')
  const first = await names(page)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByText('Page 2 of 7').waitFor()
  await expect.poll(() => names(page)).not.toEqual(first)
  await expect
    .poll(() => directory(page).evaluate((list) => list.getBoundingClientRect().top))
    .toBeLessThan(200)
  const second = await names(page)
  await page.getByLabel('Search lodges').fill('XRP')
  await page.getByRole('heading', { name: `10 of ${LODGES} Lodges` }).waitFor()
  expect(await cards(page).count()).toBe(10)
  expect(new URL(page.url()).searchParams.has('page')).toBe(false)
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(second)
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(first)
})

test('home shows a page of its directory, and the tour of a lodge of another page opens', async () => {
  const page = await open('/')
  await directory(page).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: `All ${LODGES} Lodges` }).waitFor()
  expect(await cards(page).count()).toBe(PER_PAGE)
  const first = await names(page)
  await directory(page).getByRole('link', { name: 'Next page' }).click()
  await page.getByText('Page 2 of 7').waitFor()
  await expect.poll(() => names(page)).not.toEqual(first)
  expect(await names(page)).toHaveLength(PER_PAGE)
  await page.goto('/browse?tour=xrp-lodge-145')
  await page.getByRole('dialog', { name: 'Virtual Tour - XRP Lodge 145' }).waitFor()
})

test('dates order all lodges and every page has its answers', async () => {
  const [checkIn, checkOut] = [daysFromNow(200), daysFromNow(203)]
  const page = await open(`/browse?checkIn=${checkIn}&checkOut=${checkOut}&party=2`)
  await page.getByText(`${LODGES} of ${LODGES} lodges free`).waitFor()
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByText('Page 2 of 7').waitFor()
  await expect.poll(() => cards(page).getByText('total for 3 nights').count()).toBe(PER_PAGE)
})
