import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { failUntilPressed } from './fail-until-pressed.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** Dates of this spec only. */
const stay = { checkIn: daysFromNow(300), checkOut: daysFromNow(303) }
const dated = `/browse?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&party=2`

async function fill(page: Page, guests = '2') {
  const search = page.getByRole('search', { name: 'Find a stay' })
  await search.getByLabel('Check-in').fill(stay.checkIn)
  await search.getByLabel('Check-out').fill(stay.checkOut)
  await search.getByLabel('Guests').selectOption(guests)
  await search.getByRole('button', { name: 'Search' }).click()
}

test('a search on home leads to dated cards, and a card carries the dates to its lodge and back', async ({
  visit,
}) => {
  const page = await visit()
  await fill(page, '4')
  await page.getByText(/\d+ of 16 lodges free .* for 4 guests/).waitFor()
  const address = new URL(page.url())
  expect(address.pathname).toBe('/browse')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ ...stay, party: '4' })
  const card = page.getByRole('article').first()
  await card.getByText('total for 3 nights').waitFor()
  await card.getByRole('button', { name: 'Price details' }).click()
  await card.getByText(/× 3 nights/).waitFor()
  expect(await card.getByRole('button', { name: 'Price details' }).count()).toBe(1)
  await card.getByRole('link', { name: 'View Details' }).click()
  await page.waitForURL(/\/lodge\//)
  await expect.poll(() => new URL(page.url()).searchParams.get('checkIn')).toBe(stay.checkIn)
  await page.goBack()
  await page.getByText(/\d+ of 16 lodges free/).waitFor()
})

test('free lodges stand by total, the others last with a reason', async ({ visit }) => {
  const page = await visit({ path: dated.replace('party=2', 'party=8') })
  await page.getByText(/\d+ of 16 lodges free/).waitFor()
  await expect.poll(() => page.getByRole('article').last().innerText()).toContain('For up to')
  const cards = await page.getByRole('article').allInnerTexts()
  const totals = cards.map((text) => Number(text.match(/\$([\d,.]+) total/)?.[1]?.replaceAll(',', '')))
  const free = totals.filter((total) => !Number.isNaN(total))
  expect(free).toEqual([...free].sort((a, b) => a - b))
  expect(totals.slice(0, free.length)).toEqual(free)
  expect(cards.at(-1)).toContain('For up to')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Sort by')).toHaveValue('total')
  await page.getByLabel('Sort by').selectOption('price-high')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByLabel('Sort by')).toHaveValue('name')
  await expect.poll(() => page.url()).toContain('sort=name')
  await page.getByRole('link', { name: 'Clear dates' }).press('Enter')
  await page.getByText('total for 3 nights').first().waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('a search by the keyboard leaves the focus in its field, and going back sets the dates again', async ({
  visit,
}) => {
  const page = await visit({ path: dated })
  const checkOut = page.getByRole('search', { name: 'Find a stay' }).getByLabel('Check-out')
  await checkOut.fill(daysFromNow(304))
  await checkOut.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('checkOut')).toBe(daysFromNow(304))
  await page.getByText('total for 4 nights').first().waitFor()
  expect(await checkOut.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.goBack()
  await expect(checkOut).toHaveValue(stay.checkOut)
})

test('a shortcut pressed the day after the page was opened searches from that day', async ({ visit }) => {
  const page = await visit({ path: '/browse', before: (fresh) => fresh.clock.install() })
  const weekend = page
    .getByRole('search', { name: 'Find a stay' })
    .getByRole('button', { name: 'This weekend' })
  await weekend.waitFor()
  const today = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(today + 7 * 24 * 60 * 60 * 1000)
  await weekend.click()
  await page.waitForURL(/checkIn=/)
  const checkIn = new URL(page.url()).searchParams.get('checkIn') ?? ''
  expect(checkIn >= daysFromNow(6)).toBe(true)
})

test('missing and impossible dates show a message at their field', async ({ visit }) => {
  const page = await visit({ path: '/browse' })
  const search = page.getByRole('search', { name: 'Find a stay' })
  await search.getByRole('button', { name: 'This weekend' }).waitFor()
  await search.getByRole('button', { name: 'Search' }).click()
  await search.getByText('Choose the day you arrive').waitFor()
  // A year that was typed on counts as no date.
  await search.getByLabel('Check-out').fill(daysFromNow(5))
  await search
    .getByLabel('Check-in')
    .evaluate((field: HTMLInputElement) => Object.assign(field, { value: '20261-12-10' }))
  await search.getByRole('button', { name: 'Search' }).click()
  await search.getByText('Choose the day you arrive').waitFor()
  await expect(search.getByText('Choose the day you leave')).toHaveCount(0)
  await search.getByLabel('Check-in').fill(daysFromNow(-5))
  await search.getByLabel('Check-out').fill(daysFromNow(-3))
  await search.getByRole('button', { name: 'Search' }).click()
  await search.getByText('Check-in must be today or later').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('a shortcut searches, and the device remembers the last search', async ({ visit }) => {
  const page = await visit({ path: '/browse' })
  await page.getByRole('button', { name: 'Next weekend' }).click()
  await page.getByText(/\d+ of 16 lodges free/).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('checkIn')).not.toBeNull()
  await page.getByRole('link', { name: 'Clear dates' }).click()
  await page.getByRole('button', { name: /^Your last search/ }).click()
  await page.getByText(/\d+ of 16 lodges free/).waitFor()
})

test('the search works without scripts', async ({ visit }) => {
  const page = await visit({ context: { javaScriptEnabled: false } })
  await fill(page)
  const summary = await page.getByText(/\d+ of 16 lodges free/).textContent()
  await expect(page.getByText('total for 3 nights')).toHaveCount(Number(summary?.match(/^\d+/)?.[0]))
})

test('lodges stay when the search fails, and Try again searches again', async ({ visit }) => {
  const page = await visit({
    path: '/browse',
    before: (page) => failUntilPressed(page, '**/api/search*'),
  })
  await page.getByRole('button', { name: 'This weekend' }).waitFor()
  await fill(page)
  await page.getByText('We could not find out which lodges are free.').waitFor()
  await expect(page.getByRole('article')).toHaveCount(16)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/\d+ of 16 lodges free/).waitFor()
})

test('a link with dates that are over says so at once, and how to go on', async ({ visit }) => {
  const page = await visit({ path: '/browse?checkIn=2020-01-05&checkOut=2020-01-08' })
  await page.getByText('Check-in must be today or later').waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Clear dates' }).click()
  await page.waitForURL((url) => url.search === '')
})

test('on a phone the search opens as a sheet', async ({ visit }) => {
  const page = await visit({ context: phone })
  await page.getByRole('button', { name: 'Find a stay' }).click()
  await page.getByRole('dialog', { name: 'Find a stay' }).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await fill(page)
  await page.getByText(/\d+ of 16 lodges free/).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
})
