import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const aRequest = (change: object = {}) => ({
  name: 'Grace Guest',
  email: 'grace@example.com',
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  guests: 2,
  specialRequests: '',
  lodgeId: 1,
  ...change,
})

const book = (change: object = {}, headers = {}) =>
  testApp.send('POST /api/bookings', { body: aRequest(change), headers })

test('stores a request for free nights at the price of the server', async () => {
  const { status, body } = await book()
  expect(status).toBe(201)
  expect(body).toMatchObject({
    lodgeSlug: 'xrp-lodge',
    nights: 3,
    totalPrice: 1350,
    status: 'requested',
    guestName: 'Grace Guest',
  })
  expect(body.reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/)
  const page = await testApp.send(`GET /api/bookings/${body.reference}?key=${body.key}`)
  expect(page.body).toMatchObject({ reference: body.reference, checkIn: '2026-12-10' })
  expect((await testApp.send(`GET /api/bookings/${body.reference}?key=wrong`)).status).toBe(404)
})

test('accepts numbers as text, and null for absent fields', async () => {
  const request = { lodgeId: '4', guests: '2', specialRequests: null, phone: null }
  const { status, body } = await book(request)
  expect(status).toBe(201)
  expect(body).toMatchObject({ lodgeSlug: 'pepe-lodge', guests: 2, specialRequests: null })
  const first = await book({ lodgeId: null, checkIn: '2027-02-01', checkOut: '2027-02-03' })
  expect([first.status, first.body.lodgeSlug]).toEqual([201, 'xrp-lodge'])
})

test('rejects taken nights with the nearest free stays', async () => {
  await book({ lodgeId: 2 })
  const { status, body } = await book({ lodgeId: 2, checkIn: '2026-12-11', checkOut: '2026-12-14' })
  expect(status).toBe(409)
  expect(body.detail).toBe('Those dates are no longer available')
  expect(body.alternatives[0]).toEqual({
    lodgeSlug: 'doge-lodge',
    lodgeName: 'DOGE Lodge',
    checkIn: '2026-12-13',
    checkOut: '2026-12-16',
  })
})

test('a guest may arrive on the day another leaves', async () => {
  await book({ lodgeId: 3 })
  expect((await book({ lodgeId: 3, checkIn: '2026-12-13', checkOut: '2026-12-14' })).status).toBe(201)
})

test.each([
  [{ name: 'G' }, 'name', 'Name must be at least 2 characters'],
  [{ email: 'grace' }, 'email', 'Please enter a valid email address'],
  [{ guests: 0 }, 'guests', 'At least 1 guest'],
  [{ guests: 11 }, 'guests', 'At most 10 guests'],
  [{ checkIn: '2026-02-30' }, 'checkIn', 'Please enter a date as YYYY-MM-DD'],
])('rejects a malformed request with a reason for its field: %j', async (change, path, message) => {
  const { status, body, headers } = await book(change)
  expect(status).toBe(400)
  expect(headers['content-type']).toMatch('application/problem+json')
  expect(body.errors).toContainEqual({ path, message })
})

test.each([
  [{ checkIn: '2026-11-20' }, 'Check-in must be today or later'],
  [{ checkOut: '2026-12-10' }, 'Check-out must be after check-in'],
  [{ checkOut: '2027-01-10' }, 'A stay is at most 30 nights'],
  [{ checkIn: '2027-12-10', checkOut: '2027-12-12' }, 'Check-in must be within 365 days'],
  [{ guests: 7 }, 'XRP Lodge sleeps at most 6 guests'],
])('a broken booking rule is a 422 that names it: %j', async (change, message) => {
  const { status, body } = await book(change)
  expect(status).toBe(422)
  expect(body.detail).toBe(message)
})

test('a Day 1 Investor pays 20 % less', async () => {
  await testApp.send('POST /api/badges/day1', { body: { userEmail: 'Ada@Example.com', userName: 'Ada' } })
  const quote = await testApp.send(
    'GET /api/lodges/solana-lodge/quote?checkIn=2026-12-10&checkOut=2026-12-13&guests=2&email=ada@example.com',
  )
  expect(quote.body).toMatchObject({
    nights: 3,
    nightlyPrice: 520,
    subtotal: 1560,
    discount: 312,
    total: 1248,
  })
  const booking = await book({ lodgeId: 5, email: 'ada@example.com' })
  expect(booking.body.totalPrice).toBe(1248)
})

