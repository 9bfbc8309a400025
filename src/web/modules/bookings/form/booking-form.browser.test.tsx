import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#web/testing/open-page.tsx'
import { daysFromNow, isGone, sees } from '#web/testing/state.ts'

// Each test sends from another lodge's form: what was sent stays known as long as the page.

const LOST = 'The answer of our server was lost'
const form = page.getByRole('form', { name: 'Booking' })
const field = (name: string) => form.getByLabelText(name, { exact: true })
const send = form.getByRole('button', { name: 'Request Booking' })
const agreement = form.getByRole('checkbox', {
  name: 'I agree to the house rules and the terms',
  exact: true,
})
const processing = form.getByRole('button', { name: 'Processing...' })
const _receipt = form.getByRole('region', { name: 'Your booking' })
const leave = () =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Developer' }).click()

async function fillStay(checkIn: number, nights: number): Promise<void> {
  await form.getByLabelText('Check-in').fill(daysFromNow(checkIn))
  await form.getByLabelText('Check-out').fill(daysFromNow(checkIn + nights))
}

async function fillGuest(): Promise<void> {
  await form.getByLabelText('Name').fill('Grace Guest')
  await form.getByLabelText('Email').fill('grace@example.com')
}

async function tick(): Promise<void> {
  if (!(agreement.element() as HTMLInputElement).checked) await agreement.click()
}

/** Fills in the form and sends it. */
async function request(checkIn: number): Promise<void> {
  await fillStay(checkIn, 2)
  await fillGuest()
  await tick()
  await send.click()
}

const BOOKED = '{"success":true}'

test('a request counts as sent for any body of a successful answer', async () => {
  const { network } = await openPage('/lodge/doge-lodge')
  network.refuse('POST /api/bookings', 201, BOOKED)
  await request(90)
  await sees(page.getByText('Booking Request Sent!').first())
  await expect.element(form.getByLabelText('Name')).toHaveValue('')
})

test('a request without the agreement says so at its checkbox, and is sent with the versions of the texts', async () => {
  const { network } = await openPage('/lodge/pudgy-penguins-lodge')
  const { terms } = await (await network.fetch('/api/lodges/pudgy-penguins-lodge', { method: 'GET' })).json()
  network.refuse('POST /api/bookings', 201, BOOKED)
  await fillStay(94, 2)
  await fillGuest()
  await send.click()
  await sees(form.getByText('Please agree to the house rules and the terms'))
  await expect.element(agreement).toHaveAttribute('aria-invalid', 'true')
  await expect.element(agreement).toHaveFocus()
  expect(network.sent).toEqual([])
  await tick()
  await isGone(form.getByText('Please agree to the house rules and the terms'))
  await send.click()
  await expect.poll(() => network.sent).toMatchObject([{ body: { accepted: terms } }])
  await expect.element(agreement).not.toBeChecked()
})

test('texts that have changed are agreed to again', async () => {
  const { network } = await openPage('/lodge/tezos-lodge')
  const words = 'The house rules or the terms have changed. Please read them again.'
  const terms = { terms: 'new terms', rules: 'new rules' }
  const problem = { title: 'Conflict', status: 409, code: 'conflict', detail: words, terms }
  network.refuse('POST /api/bookings', 409, JSON.stringify(problem))
  network.change('GET /api/lodges/{slug}', (lodge) => ({ ...lodge, terms }))
  await request(96)
  await sees(form.getByText(words))
  await expect.element(agreement).not.toBeChecked()
  network.refuse('POST /api/bookings', 201, BOOKED)
  await tick()
  await send.click()
  await expect.poll(() => network.sent[1]).toMatchObject({ body: { accepted: terms } })
})

