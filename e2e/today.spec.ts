import type { Page } from '@playwright/test'
import { addDays } from '../src/contract/platform/dates.ts'
import { axeFindings } from './axe-findings.ts'
import { aRequest, declineOpenRequests, LODGE, send, withStays } from './cardano-stays.ts'
import { findWaiting } from './find-waiting.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const line = (page: Page, name: string, text: string) =>
  part(page, name).getByRole('listitem').filter({ hasText: text })

const sections = [
  'Waiting for you',
  'Arrivals',
  'Departures',
  'Cleaning',
  'Due',
  'Next 7 days',
  'Recent Bookings',
]

for (const [device, context] of [
  ['a phone', phone],
  ['a desktop', {}],
] as const)
  test(`on ${device} today comes first, in order, and every line opens its booking`, async ({ visit }) => {
    const page = await visit({ path: '/api/health', context })
    await withStays(page, '/admin/dashboard')
    await line(page, 'Arrivals', 'Ben Comer').getByText('Cardano Lodge, 3 guests, from 4:00 PM').waitFor()
    await line(page, 'Departures', 'Ada Leaver')
      .getByText('Cardano Lodge, 2 guests, until 11:00 AM')
      .waitFor()
    await part(page, 'Due').getByRole('listitem').first().waitFor()
    const all = part(page, 'Due').getByRole('button', { name: 'Show all' })
    if ((await all.count()) > 0) await all.click()
    await line(page, 'Due', 'Ben Comer').getByText('to be paid').waitFor()
    const headings = async () =>
      (await page.locator('h2, h3').allTextContents()).filter((name) => sections.includes(name))
    await expect.poll(headings).toEqual(sections)
    await expect.poll(() => axeFindings(page)).toEqual([])
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await line(page, 'Arrivals', 'Ben Comer').getByRole('link', { name: 'Ben Comer' }).click()
    await page.getByRole('heading', { name: /^Ben Comer, Cardano Lodge, / }).waitFor()
  })

test('a stay is printed without the navigation, and the calendar with its stays', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  await withStays(page, `/admin/calendar?lodge=${LODGE.slug}`)
  const bar = page.getByRole('grid', { name: 'Timeline' }).getByRole('button', { name: 'Ben Comer' })
  await bar.waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await bar.click()
  await part(page, 'Chosen stay').getByRole('button', { name: 'Open' }).click()
  await page.getByRole('heading', { name: /^Ben Comer, Cardano Lodge, / }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('Cardano Lodge', { exact: true })).toBeVisible()
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Admin' })).not.toBeVisible()
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(colour).toBe('rgb(255, 255, 255)')
})

test('one press confirms a request, which stays in its place until it is undone', async ({ visit }) => {
  const page = await visit({ path: '/api/health', context: phone })
  const day = await withStays(page, '/developer')
  await declineOpenRequests(page)
  const name = `Dora ${Date.now()}`
  const { reference } = await aRequest(page, name, day(4), day(6))
  await page.goto('/admin/dashboard')
  const mine = await findWaiting(page, name)
  await mine.getByText(/^Answer by .* \((.*; )?(\d+ day|\d+ h|\d+ min).* left\)$/).waitFor()
  await mine.getByRole('button', { name: 'Confirm' }).click()
  await mine.getByText('Confirmed ·').waitFor()
  await page.getByText(`Reference ${reference}`).waitFor()
  await mine.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Change Undone').waitFor()
  await mine.getByRole('button', { name: 'Confirm' }).waitFor()
})

test('an open dashboard shows a new request and a new message, and keeps what has the focus', async ({
  visit,
}) => {
  const page = await visit({ path: '/api/health' })
  const day = await withStays(page, '/admin/dashboard')
  await declineOpenRequests(page)
  const name = `Fay ${Date.now()}`
  const { id, reference, key } = await aRequest(page, name, day(10), day(12))
  await findWaiting(page, name)
  const request = line(page, 'Waiting for you', name).filter({
    has: page.getByRole('button', { name: 'Confirm' }),
  })
  await request.waitFor()
  const write = (text: string) =>
    page.request.post(`/api/bookings/${reference}/messages?key=${key}`, { data: { text } })
  const text = `May we bring a dog? ${Date.now()}`
  await write(text)
  await (await findWaiting(page, text)).getByRole('link', { name }).waitFor()
  // Not before: 'Show all' may have been pressed.
  const focused = line(page, 'Arrivals', 'Ben Comer').getByRole('link', { name: 'Ben Comer' })
  await focused.focus()
  await write(`${text} It is small.`)
  await line(page, 'Waiting for you', `${text} It is small.`).waitFor()
  await expect(focused).toBeFocused()
  await send(page, 'PUT', `/api/admin/bookings/${id}/status`, { status: 'declined' })
  await request.waitFor({ state: 'detached' })
  await expect(focused).toBeFocused()
})

