import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { paymentEvents, sandboxIntents } from '#server/platform/database/tables/payments.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const setUp = (amount: number, metadata: object) =>
  testApp.send('POST /api/create-payment-intent', { body: { amount, metadata } })
const pay = (clientSecret: string, card = {}) =>
  testApp.send('POST /api/sandbox/confirm', {
    body: { clientSecret, card: { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', ...card } },
  })
const listed = async (query = '') => (await testApp.send(`GET /api/admin/payments${query}`, { token })).body

let nextStay = 10
/** A stay of two nights that the owner has confirmed, each on dates of its own. */
async function aConfirmedBooking() {
  const from = new Date(Date.UTC(2026, 11, nextStay)).toISOString().slice(0, 10)
  const to = new Date(Date.UTC(2026, 11, nextStay + 2)).toISOString().slice(0, 10)
  nextStay += 2
  const body = { name: 'Grace Guest', email: 'grace@example.com', checkIn: from, checkOut: to, guests: 2 }
  const booking = (await testApp.send('POST /api/bookings', { body })).body
  await testApp.send(`PUT /api/admin/bookings/${booking.id}/status`, { body: { status: 'confirmed' }, token })
  return booking
}

test.each([
  [499_999, { type: 'investment', package: 'Bronze Lodge Partner' }],
  [500_000, { type: 'investment', package: 'Silver Lodge Investor' }],
  [500_000, { type: 'investment', package: 'Platinum' }],
  [500_000, { type: 'investment' }],
  [99, { type: 'donation' }],
  [10_000_001, { type: 'donation' }],
])('rejects another price than the server’s: %i cents for %j', async (amount, metadata) => {
  const { status, body } = await setUp(amount, metadata)
  expect(status).toBe(422)
  expect(body.code).toBe('rule')
})

test.each([[{ type: 'lottery' }], [{ type: 'toString' }], [{ type: '' }], [{}], [null]])(
  'what is to be paid must be something we sell: %j is a 400',
  async (metadata) => {
    const { status, headers, body } = await testApp.send('POST /api/create-payment-intent', {
      body: { amount: 500, metadata },
    })
    expect(status).toBe(400)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(body).toMatchObject({ status: 400, code: 'invalid', detail: expect.any(String) })
    expect(body.errors[0].path).toMatch(/^metadata/)
  },
)

test.each([
  [500_000, { type: 'investment', package: 'Bronze Lodge Partner' }],
  [1_500_000, { type: 'investment', package: 'silver' }],
  [5_000_000, { type: 'investment', packageId: 'gold', package: 'whatever' }],
  [100, { type: 'donation', amount: 1 }],
  [10_000_000, { type: 'donation', amount: '100000' }],
])('accepts %i cents for %j', async (amount, metadata) => {
  const { status, body } = await setUp(amount, metadata)
  expect(status).toBe(200)
  expect(body).toEqual({ clientSecret: expect.stringContaining('_secret_'), paymentId: expect.any(Number) })
})

test.each([
  [{ number: '4000 0000 0000 0002' }, 'Your card was declined.'],
  [{ number: '4000 0000 0000 9995' }, 'Your card has insufficient funds.'],
  [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
  [{ number: '4242' }, 'Your card number is incomplete.'],
  [{ expiry: '10 / 26' }, "Your card's expiration date is in the past."],
  [{ cvc: '1' }, "Your card's security code is incomplete."],
])('the sandbox declines %j with the message of a provider', async (card, message) => {
  const { body } = await setUp(500, { type: 'donation' })
  expect((await pay(body.clientSecret, card)).body).toEqual({ status: 'failed', message })
})

test('a card that needs authentication fails when refused and pays when approved', async () => {
  const { body } = await setUp(500, { type: 'donation' })
  const { clientSecret, paymentId } = body
  const answer = (approve: boolean) =>
    testApp.send('POST /api/sandbox/authenticate', { body: { clientSecret, approve } })
  const status = async () => (await listed()).find(({ id }: { id: number }) => id === paymentId).status
  const card = { number: '4000 0025 0000 3155' }
  expect((await pay(clientSecret, card)).body).toEqual({ status: 'requires_action' })
  expect((await answer(false)).body.message).toContain('unable to authenticate')
  expect(await status()).toBe('failed')
  await pay(clientSecret, card)
  expect((await answer(true)).body).toEqual({ status: 'succeeded' })
  expect(await status()).toBe('completed')
})

test('stores nothing of a card', async () => {
  const { body } = await setUp(500, { type: 'donation' })
  await pay(body.clientSecret, { cvc: '987' })
  const { db } = testApp.context
  const kept = JSON.stringify([await db.select().from(sandboxIntents), await db.select().from(paymentEvents)])
  expect(kept).not.toMatch(/4242424242424242|4242 4242|987"/)
})

test('a confirmed stay is paid once, by card, at its own price', async () => {
  const { id, reference, key, totalPrice } = await aConfirmedBooking()
  const charge = { type: 'booking', reference, key }
  expect((await setUp(totalPrice * 100 - 1, charge)).status).toBe(422)
  expect((await setUp(totalPrice * 100, { ...charge, key: 'wrong' })).status).toBe(404)
  const [first, second] = await Promise.all([
    setUp(totalPrice * 100, charge),
    setUp(totalPrice * 100, charge),
  ])
  expect(second.body).toEqual(first.body)
  const money = async () => (await testApp.send(`GET /api/bookings/${reference}?key=${key}`)).body.money
  const price = totalPrice * 100
  const nothingBack = {
    totalCents: price,
    refundedCents: 0,
    refundingCents: 0,
    overpaidCents: 0,
    isStuck: false,
    nextDueOn: null,
    nextDueCents: 0,
  }
  expect(await money()).toEqual({ dueCents: price, dueNowCents: price, paidCents: 0, ...nothingBack })
  await pay(first.body.clientSecret)
  await pay(first.body.clientSecret)
  expect(await money()).toEqual({ dueCents: 0, dueNowCents: 0, paidCents: price, ...nothingBack })
  const again = await setUp(totalPrice * 100, charge)
  expect([again.status, again.body.detail]).toEqual([409, 'This booking is already paid'])
  const paid = (await listed('?status=completed')).filter(
    (payment: { bookingId: number }) => payment.bookingId === id,
  )
  expect(paid).toHaveLength(1)
  expect(paid[0]).toMatchObject({ guestName: 'Grace Guest', lodgeName: 'XRP Lodge', purpose: 'booking' })
})

test('rejects the payment of a stay that is not confirmed', async () => {
  const body = { name: 'Gus Guest', email: 'gus@example.com', checkIn: '2027-03-01', checkOut: '2027-03-02' }
  const { reference, key, totalPrice } = (await testApp.send('POST /api/bookings', { body })).body
  const refused = await setUp(totalPrice * 100, { type: 'booking', reference, key })
  expect([refused.status, refused.body.detail]).toEqual([422, 'Only a confirmed stay can be paid'])
})

test('a cancelled stay is not paid, whatever is kept of it', async () => {
  const { id, reference, key } = await aConfirmedBooking()
  const recorded = { bookingId: id, amount: '200.00', status: 'completed' }
  await testApp.send('POST /api/admin/payments', { body: recorded, token })
  const body = { status: 'cancelled', keepCents: 20_000 }
  await testApp.send(`PUT /api/admin/bookings/${id}/status`, { body, token })
  expect((await setUp(20_000, { type: 'booking', reference, key })).status).toBe(422)
  const { money } = (await testApp.send(`GET /api/bookings/${reference}?key=${key}`)).body
  expect(money).toMatchObject({ dueCents: 0, paidCents: 20_000, refundingCents: 0, overpaidCents: 0 })
})

test('an amount may leave out digits on one side of the point', async () => {
  const { id } = await aConfirmedBooking()
  const record = async (amount: string) =>
    (await testApp.send('POST /api/admin/payments', { token, body: { bookingId: id, amount } })).body.amount
  expect([await record('.5'), await record('5.'), await record('7.1')]).toEqual(['0.50', '5.00', '7.10'])
})

test('the same Idempotency-Key records a payment once', async () => {
  const { id } = await aConfirmedBooking()
  const record = (amount: string) =>
    testApp.send('POST /api/admin/payments', {
      token,
      headers: { 'idempotency-key': 'recorded-once' },
      body: { bookingId: id, amount, status: 'completed' },
    })
  const [first, second] = [await record('80.00'), await record('80.00')]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(await listed(`?bookingId=${id}`)).toHaveLength(1)
  const other = await record('81.00')
  expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
})

test('an owner records a payment by hand and sets any status from any other', async () => {
  const booking = await aConfirmedBooking()
  const made = await testApp.send('POST /api/admin/payments', {
    token,
    body: {
      bookingId: booking.id,
      amount: '250.5',
      paymentMethod: 'cash',
      status: 'pending',
      notes: 'At the door',
    },
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    amount: '250.50',
    currency: 'USD',
    status: 'pending',
    paymentMethod: 'cash',
    notes: 'At the door',
    guestName: 'Grace Guest',
  })
  for (const status of ['completed', 'pending', 'refunded', 'failed', 'completed']) {
    const set = await testApp.send(`PUT /api/admin/payments/${made.body.id}/status`, {
      token,
      body: { status },
    })
    expect([set.status, set.body.status]).toEqual([200, status])
  }
  expect((await testApp.send(`POST /api/admin/payments/${made.body.id}/refund`, { token })).status).toBe(409)
  const trail = await testApp.context.db.select().from(auditTrail)
  expect(trail.filter(({ subject }) => subject === `payment ${made.body.id}`)).toHaveLength(6)
})

test('a status set again with its key is set once, and the key of another status is refused', async () => {
  const record = { bookingId: 1, amount: '80' }
  const { id } = (await testApp.send('POST /api/admin/payments', { token, body: record })).body
  const set = (status: string, key: string) =>
    testApp.send(`PUT /api/admin/payments/${id}/status`, {
      token,
      body: { status },
      headers: { 'idempotency-key': key },
    })
  expect((await set('completed', 'a')).body.status).toBe('completed')
  expect((await set('pending', 'b')).body.status).toBe('pending')
  expect((await set('completed', 'a')).body.status).toBe('pending')
  const refused = await set('failed', 'a')
  expect([refused.status, refused.body.code]).toEqual([422, 'key_reused'])
})

test.each([
  [{ amount: '1.234' }, 400],
  [{ amount: '-5' }, 400],
  [{ amount: '' }, 400],
  [{ amount: null }, 400],
  [{ bookingId: '' }, 400],
  [{ bookingId: 999_999 }, 422],
  [{ paymentMethod: 'shells' }, 400],
])('rejects an invalid record: %j', async (change, status) => {
  const body = { bookingId: 1, amount: '10', ...change }
  expect((await testApp.send('POST /api/admin/payments', { token, body })).status).toBe(status)
})

test('payments are for owners only; an unknown one is not found', async () => {
  expect((await testApp.send('GET /api/admin/payments')).status).toBe(401)
  expect((await testApp.send('POST /api/admin/payments/1/refund')).status).toBe(401)
  const body = { status: 'completed' }
  expect((await testApp.send('PUT /api/admin/payments/999999/status', { token, body })).status).toBe(404)
})

test.each([
  [{ NODE_ENV: 'production' }],
  [{ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1' }],
])('without a trusted provider nobody can pay: %j', async (environment) => {
  const shop = await createTestApp({ environment })
  const body = { amount: 500, metadata: { type: 'donation' } }
  expect((await shop.send('POST /api/create-payment-intent', { body })).status).toBe(503)
  expect((await shop.send('GET /api/payment-setup')).body).toEqual({ provider: 'none', crypto: 'none' })
  const confirm = { clientSecret: 'x', card: { number: '', expiry: '', cvc: '' } }
  expect((await shop.send('POST /api/sandbox/confirm', { body: confirm })).status).toBe(404)
  await shop.close()
})
