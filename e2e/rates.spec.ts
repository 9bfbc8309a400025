import type { Page } from '@playwright/test'
import { deferred } from '../src/server/testing/deferred.ts'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { ownerLogin } from './owner-login.ts'
import { expect, test } from './test.ts'
import { phone, type Visit, type VisitOptions } from './visit.ts'

test('journey: an owner sets fees and taxes and copies them; a guest sees one total with its lines', async ({
  visit,
}) => {
  const page = await visit({ path: '/admin/charges', as: 'owner' })
  const chosen = page.getByLabel('Lodge', { exact: true })
  const other = page.getByRole('form', { name: 'Fees and taxes of Stellar Lumens Lodge' })
  await chosen.selectOption('Stellar Lumens Lodge')
  await other.getByText('No fees: guests pay the nights.').waitFor()
  await chosen.selectOption('Cardano Lodge')
  const form = page.getByRole('form', { name: 'Fees and taxes of Cardano Lodge' })
  const example = page.getByRole('region', { name: 'Example stay' })
  await form.getByText('No tax set. Add tax, or mark as tax-free.').waitFor()
  await form.getByRole('button', { name: 'Add fee' }).click()
  await form.getByLabel('Fee name').fill('Cleaning')
  await form.getByLabel('Dollars').fill('120')
  await form.getByRole('button', { name: 'Add tax' }).click()
  await form.getByLabel('Tax name').fill('Test tax')
  await form.getByLabel('Percent').fill('12.65001')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.getByRole('alert').filter({ hasText: 'at most 4 decimal places' }).waitFor()
  await form.getByLabel('Percent').fill('10')
  await example.getByText('Test tax').waitFor()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Charges Saved').waitFor()
  await form.getByRole('button', { name: 'Copy to other lodges' }).click()
  await page.getByLabel('Stellar Lumens Lodge').check()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Charges Copied').waitFor()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  const charges = await (await page.request.get('/api/lodges/stellar-lumens-lodge/charges')).json()
  expect(charges.fees).toEqual([{ name: 'Cleaning', kind: 'per_stay', amount: 120 }])
  await chosen.selectOption('Stellar Lumens Lodge')
  await expect(other.getByLabel('Fee name')).toHaveValue('Cleaning')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Charges Saved').waitFor()

  const lodge = await (await page.request.get('/api/lodges/cardano-lodge')).json()
  await page.goto('/lodge/cardano-lodge')
  const booking = page.getByRole('form', { name: 'Booking' })
  await booking.getByLabel('Check-in').fill(daysFromNow(40))
  await booking.getByLabel('Check-out').fill(daysFromNow(41))
  const price = booking.getByRole('region', { name: 'Price' })
  const total = lodge.price + 120 + lodge.price / 10
  await price.getByText(`$${total.toLocaleString('en-US')}`).waitFor()
  await expect(price.getByText('Cleaning')).not.toBeVisible()
  await price.getByRole('button', { name: 'Price details' }).click()
  await expect(price.getByText('Cleaning')).toBeVisible()
  await expect(price.getByText('Test tax')).toBeVisible()
})

test('an owner sees charges that another owner saved meanwhile', async ({ visit }) => {
  const page = await visit({ path: '/admin/charges', as: 'owner' })
  await page.getByLabel('Lodge', { exact: true }).selectOption('Bonk Lodge')
  const form = page.getByRole('form', { name: 'Fees and taxes of Bonk Lodge' })
  await form.getByRole('button', { name: 'Add fee' }).click()
  await form.getByLabel('Fee name').fill('Mine')
  await form.getByLabel('Dollars').fill('10')
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const theirs = { fees: [{ name: 'Theirs', kind: 'per_stay', amount: 20 }], taxes: [] }
  const path = '/api/admin/lodges/bonk-lodge/charges'
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.put(path, { data: theirs, headers })).status()).toBe(200)
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.getByRole('alert').getByText('Someone else has changed these charges meanwhile.').waitFor()
  expect((await (await page.request.get('/api/lodges/bonk-lodge/charges')).json()).fees).toEqual(theirs.fees)
  await form.getByRole('button', { name: 'Take theirs' }).click()
  await expect(form.getByLabel('Fee name')).toHaveValue('Theirs')
  await form.getByLabel('Fee name').fill('Ours')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Charges Saved').waitFor()
  await page.request.put(path, { data: { fees: [], taxes: [] }, headers })
})