test('the form of home has the same agreement, and leads to the rules of the chosen lodge', async () => {
  const { network } = await openPage('/')
  network.refuse('POST /api/bookings', 201, BOOKED)
  await field('Lodge').selectOptions('PNUT Lodge')
  const rules = form.getByRole('link', { name: 'house rules' })
  await expect.element(rules).toHaveAttribute('href', '/lodge/pnut-lodge#house-rules')
  await expect.element(form.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
  await request(98)
  await expect.poll(() => network.sent).toMatchObject([{ body: { accepted: { rules: expect.any(String) } } }])
})

const extra = { description: '', max: 1, needsApproval: false, noticeHours: 0, taxed: false }
const extras = [
  { ...extra, id: 7, name: 'Hot tub', kind: 'per_night' as const, amount: 25, description: 'Warm by five.' },
  { ...extra, id: 8, name: 'Firewood', kind: 'per_piece' as const, amount: 10, max: 2 },
  { ...extra, id: 9, name: 'Late departure', kind: 'per_stay' as const, amount: 40, needsApproval: true },
]

test('chosen extras count in the price and are sent; those that ask the owner cost nothing yet', async () => {
  const { network } = await openPage('/lodge/moo-deng-lodge', {
    network: (network) => {
      network.answer('GET /api/lodges/{slug}/extras', { extras })
      network.fail('GET /api/lodges/{slug}/quote')
    },
  })
  network.refuse('POST /api/bookings', 201, BOOKED)
  await fillStay(100, 2)
  const group = form.getByRole('group', { name: 'Extras' })
  await sees(group.getByText('$25 per night', { exact: true }))
  await sees(group.getByText('Warm by five.'))
  await sees(group.getByText('$40 per stay, asks the owner first'))
  await group.getByRole('checkbox', { name: 'Hot tub' }).click()
  await group.getByRole('checkbox', { name: 'Late departure' }).click()
  const more = group.getByRole('button', { name: 'More Firewood' })
  await more.click()
  await more.click()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  const price = form.getByRole('region', { name: 'Price' })
  await price.getByRole('button', { name: 'Price details' }).click()
  await sees(price.getByText('Hot tub'))
  await sees(price.getByText('Firewood × 2'))
  await isGone(price.getByText('Late departure'))
  await request(100)
  await expect
    .poll(() => network.sent)
    .toMatchObject([
      {
        body: {
          extras: [
            { id: 7, quantity: 1 },
            { id: 9, quantity: 1 },
            { id: 8, quantity: 2 },
          ],
        },
      },
    ])
  expect(network.calls).toContain('GET /api/lodges/moo-deng-lodge/quote')
})

test('an extra that can no longer be ordered for the dates says so and is not sent', async () => {
  const late = [{ ...extras[0], noticeHours: 72 }] as typeof extras
  const { network } = await openPage('/lodge/arbitrum-lodge', {
    network: (network) => network.answer('GET /api/lodges/{slug}/extras', { extras: late }),
  })
  network.refuse('POST /api/bookings', 201, BOOKED)
  await form.getByRole('checkbox', { name: 'Hot tub' }).click()
  await fillStay(1, 2)
  await sees(form.getByText('Hot tub can be ordered until 72 hours before check-in only'))
  await request(1)
  await expect.poll(() => network.sent.length).toBe(1)
  expect(network.sent[0]?.body).not.toHaveProperty('extras')
})

test('a form that an agent has prepared has the stay filled in and says so when it is sent', async () => {
  const stay = `checkIn=${daysFromNow(150)}&checkOut=${daysFromNow(152)}&party=2`
  const { network } = await openPage(`/lodge/stellar-lumens-lodge?${stay}&via=agent#reservation`)
  network.refuse('POST /api/bookings', 201, BOOKED)
  await expect.element(form.getByLabelText('Check-in')).toHaveValue(daysFromNow(150))
  await expect.element(form.getByLabelText('Guests')).toHaveValue('2')
  await fillGuest()
  await tick()
  await send.click()
  await expect.poll(() => network.sent).toMatchObject([{ body: { source: 'agent', guests: 2 } }])
})

test('a guest who comes back to the form before the answer sees the refusal, which ends with another stay', async () => {
  const { network } = await openPage('/lodge/xrp-lodge')
  const detail = 'Those dates are no longer available.'
  network.fail('POST /api/bookings', 409, detail)
  const answer = network.hold('POST /api/bookings')
  await request(218)
  await sees(processing)
  await leave()
  await isGone(form)
  history.back()
  await sees(processing)
  answer()
  await sees(form.getByText(detail))
  await form.getByLabelText('Check-out').fill(daysFromNow(221))
  await isGone(form.getByText(detail))
})

test('a request that changes after a lost answer has a new key', async () => {
  const { network } = await openPage('/lodge/solana-lodge')
  network.lose('POST /api/bookings')
  await request(140)
  await sees(form.getByText(LOST))
  network.refuse('POST /api/bookings', 201, BOOKED)
  await request(150)
  await sees(page.getByText('Booking Request Sent!').first())
  const [first, second] = network.sent.filter(({ call }) => call === 'POST /api/bookings')
  expect(first?.key).toBeTruthy()
  expect(second?.key).not.toBe(first?.key)
})

test('a server error leaves the outcome of a request open', async () => {
  const { network } = await openPage('/lodge/cardano-lodge')
  network.refuse('POST /api/bookings', 503, 'gateway')
  await request(160)
  await sees(page.getByText('There was an error processing your booking. Please try again.').first())
  await sees(form.getByText(LOST))
})

test('a request that is one too many says why, and only a repeat of it stays open', async () => {
  const { network } = await openPage('/lodge/bonk-lodge')
  const words = '3 requests from this email address are waiting for an answer'
  const refusal = form.getByRole('alert').getByText(words)
  network.fail('POST /api/bookings', 429, words)
  await request(164)
  await sees(refusal)
  await isGone(form.getByText(LOST))
  network.lose('POST /api/bookings')
  await send.click()
  await sees(form.getByText(LOST))
  network.fail('POST /api/bookings', 429, words)
  await form.getByRole('button', { name: 'Look It Up' }).click()
  await sees(refusal)
  await sees(form.getByText(LOST))
})

test('a price that could not be loaded is not made up, and comes with the next try', async () => {
  let restore = () => {}
  await openPage(`/lodge/bonk-lodge?checkIn=${daysFromNow(174)}&checkOut=${daysFromNow(176)}`, {
    network: (network) => {
      restore = network.fail('GET /api/lodges/{slug}/charges')
    },
  })
  await sees(form.getByText('The price could not be loaded.'))
  await isGone(form.getByRole('region', { name: 'Price' }))
  await isGone(page.getByText('total, '))
  restore()
  await form.getByRole('button', { name: 'Try again' }).click()
  await sees(form.getByRole('region', { name: 'Price' }))
  await isGone(page.getByText('The price could not be loaded.'))
})

test('a year of five digits is no date: the form works, also when it comes back with it', async () => {
  sessionStorage.setItem('booking-pepe-lodge', JSON.stringify({ checkIn: '12026-12-10' }))
  await openPage('/lodge/pepe-lodge')
  const checkIn = form.getByLabelText('Check-in')
  await expect.element(checkIn).toHaveValue('12026-12-10')
  await sees(form.getByText('Choose the day you arrive.'))
  await send.click()
  await expect.element(checkIn).toHaveAttribute('aria-invalid', 'true')
  await checkIn.fill(daysFromNow(40))
  await sees(form.getByText('Now choose the day you leave.'))
})

test('offers no more guests than the lodge sleeps', async () => {
  const { network, router } = await openPage('/lodge/bonk-lodge')
  const listed = await (await network.fetch('/api/lodges', { method: 'GET' })).json()
  const sleeps = (name: string) => listed.find((lodge: { name: string }) => lodge.name === name).maxGuests
  const options = () => field('Guests').element().querySelectorAll('option').length
  await expect.poll(options).toBe(sleeps('Bonk Lodge'))
  router.history.push('/')
  await expect.poll(options).toBe(10)
  await field('Guests').selectOptions('10')
  await field('Lodge').selectOptions('PNUT Lodge')
  // The form keeps the chosen number of guests.
  await expect.poll(options).toBe(sleeps('PNUT Lodge') + 1)
  await expect.element(field('Guests')).toHaveValue('10')
  await field('Guests').selectOptions('2')
  await expect.poll(options).toBe(sleeps('PNUT Lodge'))
})
