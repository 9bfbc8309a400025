import type { Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { addDays, formatStay } from '../src/contract/platform/dates.ts'
import { adminPages } from './admin-pages.ts'
import { axeFindings } from './axe-findings.ts'
import { declineOpenRequests } from './cardano-stays.ts'
import { daysFromNow } from './days-from-now.ts'
import { failUntilPressed } from './fail-until-pressed.ts'
import { findWaiting } from './find-waiting.ts'
import { loseNextAnswer } from './lose-next-answer.ts'
import { ownerLogin } from './owner-login.ts'
import { openDashboard, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'
import { phone, type Visit, type VisitOptions } from './visit.ts'

const anOwner = (visit: Visit, options?: VisitOptions) => openDashboard(visit, options)

const sees = (page: Page, text: string) => page.getByText(text).first().waitFor()

test('every page of the admin area leads to the login without a token', async ({ visit }) => {
  const page = await visit({ path: '/admin/login' })
  for (const screen of adminPages)
    await test.step(screen, async () => {
      await page.goto(`/admin/${screen}`)
      await page.waitForURL('**/admin/login')
      await page.getByRole('heading', { name: 'Admin Login' }).waitFor()
    })
})

test('rejects a wrong password with a message, and shows the password on request', async ({ visit }) => {
  const page = await visit({ path: '/admin/login' })
  await page.getByLabel('Email').fill('someone@example.com')
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await sees(page, 'Login failed. Please try again.')
  await sees(page, 'Login Failed')
  await sees(page, 'Invalid credentials')
  await expect.poll(() => axeFindings(page)).toEqual([])
})

test('the owner signs in, sees the dashboard and signs out on the server as well', async ({ visit }) => {
  const page = await signIn(visit)
  await sees(page, 'Login Successful')
  await sees(page, 'Welcome back, Owner!')
  await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor()
  await page.getByRole('heading', { name: 'Occupancy' }).waitFor()
  for (const name of ['Lodge Management', 'Calendar Events', 'Payments', 'View Site'])
    await expect(page.getByRole('button', { name })).toHaveCount(1)
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  await expect
    .poll(async () => JSON.parse((await page.evaluate(() => localStorage.getItem('adminUser'))) ?? ''))
    .toMatchObject({
      name: 'Owner',
      role: 'admin',
    })
  await expect.poll(() => axeFindings(page)).toEqual([])
  const revoked = page.waitForResponse('**/api/admin/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
  await sees(page, 'Logged Out')
  expect((await revoked).status()).toBe(204)
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  const again = await page.request.get('/api/admin/bookings', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(again.status()).toBe(401)
})

test('a session that the server does not know ends with a message', async ({ visit }) => {
  const page = await visit({ path: '/admin/login' })
  await page.evaluate(() => {
    localStorage.setItem('adminToken', 'long-gone')
    localStorage.setItem('adminUser', '{"name":"Owner","role":"admin"}')
  })
  const shown = sees(page, 'Session expired')
  await page.goto('/admin/dashboard')
  await page.waitForURL('**/admin/login')
  await shown
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
})

test("bookings that cannot be loaded show an error with 'Try again'", async ({ visit }) => {
  const page = await anOwner(visit)
  await page.getByRole('heading', { name: 'Recent Bookings' }).waitFor()
  await failUntilPressed(page, '**/api/admin/bookings')
  await page.reload()
  await sees(page, 'Failed to fetch bookings')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByText('Failed to fetch bookings').waitFor({ state: 'hidden' })
})

test('journey: a request is confirmed on the dashboard and listed among the bookings', async ({ visit }) => {
  const name = `Hedy ${Date.now()}`
  const page = await anOwner(visit)
  await declineOpenRequests(page)
  const stay = { checkIn: daysFromNow(200), checkOut: daysFromNow(203), guests: 2, lodgeId: 12 }
  await page.request.post('/api/bookings', { data: { name, email: 'hedy@example.com', ...stay } })
  await page.reload()
  await sees(page, name)
  const mine = await findWaiting(page, 'Arbitrum Lodge', formatStay(stay))
  await mine.getByRole('button', { name: 'Confirm' }).click()
  await sees(page, 'Booking Confirmed')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click()
  await page.getByLabel('Search').fill(name)
  await page.getByLabel('Status').selectOption('confirmed')
  await page.getByRole('row', { name }).getByRole('link', { name }).click()
  const record = page.getByRole('main')
  await page.getByRole('tab', { name: 'Messages' }).click()
  await record.getByRole('button', { name: 'Write to the guest' }).click()
  await record.getByRole('button', { name: 'Send Message' }).click()
  await record.getByText('Message is required').waitFor()
  const form = page.getByRole('form', { name: 'Write to the guest' })
  await form.getByLabel('Message').fill('The road is icy.\n\nTake chains.')
  await expect.poll(() => axeFindings(page)).toEqual([])
  await record.getByRole('button', { name: 'Send Message' }).click()
  await sees(page, 'Message Written')
  await record.getByRole('log').getByText('The road is icy.').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.getByRole('tab', { name: 'History' }).click()
  await record.getByText(' confirmed the stay').waitFor()
  await record.getByText('emailed the guest: Your stay at Arbitrum Lodge').waitFor()
  await page.goBack()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^bookings-[\d-]+\.csv$/)
})

test('a second press declines a request; a double click counts as one press', async ({ visit }) => {
  const name = `Edsger ${Date.now()}`
  const page = await anOwner(visit, { context: phone })
  await declineOpenRequests(page)
  const stay = { checkIn: daysFromNow(205), checkOut: daysFromNow(207), guests: 1, lodgeId: 12 }
  const booked = await page.request.post('/api/bookings', {
    data: { name, email: 'edsger@example.com', ...stay },
  })
  const { reference } = await booked.json()
  await page.reload()
  const mine = await findWaiting(page, name)
  await mine.getByRole('button', { name: 'Decline' }).dblclick()
  await mine.getByRole('button', { name: 'Really decline?' }).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await mine.getByRole('button', { name: 'Really decline?' }).click()
  await sees(page, 'Booking Declined')
  await sees(page, `Reference ${reference}`)
  await mine.getByText('Declined ·').waitFor()
})

test('journey: creates, edits and deletes an event on a phone', async ({ visit }) => {
  const page = await anOwner(visit, { context: phone })
  await page.getByRole('button', { name: 'Calendar Events' }).click()
  await page.getByRole('button', { name: 'New Event' }).click()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await sees(page, 'Title is required')
  await page.getByLabel('Title').fill('Chimney sweep')
  await page.getByLabel('Date').fill(daysFromNow(250))
  await page.getByLabel('Start Time').fill('09:00')
  await page.getByLabel('End Time').fill('11:30')
  await page.getByLabel('Event Type').selectOption({ label: 'Special Event' })
  await page.getByRole('button', { name: 'Create Event' }).click()
  await sees(page, 'Event Created')
  const row = page.getByRole('listitem').filter({ hasText: 'Chimney sweep' })
  await row.getByText('Special Event').waitFor()
  await row.getByText('09:00 - 11:30').waitFor()
  await row.getByText('All Lodges').waitFor()
  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Lodge', { exact: true }).selectOption({ label: 'MEW Lodge' })
  await page.getByRole('button', { name: 'Update Event' }).click()
  await sees(page, 'Event Updated')
  await row.getByText('MEW Lodge').waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await row.getByRole('button', { name: 'Delete' }).click()
  await sees(page, 'Event Deleted')
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await sees(page, 'Event Restored')
  await row.getByText('MEW Lodge').waitFor()
})

test('journey: the month shows stays and events of all lodges, and a selected day creates an event', async ({
  visit,
}) => {
  const page = await anOwner(visit)
  const name = `Month ${Date.now()}`
  const stay = { checkIn: daysFromNow(1), checkOut: daysFromNow(3), guests: 1, lodgeId: 15 }
  await page.request.post('/api/bookings', { data: { name, email: 'month@example.com', ...stay } })
  await page.getByRole('button', { name: 'Calendar Events' }).click()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.getByText(`Stellar Lumens Lodge: ${name}`).first().click()
  await page.getByRole('heading', { name: `${name}, Stellar Lumens Lodge` }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await page.locator(`.fc-daygrid-day[data-date="${daysFromNow(0)}"]`).click()
  await expect(page.getByLabel('Date')).toHaveValue(daysFromNow(0))
  await page.getByLabel('Title').fill('Open house')
  await page.getByLabel('Start Time').fill('17:00')
  await page.getByLabel('End Time').fill('19:00')
  await page.getByLabel('Event Type').selectOption('event')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await page.locator('.fc-event').filter({ hasText: '5:00 PM' }).filter({ hasText: 'Open house' }).waitFor()
  await expect(page.locator('.fc-col-header-cell').first()).toHaveText('Sun')
  // FullCalendar labels a day's cell with its date only.
  await expect.poll(() => axeFindings(page, ['label-content-name-mismatch'])).toEqual([])
})

/** Returns the free strip at the top of a day, beside its number. */
const TOP = { position: { x: 20, y: 12 } }

/** Drags with the mouse to the top of a day, once both days stand still. */
async function drag(page: Page, from: Locator, to: Locator, grip?: typeof TOP): Promise<void> {
  await from.hover(grip)
  await page.mouse.down()
  await to.hover({ position: { x: 30, y: 24 } })
  // FullCalendar now draws the selection over the day.
  await to.hover({ ...TOP, force: true })
  await page.mouse.up()
}

test('journey: dragging over days creates an event, dragging the event moves it, and both can be undone', async ({
  visit,
}) => {
  const page = await anOwner(visit)
  await page.getByRole('button', { name: 'Calendar Events' }).click()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  const firstDay = async () =>
    (await page.locator('.fc-daygrid-day:not(.fc-day-other)').first().getAttribute('data-date')) ?? ''
  for (let months = 0; months < 2; months++) {
    const before = await firstDay()
    await page.getByRole('button', { name: 'Month after' }).click()
    await expect.poll(firstDay).not.toBe(before)
  }
  const month = await firstDay()
  const day = (index: number) => page.locator(`.fc-daygrid-day[data-date="${addDays(month, index)}"]`)
  await drag(page, day(7), day(9), TOP)
  await expect(page.getByLabel('Date')).toHaveValue(addDays(month, 7))
  await expect(page.getByLabel('Last day')).toHaveValue(addDays(month, 9))
  await page.getByLabel('Title').fill('Paint the sauna')
  // Closes no nights, which other specs book.
  await page.getByLabel('Event Type').selectOption('event')
  await page.getByLabel('Start Time').fill('08:00')
  await page.getByLabel('End Time').fill('16:00')
  await page.getByRole('button', { name: 'Create Event' }).click()
  const on = (index: number) => day(index).locator('.fc-event').filter({ hasText: 'Paint the sauna' })
  for (const index of [7, 8, 9]) await on(index).waitFor()
  await drag(page, on(9), day(15))
  await sees(page, 'Event Updated')
  await on(15).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await on(9).waitFor()
  // Another owner changes the event before this page reads it again.
  const list = '/api/admin/calendar-events'
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  const before = await (await page.request.get(list, { headers })).json()
  await page.route(`**${list}`, (route) => route.fulfill({ json: before }))
  const { id, ...event } = before.find(
    ({ title, eventDate }: { title: string; eventDate: string }) =>
      title === 'Paint the sauna' && eventDate === addDays(month, 9),
  )
  const data = { ...event, lodgeSlug: 'mew-lodge' }
  expect((await page.request.put(`${list}/${id}`, { data, headers })).status()).toBe(200)
  await drag(page, on(9), day(15))
  await sees(page, 'Update Failed')
  await sees(page, 'Someone else has changed this event meanwhile.')
  await on(9).waitFor()
  await page.unroute(`**${list}`)
  await on(9).press('Enter')
  await page.getByRole('button', { name: 'Delete Event' }).click()
  await on(9).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await on(9).waitFor()
})

test('journey: records a payment by hand, filters the list and sets another status', async ({ visit }) => {
  const name = `Paula ${Date.now()}`
  const page = await anOwner(visit)
  const stay = { checkIn: daysFromNow(210), checkOut: daysFromNow(212), guests: 1, lodgeId: 13 }
  await page.request.post('/api/bookings', { data: { name, email: 'paula@example.com', ...stay } })
  await page.getByRole('button', { name: 'Payments' }).click()
  await page.getByRole('button', { name: 'Record Payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record Payment' })
  await dialog.getByRole('button', { name: 'Create Payment' }).click()
  await dialog.getByText('Please choose a booking').waitFor()
  await dialog.getByText('Please enter an amount', { exact: true }).waitFor()
  const booking = dialog.getByRole('option', { name }).first()
  await dialog.getByLabel('Booking').selectOption((await booking.getAttribute('value')) ?? '')
  await dialog.getByLabel('Amount').fill('1234.2')
  await dialog.getByLabel('Payment Method').selectOption('bank_transfer')
  await dialog.getByLabel('Notes').fill('By wire')
  await expect.poll(() => axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Payment' }).click()
  await sees(page, 'Payment Created')
  const row = page.locator('tr').filter({ hasText: name })
  await row.getByText('$1,234.20').waitFor()
  await row.getByText('Bank Transfer').waitFor()
  await row.getByRole('combobox').selectOption('completed')
  // The guest receives a receipt, so a question comes first.
  await page.getByRole('button', { name: 'Set to completed' }).click()
  await sees(page, 'Status Updated')
  await page.getByLabel('Filter by status').selectOption('pending')
  await row.waitFor({ state: 'detached' })
  await page.getByLabel('Filter by status').selectOption('completed')
  await row.waitFor()
})

test('hides a reported message from everyone', async ({ visit }) => {
  const page = await anOwner(visit)
  const text = `Buy my coin ${Date.now()}`
  const post = { userName: 'Spammer', message: text, userType: 'guest' }
  const { id } = await (await page.request.post('/api/chat/bonk-lodge', { data: post })).json()
  await page.request.post(`/api/chat/bonk-lodge/messages/${id}/report`, { data: { reason: 'spam' } })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('link', { name: 'Chat rooms' }).click()
  const report = page.getByRole('listitem').filter({ hasText: text })
  await report.getByText('Reason: spam').waitFor()
  await report.getByRole('button', { name: 'Hide' }).click()
  await sees(page, 'Message Hidden')
  await report.waitFor({ state: 'detached' })
  expect(await (await page.request.get('/api/chat/bonk-lodge')).text()).not.toContain(text)
})

test('an owner posts in a room from the admin area, with a badge that guests see', async ({ visit }) => {
  const text = `The hot tub is ready ${Date.now()}`
  const guest = await visit({ path: '/lodge/mew-lodge/chat' })
  await guest.getByLabel('Your Name').fill('Gus')
  await guest.getByRole('button', { name: 'Join Chat Room' }).click()
  const page = await anOwner(visit, { context: phone })
  await page.goto('/admin/chat')
  const form = page.getByRole('form', { name: 'Post as admin' })
  await form.getByRole('button', { name: 'Post Message' }).click()
  await form.getByText('Please choose a room').waitFor()
  await form.getByLabel('Room').selectOption({ label: 'MEW Lodge' })
  await form.getByLabel('Message').fill(text)
  await loseNextAnswer(page, '**/api/admin/lodges/mew-lodge/chat')
  await form.getByRole('button', { name: 'Post Message' }).click()
  await sees(
    page,
    'The answer of our server was lost. Please post it again in this form: the room shows it once.',
  )
  await form.getByRole('button', { name: 'Post Message' }).click()
  await sees(page, 'Message Posted')
  await expect.poll(() => axeFindings(page)).toEqual([])
  await guest.getByText(text).waitFor()
  expect(await guest.getByText(text).count()).toBe(1)
  await guest.getByText('Admin', { exact: true }).waitFor()
})

test('journey: sets up a second factor with an app, requires it at the next login, and turns it off', async ({
  visit,
}) => {
  const page = await anOwner(visit)
  await page.goto('/admin/security')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Continue' }).click()
  await sees(page, 'This password is not right')
  await page.getByLabel('Your password').fill(ownerLogin.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('')
  await expect.poll(() => axeFindings(page)).toEqual([])
  const key = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  await page.getByLabel('Code', { exact: true }).fill(totp.generate())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await sees(page, 'Second Factor On')
  const codes = page.getByText(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)
  await codes.nth(1).waitFor()
  const [first = '', second = ''] = await codes.allTextContents()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await sees(page, '10 recovery codes are left')
  const other = await visit({ path: '/admin/login' })
  await other.getByLabel('Email').fill(ownerLogin.email)
  await other.getByLabel('Password').fill(ownerLogin.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.getByLabel('Code').fill('000000')
  await expect.poll(() => axeFindings(other)).toEqual([])
  await other.getByRole('button', { name: 'Sign In' }).click()
  await sees(other, 'Login failed. Please try again.')
  await other.getByLabel('Code').fill(first)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await other.waitForURL('**/admin/dashboard')
  await page.getByLabel('Code', { exact: true }).fill(second)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await sees(page, 'Second Factor Off')
})

test('the outbox says which emails it lists', async ({ visit }) => {
  const page = await anOwner(visit)
  await page.goto('/admin/outbox')
  await sees(page, 'Every email: waiting first, then sent.')
})

test('an empty list of payments shows its message', async ({ visit }) => {
  const page = await anOwner(visit)
  await page.route('**/api/admin/payments', (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: 'Payments' }).click()
  await sees(page, 'No payments found.')
})

test('Back on a phone leads from a stay to the list as it was', async ({ visit }) => {
  const name = `Betty ${Date.now()}`
  const page = await anOwner(visit, { context: phone })
  const stay = { checkIn: daysFromNow(215), checkOut: daysFromNow(217), guests: 1, lodgeId: 14 }
  await page.request.post('/api/bookings', { data: { name, email: 'betty@example.com', ...stay } })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click()
  await page.getByLabel('Search').fill(name)
  await page.getByRole('row', { name }).getByRole('link', { name }).click()
  await page.getByRole('heading', { name: `${name}, Cardano Lodge` }).waitFor()
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue(name)
  await page.goBack()
  await page.waitForURL('**/admin/dashboard')
})

test('keeps a half-written email over the end of the session', async ({ visit }) => {
  const name = `Lena ${Date.now()}`
  const page = await anOwner(visit)
  const stay = { checkIn: daysFromNow(218), checkOut: daysFromNow(220), guests: 1, lodgeId: 14 }
  await page.request.post('/api/bookings', { data: { name, email: 'lena@example.com', ...stay } })
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click()
  await page.getByLabel('Search').fill(name)
  await page.getByRole('row', { name }).getByRole('link', { name }).click()
  await page.getByRole('tab', { name: 'Messages' }).click()
  await page.getByRole('button', { name: 'Write to the guest' }).click()
  const record = page.getByRole('form', { name: 'Write to the guest' })
  await record.getByLabel('Message').fill('Take chains.')
  await page.evaluate(() => localStorage.setItem('adminToken', 'long-gone'))
  await record.getByRole('button', { name: 'Send Message' }).click()
  const login = page.getByRole('dialog', { name: 'Log in again' })
  await login.getByLabel('Email').fill(ownerLogin.email)
  await page.keyboard.press('Escape')
  await login.getByLabel('Password').fill(ownerLogin.password)
  await login.getByRole('button', { name: 'Sign In' }).click()
  await login.waitFor({ state: 'detached' })
  await expect(record.getByLabel('Message')).toHaveValue('Take chains.')
  await record.getByRole('button', { name: 'Send Message' }).click()
  await sees(page, 'Message Written')
})

/** A word without a place to break. */
const LONG = `https://example.com/${'invoice'.repeat(40)}`

test('words without a break fit a phone on every page of the admin area', async ({ visit }) => {
  const page = await anOwner(visit, { context: phone })
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const headers = { authorization: `Bearer ${token}` }
  const name = 'W'.repeat(110)
  const email = `${'m'.repeat(60)}@${'example'.repeat(8)}.com`
  const stay = { checkIn: daysFromNow(225), checkOut: daysFromNow(227), guests: 1, lodgeId: 14 }
  const data = { name, email, specialRequests: LONG, ...stay }
  const booking = await (await page.request.post('/api/bookings', { data })).json()
  const payment = { bookingId: booking.id, amount: '1', notes: LONG }
  expect((await page.request.post('/api/admin/payments', { headers, data: payment })).status()).toBe(201)
  const event = { title: 'T'.repeat(190), description: LONG, eventType: 'event', lodgeSlug: '' }
  const at = { eventDate: daysFromNow(400), startTime: '09:00', endTime: '10:00' }
  await page.request.post('/api/admin/calendar-events', { headers, data: { ...event, ...at } })
  const closure = { lodgeSlug: 'pump-fun-lodge', reason: 'R'.repeat(190), force: true }
  const nights = { from: daysFromNow(380), to: daysFromNow(382) }
  await page.request.post('/api/admin/closures', { headers, data: { ...closure, ...nights } })
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li, main p, main section')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .filter((element) => !element.closest('[tabindex="0"], .month-view'))
        .map((element) => element.textContent?.slice(0, 60)),
    )
  for (const screen of adminPages)
    await test.step(screen, async () => {
      await page.goto(`/admin/${screen}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await expect.poll(tooWide).toBeLessThanOrEqual(0)
      await expect.poll(cut).toEqual([])
    })
})
