import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { changingStays, moved } from '#server/testing/changing-stays.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ environment: { PAYMENT_PROVIDER: 'sandbox' } })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const { aStay, change, undo } = changingStays(() => ({ testApp, token }))
const quote = async (id: number, query: Record<string, string>) =>
  (await testApp.send(`GET /api/admin/bookings/${id}/change-quote?${new URLSearchParams(query)}`, { token }))
    .body
const readEmails = async (reference: string) => {
  const { body } = await testApp.send('GET /api/admin/outbox', { token })
  return body.letters.filter(
    ({ bookingReference }: { bookingReference: string }) => bookingReference === reference,
  )
}
const readKey = async (reference: string) => {
  const [email] = await readEmails(reference)
  return new URL(email.text.match(/http\S+/)[0]).searchParams.get('key') ?? ''
}
const paidByHand = (bookingId: number, amount: number) =>
  testApp.send('POST /api/admin/payments', {
    token,
    body: { bookingId, amount, paymentMethod: 'cash', status: 'completed' },
  })

test('moves a stay over its own nights, at the same price, with history, audit and an email', async () => {
  const stay = await aStay()
  const { status, body } = await change(stay.id, { ...moved(stay, 1), price: 'keep' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...moved(stay, 1),
    totalCents: stay.totalCents,
    lines: stay.lines,
    canUndo: true,
  })
  expect(body.history.at(-1)).toMatchObject({ status: 'changed', by: 'owner', name: 'Olive Owner' })
  expect(body.history.at(-1).note).toMatch(/^Dates .+ → .+$/)
  const [email] = await readEmails(stay.reference)
  expect(email.subject).toMatch(/^Changed: XRP Lodge/)
  expect(email.text).toMatch(/Before: XRP Lodge.*\n\nNow: XRP Lodge/)
  const { body: trail } = await testApp.send('GET /api/admin/audit', { token })
  expect(trail[0]).toMatchObject({
    action: 'edit',
    subject: `booking ${stay.reference}`,
    before: { checkIn: stay.checkIn },
    after: moved(stay, 1),
  })
})

test('recalculates at the rates of today with the discount that the booking has', async () => {
  await testApp.send('POST /api/badges/day1', { body: { userName: 'Petra', userEmail: 'day1@example.com' } })
  const stay = await aStay({ email: 'day1@example.com' })
  expect(stay.discount).toBe(270)
  const { body } = await change(stay.id, { checkOut: addDays(stay.checkIn, 2), price: 'recalculate' })
  expect(body).toMatchObject({ nights: 2, discount: 180, totalPrice: 720, totalCents: 72_000 })
  const agreed = await change(stay.id, { price: 'keep', totalPrice: 500 })
  expect(agreed.body).toMatchObject({ totalPrice: 500, discount: 0 })
})

test('a change is refused at another price than staff was shown, which counts a new guest with a badge', async () => {
  await testApp.send('POST /api/badges/day1', { body: { userName: 'Petra', userEmail: 'day1@example.com' } })
  const stay = await aStay()
  const price = 'recalculate'
  const email = 'day1@example.com'
  const { quote: shown } = await quote(stay.id, { price, email })
  expect(shown.totalCents).toBe(stay.totalCents - 27_000)
  const refused = await change(stay.id, { price, email, expectedTotalCents: stay.totalCents })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'price_changed', quote: { totalCents: shown.totalCents } },
  })
  const { body } = await change(stay.id, { price, email, expectedTotalCents: shown.totalCents })
  expect(body).toMatchObject({ guestEmail: email, totalCents: shown.totalCents })
})

test('recalculates with the discount that the guest has, also after an agreed price', async () => {
  await testApp.send('POST /api/badges/day1', { body: { userName: 'Petra', userEmail: 'day1@example.com' } })
  const stay = await aStay({ email: 'day1@example.com' })
  const agreed = await change(stay.id, { totalPrice: 500 })
  expect(agreed.body).toMatchObject({ totalPrice: 500, discount: 0 })
  const { body } = await change(stay.id, { price: 'recalculate', guests: 3 })
  expect(body).toMatchObject({ discount: stay.discount, totalPrice: stay.totalPrice })
  expect((await quote(stay.id, { guests: '2' })).quote).toMatchObject({ discount: stay.discount })
})

