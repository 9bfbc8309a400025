import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const aStay = (change: object = {}) => ({
  name: 'Paula Phone',
  checkIn: '2027-03-04',
  checkOut: '2027-03-07',
  guests: 2,
  lodgeId: 1,
  source: 'phone',
  status: 'confirmed',
  ...change,
})
const enter = (change: object = {}) =>
  testApp.send('POST /api/admin/bookings', { token, body: aStay(change) })
const lettersTo = async (address: string) => {
  const { body } = await testApp.send('GET /api/admin/outbox', { token })
  return body.letters.filter(({ recipient }: { recipient: string }) => recipient === address)
}

test('stores a confirmed stay of the past with its source, note and history, without emails', async () => {
  const past = { checkIn: '2026-10-01', checkOut: '2026-10-03', note: 'Paid in cash', email: 'p@example.com' }
  const { status, body } = await enter(past)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'confirmed',
    lodgeSlug: 'xrp-lodge',
    totalPrice: 900,
    source: 'phone',
    note: 'Paid in cash',
    until: null,
    history: [{ status: 'confirmed', by: 'owner' }],
  })
  expect(await lettersTo('p@example.com')).toEqual([])
})

test('emails the guest who has an address, and keeps the note from the guest', async () => {
  const { body } = await enter({ lodgeId: 2, email: 'p@example.com', status: 'requested', note: 'Secret' })
  expect(body).toMatchObject({ status: 'requested', until: '2026-11-23T12:00:00.000Z' })
  const [letter, ...others] = await lettersTo('p@example.com')
  expect(others).toEqual([])
  const link = letter.text.match(/\/booking\/\S+/)[0]
  const own = await testApp.send(`GET /api${link.replace('/booking/', '/bookings/')}` as 'GET ')
  expect(own.body.reference).toBe(body.reference)
  expect(JSON.stringify(own.body)).not.toContain('Secret')
})

test('a guest without an address gets no email and cannot be written to', async () => {
  const { body } = await enter({ lodgeId: 3, email: '' })
  expect(body).toMatchObject({ guestEmail: '', guestPhone: null })
  expect(await lettersTo('')).toEqual([])
  const message = { subject: 'Hello', message: 'Hello' }
  const sent = await testApp.send(`POST /api/admin/bookings/${body.id}/messages`, { token, body: message })
  expect(sent.status).toBe(409)
})

test('an agreed price is one line, with taxes on it', async () => {
  const tax = { name: 'Lodging tax', kind: 'percent', percent: '10', onFees: false }
  await testApp.send('PUT /api/admin/lodges/pepe-lodge/charges', {
    token,
    body: { fees: [{ name: 'Cleaning', kind: 'per_stay', amount: 80 }], taxes: [tax] },
  })
  const { status, body } = await enter({ lodgeId: 4, totalPrice: 1000 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    totalPrice: 1000,
    nightlyPrice: 333,
    taxCents: 10_000,
    totalCents: 110_000,
    lines: [
      { kind: 'nights', name: 'Agreed price, 3 nights', cents: 100_000 },
      { kind: 'tax', name: 'Lodging tax', cents: 10_000 },
    ],
  })
})

