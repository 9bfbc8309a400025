import { expect, test } from 'vitest'
import { addDays } from '../src/contract/dates.ts'
import { aVisitor, phone } from './visitor.ts'

const { visit } = aVisitor()
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)

test('a guest asks for a stay from the home page and finds it again by its link', async () => {
  const page = await visit()
  const form = page.getByRole('form', { name: 'Booking' })
  await form.getByLabel('Lodge').selectOption('PNUT Lodge')
  await form.getByLabel('Check-in').fill(inDays(20))
  await form.getByLabel('Check-out').fill(inDays(22))
  await form.getByLabel('Name').fill('Grace Guest')
  await form.getByLabel('Email').fill('grace@example.com')
  await form.getByLabel('Guests').selectOption('2')
  expect(await form.getByLabel('Price').textContent()).toContain('$370')
  await form.getByRole('button', { name: 'Request Booking' }).click()
  await page.getByText('Booking Request Sent!').first().waitFor()
  await page.getByText("We'll contact you soon to confirm your reservation.").first().waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('')
  await page.getByRole('link', { name: 'See your booking' }).click()
  await page.getByRole('heading', { name: 'PNUT Lodge' }).waitFor()
  await page.getByText('Waiting for the owner').waitFor()
})

test('nights that are gone are offered again on other dates, on a phone', async () => {
  const stay = {
    name: 'Ada',
    email: 'ada@example.com',
    checkIn: inDays(40),
    checkOut: inDays(43),
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
  await form.getByRole('button', { name: 'Request Booking' }).click()
  await page.getByText('Booking Failed').first().waitFor()
  await page.getByText('Those dates are no longer available').first().waitFor()
  await form.getByRole('alert').getByRole('button').first().click()
  expect(await form.getByLabel('Check-in').inputValue()).not.toBe(stay.checkIn)
})

test('a stay is chosen in the calendar by keyboard alone, and survives a reload and Back', async () => {
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
  expect(await form.getByLabel('Check-out').inputValue()).toBe(addDays(checkIn, 2))
  await form.getByRole('list', { name: 'Cancellation policy' }).waitFor()
  await form.getByLabel('Name').fill('Grace Guest')
  await page.reload()
  await form.getByText('2 nights', { exact: true }).waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('Grace Guest')
  await page.getByRole('link', { name: 'Join Chat Room' }).click()
  await page.waitForURL('**/chat')
  await page.goBack()
  await form.getByText('2 nights', { exact: true }).waitFor()
  expect(await form.getByLabel('Check-in').inputValue()).toBe(checkIn)
})

test('a sister lodge that is free on the dates is one click away, dates and name carried along', async () => {
  const stay = {
    name: 'Ada',
    email: 'ada@example.com',
    checkIn: inDays(60),
    checkOut: inDays(62),
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
  await form.getByRole('button', { name: 'Request Booking' }).click()
  await form.getByText('Free on your dates:').waitFor()
  await form.getByRole('alert').getByRole('link').first().click()
  await page.waitForURL((url) => !url.pathname.includes('arbitrum'))
  await form.getByText('2 nights', { exact: true }).waitFor()
  expect(await form.getByLabel('Check-in').inputValue()).toBe(stay.checkIn)
  expect(await form.getByLabel('Name').inputValue()).toBe('Grace Guest')
})

test('a guest sees the terms, takes the stay into a calendar and cancels after a second question, on a phone', async () => {
  const page = await visit({ path: '/lodge/cardano-lodge', context: phone })
  const booked = await page.request.post('/api/bookings', {
    data: {
      name: 'Ada',
      email: 'ada@example.com',
      checkIn: inDays(30),
      checkOut: inDays(33),
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
  await question.getByText('Cancelling today is free.').waitFor()
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByText('Nothing is kept of the price.').waitFor()
  expect(await page.getByRole('button', { name: 'Cancel booking' }).count()).toBe(0)
})
