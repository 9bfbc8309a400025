import type { Page } from '@playwright/test'
import { addDays, formatDate } from '../src/contract/platform/dates.ts'
import { deferred } from '../src/server/testing/deferred.ts'
import { dayInWords } from './day-in-words.ts'
import { daysFromNow } from './days-from-now.ts'
import { ownerLogin } from './owner-login.ts'
import { sendRequest } from './send-request.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

test('a guest requests a stay on the home page and opens it again by its link', async ({ visit }) => {
  const page = await visit()
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByLabel('Lodge').selectOption('PNUT Lodge')
  await form.getByLabel('Check-in').fill(daysFromNow(20))
  await form.getByLabel('Check-out').fill(daysFromNow(22))
  await form.getByLabel('Name').fill('Grace Guest')
  await form.getByLabel('Email').fill('grace@example.com')
  await form.getByLabel('Guests').selectOption('2')
  // The form hydrates while it is being filled in.
  await form.getByLabel('Price').getByText('$370').first().waitFor()
  await sendRequest(form)
  await page.getByText('Booking Request Sent!').waitFor()
  await page.getByText("We'll contact you soon to confirm your reservation.").waitFor()
  await expect(form.getByLabel('Name')).toHaveValue('')
  const sent = form.getByRole('region', { name: 'Your booking' })
  await expect(sent).toBeFocused()
  for (const words of [
    'Your request is with the owner',
    '$370 in all. Nothing is charged yet.',
    'grace@example.com',
  ])
    await sent.getByText(words).waitFor()
  await expect(form.getByLabel('Name')).toBeHidden()
  await page.getByRole('link', { name: 'See your booking' }).click()
  await page.getByRole('heading', { level: 1, name: 'PNUT Lodge' }).waitFor()
  await page.getByText('Waiting for the owner').waitFor()
})

test('taken nights lead to offers on other dates, on a phone', async ({ visit }) => {
  const stay = {
    name: 'Ada',
    email: 'ada@example.com',
    checkIn: daysFromNow(40),
    checkOut: daysFromNow(43),
    guests: 1,
    lodgeId: 5,
  }
  const page = await visit({ path: '/lodge/solana-lodge', context: phone })
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByLabel('Check-in').fill(stay.checkIn)
  await form.getByLabel('Check-out').fill(stay.checkOut)
  await form.getByLabel('Name').fill(stay.name)
  await form.getByLabel('Email').fill(stay.email)
  await page.request.post('/api/bookings', { data: stay })
  await sendRequest(form)
  await page.getByText('Booking Failed').waitFor()
  await page.getByText('Those dates are no longer available').waitFor()
  await form.getByRole('alert').getByRole('button').first().click()
  await expect(form.getByLabel('Check-in')).not.toHaveValue(stay.checkIn)
})

test('chooses a stay in the calendar by keyboard, and keeps it over a reload and Back', async ({ visit }) => {
  const page = await visit({ path: '/lodge/moo-deng-lodge' })
  const form = page.getByRole('form', { name: 'Booking' })
  const days = form.getByRole('grid').getByRole('button')
  await days.first().waitFor()
  await form.locator('[role=grid] button[tabindex="0"]').first().focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await form.getByText('Now choose the day you leave.').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await form.getByText('2 nights', { exact: true }).waitFor()
  const checkIn = await form.getByLabel('Check-in').inputValue()
  await expect(form.getByLabel('Check-out')).toHaveValue(addDays(checkIn, 2))
  await form.getByRole('list', { name: 'Cancellation policy' }).waitFor()
  await form.getByLabel('Name').fill('Grace Guest')
  await page.reload()
  await form.getByText('2 nights', { exact: true }).waitFor()
  await expect(form.getByLabel('Name')).toHaveValue('Grace Guest')
  await page.getByRole('link', { name: 'Join Chat Room' }).click()
  await page.waitForURL('**/chat')
  await page.goBack()
  await form.getByText('2 nights', { exact: true }).waitFor()
  await expect(form.getByLabel('Check-in')).toHaveValue(checkIn)
})

