import type { Page } from '@playwright/test'
import { formatStay } from '../src/contract/platform/dates.ts'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { loseNextAnswer } from './lose-next-answer.ts'
import { openDashboard } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone, type Visit, type VisitOptions } from './visit.ts'

const sees = (page: Page, text: string) => page.getByText(text).first().waitFor()

async function aCalendar(visit: Visit, options: VisitOptions = {}): Promise<Page> {
  const page = await openDashboard(visit, options)
  await page.getByRole('button', { name: 'Calendar Events' }).click()
  await page.getByRole('heading', { name: 'Calendar Events', level: 1 }).waitFor()
  return page
}

async function aStay(page: Page, lodgeId: number, checkIn: string, checkOut: string): Promise<string> {
  const name = `Guest ${lodgeId} ${Date.now()}`
  const data = { name, email: 'calendar@example.com', checkIn, checkOut, guests: 1, lodgeId }
  expect((await page.request.post('/api/bookings', { data })).status()).toBe(201)
  return name
}

async function fillEvent(page: Page, title: string, date: string): Promise<void> {
  await page.getByRole('button', { name: 'New Event' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Date').fill(date)
  await page.getByLabel('Start Time').fill('20:00')
  await page.getByLabel('End Time').fill('02:00')
}

test('saves an event over midnight after a warning about the guest whose night it closes', async ({
  visit,
}) => {
  const page = await aCalendar(visit, { context: phone })
  const guest = await aStay(page, 10, daysFromNow(140), daysFromNow(142))
  await fillEvent(page, 'Night watch', daysFromNow(141))
  await page.getByLabel('Lodge', { exact: true }).selectOption({ label: 'MEW Lodge' })
  const warning = page.getByRole('status').filter({ hasText: 'Guests have these nights' })
  await warning.getByText(guest).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.getByLabel('Event Type').selectOption('event')
  await warning.waitFor({ state: 'detached' })
  await page.getByLabel('Event Type').selectOption('maintenance')
  await warning.getByText(guest).waitFor()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await sees(page, 'Event Created')
  await sees(page, `It closes nights that guests have: ${guest}.`)
  const row = page.getByRole('listitem').filter({ hasText: 'Night watch' })
  await row.getByText('20:00 - 02:00 (next day)').waitFor()
})

test('events that are over stand below those ahead, the latest first', async ({ visit }) => {
  const page = await openDashboard(visit)
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}` }
  const event = { description: '', startTime: '10:00', endTime: '12:00', eventType: 'event', lodgeSlug: '' }
  const create = (path: string, data: object) =>
    page.request.post(`/api/admin/calendar-events${path}`, { headers, data: { ...event, ...data } })
  const [first, last] = [daysFromNow(-40), daysFromNow(-30)]
  expect((await create('/days', { title: 'Long ago', eventDate: first, lastDate: last })).status()).toBe(201)
  await create('', { title: 'Some time', eventDate: daysFromNow(200) })
  await page.getByRole('button', { name: 'Calendar Events' }).click()
  const rows = page.getByRole('listitem').filter({ hasText: /Long ago|Some time/ })
  const earlier = page.getByRole('list', { name: 'Earlier' }).getByRole('listitem')
  await earlier.first().waitFor()
  expect(await rows.first().textContent()).toContain('Some time')
  expect(await earlier.count()).toBe(10)
  expect(await earlier.first().locator('time').getAttribute('datetime')).toBe(last)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect(earlier).toHaveCount(11)
  expect(await earlier.last().locator('time').getAttribute('datetime')).toBe(first)
})

test('journey: closes nights after naming their guests, then changes, opens and closes them again', async ({
  visit,
}) => {
  const page = await aCalendar(visit, { context: phone })
  const guest = await aStay(page, 8, daysFromNow(330), daysFromNow(332))
  await page.getByRole('button', { name: 'New Closure' }).click()
  const form = page.getByRole('form', { name: 'New closure' })
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await form.getByText('Reason is required').waitFor()
  await form.getByLabel('First night').fill(daysFromNow(331))
  await form.getByLabel('Last night').fill(daysFromNow(339))
  await form.getByLabel('Lodge').selectOption({ label: 'Bonk Lodge' })
  await form.getByLabel('Reason').fill('A new roof')
  await form.getByText(guest).waitFor()
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await form.getByText('Please choose other nights, or close them anyway').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await form.getByLabel('First night').fill(daysFromNow(332))
  await form.getByText(guest).waitFor({ state: 'detached' })
  await form.getByLabel('First night').fill(daysFromNow(330))
  await form.getByText(guest).waitFor()
  await form.getByLabel('Close anyway; the stays remain').check()
  await loseNextAnswer(page, '**/api/admin/closures')
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await sees(page, 'Our server did not answer.')
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await sees(page, 'Nights Closed')
  await form.waitFor({ state: 'detached' })
  const row = page.getByRole('listitem').filter({ hasText: 'A new roof' })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('form', { name: 'Edit closure' })
  await edit.getByLabel('Reason').fill('A new floor')
  // Another owner closes more nights meanwhile.
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  const stored = async () =>
    (await (await page.request.get('/api/admin/closures', { headers })).json()).find(
      ({ from }: { from: string }) => from === daysFromNow(330),
    )
  const closure = await stored()
  const data = { ...closure, to: daysFromNow(345) }
  const longer = await page.request.put(`/api/admin/closures/${closure.id}`, { data, headers })
  expect(longer.status()).toBe(200)
  await row.getByText(formatStay({ checkIn: daysFromNow(330), checkOut: daysFromNow(345) })).waitFor()
  await page.getByRole('button', { name: 'Update Closure' }).click()
  const notice = edit
    .getByRole('alert')
    .filter({ hasText: 'Someone else has changed this closure meanwhile. Theirs now reads:' })
  await expect.poll(() => notice.getByRole('term').allTextContents()).toEqual(['Last night'])
  await expect.poll(() => axeFindings(page)).toEqual([])
  expect(await stored()).toMatchObject({ to: daysFromNow(345), reason: 'A new roof' })
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await notice.waitFor({ state: 'detached' })
  expect(await edit.getByLabel('Last night').inputValue()).toBe(daysFromNow(344))
  expect(await edit.getByLabel('Reason').inputValue()).toBe('A new floor')
  await page.getByRole('button', { name: 'Update Closure' }).click()
  await edit.waitFor({ state: 'detached' })
  expect(await stored()).toMatchObject({ to: daysFromNow(345), reason: 'A new floor' })
  const changed = page.getByRole('listitem').filter({ hasText: 'A new floor' })
  await changed.getByRole('button', { name: 'Remove' }).click()
  await sees(page, 'Nights Opened')
  await changed.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await changed.waitFor()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.locator('.fc-daygrid-day').first().waitFor()
})

test('an event that another owner deleted leaves the list, and its open form creates it again', async ({
  visit,
}) => {
  const page = await aCalendar(visit)
  const title = `Sweep ${Date.now()}`
  await fillEvent(page, title, daysFromNow(150))
  await page.getByLabel('Lodge', { exact: true }).selectOption('DOGE Lodge')
  await page.getByRole('button', { name: 'Create Event' }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: 'Edit' }).click()
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  const events = await (await page.request.get('/api/admin/calendar-events', { headers })).json()
  const { id } = events.find((event: { title: string }) => event.title === title)
  const drop = (event: number) => page.request.delete(`/api/admin/calendar-events/${event}`, { headers })
  expect((await drop(id)).status()).toBe(204)
  await page.getByRole('button', { name: 'Update Event' }).click()
  await sees(page, 'Update Failed')
  await sees(page, 'Failed to update calendar event.')
  await row.waitFor({ state: 'detached' })
  await sees(page, 'This event was deleted meanwhile.')
  await page.getByRole('button', { name: 'Update Event' }).click()
  await sees(page, 'Event Updated')
  await row.waitFor()
  const again = await (await page.request.get('/api/admin/calendar-events', { headers })).json()
  // Another owner deletes it in the same moment; before, the page would read the list again.
  await page.route('**/api/admin/calendar-events/*', async (route) => {
    await drop(again.find((event: { title: string }) => event.title === title).id)
    await route.continue()
  })
  await row.getByRole('button', { name: 'Delete' }).click()
  await sees(page, 'Delete Failed')
  await row.waitFor({ state: 'detached' })
})

const channel = {
  id: 1,
  lodgeSlug: 'mew-lodge',
  lodgeName: 'MEW Lodge',
  name: 'Airbnb',
  url: 'https://calendars.example/mew.ics',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastTriedAt: null,
  lastSyncedAt: null,
  lastError: null,
  lastChange: null,
  stays: 0,
  conflicts: [],
}

test('a channel lists what could not be read of its calendar, also on a phone', async ({ visit }) => {
  const unread = [
    { uid: 'u'.repeat(200), reason: 'Its repetition has both a number and an end' },
    { uid: null, reason: 'It has no start' },
  ]
  const page = await visit({
    path: '/admin/channels',
    as: 'owner',
    context: phone,
    before: async (fresh) => {
      await fresh.route('**/api/admin/calendar-feeds', (route) =>
        route.fulfill({ json: [{ ...channel, unread }] }),
      )
    },
  })
  const notice = page.getByRole('region', { name: 'Airbnb, MEW Lodge' }).getByRole('alert')
  await notice.getByText('2 events could not be read with certainty. The rest was read.').waitFor()
  await notice.getByText('An event without a UID: It has no start').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('a channel is removed by a second press', async ({ visit }) => {
  const page = await aCalendar(visit)
  const channels = [channel]
  await page.route('**/api/admin/calendar-feeds', (route) => route.fulfill({ json: channels }))
  await page.route('**/api/admin/calendar-feeds/1', (route) => {
    channels.pop()
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Channels' }).click()
  const panel = page.getByRole('region', { name: 'Airbnb, MEW Lodge' })
  await panel.getByRole('button', { name: 'Remove' }).dblclick()
  await panel.getByRole('button', { name: 'Really remove?' }).waitFor()
  expect(channels).toHaveLength(1)
  await expect.poll(() => axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Really remove?' }).click()
  await panel.waitFor({ state: 'detached' })
})

test('confirms before a changed event form closes', async ({ visit }) => {
  const page = await aCalendar(visit)
  await page.getByRole('button', { name: 'New Event' }).click()
  await page.getByLabel('Title').fill('Half typed')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Money' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'New Closure' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half typed')
  await page.getByLabel('Date').fill(daysFromNow(151))
  await page.getByLabel('Lodge', { exact: true }).selectOption('MEW Lodge')
  await page.getByLabel('Start Time').fill('09:00')
  await page.getByLabel('End Time').fill('10:00')
  await page.evaluate(() => localStorage.setItem('adminToken', 'long-gone'))
  await page.getByRole('button', { name: 'Create Event' }).click()
  await page.getByRole('dialog', { name: 'Log in again' }).waitFor()
  expect(await page.getByText('Creation Failed').count()).toBe(0)
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/admin/login')
})