test('a repeated idempotency key books once; with another body it is rejected', async () => {
  const headers = { 'idempotency-key': 'one-attempt' }
  const first = await book({ lodgeId: 6 }, headers)
  const again = await book({ lodgeId: 6 }, headers)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect((await book({ lodgeId: 6, guests: 1 }, headers)).status).toBe(422)
})

test('a repeated key books once although the page has learned the price meanwhile, or it moved', async () => {
  const headers = { 'idempotency-key': 'learned-the-price' }
  const first = await book({ lodgeId: 16 }, headers)
  for (const expectedTotalCents of [first.body.totalPrice * 100, 1]) {
    const again = await book({ lodgeId: 16, expectedTotalCents }, headers)
    expect(again).toMatchObject({ status: 201, body: first.body })
  }
})

test('an unanswered request expires after 48 hours and frees its nights', async () => {
  const booked = await book({ lodgeId: 7 })
  testApp.clock.pass(48 * 3_600_000)
  expect((await book({ lodgeId: 7 })).status).toBe(201)
  const page = await testApp.send(`GET /api/bookings/${booked.body.reference}?key=${booked.body.key}`)
  expect(page.body.status).toBe('declined')
  testApp.clock.pass(-48 * 3_600_000)
})

test('an owner decides a request once', async () => {
  const token = await testApp.adminToken()
  const { body } = await book({ lodgeId: 8 })
  const setStatus = (status: string) =>
    testApp.send(`PUT /api/admin/bookings/${body.id}/status`, { body: { status }, token })
  expect((await setStatus('confirmed')).body.status).toBe('confirmed')
  expect((await setStatus('declined')).status).toBe(409)
  expect((await setStatus('cancelled')).body.status).toBe('cancelled')
})

test('a maintenance event closes its night', async () => {
  const token = await testApp.adminToken()
  await testApp.send('POST /api/admin/calendar-events', {
    token,
    body: {
      title: 'Sauna stove',
      eventDate: '2026-12-11',
      startTime: '09:00',
      endTime: '12:00',
      lodgeSlug: 'pnut-lodge',
      eventType: 'maintenance',
    },
  })
  const { body } = await testApp.send('GET /api/lodges/pnut-lodge/availability')
  expect(body.unavailable).toEqual([{ from: '2026-12-11', to: '2026-12-12', reason: 'closed' }])
  expect((await book({ lodgeId: 9 })).status).toBe(409)
})

test('requests of one batch have outcomes of their own: price, rule, unknown lodge, and one night once', async () => {
  const email = 'together@example.com'
  await testApp.send('POST /api/badges/day1', { body: { userEmail: email, userName: 'Together' } })
  const dates = { checkIn: '2027-03-01', checkOut: '2027-03-03' }
  const replies = await Promise.all([
    book({ ...dates, lodgeId: 4 }),
    book({ ...dates, lodgeId: 5, email }),
    book({ ...dates, lodgeId: 6, guests: 10 }),
    book({ ...dates, lodgeId: 999 }),
    book({ checkIn: '2027-03-02', checkOut: '2027-03-04', lodgeId: 4 }),
    book({ checkIn: '2027-03-03', checkOut: '2027-03-05', lodgeId: 4 }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 422, 404, 409, 201])
  expect([replies[0]?.body.discount, replies[1]?.body.discount]).toEqual([
    0,
    Math.ceil(0.2 * 2 * replies[1]?.body.nightlyPrice),
  ])
  expect(replies[4]?.body.alternatives).not.toHaveLength(0)
})

test('a key sent many times at once books once; the key of a failed request can be used again', async () => {
  const headers = { 'idempotency-key': 'at-once' }
  const request = { lodgeId: 7, checkIn: '2027-03-01', checkOut: '2027-03-02' }
  const replies = await Promise.all([1, 2, 3, 4].map(() => book(request, headers)))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1)
  const failing = { 'idempotency-key': 'lost' }
  expect((await book(request, failing)).status).toBe(409)
  expect((await book({ ...request, checkIn: '2027-03-02', checkOut: '2027-03-03' }, failing)).status).toBe(
    201,
  )
})

test("one guest's invalid request fails no concurrent one", async () => {
  const on = (day: number) => ({ lodgeId: 8, checkIn: `2027-03-0${day}`, checkOut: `2027-03-0${day + 1}` })
  const replies = await Promise.all([
    book(on(1)),
    book({ ...on(2), name: 'Gr\u0000ce' }),
    book({ ...on(3), name: 'Gr\ud800ce' }),
    book({ ...on(4), lodgeId: 99_999_999_999 }),
    book(on(5)),
  ])
  expect(replies.map(({ status }) => status)).toEqual([201, 400, 201, 400, 201])
})
