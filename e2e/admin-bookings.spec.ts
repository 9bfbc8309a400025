import type { BrowserContextOptions, Page } from '@playwright/test'
import { addDays } from '../src/contract/platform/dates.ts'
import { formatCents } from '../src/contract/platform/money.ts'
import { deferred } from '../src/server/testing/deferred.ts'
import { axeFindings } from './axe-findings.ts'
import { daysFromNow } from './days-from-now.ts'
import { keysOfDate } from './keys-of-date.ts'
import { loseNextAnswer } from './lose-next-answer.ts'
import { ownerLogin } from './owner-login.ts'
import { expect, test } from './test.ts'
import { phone, type Visit } from './visit.ts'

/** MEW Lodge; its days 100 to 139 and 160 to 163 from today are this file's. */
const LODGE_ID = 10

async function openBookings(visit: Visit, context: BrowserContextOptions, query = ''): Promise<Page> {
  const page = await visit({ path: `/admin/bookings${query}`, context, as: 'owner' })
  await page.getByRole('button', { name: 'New booking' }).waitFor()
  return page
}

async function ownerCalls(page: Page) {
  const { token } = await (await page.request.post('/api/admin/login', { data: ownerLogin })).json()
  const headers = { authorization: `Bearer ${token}` }
  const send = async (method: string, path: string, data?: object) =>
    (await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) })).json()
  return send
}

/** A confirmed stay of two guests, entered by the API: a guest's network may have six open requests at most. */
async function aStay(page: Page, name: string, checkIn: string, nights: number, email?: string) {
  const send = await ownerCalls(page)
  const stay = { checkIn, checkOut: addDays(checkIn, nights), guests: 2, lodgeId: LODGE_ID }
  const entry = { name, email, ...stay, source: 'phone', status: 'confirmed' }
  const entered = await send('POST', '/api/admin/bookings', entry)
  expect(entered, JSON.stringify(entered)).toMatchObject({ checkIn })
  return entered
}

/** A stay that its guest has paid by card. */
async function aPaidStay(page: Page, name: string, checkIn: string, nights: number) {
  const send = await ownerCalls(page)
  const stay = { checkIn, checkOut: addDays(checkIn, nights), guests: 2, lodgeId: LODGE_ID }
  const booked = await send('POST', '/api/bookings', { name, email: 'mara@example.com', ...stay })
  const { id, reference, key, totalCents } = booked
  await send('PUT', `/api/admin/bookings/${id}/status`, { status: 'confirmed' })
  const metadata = { type: 'booking', reference, key }
  const { clientSecret } = await send('POST', '/api/create-payment-intent', { amount: totalCents, metadata })
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }
  await send('POST', '/api/sandbox/confirm', { clientSecret, card })
  return booked
}

const record = (page: Page) => page.getByRole('main')
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const openRow = async (page: Page, name: string) => {
  await page.getByRole('row', { name }).getByRole('link', { name }).click()
  await record(page).getByLabel('Note for staff').waitFor()
}

const sizes = [
  ['a desktop', {}, 100],
  ['a phone', phone, 115],
] as const

