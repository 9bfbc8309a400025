import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { signWebhook } from '#server/platform/gateways/webhook-signature.ts'
import { providerStages, type Stage, stripeStage } from '#server/testing/payment-stages.ts'
import { type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { requireGateway } from './payment-dependencies.ts'
import { checkSilentPayments } from './sweep.ts'

const TODAY = '2026-11-21T12:00:00Z'
/** Two nights at $450. */
const PRICE = 90_000

type Stay = { id: number; reference: string; key: string }

/** What an owner and a guest do about money. */
function createAdminView(stage: () => Stage) {
  const send: TestApp['send'] = (call, options) => stage().testApp.send(call, options)
  let token = ''
  const signIn = async () => {
    const { email, password } = testAdmin
    token = (await send('POST /api/admin/login', { body: { email, password } })).body.token
  }
  const admin = (call: Parameters<TestApp['send']>[0], body?: object, headers = {}) =>
    send(call, { body, token, headers })
  let checkIn = '2026-12-10'
  const aConfirmedStay = async (): Promise<Stay> => {
    checkIn = addDays(checkIn, 2)
    const body = { name: 'Grace', email: 'g@example.com', checkIn, checkOut: addDays(checkIn, 2), lodgeId: 1 }
    const stay = (await send('POST /api/bookings', { body })).body
    await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
    return stay
  }
  const readMoney = async ({ reference, key }: Stay) =>
    (await send(`GET /api/bookings/${reference}?key=${key}`)).body.money
  const byHand = async ({ id }: Stay, amount: string, status = 'completed') =>
    (await admin('POST /api/admin/payments', { bookingId: id, amount, status, paymentMethod: 'cash' })).body
  const intentFor = ({ reference, key }: Stay, amount: number) =>
    send('POST /api/create-payment-intent', {
      body: { amount, metadata: { type: 'booking', reference, key } },
    })
  const payByCard = async (stay: Stay, amount: number) => {
    const { clientSecret, paymentId } = (await intentFor(stay, amount)).body
    await stage().pay(clientSecret)
    return { paymentId: paymentId as number, intentId: clientSecret.split('_secret_')[0] as string }
  }
  const readRecord = async (id: number) =>
    (await admin('GET /api/admin/payments?untried=true')).body.find((row: { id: number }) => row.id === id)
  return { send, signIn, admin, aConfirmedStay, readMoney, byHand, intentFor, payByCard, readRecord }
}

describe.each(providerStages)('the ledger of a stay paid through %s', (_name, open) => {
  const clock = testClock(TODAY)
  let stage: Stage
  const adminView = createAdminView(() => stage)
  const { admin, aConfirmedStay, readMoney, byHand, intentFor, payByCard, readRecord } = adminView
  beforeAll(async () => {
    stage = await open(clock)
    await stage.testApp.adminToken()
    await adminView.signIn()
  })
  afterAll(() => stage.close())
  const refund = (id: number, body?: object, headers?: object) =>
    admin(`POST /api/admin/payments/${id}/refund`, body, headers)

  test('what is too little to be paid online is said, and is paid by hand', async () => {
    const stay = await aConfirmedStay()
    await byHand(stay, ((PRICE - 49) / 100).toFixed(2))
    const refused = await intentFor(stay, 49)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      '$0.49 is too little to be paid online. Please pay it at the lodge.',
    ])
    await byHand(stay, '0.49')
    expect(await readMoney(stay)).toMatchObject({ dueCents: 0 })
  })

  test('a payment by hand counts with its amount; the rest is due and paid by card', async () => {
    const stay = await aConfirmedStay()
    await byHand(stay, '0.01')
    expect(await readMoney(stay)).toMatchObject({ totalCents: PRICE, paidCents: 1, dueCents: PRICE - 1 })
    expect((await intentFor(stay, PRICE)).status).toBe(422)
    await payByCard(stay, PRICE - 1)
    expect(await readMoney(stay)).toMatchObject({ paidCents: PRICE, dueCents: 0 })
    expect((await intentFor(stay, 1)).status).toBe(409)
    const listed = (await admin(`GET /api/admin/bookings?search=${stay.reference}`)).body
    expect(listed[0].money).toEqual(await readMoney(stay))
  })

  test('a payment by hand that is set to refunded and back to completed counts again', async () => {
    const stay = await aConfirmedStay()
    const { id } = await byHand(stay, '500.00')
    for (const status of ['refunded', 'completed'])
      expect((await admin(`PUT /api/admin/payments/${id}/status`, { status })).status).toBe(200)
    expect(await readMoney(stay)).toMatchObject({
      paidCents: 50_000,
      refundedCents: 0,
      dueCents: PRICE - 50_000,
    })
  })

  test('refunds a part, rejects more than is left, and refunds the rest', async () => {
    const stay = await aConfirmedStay()
    const { paymentId, intentId } = await payByCard(stay, PRICE)
    expect((await refund(paymentId, { amountCents: 10_001 })).body).toMatchObject({
      status: 'completed',
      refundedAmount: '100.01',
    })
    expect(await readMoney(stay)).toMatchObject({ refundedCents: 10_001, dueCents: 10_001 })
    const tooMuch = await refund(paymentId, { amountCents: PRICE - 10_000 })
    expect([tooMuch.status, tooMuch.body.errors[0].path]).toEqual([422, 'amountCents'])
    expect((await refund(paymentId, { amountCents: 0 })).status).toBe(400)
    expect((await refund(paymentId)).body).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
    expect(await stage.givenBack(intentId)).toBe(PRICE)
  })

  test('of two refunds at once one is made; a repeated key has the same answer', async () => {
    const { paymentId, intentId } = await payByCard(await aConfirmedStay(), PRICE)
    const gateway = requireGateway(stage.testApp.deps)
    const make = gateway.refund.bind(gateway)
    let second = 0
    const meanwhile = vi.spyOn(gateway, 'refund').mockImplementationOnce(async (...wanted) => {
      second = (await refund(paymentId, { amountCents: 2500 })).status
      return make(...wanted)
    })
    const first = await refund(paymentId, { amountCents: 2500 })
    meanwhile.mockRestore()
    expect([first.status, second]).toEqual([200, 409])
    expect(await stage.givenBack(intentId)).toBe(2500)
    const key = { 'idempotency-key': 'refund-once' }
    for (const _time of ['first', 'again'])
      expect((await refund(paymentId, { amountCents: 100 }, key)).status).toBe(200)
    expect(await stage.givenBack(intentId)).toBe(2600)
  })

  test('a cancellation after a partial refund refunds what is left', async () => {
    const stay = await aConfirmedStay()
    const { paymentId, intentId } = await payByCard(stay, PRICE)
    await refund(paymentId, { amountCents: 30_000 })
    const body = { status: 'cancelled', keepCents: 12_345 }
    const cancelled = await admin(`PUT /api/admin/bookings/${stay.id}/status`, body)
    expect(cancelled.body).toMatchObject({ keptCents: 12_345, money: { totalCents: 12_345, dueCents: 0 } })
    await expect.poll(() => stage.givenBack(intentId)).toBe(PRICE - 12_345)
  })

  test('the status refunded refunds through the provider, unless the money was given back elsewhere', async () => {
    const through = await aConfirmedStay()
    const first = await payByCard(through, PRICE)
    const setStatus = (id: number, body: object) => admin(`PUT /api/admin/payments/${id}/status`, body)
    const answer = await setStatus(first.paymentId, { status: 'refunded' })
    expect([answer.status, answer.body.status]).toEqual([200, 'refunded'])
    expect(await stage.givenBack(first.intentId)).toBe(PRICE)
    const elsewhere = await aConfirmedStay()
    const second = await payByCard(elsewhere, PRICE)
    await setStatus(second.paymentId, { status: 'refunded', throughProvider: false })
    expect(await stage.givenBack(second.intentId)).toBe(0)
    expect(await readMoney(elsewhere)).toMatchObject({ paidCents: PRICE, refundedCents: PRICE })
    await admin(`PUT /api/admin/bookings/${elsewhere.id}/status`, { status: 'cancelled' })
    expect(await readMoney(elsewhere)).toMatchObject({ refundingCents: 0 })
    // Set back by hand: the money of the one went, that of the other is still here.
    for (const { paymentId } of [first, second]) await setStatus(paymentId, { status: 'completed' })
    expect(await readRecord(first.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '900.00' })
    expect(await readMoney(through)).toMatchObject({ refundedCents: PRICE, dueCents: PRICE })
    await expect.poll(() => stage.givenBack(second.intentId)).toBe(PRICE)
  })

  test('a payment by hand is set to refunded without a provider', async () => {
    const stay = await aConfirmedStay()
    const { id } = await byHand(stay, '100')
    const body = { status: 'refunded', throughProvider: true }
    expect((await admin(`PUT /api/admin/payments/${id}/status`, body)).status).toBe(409)
    const plain = await admin(`PUT /api/admin/payments/${id}/status`, { status: 'refunded' })
    expect([plain.status, plain.body.refundedAmount]).toEqual([200, '100.00'])
    expect(await readMoney(stay)).toMatchObject({ paidCents: 10_000, refundedCents: 10_000, dueCents: PRICE })
  })

  test('refunds the excess of a card payment for a stay that was paid by hand meanwhile', async () => {
    const stay = await aConfirmedStay()
    const { clientSecret } = (await intentFor(stay, PRICE)).body
    await byHand(stay, '500')
    await stage.pay(clientSecret)
    const intentId = clientSecret.split('_secret_')[0]
    await expect
      .poll(() => readMoney(stay))
      .toMatchObject({ paidCents: PRICE + 50_000, refundedCents: 50_000, dueCents: 0 })
    expect(await stage.givenBack(intentId)).toBe(50_000)
  })

  test('an untried intent is neither listed nor counted; a declined card is a try', async () => {
    const body = { amount: 700, metadata: { type: 'donation' } }
    const before = (await admin('GET /api/admin/payments/totals')).body
    const { clientSecret, paymentId } = (await adminView.send('POST /api/create-payment-intent', { body }))
      .body
    const isListed = async (query = '') =>
      (await admin(`GET /api/admin/payments${query}`)).body.some(
        (row: { id: number }) => row.id === paymentId,
      )
    expect([await isListed(), await isListed('?status=pending'), await isListed('?untried=true')]).toEqual([
      false,
      false,
      true,
    ])
    expect((await admin('GET /api/admin/payments/totals')).body).toEqual(before)
    await stage.pay(clientSecret, '4000000000000002')
    expect(await isListed()).toBe(true)
    const { byStatus } = (await admin('GET /api/admin/payments/totals')).body
    expect(byStatus.failed.count).toBe(before.byStatus.failed.count + 1)
  })
})

