import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openPglite } from '#server/platform/database/pglite.ts'
import { daysFromNow } from './days-from-now.ts'
import { serveProduct } from './serve-product.ts'
import { signInByApi } from './sign-in.ts'
import { expect, test } from './test.ts'
import type { Visit } from './visit.ts'

const LODGES = 160
const PER_PAGE = 24

let folder: string
let product: Awaited<ReturnType<typeof serveProduct>>

/** A product with copies of the seeded lodges. */
test.beforeAll(async () => {
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
test.afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

const open = (visit: Visit, path: string, context = {}) =>
  visit({ path, context: { baseURL: product.baseUrl, ...context } })
const directory = (page: Page) => page.locator('#lodges')
const cards = (page: Page) => directory(page).getByTestId('lodge-card')
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

test('without scripts the pages of /browse hold every lodge once', async ({ visit }) => {
  const page = await open(visit, '/browse', { javaScriptEnabled: false })
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

/** Paths of everything that a page has called for, from its start. */
const listCalls = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))

test('a page holds and loads one page of lodges only', async ({ visit }) => {
  for (const path of ['/', '/browse', '/lodge/xrp-lodge']) {
    const html = await (await fetch(product.baseUrl + path)).text()
    // Each lodge stands in the markup and in the state of the page.
    expect(new Set(html.match(/[a-z-]+-lodge-\d+/g)).size).toBeLessThanOrEqual(2 * PER_PAGE)
  }
  const page = await open(visit, '/badges')
  await page.getByRole('link', { name: 'Browse All' }).first().click()
  await expect(cards(page)).toHaveCount(PER_PAGE)
  await cards(page).first().getByRole('link', { name: 'View Details' }).click()
  await page.getByRole('heading', { name: 'You may also like' }).waitFor()
  const calls = await listCalls(page)
  expect(calls).toContain('/api/search/lodges')
  expect(calls).not.toContain('/api/lodges')
})

test('on /browse a search finds lodges of every page, begins on the first one, and Back returns', async ({
  visit,
}) => {
  const page = await open(visit, '/browse')
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

test('home shows a page of its directory, and the tour of a lodge of another page opens', async ({
  visit,
}) => {
  const page = await open(visit, '/')
  await directory(page).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: `All ${LODGES} Lodges` }).waitFor()
  expect(await cards(page).count()).toBe(PER_PAGE)
  const first = await names(page)
  // The form begins with a lodge that it offers, also where lodge 1 is on another page.
  await expect(page.getByRole('form', { name: 'Booking' }).getByLabel('Lodge')).not.toHaveValue('')
  await directory(page).getByRole('link', { name: 'Next page' }).click()
  await page.getByText('Page 2 of 7').waitFor()
  await expect.poll(() => names(page)).not.toEqual(first)
  expect(await names(page)).toHaveLength(PER_PAGE)
  await page.goto('/browse?tour=xrp-lodge-145')
  await page.getByRole('dialog', { name: 'Virtual Tour - XRP Lodge 145' }).waitFor()
})

test('dates order all lodges and every page has its answers', async ({ visit }) => {
  const [checkIn, checkOut] = [daysFromNow(200), daysFromNow(203)]
  const page = await open(visit, `/browse?checkIn=${checkIn}&checkOut=${checkOut}&party=2`)
  await page.getByText(`${LODGES} of ${LODGES} lodges free`).waitFor()
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByText('Page 2 of 7').waitFor()
  await expect(cards(page).getByText('total for 3 nights')).toHaveCount(PER_PAGE)
})

const openAdmin = (visit: Visit, path: string) =>
  visit({ path: `/admin/${path}`, before: signInByApi, context: { baseURL: product.baseUrl } })

test("the owner's timeline shows a page of lodges and finds others by name", async ({ visit }) => {
  const page = await openAdmin(visit, 'calendar')
  const rows = page.getByRole('grid', { name: 'Timeline' }).getByRole('rowheader')
  await expect(rows).toHaveCount(PER_PAGE)
  const first = await rows.allInnerTexts()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByText(`Page 2 of 7, ${LODGES} of ${LODGES}`).waitFor()
  await expect.poll(() => rows.allInnerTexts()).not.toEqual(first)
  await page.getByLabel('Find a lodge').fill('xrp 145')
  await expect.poll(() => rows.allInnerTexts()).toEqual(['XRP Lodge 145'])
  await page.getByLabel('Find a lodge').fill('nothing has this name')
  await expect(rows).toHaveCount(0)
})

test('an owner chooses one of many lodges by its name', async ({ visit }) => {
  const page = await openAdmin(visit, 'charges')
  const lodge = page.getByLabel('Lodge', { exact: true })
  await expect(lodge).toHaveValue('XRP Lodge')
  await lodge.fill('xrp lodge 145')
  await lodge.press('Enter')
  await page.getByRole('form', { name: 'Fees and taxes of XRP Lodge 145' }).waitFor()
  await lodge.fill('no such lodge')
  await lodge.blur()
  await expect(lodge).toHaveValue('XRP Lodge 145')
})

test('a closure is not for all lodges because of a name that is none', async ({ visit }) => {
  const page = await openAdmin(visit, 'calendar')
  await page.getByRole('button', { name: 'New Closure' }).click()
  const form = page.getByRole('form', { name: 'New closure' })
  await form.getByLabel('First night').fill(daysFromNow(300))
  await form.getByLabel('Last night').fill(daysFromNow(300))
  await form.getByLabel('Lodge', { exact: true }).fill('doge')
  await form.getByLabel('Reason').fill('Roof')
  await form.getByText('Please choose a lodge').waitFor()
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await expect(form.getByLabel('Lodge', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(await form.getByLabel('Lodge', { exact: true }).inputValue()).toBe('doge')
})

test('an owner finds and edits one of many lodges without the list of all', async ({ visit }) => {
  const page = await openAdmin(visit, 'lodge-management')
  const lodges = page.getByRole('button', { name: 'per night' })
  await expect(lodges).toHaveCount(PER_PAGE)
  await page.getByLabel('Find a lodge').fill('mew 90')
  await expect(lodges).toHaveCount(1)
  await lodges.click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('MEW Lodge 90')
  expect(await listCalls(page)).not.toContain('/api/lodges')
})

test('the rates of one month come by page', async ({ visit }) => {
  const page = await openAdmin(visit, 'rates?view=month')
  const rows = page.getByRole('grid').getByRole('rowheader')
  await expect(rows).toHaveCount(PER_PAGE)
  await page.getByLabel('Find a lodge').fill('doge')
  await expect(rows).toHaveCount(10)
})
