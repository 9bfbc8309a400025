import type { Page } from '@playwright/test'
import { addDays } from '../src/contract/platform/dates.ts'
import { axeFindings } from './axe-findings.ts'
import { dayInWords } from './day-in-words.ts'
import { daysFromNow } from './days-from-now.ts'
import { ownerLogin } from './owner-login.ts'
import { agreeIn } from './send-request.ts'
import { expect, test } from './test.ts'
import { phone } from './visit.ts'

const LODGE = '/lodge/ethereum-lodge'
const LODGE_ID = 13

const reservationCard = (page: Page) => page.getByRole('complementary', { name: 'Reservation' })
const bookingForm = (page: Page) => page.getByRole('form', { name: 'Booking' })
const dated = (from: number, nights: number, party = 2) =>
  `${LODGE}?checkIn=${daysFromNow(from)}&checkOut=${daysFromNow(from + nights)}&party=${party}`

/** Counts the presses that a guest decides on, and the screens they see. */
function counted(page: Page) {
  let decisions = 0
  const screens = new Set<string>()
  const see = () => screens.add(new URL(page.url()).pathname)
  see()
  return {
    press: async (press: () => Promise<unknown>) => {
      see()
      decisions += 1
      await press()
      see()
    },
    result: () => ({ decisions, screens: screens.size }),
  }
}

for (const [name, context, day] of [
  ['a desktop', { isMobile: false }, 305],
  ['a phone', phone, 312],
] as const)
  test(`journey: on ${name} dates lead from the search to a sent request in few presses`, async ({
    visit,
  }) => {
    const stay = `checkIn=${daysFromNow(day)}&checkOut=${daysFromNow(day + 3)}&party=2`
    const page = await visit({ path: `/?${stay}`, context })
    const { press, result } = counted(page)
    // On a phone the dated cards of home answer; on a desktop the search does.
    if (!context.isMobile)
      await press(async () => {
        await page
          .getByRole('search', { name: 'Find a stay' })
          .getByRole('button', { name: 'Search', exact: true })
          .click()
        await page.waitForURL((url) => url.pathname === '/browse' && url.searchParams.has('checkIn'))
      })
    await press(async () => {
      await page
        .getByRole('article', { name: 'Ethereum Lodge' })
        .last()
        .getByRole('link', { name: 'View Details' })
        .click()
      await page.waitForURL((url) => url.pathname === LODGE)
    })
    await reservationCard(page)
      .getByText(/^total, .*3 nights$/)
      .waitFor()
    await press(() => reservationCard(page).getByRole('button', { name: 'Book Now' }).click())
    const form = bookingForm(page)
    await expect(form.getByLabel('Check-in')).toHaveValue(daysFromNow(day))
    await expect(form.getByLabel('Check-out')).toHaveValue(daysFromNow(day + 3))
    await expect(form.getByLabel('Guests')).toHaveValue('2')
    await form.getByLabel('Name').fill('Dora Dates')
    await form.getByLabel('Email').fill(`dora${day}@example.com`)
    await agreeIn(form)
    await press(() => form.getByRole('button', { name: 'Request Booking' }).click())
    await page.getByText('Booking Request Sent!').waitFor()
    const { decisions, screens } = result()
    expect(decisions).toBeLessThanOrEqual(4)
    expect(screens).toBeLessThanOrEqual(3)
  })

test('card, calendar, form and address share one stay', async ({ visit }) => {
  const page = await visit({ path: LODGE })
  const [card, form] = [reservationCard(page), bookingForm(page)]
  await form.getByLabel('Check-in').fill(daysFromNow(320))
  await form.getByLabel('Check-out').fill(daysFromNow(323))
  await card.getByText(/^total, .*3 nights$/).waitFor()
  await page.waitForURL((url) => url.searchParams.get('checkOut') === daysFromNow(323))
  await card.getByRole('button', { name: 'One guest more' }).click()
  await expect(form.getByLabel('Guests')).toHaveValue('2')
  await expect.poll(() => new URL(page.url()).searchParams.get('party')).toBe('2')
  const total = () => form.getByRole('region', { name: 'Price' }).getByText(/^\$/).first().textContent()
  // Both parts change their total when the quote for two guests arrives.
  await expect.poll(async () => (await card.textContent())?.includes((await total()) ?? '?')).toBe(true)
  await card.getByText(/^Free cancellation until/).waitFor()
  await card.getByRole('button', { name: 'Price details' }).click()
  await card.getByText(/× 3 nights/).waitFor()
  await expect.poll(() => axeFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Clear dates' }).click()
  await card.getByText('per night').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.has('checkIn')).toBe(false)
})

test('a taken stay is not free, and the nearest free one is a press away', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  const taken = { checkIn: daysFromNow(345), checkOut: daysFromNow(347) }
  await page.request.post('/api/bookings', {
    data: { name: 'Ada', email: 'taken@example.com', guests: 1, lodgeId: LODGE_ID, ...taken },
  })
  await page.goto(dated(345, 2))
  const card = reservationCard(page)
  await card.getByText(/^(Booked|Not available) /).waitFor()
  await card.getByRole('button', { name: /^Available / }).click()
  await card.getByText(/^total, .*2 nights$/).waitFor()
  await expect(bookingForm(page).getByLabel('Check-in')).not.toHaveValue(taken.checkIn)
})

test('the calendar shows the minimum stay and the days without arrival', async ({ visit }) => {
  const page = await visit({ path: '/api/health' })
  const signedIn = await page.request.post('/api/admin/login', { data: ownerLogin })
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` }
  const set = (from: string, values: object) =>
    page.request.put('/api/admin/lodges/ethereum-lodge/rates', {
      data: { from, to: addDays(from, 1), ...values },
      headers,
    })
  const arrival = daysFromNow(280)
  await set(arrival, { minNights: 3 })
  await set(addDays(arrival, 1), { arrival: false })
  await page.goto(`${LODGE}?checkIn=${arrival}&checkOut=${addDays(arrival, 3)}&party=1`)
  const grid = bookingForm(page).getByRole('grid')
  const day = (after: number, words: RegExp | string) =>
    grid
      .getByRole('button', { name: `${dayInWords(addDays(arrival, after))}, $` })
      .and(grid.getByRole('button', { name: words }))
  await day(1, 'no arrivals').waitFor()
  // A refused day answers a press although it is marked disabled.
  await day(1, 'no arrivals').dispatchEvent('click')
  await bookingForm(page).getByText('No arrivals on this day').waitFor()
  await day(0, 'you arrive').click()
  await day(2, 'at least 3 nights').dispatchEvent('click')
  await bookingForm(page).getByText('At least 3 nights for these dates').waitFor()
  await day(3, 'departure possible').click()
  await reservationCard(page)
    .getByText(/^total, .*3 nights$/)
    .waitFor()
})