describe('a wrong amount', () => {
  const clock = testClock(TODAY)
  let stage: Awaited<ReturnType<typeof stripeStage>>
  const adminView = createAdminView(() => stage)
  beforeAll(async () => {
    stage = await stripeStage(clock)
    await stage.testApp.adminToken()
    await adminView.signIn()
  })
  afterAll(() => stage.close())

  test.each([
    ['amount', { amount_received: 100 }],
    ['currency', { currency: 'eur' }],
  ])('a payment of another %s is not completed, and can be refunded at once', async (what, wrong) => {
    const body = { amount: 2500, metadata: { type: 'donation' } }
    const { clientSecret, paymentId } = (await adminView.send('POST /api/create-payment-intent', { body }))
      .body
    const intent = stage.stripe.intents.get(clientSecret.split('_secret_')[0])
    stage.stripe.pay(clientSecret)
    Object.assign(intent ?? {}, wrong)
    const raw = JSON.stringify({
      id: `evt_${what}`,
      type: 'payment_intent.succeeded',
      data: { object: intent },
    })
    const signature = signWebhook(stage.stripe.webhookSecret, raw, clock.now())
    expect(await stage.deliver({ raw, signature })).toBe(200)
    const requested = await adminView.send('POST /api/payment-status', { body: { clientSecret } })
    expect(requested.body).toEqual({ status: 'pending' })
    clock.pass(15 * 60_000)
    const { context, deps } = stage.testApp
    await checkSilentPayments(context, deps, requireGateway(deps))
    const record = await adminView.readRecord(paymentId)
    expect(record.status).toBe('pending')
    expect(record.notes.match(/Wrong amount: the provider received/g)).toHaveLength(1)
    const cents = intent?.amount_received ?? 0
    expect(record.receivedCents).toBe(cents)
    const refund = (amountCents?: number) =>
      adminView.admin(`POST /api/admin/payments/${paymentId}/refund`, { amountCents })
    expect((await refund(cents + 1)).status).toBe(422)
    expect((await refund(40)).body).toMatchObject({ status: 'pending', refundedAmount: '0.40' })
    const refundedAmount = (cents / 100).toFixed(2)
    expect((await refund()).body).toMatchObject({ status: 'refunded', refundedAmount })
    expect(stage.stripe.givenBack(intent?.id ?? '').cents).toBe(cents)
    expect((await refund()).status).toBe(409)
  })
})
