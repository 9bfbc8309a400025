import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { inTransaction } from '#server/platform/context.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { providerStages, type Stage } from '#server/testing/payment-stages.ts'
import { createTestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { expireOverdue } from './expiry.ts'

const TODAY = '2026-11-21T12:00:00Z'
const MINUTE = 60_000
/** Two nights at $450. */
const PRICE = 90_000

describe.each(providerStages)('a lodge that is booked at once, paid through %s', (_name, open) => {
  const clock = testClock(TODAY)
  let stage: Stage
  let token = ''
  beforeAll(async () => {
    stage = await open(clock)
    await stage.testApp.adminToken()
    await signIn()
    await admin('PUT /api/admin/lodges/xrp-lodge', { instantBook: true, price: PRICE / 200 })
  })
  afterAll(() => stage.close())

  const send: Stage['testApp']['send'] = (call, options) => stage.testApp.send(call, options)
  const signIn = async () => {
    const { email, password } = testAdmin
    token = (await send('POST /api/admin/login', { body: { email, password } })).body.token
  }
  const admin = (call: Parameters<typeof send>[0], body?: object) => send(call, { body, token })
  let checkIn = '2026-12-01'
  const request = (more = {}) =>
    send('POST /api/bookings', {
      body: {
        name: 'Ada',
        email: 'ada@example.com',
        checkIn,
        checkOut: addDays(checkIn, 2),
        lodgeId: 1,
        ...more,
      },
    })
  const aStay = async () => {
    checkIn = addDays(checkIn, 2)
    const { status, body } = await request()
    expect([status, body.status]).toEqual([201, 'awaiting_payment'])
    return body
  }
  const intentFor = async ({ reference, key }: { reference: string; key: string }) =>
    send('POST /api/create-payment-intent', {
      body: { amount: PRICE, metadata: { type: 'booking', reference, key } },
    })
  const readSecret = async (stay: { reference: string; key: string }): Promise<string> =>
    (await intentFor(stay)).body.clientSecret
  const read = async ({ reference, key }: { reference: string; key: string }) =>
    (await send(`GET /api/bookings/${reference}?key=${key}`)).body
  const sweep = () => inTransaction(stage.testApp.context, (inner) => expireOverdue(inner))
  const isTaken = async () =>
    (await send(`GET /api/lodges/xrp-lodge/availability?from=${checkIn}&to=${addDays(checkIn, 2)}`)).body
      .unavailable.length > 0
  const emailsAbout = async (reference: string) => {
    const rows = await stage.testApp.context.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.bookingReference, reference))
    return rows.map(({ recipient, subject }) => `${recipient}: ${subject.replace(/:.*| XRP.*| \d.*/, '')}`)
  }

  test('holds the nights for 30 minutes and is confirmed by its payment', async () => {
    const stay = await aStay()
    expect(Date.parse(stay.until) - Date.parse(stay.createdAt)).toBe(30 * MINUTE)
    expect((await request()).status).toBe(409)
    await stage.pay(await readSecret(stay))
    const paid = await read(stay)
    expect(paid).toMatchObject({ status: 'confirmed', until: null, money: { paidCents: PRICE, dueCents: 0 } })
    const { body } = await admin(`GET /api/admin/bookings/${stay.id}`)
    expect(body.history.map(({ status, by }: Record<string, string>) => [status, by])).toEqual([
      ['awaiting_payment', 'guest'],
      ['confirmed', 'payment'],
    ])
    expect((await emailsAbout(stay.reference)).sort()).toEqual([
      'ada@example.com: Confirmed',
      'ada@example.com: Pay to confirm',
      'ada@example.com: Receipt',
      `${testAdmin.email}: Confirmed`,
    ])
  })

  test('is declined unpaid after 30 minutes, and its nights are free', async () => {
    const stay = await aStay()
    clock.pass(30 * MINUTE)
    expect(await isTaken()).toBe(false)
    expect((await intentFor(stay)).status).toBe(409)
    await sweep()
    expect((await read(stay)).status).toBe('declined')
    expect(await emailsAbout(stay.reference)).toEqual([
      'ada@example.com: Pay to confirm',
      'ada@example.com: Not paid in time',
    ])
    expect((await request()).status).toBe(201)
  })

  test('a part that a card paid goes back when the stay expires', async () => {
    const stay = await aStay()
    const body = { bookingId: stay.id, amount: '500', status: 'completed', paymentMethod: 'cash' }
    const cash = (await admin('POST /api/admin/payments', body)).body
    const metadata = { type: 'booking', reference: stay.reference, key: stay.key }
    const intent = await send('POST /api/create-payment-intent', { body: { amount: 40_000, metadata } })
    await admin(`PUT /api/admin/payments/${cash.id}/status`, { status: 'failed' })
    const { clientSecret } = intent.body
    await stage.pay(clientSecret)
    expect(await read(stay)).toMatchObject({
      status: 'awaiting_payment',
      money: { paidCents: 40_000, dueCents: PRICE - 40_000 },
    })
    clock.pass(30 * MINUTE)
    await sweep()
    await vi.waitFor(
      async () =>
        expect(await read(stay)).toMatchObject({
          status: 'declined',
          money: { refundedCents: 40_000, refundingCents: 0 },
        }),
      { timeout: 90_000 },
    )
    expect(await stage.givenBack(clientSecret.split('_secret_')[0])).toBe(40_000)
  })

  test('a payment that succeeds late confirms the stay while its nights are free', async () => {
    const stay = await aStay()
    const secret = await readSecret(stay)
    clock.pass(31 * MINUTE)
    await sweep()
    await stage.pay(secret)
    expect(await read(stay)).toMatchObject({ status: 'confirmed', money: { dueCents: 0, refundingCents: 0 } })
    expect(await isTaken()).toBe(true)
  })

  test('a payment that succeeds before the sweep has seen the end confirms the stay', async () => {
    const stay = await aStay()
    const secret = await readSecret(stay)
    clock.pass(31 * MINUTE)
    await stage.pay(secret)
    expect((await read(stay)).status).toBe('confirmed')
    await sweep()
    expect((await read(stay)).status).toBe('confirmed')
  })

  test('a payment that succeeds when the nights are sold again is refunded', async () => {
    const stay = await aStay()
    const secret = await readSecret(stay)
    clock.pass(31 * MINUTE)
    const other = (await request({ email: 'bob@example.com' })).body
    await stage.pay(secret)
    await vi.waitFor(
      async () =>
        expect(await read(stay)).toMatchObject({
          status: 'declined',
          money: { paidCents: PRICE, refundedCents: PRICE, dueCents: 0 },
        }),
      { timeout: 90_000 },
    )
    expect(await stage.givenBack(secret.split('_secret_')[0] ?? '')).toBe(PRICE)
    expect((await read(other)).status).toBe('awaiting_payment')
    expect(await emailsAbout(stay.reference)).toContain('ada@example.com: We could not confirm')
  })

  test.each([1, 2, 3])('a late payment and another guest never both get the nights, round %i', async () => {
    const stay = await aStay()
    const secret = await readSecret(stay)
    clock.pass(31 * MINUTE)
    const [other] = await Promise.all([request({ email: 'bob@example.com' }), stage.pay(secret), sweep()])
    await vi.waitFor(
      async () => {
        const { status, money } = await read(stay)
        const wins = status === 'confirmed'
        expect(wins).toBe(other.status === 409)
        expect(money.refundedCents).toBe(wins ? 0 : PRICE)
      },
      { timeout: 90_000 },
    )
  })

  test('a payment for nights that the owner closed meanwhile is refunded', async () => {
    // The clock has moved on for hours.
    await signIn()
    const stay = await aStay()
    const secret = await readSecret(stay)
    const closure = {
      lodgeSlug: 'xrp-lodge',
      from: checkIn,
      to: addDays(checkIn, 1),
      reason: 'Roof',
      force: true,
    }
    expect((await admin('POST /api/admin/closures', closure)).status).toBe(201)
    await stage.pay(secret)
    await vi.waitFor(
      async () =>
        expect(await read(stay)).toMatchObject({ status: 'declined', money: { refundedCents: PRICE } }),
      { timeout: 90_000 },
    )
  })

  test('the guest takes it back for nothing, and a payment on its way is refunded', async () => {
    const stay = await aStay()
    const secret = await readSecret(stay)
    const { reference, key } = stay
    expect((await send(`POST /api/bookings/${reference}/cancel?key=${key}`)).body.keptCents).toBe(0)
    await stage.pay(secret)
    await vi.waitFor(
      async () => expect((await read(stay)).money).toMatchObject({ refundedCents: PRICE, dueCents: 0 }),
      { timeout: 90_000 },
    )
  })

  test('the owner lists, confirms or is paid by hand', async () => {
    await signIn()
    const stay = await aStay()
    const { body } = await admin('GET /api/admin/bookings?status=awaiting_payment')
    expect(body.map(({ id }: { id: number }) => id)).toContain(stay.id)
    const stays = (await admin(`GET /api/admin/stays?from=${checkIn}&to=${addDays(checkIn, 1)}`)).body
    expect(stays).toMatchObject([{ id: stay.id, status: 'awaiting_payment' }])
    const payment = { bookingId: stay.id, amount: '900', status: 'completed', paymentMethod: 'cash' }
    expect((await admin('POST /api/admin/payments', payment)).status).toBe(201)
    expect((await read(stay)).status).toBe('confirmed')
    const other = await aStay()
    const decided = await admin(`PUT /api/admin/bookings/${other.id}/status`, { status: 'confirmed' })
    expect(decided.body).toMatchObject({ status: 'confirmed', until: null })
  })
})

test('a lodge is not booked at once unless its owner says so, nor where no card is taken', async () => {
  const testApp = await createTestApp({ environment: { NODE_ENV: 'production' } })
  const token = await testApp.adminToken()
  expect((await testApp.send('GET /api/lodges/xrp-lodge')).body.instantBook).toBe(false)
  const body = { instantBook: true }
  const edited = await testApp.send('PUT /api/admin/lodges/xrp-lodge', { body, token })
  expect(edited.body.instantBook).toBe(true)
  const stay = {
    name: 'Ada',
    email: 'a@example.com',
    checkIn: '2026-12-01',
    checkOut: '2026-12-02',
    lodgeId: 1,
  }
  expect((await testApp.send('POST /api/bookings', { body: stay })).body.status).toBe('requested')
  await testApp.close()
})
