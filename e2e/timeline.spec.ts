import type { Page } from '@playwright/test'
import { addDays, formatDate } from '../src/contract/platform/dates.ts'
import { formatCents } from '../src/contract/platform/money.ts'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { expect, test } from './test.ts'
import { phone, type Visit, type VisitOptions } from './visit.ts'

const LODGE = { slug: 'stellar-lumens-lodge', name: 'Stellar Lumens Lodge' }
/** Days of this spec's lodge that no other spec uses. */
const day = (number: number) => daysFromNow(100 + number)

/** The timeline of the lodge from a day on. */
async function aTimeline(visit: Visit, from: string, options: VisitOptions = {}): Promise<Page> {
  const path = `/admin/calendar?lodge=${LODGE.slug}&from=${from}&days=14`
  const page = await visit({ path, ...options, as: 'owner' })
  await cell(page, from).waitFor()
  return page
}

const cell = (page: Page, date: string) =>
  page.locator(`[role=gridcell][data-lodge="${LODGE.slug}"][data-date="${date}"]`)

async function authorize(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  return { authorization: `Bearer ${token}` }
}

async function aStay(page: Page, name: string, checkIn: string, checkOut: string): Promise<number> {
  const lodge = await (await page.request.get(`/api/lodges/${LODGE.slug}`)).json()
  const data = { name, checkIn, checkOut, guests: 2, lodgeId: lodge.id, source: 'phone', status: 'confirmed' }
  const answer = await page.request.post('/api/admin/bookings', { headers: await authorize(page), data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

async function readDates(page: Page, id: number): Promise<[string, string]> {
  const answer = await page.request.get(`/api/admin/bookings/${id}`, { headers: await authorize(page) })
  const { checkIn, checkOut } = await answer.json()
  return [checkIn, checkOut]
}

const bar = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Timeline' }).getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Move this stay?' })

/** Drags the mouse from the middle of one element to that of another, in steps as a hand does. */
async function dragOver(
  page: Page,
  from: ReturnType<typeof cell>,
  to: ReturnType<typeof cell>,
): Promise<void> {
  await from.hover()
  await page.mouse.down()
  const box = await to.boundingBox()
  if (!box) throw new Error('nothing to drag to')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
}

test('journey: an owner drags a stay to the next day, sees both prices before it happens, and undoes it', async ({
  visit,
}) => {
  const setUp = await aTimeline(visit, day(0))
  const id = await aStay(setUp, 'Ada Lovelace', day(2), day(5))
  await setUp.request.put(`/api/admin/lodges/${LODGE.slug}/rates`, {
    headers: await authorize(setUp),
    data: { from: day(5), to: day(6), price: 900 },
  })
  await setUp.request.post('/api/admin/closures', {
    headers: await authorize(setUp),
    data: { lodgeSlug: LODGE.slug, from: day(6), to: day(7), reason: 'Chimney' },
  })
  const page = await aTimeline(visit, day(0))
  const quote = (from: string, to: string) =>
    page.request.get(`/api/lodges/${LODGE.slug}/quote?checkIn=${from}&checkOut=${to}&guests=2`)
  const before = formatCents((await (await quote(day(2), day(5))).json()).totalCents)
  const after = formatCents((await (await quote(day(3), day(6))).json()).totalCents)
  // Waits until it stands still.
  await bar(page, 'Ada Lovelace').hover()
  const column = (await cell(page, day(0)).boundingBox())?.width ?? 0
  const box = await bar(page, 'Ada Lovelace').boundingBox()
  if (!box) throw new Error('the stay has no bar')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + column, at.y, { steps: 4 })
  await page.mouse.up()
  await dialog(page).getByText('3 nights').first().waitFor()
  await dialog(page).getByLabel('Keep the price').waitFor()
  await dialog(page).getByText(before).first().waitFor()
  await dialog(page).getByText(after).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  expect(await readDates(page, id)).toEqual([day(2), day(5)])
  await dialog(page).getByLabel("Recalculate at today's rates").check()
  await dialog(page).getByRole('button', { name: 'Move Stay' }).click()
  await page.getByText('Booking Changed').waitFor()
  expect(await readDates(page, id)).toEqual([day(3), day(6)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Change Undone').waitFor()
  expect(await readDates(page, id)).toEqual([day(2), day(5)])
  // The drag was the last press on a stay; other bars and keys open nevertheless.
  await bar(page, 'Ada Lovelace').press('Enter')
  await page.getByRole('region', { name: 'Chosen stay' }).getByRole('button', { name: 'Clear' }).click()
  await bar(page, 'Closed: Chimney').click()
  await page.getByRole('form', { name: 'Edit closure' }).waitFor()
})

test('journey: the keyboard moves a stay and its end, and is shown what stands in the way', async ({
  visit,
}) => {
  const setUp = await aTimeline(visit, day(8))
  const id = await aStay(setUp, 'Grace Hopper', day(10), day(12))
  await aStay(setUp, 'Alan Turing', day(14), day(16))
  const page = await aTimeline(visit, day(8))
  await bar(page, 'Grace Hopper').waitFor()
  await cell(page, day(9)).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('m')
  const moving = page.getByRole('region', { name: 'Moving Grace Hopper' })
  await moving.waitFor()
  await page.getByRole('button', { name: 'Later days' }).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('from') === day(22))
  await page.getByRole('button', { name: 'Earlier days' }).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('from') === day(8))
  await page.getByLabel('Range').press('ArrowDown')
  await page.waitForURL((url) => !url.searchParams.has('days'))
  await page.getByLabel('Range').selectOption('14 days')
  await page.waitForURL((url) => url.searchParams.has('days'))
  expect(await dialog(page).count()).toBe(0)
  await bar(page, 'Grace Hopper').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await dialog(page).getByText('These nights are not free:').waitFor()
  await dialog(page).getByText('Alan Turing stays').waitFor()
  await expect(dialog(page).getByRole('button', { name: 'Move Stay' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await bar(page, 'Grace Hopper').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await moving.getByText('3 nights').waitFor()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Move Stay' }).click()
  await page.getByText('Booking Changed').waitFor()
  expect(await readDates(page, id)).toEqual([day(11), day(14)])
})

test('five nights are closed in one go, and the chosen days are those of a new booking', async ({
  visit,
}) => {
  const page = await aTimeline(visit, day(18))
  await dragOver(page, cell(page, day(19)), cell(page, day(23)))
  const actions = page.getByRole('region', { name: 'Chosen days' })
  await actions.getByText('5 nights').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await actions.getByRole('button', { name: 'New booking' }).click()
  const booking = page.getByRole('dialog', { name: 'New booking' })
  await expect(booking.getByLabel('Check-in')).toHaveValue(day(19))
  await expect(booking.getByLabel('Check-out')).toHaveValue(day(24))
  await booking.getByRole('button', { name: 'Close' }).click()
  await booking.waitFor({ state: 'detached' })
  await dragOver(page, cell(page, day(19)), cell(page, day(23)))
  await actions.getByRole('button', { name: 'Close these days' }).click()
  const form = page.getByRole('form', { name: 'New closure' })
  await expect(form.getByLabel('First night')).toHaveValue(day(19))
  await form.getByLabel('Reason').fill('Deep clean')
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await page.getByText('Nights Closed').waitFor()
  await bar(page, 'Closed: Deep clean').waitFor()
})

test('a repair over a stay names the guest before it is saved, by keyboard', async ({ visit }) => {
  const setUp = await aTimeline(visit, day(26))
  await aStay(setUp, 'Edsger Dijkstra', day(29), day(31))
  const page = await aTimeline(visit, day(26))
  await bar(page, 'Edsger Dijkstra').waitFor()
  await cell(page, day(27)).focus()
  for (let nights = 0; nights < 3; nights += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('region', { name: 'Chosen days' }).getByText('4 nights').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close these days' }).press('Enter')
  const form = page.getByRole('form', { name: 'New closure' })
  await form.getByText('Edsger Dijkstra').waitFor()
  await form.getByLabel('Reason').fill('Repair')
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await form.getByText('Please choose other nights, or close them anyway').waitFor()
  await form.getByLabel('Close anyway; the stays remain').check()
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await bar(page, 'Closed: Repair').waitFor()
  await bar(page, 'Edsger Dijkstra').waitFor()
})

test('on a phone, buttons move a stay and taps choose nights', async ({ visit }) => {
  const setUp = await aTimeline(visit, day(34), { context: phone })
  const id = await aStay(setUp, 'Barbara Liskov', day(35), day(37))
  const page = await aTimeline(visit, day(34), { context: phone })
  await bar(page, 'Barbara Liskov').tap()
  const stay = page.getByRole('region', { name: 'Chosen stay' })
  await stay.getByText('confirmed').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await stay.getByRole('button', { name: 'Move' }).tap()
  const moving = page.getByRole('region', { name: 'Moving Barbara Liskov' })
  await moving.getByRole('button', { name: 'Later' }).tap()
  await moving.getByRole('button', { name: 'Move here' }).tap()
  await dialog(page).getByRole('button', { name: 'Move Stay' }).tap()
  await page.getByText('Booking Changed').waitFor()
  expect(await readDates(page, id)).toEqual([day(36), day(38)])
  await cell(page, day(34)).tap()
  await cell(page, day(35)).tap()
  await page.getByRole('region', { name: 'Chosen days' }).getByText('2 nights').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('days, range and view are in the address, and a cell reads its day, state and price', async ({
  visit,
}) => {
  const page = await aTimeline(visit, day(0))
  const name = formatDate(day(7)).replace(',', '').slice(0, -6)
  await page.getByRole('gridcell', { name: new RegExp(`^${name}, free, \\$`) }).waitFor()
  await page.getByRole('button', { name: 'Later days' }).click()
  await page.waitForURL((url) => url.searchParams.get('from') === day(14))
  await page.getByLabel('Range').selectOption('60 days')
  await page.waitForURL((url) => url.searchParams.get('days') === '60')
  await page.getByLabel('Show').selectOption('All lodges')
  await page.getByRole('rowheader', { name: 'XRP Lodge' }).waitFor()
  await page.reload()
  await cell(page, addDays(day(14), 59)).waitFor()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.locator('.fc-daygrid-day').first().waitFor()
  await page.getByRole('button', { name: 'Timeline' }).click()
  await page.getByRole('grid', { name: 'Timeline' }).waitFor()
})

test('keys lead to days of a year that are not rendered, to the next year, and from Tab back into the grid', async ({
  visit,
}) => {
  const path = `/admin/calendar?lodge=${LODGE.slug}&from=${day(0)}&days=365`
  const page = await visit({ path, as: 'owner' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'))
  const tabStop = page.getByRole('grid', { name: 'Timeline' }).locator('[tabindex="0"]')
  await cell(page, day(0)).focus()
  await page.keyboard.press('End')
  await expect.poll(focused).toBe(day(364))
  await page.keyboard.press('Home')
  await expect.poll(focused).toBe(day(0))
  await page.locator('.tl-scroll').evaluate((scroller) => scroller.scrollTo(scroller.scrollWidth, 0))
  await cell(page, day(0)).waitFor({ state: 'detached' })
  await expect(tabStop).toHaveCount(1)
  await tabStop.focus()
  await page.keyboard.press('Home')
  await expect.poll(focused).toBe(day(0))
  await page.keyboard.press('PageDown')
  await page.waitForURL((url) => url.searchParams.get('from') === day(365))
  await expect.poll(focused).toBe(day(365))
})

test('a stay that is booked meanwhile shows on an open timeline', async ({ visit }) => {
  const page = await aTimeline(visit, day(40))
  await aStay(page, 'Liva Live', day(42), day(44))
  await bar(page, 'Liva Live').waitFor()
})