test('offers a free sister lodge for the same dates, and takes dates and name along', async ({ visit }) => {
  const stay = {
    name: 'Ada',
    email: 'ada@example.com',
    checkIn: daysFromNow(60),
    checkOut: daysFromNow(62),
    guests: 1,
    lodgeId: 12,
  }
  const page = await visit({ path: '/lodge/arbitrum-lodge' })
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByLabel('Check-in').fill(stay.checkIn)
  await form.getByLabel('Check-out').fill(stay.checkOut)
  await form.getByLabel('Name').fill('Grace Guest')
  await form.getByLabel('Email').fill('grace@example.com')
  await page.request.post('/api/bookings', { data: stay })
  await sendRequest(form)
  await form.getByText('Free on your dates:').waitFor()
  await form.getByRole('alert').getByRole('link').first().click()
  await page.waitForURL((url) => !url.pathname.includes('arbitrum'))
  await form.getByText('2 nights', { exact: true }).waitFor()
  await expect(form.getByLabel('Check-in')).toHaveValue(stay.checkIn)
  await expect(form.getByLabel('Name')).toHaveValue('Grace Guest')
})

test('a guest reads the policy, downloads the calendar file and cancels after a second press, on a phone', async ({
  visit,
}) => {
  const page = await visit({ path: '/lodge/cardano-lodge', context: phone })
  const booked = await page.request.post('/api/bookings', {
    data: {
      name: 'Ada',
      email: 'ada@example.com',
      checkIn: daysFromNow(30),
      checkOut: daysFromNow(33),
      guests: 1,
      lodgeId: 14,
    },
  })
  const { reference, key } = await booked.json()
  await page.goto(`/booking/${reference}?key=${key}`)
  await page.getByRole('list', { name: 'Cancellation policy' }).waitFor()
  const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  expect(await (await page.request.get(file ?? '')).text()).toContain('BEGIN:VEVENT')
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await question.getByText('If you cancel now, it is free.').waitFor()
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByText('You were not charged.').waitFor()
  await page.locator('main:focus').waitFor()
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
})

