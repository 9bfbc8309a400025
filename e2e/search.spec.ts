import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

/** Dates of this spec only. */
const stay = { checkIn: daysFromNow(300), checkOut: daysFromNow(303) }

async function fill(page: Page, guests = '2') {
  const search = page.getByRole('search', { name: 'Find a stay' })
  await search.getByLabel('Check-in').fill(stay.checkIn)
  await search.getByLabel('Check-out').fill(stay.checkOut)
  await search.getByLabel('Guests').selectOption(guests)
  await search.getByRole('button', { name: 'Search' }).click()
}

test('the search works without scripts', async ({ visit }) => {
  const page = await visit({ context: { javaScriptEnabled: false } })
  await fill(page)
  const summary = await page.getByText(/\d+ of 16 lodges free/).textContent()
  await expect(page.getByText('total for 3 nights')).toHaveCount(Number(summary?.match(/^\d+/)?.[0]))
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