test('one request that the list does not show is counted in the singular', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  await page.route('**/api/admin/overview', async (route) => {
    const answer = await route.fetch()
    const { totals, waiting, ...rest } = await answer.json()
    const json = { ...rest, waiting, totals: { ...totals, requested: waiting.length + 1 } }
    await route.fulfill({ response: answer, json })
  })
  await withStays(page, '/admin/dashboard')
  await part(page, 'Waiting for you').getByText('1 more is among the bookings.').waitFor()
})

test('a request whose answer fails comes back into the list', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  const day = await withStays(page, '/developer')
  await declineOpenRequests(page)
  const name = `Emil ${Date.now()}`
  const { id } = await aRequest(page, name, day(7), day(9))
  await page.goto('/admin/dashboard')
  const status = `**/api/admin/bookings/${id}/status`
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(status, async (route) => {
    await held
    await route.fulfill({ status: 503, json: { detail: 'Our database is unavailable right now.' } })
  })
  const mine = await findWaiting(page, name)
  await mine.getByRole('button', { name: 'Confirm' }).click()
  await mine.getByText('Confirmed ·').waitFor()
  release()
  await page.getByText('Our database is unavailable right now.').first().waitFor()
  await mine.getByRole('button', { name: 'Confirm' }).waitFor()
  await page.unroute(status)
  await mine.getByRole('button', { name: 'Decline' }).click()
  await mine.getByRole('button', { name: 'Really decline?' }).click()
  await mine.getByText('Declined ·').waitFor()
  await page.getByText('Booking Declined').waitFor()
})

test('a request on nights that another site has sold is confirmed by a second button', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  const day = await withStays(page, '/developer')
  await declineOpenRequests(page)
  const name = `Gil ${Date.now()}`
  const { id, reference } = await aRequest(page, name, day(13), day(15))
  await page.goto('/admin/dashboard')
  const detail = 'Nights of this stay are sold on another site: Airbnb (Sun, Dec 6, 2026).'
  const json = { status: 409, code: 'conflict', detail, conflicts: [] }
  await page.route(`**/api/admin/bookings/${id}/status`, (route) =>
    route.request().postDataJSON().force ? route.continue() : route.fulfill({ status: 409, json }),
  )
  await (await findWaiting(page, name)).getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(detail).first().waitFor()
  await page.getByRole('button', { name: 'Confirm Anyway' }).click()
  await page.getByText(`Reference ${reference}`).waitFor()
  await line(page, 'Waiting for you', name).waitFor({ state: 'detached' })
})

test('a cleaning is ticked off on the dashboard and opened again', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  await withStays(page, '/admin/dashboard')
  const mine = line(page, 'Cleaning', LODGE.name).first()
  const done = mine.getByRole('button', { name: 'Done' })
  await mine.getByText(/clean by .* \(.*next arrival\)/).waitFor()
  await done.click()
  await mine.getByText('Done by Owner at').waitFor()
  await expect(done).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await mine.getByText('Done by Owner at').waitFor()
  await done.click()
  await mine.getByText(/clean by .* \(.*next arrival\)/).waitFor()
})

test("two presses lead from the dashboard to the view of tomorrow's guest", async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  await withStays(page, '/developer')
  const { dates, arrivals } = await (await send(page, 'GET', '/api/admin/day')).json()
  // In some hours of a day the lodges' tomorrows are two dates.
  const mine = arrivals.find(({ guestName }: { guestName: string }) => guestName === 'Ben Comer')
  await page.route('**/api/admin/overview', async (route) => {
    const answer = await route.fetch()
    const overview = await answer.json()
    const tomorrow = [{ ...mine, date: addDays(dates[0], 1) }]
    await route.fulfill({ response: answer, json: { ...overview, arrivals: tomorrow } })
  })
  await page.goto('/admin/dashboard')
  await part(page, 'Next 7 days').getByRole('link', { name: 'Ben Comer' }).click()
  await page.getByRole('tab', { name: "Guest's view" }).click()
  await page.getByRole('heading', { name: 'Door code' }).waitFor()
})
