import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { daysFromNow, searchParam, sees } from '#web/testing/state.ts'

const LODGE = '/lodge/ethereum-lodge'
const card = page.getByRole('complementary', { name: 'Reservation' })
const form = page.getByRole('form', { name: 'Booking' })
const dated = (from: number, nights: number, party: number) =>
  `${LODGE}?checkIn=${daysFromNow(from)}&checkOut=${daysFromNow(from + nights)}&party=${party}`

test('quick presses count each guest', async () => {
  await openPage(LODGE)
  const more = await card.getByRole('button', { name: 'One guest more' }).findElement()
  for (let presses = 0; presses < 3; presses++) more.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => searchParam('party')).toBe('4')
  await sees(card.getByText('4 guests', { exact: true }))
})

test('the card takes the whole party, and the form has it too', async () => {
  await openPage(LODGE)
  await card.getByRole('button', { name: 'Children, infants, dogs' }).click()
  await card.getByRole('button', { name: 'More children' }).click()
  await expect.poll(() => searchParam('children')).toBe('1')
  await card.getByRole('button', { name: 'More infants' }).click()
  await expect.poll(() => searchParam('infants')).toBe('1')
  expect(searchParam('party')).toBe('2')
  await expect.element(form.getByLabelText('Guests')).toHaveValue('2')
  // One guest less leaves an adult: the child stays at home.
  await card.getByRole('button', { name: 'One guest less' }).click()
  await expect.poll(() => searchParam('party')).toBe('1')
  await expect.poll(() => searchParam('children')).toBe(null)
})

test('the card says what the lodge offers at the moment', async () => {
  const words = '−10% while ETH is down'
  await openPage(LODGE, {
    network: (network) =>
      network.answer('GET /api/promotions/lodges', [
        { lodgeSlug: 'ethereum-lodge', words },
        { lodgeSlug: 'xrp-lodge', words: '−50%' },
      ]),
  })
  await sees(card.getByText(words))
  expect(card.getByText('−50%').length).toBe(0)
})

test('the address wins over an older draft', async () => {
  const { router } = await openPage(dated(330, 2, 2))
  await sees(form.getByText('2 nights', { exact: true }))
  await form.getByLabelText('Name').fill('Dora Dates')
  router.history.push(dated(335, 4, 3))
  await expect.element(form.getByLabelText('Check-in')).toHaveValue(daysFromNow(335))
  await expect.element(form.getByLabelText('Check-out')).toHaveValue(daysFromNow(339))
  await expect.element(form.getByLabelText('Guests')).toHaveValue('3')
  await expect.element(form.getByLabelText('Name')).toHaveValue('Dora Dates')
})

test('a party that is too large reads how many the lodge sleeps', async () => {
  await openPage(dated(350, 2, 10).replace('ethereum', 'xrp'))
  await sees(card.getByText(/sleeps at most/))
})
