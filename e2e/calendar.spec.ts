import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from './an-owner.ts'
import { findings } from './axe-findings.ts'
import { inDays } from './in-days.ts'
import { aVisitor, phone } from './visitor.ts'

const { visit } = aVisitor()

const sees = (page: Page, text: string) => page.getByText(text).first().waitFor()

async function aCalendar(options: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const page = await signIn(visit, options)
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

test('an event over midnight is saved, and whose night it closes is said before', async () => {
  const page = await aCalendar({ context: phone })
  const guest = await aStay(page, 10, inDays(120), inDays(122))
  await fillEvent(page, 'Night watch', inDays(121))
  await page.getByLabel('Lodge').selectOption({ label: 'MEW Lodge' })
  const warning = page.getByRole('status').filter({ hasText: 'Guests have these nights' })
  await warning.getByText(guest).waitFor()
  expect(await findings(page)).toEqual([])
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

test('nights are closed anyway once their guests were named, changed, opened and closed again', async () => {
  const page = await aCalendar({ context: phone })
  const guest = await aStay(page, 8, inDays(330), inDays(332))
  await page.getByRole('button', { name: 'New Closure' }).click()
  const form = page.getByRole('form', { name: 'New closure' })
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await form.getByText('Reason is required').waitFor()
  await form.getByLabel('First closed night').fill(inDays(331))
  await form.getByLabel('Open again from').fill(inDays(340))
  await form.getByLabel('Lodge').selectOption({ label: 'Bonk Lodge' })
  await form.getByLabel('Reason').fill('A new roof')
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await form.getByText(guest).waitFor()
  expect(await findings(page)).toEqual([])
  await form.getByLabel('First closed night').fill(inDays(330))
  await form.getByRole('button', { name: 'Create Closure' }).click()
  await form.getByRole('button', { name: 'Close anyway' }).click()
  await sees(page, 'Nights Closed')
  await form.waitFor({ state: 'detached' })
  const row = page.getByRole('listitem').filter({ hasText: 'A new roof' })
  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('form', { name: 'Edit closure' }).getByLabel('Reason').fill('A new floor')
  await page.getByRole('button', { name: 'Update Closure' }).click()
  const changed = page.getByRole('listitem').filter({ hasText: 'A new floor' })
  await changed.getByRole('button', { name: 'Remove' }).click()
  await sees(page, 'Nights Opened')
  await changed.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await changed.waitFor()
  await page.getByRole('button', { name: 'Month' }).click()
  await page.locator('.fc-daygrid-day').first().waitFor()
})

test('an event that another owner deleted leaves the list, and the open form makes it anew', async () => {
  const page = await aCalendar()
  const title = `Sweep ${Date.now()}`
  await fillEvent(page, title, inDays(150))
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
  await drop(again.find((event: { title: string }) => event.title === title).id)
  await row.getByRole('button', { name: 'Delete' }).click()
  await sees(page, 'Delete Failed')
  await row.waitFor({ state: 'detached' })
})

test('an event form with changes asks before another place, another event, or the login takes it away', async () => {
  const page = await aCalendar()
  await page.getByRole('button', { name: 'New Event' }).click()
  await page.getByLabel('Title').fill('Half typed')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Payments' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'New Closure' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await page.getByLabel('Title').inputValue()).toBe('Half typed')
  await page.getByLabel('Date').fill(inDays(151))
  await page.getByLabel('Start Time').fill('09:00')
  await page.getByLabel('End Time').fill('10:00')
  await page.evaluate(() => localStorage.setItem('adminToken', 'long-gone'))
  await page.getByRole('button', { name: 'Create Event' }).click()
  await page.getByRole('dialog', { name: 'Log in again' }).waitFor()
  expect(await page.getByText('Creation Failed').count()).toBe(0)
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/admin/login')
})