test('a price that stays is shared evenly by another number of nights', async () => {
  const stay = await aStay()
  const { body } = await change(stay.id, { checkOut: addDays(stay.checkIn, 2), price: 'keep' })
  expect(body).toMatchObject({ totalPrice: 1350, nightlyPrice: 675 })
  expect(body.lines).toEqual([{ kind: 'nights', name: 'Agreed price, 2 nights', cents: 135_000 }])
})

test('the quote names the price, what is overpaid and what stands in the way', async () => {
  const stay = await aStay()
  const next = await aStay({ ...moved(stay, 3), name: 'Nora Next' })
  await paidByHand(stay.id, 1350)
  const shorter = await quote(stay.id, { checkOut: addDays(stay.checkIn, 2) })
  expect(shorter).toMatchObject({
    isFree: true,
    quote: { totalCents: 90_000 },
    money: { overpaidCents: 45_000 },
  })
  const later = await quote(stay.id, { ...moved(stay, 1), price: 'keep' })
  expect(later).toMatchObject({ isFree: false, quote: { totalCents: 135_000 } })
  expect(later.conflicts).toEqual([
    { reason: 'booked', from: next.checkIn, to: next.checkOut, name: 'Nora Next' },
  ])
  const taken = await change(stay.id, { ...moved(stay, 1), price: 'keep' })
  expect([taken.status, taken.body.code]).toEqual([409, 'dates_taken'])
})

test('closed nights refuse a change, unless the stay has them already', async () => {
  const stay = await aStay()
  const closure = {
    lodgeSlug: 'xrp-lodge',
    from: stay.checkIn,
    to: addDays(stay.checkOut, 2),
    reason: 'Roof',
    force: true,
  }
  expect((await testApp.send('POST /api/admin/closures', { token, body: closure })).status).toBe(201)
  expect((await change(stay.id, { checkOut: addDays(stay.checkOut, -1), price: 'keep' })).status).toBe(200)
  expect((await change(stay.id, { checkOut: stay.checkOut, price: 'keep' })).body).toMatchObject({
    code: 'conflict',
    conflicts: [{ reason: 'closed', name: 'Roof' }],
  })
})

test.each([
  [{ guests: 10 }, 422],
  [{ checkOut: '2026-01-01', price: 'keep' }, 422],
  [{ checkIn: '2026-12-02' }, 400],
  [{ lodgeId: 2 }, 400],
  [{ lodgeId: 99, price: 'keep' }, 404],
  [{ price: 'free' }, 400],
  [{ email: 'no' }, 400],
])('refuses %j with %i', async (body, status) => {
  const stay = await aStay()
  expect((await change(stay.id, body)).status).toBe(status)
})

test('moves to another lodge and into the past; other guests keep the price without a choice', async () => {
  const stay = await aStay()
  const { body } = await change(stay.id, { lodgeId: 2, guests: 1, price: 'keep' })
  expect(body).toMatchObject({ guests: 1, totalCents: stay.totalCents })
  expect(body.lodgeSlug).not.toBe(stay.lodgeSlug)
  const past = { checkIn: '2026-10-01', checkOut: '2026-10-04', price: 'keep' }
  expect((await change(stay.id, past)).body).toMatchObject({ checkIn: '2026-10-01' })
  expect((await readEmails(stay.reference)).length).toBe(2)
})

test('corrects the guest without an email; only the note of an ended booking changes', async () => {
  const stay = await aStay()
  const { body } = await change(stay.id, { name: 'Petra Planner', phone: '1', note: 'Late arrival' })
  expect(body).toMatchObject({ guestName: 'Petra Planner', guestPhone: '1', note: 'Late arrival' })
  expect(body.history.at(-1).note).toBe('Name changed, phone changed, note changed')
  expect((await readEmails(stay.reference)).length).toBe(1)
  expect((await change(stay.id, { email: '' })).body.guestEmail).toBe('')
  await testApp.send(`PUT /api/admin/bookings/${stay.id}/status`, { token, body: { status: 'cancelled' } })
  expect((await change(stay.id, { guests: 1 })).status).toBe(409)
  expect((await change(stay.id, { note: 'Cancelled by phone' })).body.note).toBe('Cancelled by phone')
})

