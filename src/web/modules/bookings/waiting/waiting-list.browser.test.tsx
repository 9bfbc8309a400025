import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { daysFromNow, sees } from '#web/testing/state.ts'

const card = page.getByRole('complementary', { name: 'Reservation' })
const form = card.getByRole('form', { name: 'Waiting list' })
const stay = { checkIn: daysFromNow(300), checkOut: daysFromNow(303) }

async function openTaken() {
  const opened = await openPage(
    `/lodge/ethereum-lodge?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&party=2`,
    {
      network: (network) =>
        network.change('GET /api/lodges/{slug}/availability', (known) => ({
          ...known,
          unavailable: [{ from: daysFromNow(301), to: daysFromNow(302), reason: 'booked' }],
        })),
    },
  )
  await card.getByRole('button', { name: 'Tell me when it is free' }).click()
  await form.getByLabelText('Email').fill('grace@example.com')
  return opened
}

test('a guest waits for nights that are taken', async () => {
  const { network } = await openTaken()
  network.answer('POST /api/lodges/{slug}/waiting-list', { id: 1, state: 'to_confirm' }, 201)
  await form.getByRole('button', { name: 'Join the waiting list' }).click()
  await sees(card.getByText(/Please open the link in it/))
  expect(network.sent.at(-1)?.body).toMatchObject({ ...stay, guests: 2, email: 'grace@example.com' })
})

test('a guest who cannot join reads why, and may try again', async () => {
  const { network } = await openTaken()
  network.fail('POST /api/lodges/{slug}/waiting-list')
  await form.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect.element(form.getByRole('alert')).toBeVisible()
  await expect.element(form.getByLabelText('Email')).toHaveValue('grace@example.com')
})