for (const [size, context, firstDay] of sizes)
  test.describe(`on ${size}`, () => {
    // 2 presses besides the fields.
    test('enters a booking taken by phone, with its price and its conflicts before it is saved', async ({
      visit,
    }) => {
      const name = `Paula ${firstDay} ${Date.now()}`
      const checkIn = daysFromNow(firstDay)
      const page = await openBookings(visit, context)
      await aStay(page, 'Otto Occupied', addDays(checkIn, 2), 1)
      await page.getByRole('button', { name: 'New booking' }).click()
      const form = page.getByRole('form', { name: 'New booking' })
      await form.getByLabel('Lodge').selectOption({ label: 'MEW Lodge' })
      await form.getByLabel('Name').fill(name)
      await form.getByLabel('Check-in').fill(checkIn)
      await form.getByLabel('Check-out').fill(addDays(checkIn, 3))
      await form.getByText('Otto Occupied stays').waitFor()
      await form.getByLabel('Check-out').fill(addDays(checkIn, 2))
      await form.getByText('Otto Occupied stays').waitFor({ state: 'detached' })
      await form.getByLabel('Agreed price, $').fill('777')
      await form.getByText('Agreed price, 2 nights').waitFor()
      await expect.poll(() => axeFindings(page)).toEqual([])
      await loseNextAnswer(page, '**/api/admin/bookings')
      await form.getByRole('button', { name: 'Save booking' }).click()
      await form.getByText('The answer of our server was lost.').waitFor()
      await form.getByRole('button', { name: 'Save booking' }).click()
      await page.getByText('Booking Created').first().waitFor()
      const row = page.getByRole('row', { name })
      await row.getByText('No email').waitFor()
      await openRow(page, name)
      await record(page).getByText('$777.00', { exact: true }).first().waitFor()
      await expect.poll(() => axeFindings(page)).toEqual([])
      await openTab(page, 'Messages')
      await expect(record(page).getByRole('button', { name: 'Write to the guest' })).toBeDisabled()
      await record(page).getByText('This guest has no email address.').waitFor()
      await expect.poll(() => axeFindings(page)).toEqual([])
    })

    // 3 presses and one date; 1 more to undo it.
    test('moves a stay by a day, and takes it back', async ({ visit }) => {
      const name = `Mona ${firstDay} ${Date.now()}`
      const checkIn = daysFromNow(firstDay + 4)
      const page = await openBookings(visit, context)
      const { id } = await aStay(page, name, checkIn, 2)
      await page.reload()
      await openRow(page, name)
      await record(page).getByRole('button', { name: 'Change' }).click()
      const form = page.getByRole('form', { name: 'Change booking' })
      await form.getByLabel('Check-in').pressSequentially(keysOfDate(addDays(checkIn, 365)))
      await expect(form.getByLabel('Check-out')).toHaveValue(addDays(checkIn, 367))
      await form.getByLabel('Check-in').fill(addDays(checkIn, 1))
      await expect(form.getByLabel('Check-out')).toHaveValue(addDays(checkIn, 3))
      await form.getByText('New price', { exact: true }).waitFor()
      await expect.poll(() => axeFindings(page)).toEqual([])
      await form.getByRole('button', { name: 'Save changes' }).click()
      await record(page).getByRole('button', { name: 'Undo the last change' }).waitFor()
      const send = await ownerCalls(page)
      const stored = () => send('GET', `/api/admin/bookings/${id}`)
      expect((await stored()).checkIn).toBe(addDays(checkIn, 1))
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await record(page).getByRole('button', { name: 'Undo the last change' }).waitFor({ state: 'detached' })
      await openTab(page, 'History')
      await record(page)
        .getByText(/ changed the stay: Dates/)
        .waitFor()
      await record(page)
        .getByText(/ undid the last change/)
        .waitFor()
      await expect.poll(() => axeFindings(page)).toEqual([])
      expect((await stored()).checkIn).toBe(checkIn)
    })

    // 6 presses and one date.
    test('shortens a paid stay and refunds the part that is paid too much', async ({ visit }) => {
      const name = `Mara ${firstDay} ${Date.now()}`
      const checkIn = daysFromNow(firstDay + 8)
      const page = await openBookings(visit, context)
      const { id, totalCents } = await aPaidStay(page, name, checkIn, 3)
      await page.reload()
      await openRow(page, name)
      await record(page).getByRole('button', { name: 'Change' }).click()
      const form = page.getByRole('form', { name: 'Change booking' })
      await form.getByLabel('Check-out').fill(addDays(checkIn, 2))
      await form.getByLabel('Recalculate at the rates of today').check()
      await form.getByText('To refund then').waitFor()
      const send = await ownerCalls(page)
      const { quote } = await send(
        'GET',
        `/api/admin/bookings/${id}/change-quote?checkOut=${addDays(checkIn, 2)}`,
      )
      const back = formatCents(totalCents - quote.totalCents)
      await form.getByRole('button', { name: 'Save changes' }).click()
      await record(page)
        .getByRole('button', { name: `Refund ${back}` })
        .click()
      await record(page)
        .getByRole('button', { name: `Really refund ${back}?` })
        .click()
      await page.getByText('Payment Refunded').first().waitFor()
      await record(page).getByRole('region', { name: 'Paid too much' }).waitFor({ state: 'detached' })
      const { money } = await send('GET', `/api/admin/bookings/${id}`)
      expect(money).toMatchObject({ totalCents: quote.totalCents, dueCents: 0, overpaidCents: 0 })
    })

    test('records what was given back by hand of a stay paid in cash', async ({ visit }) => {
      const name = `Cora ${firstDay} ${Date.now()}`
      const page = await openBookings(visit, context)
      const { id, totalCents } = await aStay(page, name, daysFromNow(firstDay + 13), 2)
      const send = await ownerCalls(page)
      const cash = { bookingId: id, amount: totalCents / 100, paymentMethod: 'cash', status: 'completed' }
      await send('POST', '/api/admin/payments', cash)
      await send('PUT', `/api/admin/bookings/${id}/status`, {
        status: 'cancelled',
        keepCents: totalCents - 6000,
      })
      await page.reload()
      await openRow(page, name)
      const offer = record(page).getByRole('region', { name: 'Paid too much' })
      await offer.getByRole('button', { name: 'I refunded $60 outside the site' }).click()
      await offer.getByRole('button', { name: 'Really record $60?' }).click()
      await page.getByText('Refund Recorded').first().waitFor()
      await offer.waitFor({ state: 'detached' })
      const { money } = await send('GET', `/api/admin/bookings/${id}`)
      expect(money).toMatchObject({ refundedCents: 6000, dueCents: 0, overpaidCents: 0 })
      await page.goto('/admin/payments')
      const row = page.locator('tr').filter({ hasText: name })
      await row.getByRole('button', { name: 'Refunded outside the site' }).click()
      const part = page.getByRole('dialog', { name: 'Refunded outside the site' })
      await part.getByLabel('Amount').fill('10')
      await expect.poll(() => axeFindings(page)).toEqual([])
      await part.getByLabel('Correction').check()
      await part.getByRole('button', { name: /^Record \$10\.00/ }).click()
      await row.getByText('$70.00 refunded').waitFor()
    })

    test('finds a booking by half a name, and again after a reload', async ({ visit }) => {
      const name = `Zephyrine ${firstDay} ${Date.now()}`
      const page = await openBookings(visit, context)
      await aStay(page, name, daysFromNow(firstDay + 12), 1)
      await page.getByLabel('Search').fill(`phyrine ${firstDay}`)
      await page.getByLabel('Lodge', { exact: true }).selectOption({ label: 'MEW Lodge' })
      await page.getByLabel('Nights from').fill(daysFromNow(firstDay + 12))
      await page.getByLabel('Nights before').fill(daysFromNow(firstDay + 13))
      await page.getByRole('row', { name }).waitFor()
      await page.waitForURL(/search=.+from=|from=.+search=/)
      await page.reload()
      await page.getByRole('row', { name }).waitFor()
      await expect(page.getByLabel('Search')).toHaveValue(`phyrine ${firstDay}`)
      await page.getByLabel('Nights from').fill(daysFromNow(firstDay + 13))
      await page.getByText('No booking matches.').waitFor()
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await page.waitForURL((url) => url.search === '')
      await expect.poll(() => axeFindings(page)).toEqual([])
      const from = page.getByLabel('Nights from')
      await from.pressSequentially(keysOfDate(daysFromNow(firstDay + 12)))
      await page.waitForURL((url) => url.searchParams.get('from') === daysFromNow(firstDay + 12))
      expect(await from.inputValue()).toBe(daysFromNow(firstDay + 12))
      await from.clear()
      await page.waitForURL((url) => url.search === '')
      const search = page.getByLabel('Search')
      await search.fill(name)
      await page.waitForURL(/search=/)
      await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Bookings' }).click()
      await page.waitForURL((url) => url.search === '')
      await expect(search).toHaveValue('')
      await page.goBack()
      await expect(search).toHaveValue(name)
    })
  })

