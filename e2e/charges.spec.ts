import { expect, test } from 'vitest'
import { becomeOwner } from './an-owner.ts'
import { inDays } from './in-days.ts'
import { aVisitor, phone } from './visitor.ts'

const { visit } = aVisitor()

test('an owner sets fees and taxes, copies them, and a guest sees one total with its lines', async () => {
  const page = await visit()
  await becomeOwner(page)
  await page.goto('/admin/charges')
  await page.getByLabel('Lodge', { exact: true }).selectOption('Cardano Lodge')
  const form = page.getByRole('form', { name: 'Fees and taxes of Cardano Lodge' })
  const example = page.getByRole('region', { name: 'Example stay' })
  await form.getByText('no taxes are charged here: is that right?').waitFor()
  await form.getByRole('button', { name: 'Add fee' }).click()
  await form.getByLabel('Fee name').fill('Cleaning')
  await form.getByLabel('Dollars').fill('120')
  await form.getByRole('button', { name: 'Add tax' }).click()
  await form.getByLabel('Tax name').fill('Test tax')
  await form.getByLabel('Percent').fill('12.65001')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await form.getByRole('alert').filter({ hasText: 'at most 4 decimal places' }).waitFor()
  await form.getByLabel('Percent').fill('10')
  await example.getByText('Test tax').waitFor()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Charges Saved').waitFor()
  await form.getByRole('button', { name: 'Copy to other lodges' }).click()
  await page.getByLabel('Stellar Lumens Lodge').check()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByText('Charges Copied').waitFor()
  const charges = await (await page.request.get('/api/lodges/stellar-lumens-lodge/charges')).json()
  expect(charges.fees).toEqual([{ name: 'Cleaning', kind: 'per_stay', amount: 120 }])

  const lodge = await (await page.request.get('/api/lodges/cardano-lodge')).json()
  await page.goto('/lodge/cardano-lodge')
  const booking = page.getByRole('form', { name: 'Booking' })
  await booking.getByLabel('Check-in').fill(inDays(40))
  await booking.getByLabel('Check-out').fill(inDays(41))
  const price = booking.getByRole('region', { name: 'Price' })
  const total = lodge.price + 120 + lodge.price / 10
  await price.getByText(`$${total.toLocaleString('en-US')}`).waitFor()
  expect(await price.getByText('Cleaning').isVisible()).toBe(false)
  await price.getByRole('button', { name: 'Price details' }).click()
  expect(await price.getByText('Cleaning').isVisible()).toBe(true)
  expect(await price.getByText('Test tax').isVisible()).toBe(true)
})

test('the fees and taxes of a lodge fit a phone', async () => {
  const page = await visit({ context: phone })
  await becomeOwner(page)
  await page.goto('/admin/charges')
  await page.getByRole('button', { name: 'Add tax' }).click()
  await page.getByLabel('Tax name').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})