test('extras are ordered with an entry, whatever their notice and approval; an agreed price includes them', async () => {
  const sauna = { name: 'Sauna', kind: 'per_night', amount: 20, needsApproval: true, noticeHours: 8000 }
  const wood = { name: 'Firewood', kind: 'per_piece', amount: 10, max: 3, taxed: true }
  const { body: list } = await testApp.send('PUT /api/admin/lodges/solana-lodge/extras', {
    token,
    body: { extras: [sauna, wood] },
  })
  const [first, second] = list.extras
  const extras = [
    { id: first.id, quantity: 1 },
    { id: second.id, quantity: 2 },
  ]
  const dates = 'checkIn=2027-06-04&checkOut=2027-06-07&guests=2&lodgeId=5'
  const plain = await testApp.send(`GET /api/admin/entry-quote?${dates}`, { token })
  const quoted = await testApp.send(
    `GET /api/admin/entry-quote?${dates}&extras=${first.id}:1,${second.id}:2`,
    { token },
  )
  expect(quoted.body.quote.total).toBe(plain.body.quote.total + 80)
  const stay = { lodgeId: 5, checkIn: '2027-06-04', checkOut: '2027-06-07' }
  const { body } = await enter({ ...stay, extras, expectedTotalCents: quoted.body.quote.totalCents })
  expect(body).toMatchObject({
    totalCents: quoted.body.quote.totalCents,
    totalPrice: quoted.body.quote.total,
  })
  expect(body.extras).toMatchObject([
    { name: 'Sauna', quantity: 1, cents: 6000, status: 'confirmed' },
    { name: 'Firewood', quantity: 2, cents: 2000, status: 'confirmed' },
  ])
  const agreed = { lodgeId: 5, checkIn: '2027-07-04', checkOut: '2027-07-07', totalPrice: 500, extras }
  expect((await enter(agreed)).body).toMatchObject({
    totalPrice: 500,
    extras: [{ cents: 0 }, { cents: 0, status: 'confirmed' }],
  })
  const tooMany = { ...agreed, checkIn: '2027-08-04', checkOut: '2027-08-07' }
  expect(await enter({ ...tooMany, extras: [{ id: second.id, quantity: 4 }] })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'extras' }] },
  })
})

test('a stay is not entered at another price than staff was shown', async () => {
  const dates = { checkIn: '2027-05-04', checkOut: '2027-05-07' }
  const rates = { from: dates.checkIn, to: dates.checkOut, price: 500 }
  expect((await testApp.send('PUT /api/admin/lodges/xrp-lodge/rates', { token, body: rates })).status).toBe(
    200,
  )
  const refused = await enter({ ...dates, expectedTotalCents: 135_000 })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'price_changed', quote: { totalCents: 150_000 } },
  })
  expect(await enter({ ...dates, expectedTotalCents: 150_000 })).toMatchObject({
    status: 201,
    body: { totalCents: 150_000 },
  })
})

test('refuses taken and closed nights with 409 and allows the day of a departure', async () => {
  expect((await enter({ lodgeId: 5 })).status).toBe(201)
  const taken = await enter({ lodgeId: 5, checkIn: '2027-03-06', checkOut: '2027-03-08' })
  expect([taken.status, taken.body.code]).toEqual([409, 'dates_taken'])
  expect((await enter({ lodgeId: 5, checkIn: '2027-03-07', checkOut: '2027-03-08' })).status).toBe(201)
  const closure = { lodgeSlug: null, from: '2027-06-01', to: '2027-06-03', reason: 'Roof' }
  await testApp.send('POST /api/admin/closures', { token, body: closure })
  expect((await enter({ lodgeId: 5, checkIn: '2027-06-02', checkOut: '2027-06-05' })).status).toBe(409)
})

test.each([
  [{ checkOut: '2027-03-04' }, 422],
  [{ checkOut: '2027-05-04' }, 422],
  [{ guests: 10 }, 422],
  [{ lodgeId: 99 }, 404],
  [{ source: 'website' }, 400],
  [{ status: 'cancelled' }, 400],
  [{ totalPrice: -1 }, 400],
  [{ totalPrice: 99.5 }, 400],
  [{ email: 'no' }, 400],
])('refuses %j with %i', async (change, status) => {
  expect((await enter({ lodgeId: 6, ...change })).status).toBe(status)
})

test('the same Idempotency-Key enters a stay once', async () => {
  const send = (change: object = {}) =>
    testApp.send('POST /api/admin/bookings', {
      token,
      headers: { 'idempotency-key': 'entered-once' },
      body: aStay({ lodgeId: 7, checkIn: '2027-09-01', checkOut: '2027-09-04', ...change }),
    })
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect((await send({ guests: 1 })).body.code).toBe('key_reused')
})