test('a booking is opened and its note for staff saved with the keyboard', async ({ visit }) => {
  const name = `Kiki ${Date.now()}`
  const page = await openBookings(visit, {})
  await aStay(page, name, daysFromNow(129), 1)
  await page.reload()
  await page.getByRole('row', { name }).getByRole('link', { name }).press('Enter')
  await record(page).getByLabel('Note for staff').focus()
  await page.keyboard.type('Arrives late')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Note Saved').first().waitFor()
  await openTab(page, 'History')
  await record(page).getByText('changed the stay: Note changed').waitFor()
})

test('the address of a stay opens it with its tab, and Back leads to the list as it was', async ({
  visit,
}) => {
  const name = `Rolf ${Date.now()}`
  const page = await openBookings(visit, {})
  await aStay(page, name, daysFromNow(134), 1)
  await page.getByLabel('Search').fill(name)
  await openRow(page, name)
  await openTab(page, 'Money')
  await page.waitForURL(/\/admin\/bookings\/[2-9A-Z]{10}\?tab=money$/)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Money' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('heading', { name: `${name}, MEW Lodge` }).waitFor()
  await page.getByRole('tab', { name: 'Money' }).press('ArrowLeft')
  await page.keyboard.press('Enter')
  await record(page).getByLabel('Note for staff').waitFor()
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue(name)
  await page.goto('/admin/bookings/NOSUCHSTAY')
  await page.getByText('There is no stay with this reference.').waitFor()
})

