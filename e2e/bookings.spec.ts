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