test("shows a changed price and waits for the guest's consent before it books", async ({ visit }) => {
  let refreshed: Promise<unknown> = Promise.resolve()
  const page = await visit({
    path: '/lodge/mew-lodge',
    before: async (fresh) => {
      refreshed = fresh.waitForResponse('**/api/lodges/mew-lodge')
    },
  })
  // The page has refreshed its data already, so it does not notice the new price by itself.
  await refreshed
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByLabel('Check-in').fill(daysFromNow(70))
  await form.getByLabel('Check-out').fill(daysFromNow(72))
  await form.getByLabel('Name').fill('Grace Guest')
  await form.getByLabel('Email').fill('grace@example.com')
  const lodge = await (await page.request.get('/api/lodges/mew-lodge')).json()
  const signedIn = await page.request.post('/api/admin/login', { data: ownerLogin })
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` }
  const setPrice = (price: number) =>
    page.request.put('/api/admin/lodges/mew-lodge', { data: { price }, headers })
  await form
    .getByLabel('Price')
    .getByText(`$${lodge.price * 2}`)
    .first()
    .waitFor()
  await setPrice(lodge.price + 10)
  await sendRequest(form)
  const notice = form.getByRole('alert').filter({ hasText: 'The price has changed' })
  await notice.waitFor()
  await expect
    .poll(() => notice.textContent())
    .toContain(`it is $${lodge.price * 2 + 20} and not $${lodge.price * 2}. Nothing was booked.`)
  await notice.getByRole('button', { name: `Request for $${lodge.price * 2 + 20}` }).click()
  await page.getByRole('link', { name: 'See your booking' }).click()
  await page
    .getByLabel('Price')
    .getByText(`$${lodge.price * 2 + 20}`)
    .first()
    .waitFor()
  await setPrice(lodge.price)
})

for (const [timezoneId, day] of [
  ['Pacific/Kiritimati', 80],
  ['America/Los_Angeles', 84],
] as const)
  test(`uses the lodge’s time zone for a guest in ${timezoneId}`, async ({ visit }) => {
    const page = await visit({ path: '/lodge/tezos-lodge', context: { timezoneId } })
    const form = page.getByRole('form', { name: 'Booking' })
    const dayButton = (date: string, words = '') =>
      form
        .getByRole('grid')
        .getByRole('button', { name: `${dayInWords(date)}, $`, exact: false })
        .and(form.getByRole('button', { name: words }))
    await form.getByLabel('Check-in').fill(daysFromNow(day))
    await form.getByLabel('Check-out').fill(daysFromNow(day + 2))
    await form.getByText('2 nights', { exact: true }).waitFor()
    await dayButton(daysFromNow(day), 'you arrive').waitFor()
    await dayButton(daysFromNow(day + 1)).click()
    await expect(form.getByLabel('Check-in')).toHaveValue(daysFromNow(day + 1))
    await dayButton(daysFromNow(day + 3)).click()
    await expect(form.getByLabel('Check-out')).toHaveValue(daysFromNow(day + 3))
    await form.getByLabel('Name').fill('Grace Guest')
    await form.getByLabel('Email').fill('grace@example.com')
    const pendingRequest = page.waitForRequest('**/api/bookings')
    await sendRequest(form)
    expect((await pendingRequest).postDataJSON()).toMatchObject({
      checkIn: daysFromNow(day + 1),
      checkOut: daysFromNow(day + 3),
    })
    await page.getByRole('link', { name: 'See your booking' }).click()
    await page.getByText(`${formatDate(daysFromNow(day + 1))}, from 4 PM`).waitFor()
    await page.getByText(formatDate(daysFromNow(day + 3)), { exact: true }).waitFor()
  })

type Fields = { checkIn: string; checkOut: string; name?: string; email?: string }

/** Fills in the form and sends it. */
async function request(page: Page, { checkIn, checkOut, name = 'Grace Guest', email }: Fields) {
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByLabel('Check-in').fill(checkIn)
  await form.getByLabel('Check-out').fill(checkOut)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email ?? 'grace@example.com')
  await sendRequest(form)
  return form
}

for (const [when, day] of [
  ['before', 210],
  ['after', 214],
] as const)
  test(`a guest who comes back to the form ${when} the answer sees the receipt and an empty form`, async ({
    visit,
  }) => {
    const page = await visit({ path: '/lodge/bonk-lodge' })
    const { promise: answered, resolve: answer } = deferred()
    await page.route('**/api/bookings', async (route) => {
      const response = await route.fetch()
      await answered
      await route.fulfill({ response })
    })
    const form = await request(page, { checkIn: daysFromNow(day), checkOut: daysFromNow(day + 2) })
    await form.getByRole('button', { name: 'Processing...' }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Developer' }).click()
    await page.waitForURL('**/developer')
    await form.waitFor({ state: 'detached' })
    const comeBack = async () => {
      await page.goBack()
      await form.waitFor()
    }
    if (when === 'before') {
      await comeBack()
      await form.getByRole('button', { name: 'Processing...' }).waitFor()
      expect(await form.getByText(LOST).count()).toBe(0)
    }
    answer()
    await page.getByText('Booking Request Sent!').waitFor()
    if (when === 'after') await comeBack()
    await form.getByRole('region', { name: 'Your booking' }).waitFor()
    await expect(form.getByLabel('Name')).toHaveValue('')
    await expect(form.getByLabel('Check-in')).toHaveValue('')
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

test('a second request for the same days at another lodge outlives a look elsewhere', async ({ visit }) => {
  const page = await visit()
  const form = page.getByRole('form', { name: 'Booking' })
  const stay = { checkIn: daysFromNow(226), checkOut: daysFromNow(228) }
  await form.getByLabel('Lodge').selectOption('Bonk Lodge')
  await request(page, stay)
  await form.getByRole('region', { name: 'Your booking' }).waitFor()
  await expect(form.getByLabel('Check-in')).toHaveValue('')
  await form.getByRole('button', { name: 'Book another stay' }).click()
  await expect(form.getByLabel('Check-in')).toBeFocused()
  await form.getByLabel('Lodge').selectOption('PEPE Lodge')
  await form.getByLabel('Check-in').fill(stay.checkIn)
  await form.getByLabel('Check-out').fill(stay.checkOut)
  await form.getByLabel('Name').fill('Second Family')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Developer' }).click()
  await form.waitFor({ state: 'detached' })
  await page.goBack()
  await form.getByRole('region', { name: 'Your booking' }).waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Second Family')
  expect(await form.getByLabel('Check-in').inputValue()).toBe(stay.checkIn)
})

const LOST = 'The answer of our server was lost'

/** Lets the next `times` bookings reach the server and drops their answers. Returns what was sent. */
async function loseAnswers(page: Page, times: number) {
  const sent: { key: string | undefined; body: unknown }[] = []
  await page.route('**/api/bookings', async (route) => {
    const posted = route.request()
    sent.push({ key: posted.headers()['idempotency-key'], body: posted.postDataJSON() })
    if (sent.length > times) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return sent
}

test('looks up a lost answer with the same key, also after a reload', async ({ visit }) => {
  const page = await visit({ path: '/lodge/bonk-lodge' })
  const sent = await loseAnswers(page, 2)
  const form = await request(page, { checkIn: daysFromNow(130), checkOut: daysFromNow(132) })
  await form.getByText(LOST).waitFor()
  expect(await page.getByText('Nothing was booked').count()).toBe(0)
  await form.getByRole('button', { name: 'Look It Up' }).click()
  await expect.poll(() => sent.length).toBe(2)
  await form.getByRole('button', { name: 'Look It Up' }).waitFor()
  await page.reload()
  await form.getByText(LOST).waitFor()
  await expect(form.getByText('Some of these nights are taken')).toHaveCount(0)
  await form.getByRole('button', { name: 'Look It Up' }).click()
  await form.getByRole('region', { name: 'Your booking' }).waitFor()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[2]).toEqual(sent[0])
  await page.reload()
  await form.getByLabel('Name').waitFor()
  await expect(form.getByText(LOST)).toHaveCount(0)
})

test('a request that is sent again once its price has arrived has the same key', async ({ visit }) => {
  const rates = deferred()
  const page = await visit({ path: '/developer' })
  await page.route('**/api/lodges/bonk-lodge/{rates,charges}*', async (route) => {
    await rates.promise
    await route.continue()
  })
  await page.goto('/lodge/bonk-lodge')
  const sent = await loseAnswers(page, 1)
  const form = await request(page, { checkIn: daysFromNow(144), checkOut: daysFromNow(146) })
  await form.getByText(LOST).waitFor()
  rates.resolve()
  await form.getByRole('region', { name: 'Price' }).waitFor()
  await sendRequest(form)
  await form.getByRole('region', { name: 'Your booking' }).waitFor()
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[1]?.body).not.toEqual(sent[0]?.body)
})

test('names the rule that a stay breaks', async ({ visit }) => {
  const page = await visit({ path: '/lodge/bonk-lodge' })
  const form = await request(page, { checkIn: daysFromNow(170), checkOut: daysFromNow(205) })
  const toast = page.getByRole('listitem').filter({ hasText: 'Booking Failed' })
  await toast.getByText('There was an error processing your booking. Please try again.').waitFor()
  await form.getByRole('alert').getByText('A stay is at most 30 nights').first().waitFor()
})