test('a debt is recorded in part and the rest written off on the money tab', async ({ visit }) => {
  const name = `Wanda ${Date.now()}`
  const page = await openBookings(visit, phone)
  const { id, totalCents } = await aStay(page, name, daysFromNow(130), 1)
  await page.getByLabel('Search').fill(name)
  await openRow(page, name)
  await openTab(page, 'Money')
  await record(page).getByRole('button', { name: 'Record Payment' }).click()
  const form = page.getByRole('form', { name: 'Record payment' })
  await expect(form.getByLabel('Amount')).toHaveValue(String((totalCents / 100).toFixed(2)))
  await expect(form.getByLabel('Payment Method')).toHaveValue('cash')
  await expect(form.getByLabel('Status')).toHaveValue('completed')
  await form.getByLabel('Amount').fill('10')
  await form.getByRole('button', { name: 'Create Payment' }).click()
  await record(page).locator('tr').filter({ hasText: '$10.00' }).first().waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await record(page).getByRole('button', { name: 'Write off' }).click()
  const sheet = page.getByRole('dialog', { name: /^Write off \$/ })
  await sheet.getByRole('button', { name: /^Write off \$/ }).click()
  await sheet.getByText('Please give a reason').waitFor()
  await sheet.getByLabel('Reason').fill('Moved away')
  await sheet.getByRole('button', { name: /^Write off \$/ }).click()
  await page.getByText('Debt Written Off').first().waitFor()
  const send = await ownerCalls(page)
  expect((await send('GET', `/api/admin/bookings/${id}`)).money.dueCents).toBe(0)
})

test("the guest's view shows page, door code and emails of a confirmed stay", async ({ visit }) => {
  const name = `Vera ${Date.now()}`
  const page = await openBookings(visit, {})
  const { reference } = await aStay(page, name, daysFromNow(137), 1, 'vera@example.com')
  await page.goto(`/admin/bookings/${reference}?tab=guest`)
  await expect(page.getByRole('link', { name: "Open the guest's page" })).toHaveAttribute(
    'href',
    new RegExp(`/booking/${reference}\\?key=`),
  )
  await page.getByRole('region', { name: 'Door code' }).waitFor()
  await page.getByRole('region', { name: 'Your guide' }).waitFor()
  const planned = page.getByRole('region', { name: 'Planned emails' }).getByRole('listitem')
  await planned
    .filter({ hasText: 'Booking: The day before the arrival' })
    .getByText(/^Planned, /)
    .waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
})

