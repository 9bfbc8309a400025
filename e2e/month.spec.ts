import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { withStays } from './cardano-stays.ts'
import { expect, test } from './test.ts'
import { phone, type Visit } from './visit.ts'

const figures = {
  nightsSold: 412,
  nightsOpen: 480,
  occupancy: 0.8583,
  averageDailyRate: 612.5,
  revPar: 525.73,
  revenueCents: 12_945_050,
  feesKeptCents: 40_000,
  taxes: [
    { name: 'City levy', cents: 90_012 },
    { name: 'Occupancy tax', cents: 1_294_505 },
  ],
}
const report = (month: string, revenueCents: number) => ({
  month,
  lodges: [{ ...figures, lodgeSlug: 'cardano-lodge', lodgeName: 'Cardano Lodge' }],
  total: { ...figures, revenueCents },
})

/** Opens November 2026 with figures of the test's own. */
async function aMonth(visit: Visit, context = {}): Promise<Page> {
  return visit({
    path: '/api/health',
    context,
    before: async (page) => {
      await page.route(/reports\/month\?month=[\d-]+$/, (route) => {
        const month = new URL(route.request().url()).searchParams.get('month') ?? ''
        return route.fulfill({ json: report(month, month === '2026-11' ? 12_945_050 : 9_000_000) })
      })
    },
  })
}

for (const [device, context] of [
  ['a phone', phone],
  ['a desktop', {}],
] as const)
  test(`on ${device} the figures of a month stand in full, beside the month before`, async ({ visit }) => {
    const page = await aMonth(visit, context)
    await withStays(page, '/admin/month?month=2026-11')
    const table = page.getByRole('table', { name: 'Figures of November 2026 by lodge' })
    await table.getByRole('row', { name: 'All lodges' }).getByText('$129,450.50').waitFor()
    const lastColumns = async () => (await table.getByRole('columnheader').allTextContents()).slice(-3)
    await expect.poll(lastColumns).toEqual(['Fees kept', 'City levy owed', 'Occupancy tax owed'])
    await page.getByText('October 2026: $90,000.00').waitFor()
    const taxes = page.getByRole('region', { name: 'Taxes owed' })
    for (const amount of ['$900.12', '$12,945.05', '$13,845.17']) await taxes.getByText(amount).waitFor()
    await page.getByText('85.8 %').first().waitFor()
    await expect.poll(() => axeFindings(page)).toEqual([])
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await page.getByRole('button', { name: 'Month before' }).click()
    await page.waitForURL((url) => url.searchParams.get('month') === '2026-10')
    await page.getByRole('table', { name: 'Figures of October 2026 by lodge' }).waitFor()
  })

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('the figures and the payments of a month are downloaded', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  const day = await withStays(page, '/developer')
  const month = day(0).slice(0, 7)
  await page.goto(`/admin/month?month=${month}`)
  await page.getByRole('row', { name: 'Cardano Lodge' }).waitFor()
  const sums = await saved(page, 'Download CSV')
  expect(sums.name).toBe(`month-${month}.csv`)
  expect(sums.text).toContain(`${month},Cardano Lodge,`)
  const payments = await saved(page, 'Payments CSV')
  expect(payments.name).toBe(`payments-${month}.csv`)
  expect(payments.text).toContain('date,kind,number,purpose')
})