test('confirms before another lodge takes the place of unsaved charges', async ({ visit }) => {
  const page = await visit({ path: '/admin/charges', as: 'owner' })
  const lodge = page.getByLabel('Lodge', { exact: true })
  await lodge.selectOption('bonk-lodge')
  const form = page.getByRole('form', { name: 'Fees and taxes of Bonk Lodge' })
  await form.getByRole('button', { name: 'Add fee' }).click()
  await form.getByLabel('Fee name').fill('Half typed')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await lodge.focus()
  await lodge.selectOption('mew-lodge')
  await leave.getByRole('button', { name: 'Stay' }).click()
  await leave.waitFor({ state: 'detached' })
  expect(await lodge.inputValue()).toBe('bonk-lodge')
  await expect(lodge).toBeFocused()
  const untaxed = page.getByRole('region', { name: 'Lodges without taxes' })
  await untaxed.getByRole('button', { name: 'MEW Lodge' }).click()
  await leave.getByRole('button', { name: 'Stay' }).click()
  expect(await form.getByLabel('Fee name').inputValue()).toBe('Half typed')
  await untaxed.getByRole('button', { name: 'MEW Lodge' }).click()
  await leave.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('form', { name: 'Fees and taxes of MEW Lodge' }).waitFor()
  expect(await lodge.inputValue()).toBe('mew-lodge')
})

test('charges stay unsaved when something is typed during their save', async ({ visit }) => {
  const page = await visit({ path: '/admin/charges', as: 'owner' })
  const lodge = page.getByLabel('Lodge', { exact: true })
  await lodge.selectOption('bonk-lodge')
  const form = page.getByRole('form', { name: 'Fees and taxes of Bonk Lodge' })
  const answer = deferred()
  await page.route('**/api/admin/lodges/bonk-lodge/charges', async (route) => {
    if (route.request().method() === 'PUT') await answer.promise
    await route.continue()
  })
  await form.getByRole('button', { name: 'Add fee' }).click()
  await form.getByLabel('Fee name').fill('Sauna')
  await form.getByLabel('Dollars').fill('10')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.getByRole('button', { name: 'Saving...' }).waitFor()
  await form.getByLabel('Dollars').fill('12')
  answer.resolve()
  await page.getByText('Charges Saved').waitFor()
  await expect(form.getByRole('button', { name: 'Copy to other lodges' })).toBeDisabled()
  await lodge.selectOption('mew-lodge')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Stay' }).click()
  await form.getByRole('button', { name: 'Remove fee' }).click()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByRole('button', { name: 'Copy to other lodges' })).toBeEnabled()
})

test('charges that another page has loaded are saved with their version, and once more', async ({
  visit,
}) => {
  const page = await openRates(visit, 'lodge=xrp-lodge')
  await cell(page, 'xrp-lodge', 3).focus()
  await page.keyboard.press('Shift+ArrowRight')
  // Drawn once the charges are loaded.
  await form(page).getByRole('region', { name: 'Typical stay' }).waitFor()
  await page.getByRole('link', { name: 'Fees and taxes' }).click()
  // The page of rates has a choice of the same name.
  await page.getByRole('heading', { name: 'Fees and Taxes', level: 1 }).waitFor()
  await page.getByLabel('Lodge', { exact: true }).selectOption('XRP Lodge')
  const charges = page.getByRole('form', { name: 'Fees and taxes of XRP Lodge' })
  const save = async () => {
    const saving = page.waitForRequest((request) => request.method() === 'PUT')
    await charges.getByRole('button', { name: 'Save Changes' }).click()
    const request = await saving
    expect((await request.response())?.status()).toBe(200)
    return request.postDataJSON().version as number
  }
  await charges.getByRole('button', { name: 'Add fee' }).click()
  await charges.getByLabel('Fee name').fill('Firewood')
  await charges.getByLabel('Dollars').fill('15')
  const version = await save()
  expect(typeof version).toBe('number')
  await charges.getByRole('button', { name: 'Remove fee' }).click()
  expect(await save()).toBe(version + 1)
})

