import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { sees } from '#web/testing/state.ts'

test('a guest writes to the owner from the reservation card and reads what is next', async () => {
  const { network } = await openPage('/lodge/xrp-lodge')
  network.answer('POST /api/lodges/{slug}/questions', { state: 'to_confirm' }, 201)
  const card = page.getByRole('complementary', { name: 'Reservation' })
  await card.getByRole('button', { name: 'Ask the owner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the owner' })
  await dialog.getByRole('button', { name: 'Send question' }).click()
  await sees(dialog.getByText('Please write your question'))
  await dialog.getByLabelText('Email').fill('ada@example.com')
  await dialog.getByLabelText('Your question').fill('Is there a sauna?')
  await dialog.getByRole('button', { name: 'Send question' }).click()
  await sees(dialog.getByText(/We sent a link to ada@example.com/))
  expect(network.sent.at(-1)).toMatchObject({
    call: 'POST /api/lodges/xrp-lodge/questions',
    body: { email: 'ada@example.com', text: 'Is there a sauna?' },
  })
})

test('the contact page has the form for every lodge', async () => {
  await openPage('/contact')
  await sees(page.getByRole('form', { name: 'Ask the owner' }).getByLabelText('Lodge'))
})

test('the contact page says that a confirmed question has arrived', async () => {
  await openPage('/contact?question=sent')
  await sees(page.getByText('Your question is with the owner. The answer comes by email.'))
})

test('a guest finds the links of their bookings by email', async () => {
  const { network } = await openPage('/find-booking')
  network.answer('POST /api/find-booking', null, 204)
  const form = page.getByRole('form', { name: 'Find my booking' })
  await form.getByLabelText('Email').fill('ada@example.com')
  await form.getByRole('button', { name: 'Send my links' }).click()
  await sees(page.getByRole('heading', { name: 'Look in your inbox' }))
})