test('a change request is declined with a ready reason and other dates, which its guest reads', async ({
  visit,
}) => {
  const name = `Cleo ${Date.now()}`
  const page = await openBookings(visit, {})
  const send = await ownerCalls(page)
  const { id, reference } = await aStay(page, name, daysFromNow(160), 1, 'cleo@example.com')
  const { link } = await send('GET', `/api/admin/bookings/${id}/guest-link`)
  const key = new URL(link).searchParams.get('key')
  const change = { checkIn: daysFromNow(161), checkOut: daysFromNow(162) }
  await page.request.post(`/api/bookings/${reference}/change-request?key=${key}`, { data: change })
  await page.getByLabel('Needs').selectOption('change')
  await page.getByRole('row', { name }).getByText('change requested').waitFor()
  await openRow(page, name)
  await record(page).getByRole('button', { name: 'Decline change' }).click()
  const form = page.getByRole('form', { name: 'Decline change' })
  await form.getByRole('button', { name: 'These nights are already booked.' }).click()
  await form.getByLabel('Offer other dates or another lodge').check()
  await form.getByLabel('Offered check-in').fill(daysFromNow(162))
  await form.getByLabel('Offered check-out').fill(daysFromNow(163))
  await expect.poll(() => axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Decline and tell the guest' }).click()
  await page.getByText('Change Declined').first().waitFor()
  await record(page).getByText('The guest reads: These nights are already booked.').waitFor()
  await page.goto(`/booking/${reference}?key=${key}`)
  await page.getByText('These nights are already booked.').waitFor()
})

test('a stay is saved at the price on screen, or shown at the new one to be saved again', async ({
  visit,
}) => {
  const name = `Rhea ${Date.now()}`
  const checkIn = daysFromNow(139)
  const page = await openBookings(visit, {})
  const send = await ownerCalls(page)
  await page.getByRole('button', { name: 'New booking' }).click()
  const form = page.getByRole('form', { name: 'New booking' })
  await form.getByLabel('Lodge').selectOption({ label: 'MEW Lodge' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Check-in').fill(checkIn)
  await form.getByLabel('Check-out').fill(addDays(checkIn, 1))
  const price = form.getByRole('region', { name: 'Price', exact: true })
  await price.waitFor()
  const rates = { from: checkIn, to: addDays(checkIn, 1), price: 1234 }
  await send('PUT', '/api/admin/lodges/mew-lodge/rates', rates)
  await form.getByRole('button', { name: 'Save booking' }).click()
  await form.getByText('Not saved: The price has changed').waitFor()
  await price.getByText('$1,234').first().waitFor()
  await form.getByRole('button', { name: 'Save booking' }).click()
  await page.getByText('Booking Created').first().waitFor()
})

test('a change of one field keeps the dates that somebody else has changed meanwhile', async ({ visit }) => {
  const name = `Meri ${Date.now()}`
  const page = await openBookings(visit, {}, `?search=${encodeURIComponent(name)}`)
  const { id } = await aStay(page, name, daysFromNow(131), 1)
  await page.reload()
  await openRow(page, name)
  await record(page).getByRole('button', { name: 'Change', exact: true }).click()
  const form = page.getByRole('form', { name: 'Change booking' })
  await form.getByLabel('Phone').fill('970 555 0100')
  const send = await ownerCalls(page)
  const moved = { checkIn: daysFromNow(133), checkOut: daysFromNow(134), price: 'keep' }
  await send('PUT', `/api/admin/bookings/${id}`, moved)
  await record(page).getByRole('button', { name: 'Undo the last change' }).waitFor()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await form.waitFor({ state: 'detached' })
  expect(await send('GET', `/api/admin/bookings/${id}`)).toMatchObject({
    checkIn: moved.checkIn,
    checkOut: moved.checkOut,
    guestPhone: '970 555 0100',
  })
})

test('a message that is being written is not lost with a press on another tab', async ({ visit }) => {
  const name = `Mila ${Date.now()}`
  const page = await openBookings(visit, {}, `?search=${encodeURIComponent(name)}`)
  await aStay(page, name, daysFromNow(135), 1, 'mila@example.com')
  await page.reload()
  await openRow(page, name)
  await openTab(page, 'Messages')
  await record(page).getByRole('button', { name: 'Write to the guest' }).click()
  const message = page.getByRole('form', { name: 'Write to the guest' }).getByLabel('Message')
  await message.fill('The road is icy.')
  await openTab(page, 'Overview')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await message.inputValue()).toBe('The road is icy.')
})

test('an open stay keeps its note while the server cannot be reached', async ({ visit }) => {
  const name = `Nora ${Date.now()}`
  const page = await openBookings(visit, {})
  const stay = { checkIn: daysFromNow(136), checkOut: daysFromNow(137), guests: 1, lodgeId: LODGE_ID }
  await page.request.post('/api/bookings', { data: { name, email: 'nora@example.com', ...stay } })
  await page.getByLabel('Search').fill(name)
  await openRow(page, name)
  const note = record(page).getByLabel('Note for staff')
  await note.fill('Brings a dog')
  await page.route('**/by-reference/*', (route) => route.fulfill({ status: 503, body: 'away' }))
  const failed = page.waitForResponse('**/by-reference/*')
  await record(page).getByRole('button', { name: 'Confirm' }).click()
  await failed
  await expect(note).toHaveValue('Brings a dog')
})

test('a note that somebody else saves is shown beside one that is being typed, and never over it', async ({
  visit,
}) => {
  const name = `Nele ${Date.now()}`
  const page = await openBookings(visit, {}, `?search=${encodeURIComponent(name)}`)
  const { id } = await aStay(page, name, daysFromNow(138), 1)
  await page.reload()
  await openRow(page, name)
  const note = record(page).getByLabel('Note for staff')
  const send = await ownerCalls(page)
  const save = (text: string) => send('PUT', `/api/admin/bookings/${id}`, { note: text })
  await save('Late')
  await expect(note).toHaveValue('Late')
  await note.fill('Late, with a dog')
  await save('Very late')
  await record(page).getByText('Somebody else has saved: Very late').waitFor()
  expect(await note.inputValue()).toBe('Late, with a dog')
})

test('what is typed while a note is saved is not called a note of somebody else', async ({ visit }) => {
  const name = `Nora ${Date.now()}`
  const page = await openBookings(visit, {}, `?search=${encodeURIComponent(name)}`)
  const { id } = await aStay(page, name, daysFromNow(132), 1)
  await page.reload()
  await openRow(page, name)
  const note = record(page).getByLabel('Note for staff')
  const { promise: mayGo, resolve: letGo } = deferred()
  await page.route(`**/api/admin/bookings/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await mayGo
    await route.continue()
  })
  await note.fill('Late')
  await record(page).getByRole('button', { name: 'Save note' }).click()
  await note.fill('Late, with a dog')
  letGo()
  await page.getByText('Note Saved').first().waitFor()
  await record(page).getByRole('button', { name: 'Save note' }).waitFor()
  expect(await record(page).getByText('Somebody else').count()).toBe(0)
  expect(await note.inputValue()).toBe('Late, with a dog')
})

test('Escape closes the newest dialog only, and a sheet with unsaved changes waits for an answer', async ({
  visit,
}) => {
  const page = await openBookings(visit, {})
  await page.getByRole('button', { name: 'New booking' }).click()
  const sheet = page.getByRole('dialog', { name: 'New booking' })
  await sheet.getByLabel('Name').fill('Esca')
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const typed = () => page.getByLabel('Name').inputValue()
  const closings = [
    () => page.keyboard.press('Escape'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 450),
  ]
  for (const close of closings) {
    await close()
    await leave.locator(':focus').waitFor()
    await page.keyboard.press('Escape')
    await leave.waitFor({ state: 'detached' })
    await expect.poll(typed).toBe('Esca')
    // A click outside closes the sheet again once the question over it is gone.
    await expect.poll(() => sheet.evaluate((element) => element.style.pointerEvents)).toBe('auto')
  }
  await page.keyboard.press('Escape')
  await leave.getByRole('button', { name: 'Leave' }).click()
  await sheet.waitFor({ state: 'detached' })
})