test('undo restores the booking and removes the email, until it is sent or something else changes', async () => {
  const stay = await aStay()
  expect((await undo(stay.id)).status).toBe(409)
  await change(stay.id, { ...moved(stay, 2), totalPrice: 99, email: 'new@example.com' })
  const { status, body } = await undo(stay.id)
  expect(status).toBe(200)
  const { history: _steps, canUndo: _can, ...before } = stay
  expect(body).toMatchObject(before)
  expect(body.history.at(-1)).toMatchObject({ status: 'undone', name: 'Olive Owner' })
  expect((await readEmails(stay.reference)).length).toBe(1)
  expect((await undo(stay.id)).status).toBe(409)

  await change(stay.id, { totalPrice: 99 })
  await testApp.database.db.update(mailOutbox).set({ tries: 1 })
  expect((await undo(stay.id)).body.detail).toMatch(/^The guest has been written to/)

  await change(stay.id, { note: 'Kind' })
  await testApp.send(`PUT /api/admin/bookings/${stay.id}/status`, { token, body: { status: 'cancelled' } })
  expect((await undo(stay.id)).body.detail).toMatch(/^The booking has changed since/)
})

test('undo is refused when the nights before are sold meanwhile', async () => {
  const stay = await aStay()
  await change(stay.id, { ...moved(stay, 4), price: 'keep' })
  await aStay({ checkIn: stay.checkIn, checkOut: stay.checkOut })
  expect((await undo(stay.id)).body.code).toBe('dates_taken')
})

test('a change keeps what was paid; a card payment opened at the older price settles to the new one', async () => {
  const stay = await aStay()
  const key = await readKey(stay.reference)
  const intent = async (amount: number) =>
    testApp.send('POST /api/create-payment-intent', {
      body: { amount, metadata: { type: 'booking', reference: stay.reference, key } },
    })
  const opened = await intent(135_000)
  await change(stay.id, { totalPrice: 1000 })
  expect((await intent(135_000)).status).toBe(422)
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }
  const { clientSecret } = opened.body
  const paid = await testApp.send('POST /api/sandbox/confirm', { body: { clientSecret, card } })
  expect(paid.body.status).toBe('succeeded')
  const read = async () => (await testApp.send(`GET /api/admin/bookings/${stay.id}`, { token })).body.money
  expect(await read()).toMatchObject({ paidCents: 135_000, dueCents: 0, overpaidCents: 0 })
  // The provider gives the excess back in the background.
  await expect.poll(async () => (await read()).refundedCents, { timeout: 90_000 }).toBe(35_000)
  const dearer = await change(stay.id, { totalPrice: 1200 })
  expect(dearer.body.money).toMatchObject({ dueCents: 20_000, overpaidCents: 0 })
  const cheaper = await change(stay.id, { totalPrice: 900 })
  expect(cheaper.body.money).toMatchObject({ totalCents: 90_000, dueCents: 0, overpaidCents: 10_000 })
})

test('the guest’s calendar file counts the changes', async () => {
  const stay = await aStay()
  await change(stay.id, { ...moved(stay, 1), price: 'keep' })
  await undo(stay.id)
  const { body } = await testApp.send(
    `GET /api/bookings/${stay.reference}/calendar.ics?key=${await readKey(stay.reference)}`,
  )
  expect(body).toContain('SEQUENCE:2')
})

test('an instant booking is confirmed when a change leaves nothing due', async () => {
  await testApp.send('PUT /api/admin/lodges/arbitrum-lodge', { token, body: { instantBook: true } })
  const request = {
    name: 'Ina',
    email: 'ina@example.com',
    checkIn: '2027-02-01',
    checkOut: '2027-02-03',
    lodgeId: 12,
  }
  const { body: stay } = await testApp.send('POST /api/bookings', { body: request })
  expect(stay.status).toBe('awaiting_payment')
  expect((await change(stay.id, { totalPrice: 0 })).body).toMatchObject({
    status: 'confirmed',
    canUndo: false,
  })
})

test('an entry’s quote names price and conflicts before it is saved', async () => {
  const stay = await aStay({ lodgeId: 5 })
  const query = (change: object) =>
    new URLSearchParams({
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      guests: '2',
      lodgeId: '5',
      ...change,
    })
  const { body } = await testApp.send(`GET /api/admin/entry-quote?${query({})}`, { token })
  expect(body).toMatchObject({ isFree: false, quote: { nights: 3 }, conflicts: [{ name: 'Petra Plan' }] })
  const agreed = await testApp.send(
    `GET /api/admin/entry-quote?${query({ totalPrice: '10', lodgeId: '6' })}`,
    { token },
  )
  expect(agreed.body).toMatchObject({ isFree: true, quote: { totalCents: 1000 } })
})