test('the fees and taxes of a lodge fit a phone', async ({ visit }) => {
  const page = await visit({ path: '/admin/charges', context: phone, as: 'owner' })
  await page.getByRole('button', { name: 'Add tax' }).click()
  await page.getByLabel('Tax name').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

/** A month that no other journey looks at; each lodge is used by one journey. */
const month = daysFromNow(120).slice(0, 7)
const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`

async function openRates(visit: Visit, query: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit({ path: `/admin/rates?month=${month}&${query}`, ...options, as: 'owner' })
  await page.getByRole('gridcell', { name: /\$/ }).first().waitFor()
  return page
}

const cell = (page: Page, slug: string, number: number) =>
  page.locator(`[data-lodge="${slug}"][data-date="${day(number)}"]`)

const form = (page: Page) => page.getByRole('form', { name: 'Rates of the chosen nights' })

async function readRates(page: Page, slug: string, from: number, to: number) {
  const answer = await page.request.get(`/api/lodges/${slug}/rates?from=${day(from)}&to=${day(to)}`)
  return (await answer.json()).days
}

const readPrices = async (page: Page, slug: string, from: number, to: number): Promise<number[]> =>
  (await readRates(page, slug, from, to)).map(({ price }: { price: number }) => price)

test('journey: an owner drags over nights of two lodges, changes them by percent, and undoes it', async ({
  visit,
}) => {
  const page = await openRates(visit, 'view=month')
  await cell(page, 'tezos-lodge', 10).hover()
  await page.mouse.down()
  await cell(page, 'pudgy-penguins-lodge', 12).hover()
  await page.mouse.up()
  await form(page).getByText('3 nights at 2 lodges').waitFor()
  await expect(page.locator('[aria-selected=true]')).toHaveCount(6)
  const stay = form(page).getByRole('region', { name: 'Typical stay' })
  await stay.getByText('$1,830').first().waitFor()
  await form(page).getByLabel('± % of the base price').fill('+10')
  await form(page).getByText('Rounded to whole dollars: $429 to $671').waitFor()
  await stay.getByText('$2,013').first().waitFor()
  await stay.getByLabel('Nights').fill('1')
  await stay.getByText('$671').first().waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('6 nights changed: 3 at Tezos Lodge, 3 at Pudgy Penguins Lodge.').waitFor()
  expect(await readPrices(page, 'tezos-lodge', 9, 14)).toEqual([610, 671, 671, 671, 610])

  const guest = await visit({ path: '/lodge/tezos-lodge' })
  const booking = guest.getByRole('form', { name: 'Booking' })
  await booking.getByLabel('Check-in').fill(day(10))
  await booking.getByLabel('Check-out').fill(day(12))
  await booking.getByRole('region', { name: 'Price' }).getByText('$1,342').first().waitFor()
  await booking.getByRole('button', { name: /\$671/ }).first().waitFor()

  const last = page.getByRole('region', { name: 'Last changes' }).getByRole('listitem').first()
  await last.getByText('Price $429 to $671').waitFor()
  await last.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Change Undone').waitFor()
  await last.getByText('Undone').waitFor()
  expect(await readPrices(page, 'tezos-lodge', 10, 12)).toEqual([610, 610])
  await cell(page, 'pudgy-penguins-lodge', 12).getByText('390', { exact: true }).waitFor()
})

test('journey: the keyboard chooses nights and sets price, minimum nights and arrival', async ({ visit }) => {
  const page = await openRates(visit, 'lodge=shiba-inu-lodge')
  await cell(page, 'shiba-inu-lodge', 1).focus()
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
    await page.keyboard.press(key)
  await expect(page.locator('[aria-selected=true]')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await page.keyboard.type('333')
  await form(page).getByLabel('Minimum nights').fill('2')
  await form(page).getByLabel('No arrival').check()
  await page.keyboard.press('Enter')
  await page.getByText('2 nights changed at Shiba Inu Lodge.').waitFor()
  const name = /^\w+day, \w+ 10, \d{4}, \$333, at least 2 nights, no arrival, base price \$280$/
  await page.getByRole('gridcell', { name }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell')
  await page.keyboard.press('PageDown')
  await page.waitForFunction(
    (before) => document.activeElement?.getAttribute('data-date')?.startsWith(before) === false,
    month,
  )
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Change Undone').waitFor()
  expect(await readRates(page, 'shiba-inu-lodge', 9, 11)).toMatchObject(
    Array(2).fill({ price: 280, minNights: 1, arrival: true }),
  )
})

/** Presses Enter where the focus is; where it is before the browser has drawn anything. */
const focusAfterEnter = (page: Page) =>
  page.evaluate(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    return document.activeElement?.getAttribute('inputmode')
  })

test('a price typed right after Enter loses no digit', async ({ visit }) => {
  const page = await openRates(visit, 'lodge=shiba-inu-lodge')
  await cell(page, 'shiba-inu-lodge', 15).focus()
  expect(await focusAfterEnter(page)).toBe('numeric')
})

test('journey: dates that are typed are changed on weekends only, and go back to their default', async ({
  visit,
}) => {
  const page = await openRates(visit, 'lodge=moo-deng-lodge')
  const weekends = async () => {
    await form(page).getByLabel('First night').fill(day(1))
    await form(page).getByLabel('Last night').fill(day(28))
    await form(page).getByText('28 nights at Moo Deng Lodge').waitFor()
    await form(page).getByRole('button', { name: 'Weekends' }).click()
    await form(page).getByText('8 nights at Moo Deng Lodge').waitFor()
  }
  await weekends()
  await form(page).getByText('Also for these lodges').click()
  await form(page).getByLabel('PNUT Lodge').check()
  await form(page).getByRole('textbox', { name: 'Price', exact: true }).fill('0')
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await form(page).getByText('Price must be at least $1').waitFor()
  await form(page).getByRole('textbox', { name: 'Price', exact: true }).fill('400')
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('16 nights changed').waitFor()
  for (const slug of ['moo-deng-lodge', 'pnut-lodge'])
    expect((await readPrices(page, slug, 1, 28)).filter((price) => price === 400)).toHaveLength(8)
  await weekends()
  await form(page).getByText('Also for these lodges').click()
  await form(page).getByLabel('PNUT Lodge').check()
  await form(page).getByRole('button', { name: 'Back to default for price' }).click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await saved
  expect(new Set(await readPrices(page, 'moo-deng-lodge', 1, 28))).toEqual(new Set([350]))
})

test('a change that is refused stays in the form, and another owner loses nothing unseen', async ({
  visit,
}) => {
  const page = await openRates(visit, 'lodge=arbitrum-lodge')
  await cell(page, 'arbitrum-lodge', 5).click()
  await cell(page, 'arbitrum-lodge', 6).click({ modifiers: ['Shift'] })
  await form(page).getByRole('textbox', { name: 'Price', exact: true }).fill('500')
  await page.route('**/api/admin/rates', (route) => route.abort('connectionreset'))
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await form(page).getByText('Not saved: 2 nights at Arbitrum Lodge. Our server did not answer.').waitFor()
  await page.unroute('**/api/admin/rates')
  await expect(page.locator('[aria-selected=true]')).toHaveCount(2)

  const { token } = await (await page.request.post('/api/admin/login', { data: ownerLogin })).json()
  const theirs = await page.request.put('/api/admin/rates', {
    headers: { authorization: `Bearer ${token}` },
    data: { lodges: ['arbitrum-lodge'], from: day(5), to: day(6), price: 600 },
  })
  expect(theirs.status()).toBe(200)
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await form(page).getByText('somebody else changed these rates at Arbitrum Lodge meanwhile').waitFor()
  await cell(page, 'arbitrum-lodge', 5).getByText('$600', { exact: true }).waitFor()
  expect(await readPrices(page, 'arbitrum-lodge', 5, 7)).toEqual([600, 480])
  await form(page).getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('2 nights changed at Arbitrum Lodge.').waitFor()
  expect(await readPrices(page, 'arbitrum-lodge', 5, 7)).toEqual([500, 500])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Change Undone').waitFor()
  expect(await readPrices(page, 'arbitrum-lodge', 5, 7)).toEqual([600, 480])
})

test('on a phone two taps choose nights, and a sheet sets their rates', async ({ visit }) => {
  const page = await openRates(visit, 'lodge=ethereum-lodge', { context: phone })
  await cell(page, 'ethereum-lodge', 8).tap()
  await page.getByText('1 night: tap the last night').waitFor()
  await cell(page, 'ethereum-lodge', 10).tap()
  await page.getByText('3 nights', { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Set rates' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Chosen nights' })
  await sheet.getByLabel('Minimum nights').fill('3')
  await sheet.getByLabel('No departure').check()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Save Changes' }).tap()
  await page.getByText('3 nights changed at Ethereum Lodge.').waitFor()
  await expect(sheet).toHaveCount(0)
  expect(await readRates(page, 'ethereum-lodge', 8, 11)).toMatchObject(
    Array(3).fill({ price: 950, minNights: 3, departure: false }),
  )
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await page.getByText('Change Undone').waitFor()
})

test('the address holds the view, the lodge and the month', async ({ visit }) => {
  const page = await openRates(visit, 'lodge=pump-fun-lodge')
  await page.getByRole('button', { name: 'One month' }).click()
  await page.getByRole('grid', { name: /^Rates of all lodges in / }).waitFor()
  await page.getByRole('button', { name: 'Later month' }).click()
  await page.waitForURL(
    (url) => url.searchParams.get('view') === 'month' && url.searchParams.get('month') !== month,
  )
  await page.reload()
  await page.getByRole('grid', { name: /^Rates of all lodges in / }).waitFor()
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Lodge', { exact: true })).toHaveValue('pump-fun-lodge')
})
