import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { signWebhook } from '#server/platform/gateways/webhook-signature.ts'
import { providerStages, type Stage, stripeStage } from '#server/testing/payment-stages.ts'
import { type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { requireGateway } from './payment-dependencies.ts'
import { checkSilentPayments } from './sweep.ts'

const clock = testClock()

describe.each(providerStages)('paying through %s', (_name, open) => {
  let stage: Stage
  let token: string
  beforeAll(async () => {
    stage = await open(clock)
    token = await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())

  const send: TestApp['send'] = (call, options) => stage.testApp.send(call, options)
  const setUp = async (body: object, headers = {}) =>
    send('POST /api/create-payment-intent', { body, headers })
  const donate = async (cents = 2500) => (await setUp({ amount: cents, metadata: { type: 'donation' } })).body
  const invest = async (email: string, name = 'Bronze Lodge Partner', amount = 500_000) =>
    (
      await setUp({
        amount,
        metadata: { type: 'investment', package: name, userName: 'Ivy Investor', email },
      })
    ).body
  const record = async (id: number) =>
    (await send('GET /api/admin/payments?untried=true', { token })).body.find(
      (payment: { id: number }) => payment.id === id,
    )
  const readStatus = async (id: number) => (await record(id)).status
  const signIn = async () => {
    const { email, password } = testAdmin
    return (await send('POST /api/admin/login', { body: { email, password } })).body.token
  }
  const readBadges = async (email: string) => (await send(`GET /api/badges/${email}`)).body

  test('a donation is pending until the provider reports it paid', async () => {
    const { clientSecret, paymentId } = await donate()
    expect(await record(paymentId)).toMatchObject({
      status: 'pending',
      amount: '25.00',
      purpose: 'donation',
      bookingId: null,
    })
    await stage.pay(clientSecret)
    expect(await record(paymentId)).toMatchObject({ status: 'completed', paymentDate: expect.any(String) })
  })

  test('a paid investment earns one verified badge', async () => {
    const { clientSecret } = await invest('ivy@example.com', 'Gold Lodge Shareholder', 5_000_000)
    expect(await readBadges('ivy@example.com')).toEqual([])
    await stage.pay(clientSecret)
    const badges = await readBadges('Ivy@Example.com')
    expect(badges).toHaveLength(1)
    expect(badges[0]).toMatchObject({
      badgeType: 'gold_investor',
      verified: true,
    })
    const [stored] = await stage.testApp.context.db
      .select({ name: userBadges.userName, amount: userBadges.investmentAmount })
      .from(userBadges)
      .where(eq(userBadges.userEmail, 'ivy@example.com'))
    expect(stored).toEqual({ name: 'Ivy Investor', amount: 50_000 })
  })

  test('a declined card fails the payment; another card completes it', async () => {
    const { clientSecret, paymentId } = await donate()
    await stage.pay(clientSecret, '4000000000000002')
    expect(await readStatus(paymentId)).toBe('failed')
    await stage.pay(clientSecret)
    expect(await readStatus(paymentId)).toBe('completed')
  })

  test("the payer's status call returns paid at once without the webhook", async () => {
    const { clientSecret } = await invest('quick@example.com')
    await stage.paySilently(clientSecret)
    const payerStatus = (secret: string) =>
      send('POST /api/payment-status', { body: { clientSecret: secret } })
    expect((await payerStatus(clientSecret)).body).toEqual({ status: 'completed' })
    expect(await readBadges('quick@example.com')).toHaveLength(1)
    expect((await payerStatus('pi_other_secret_x')).status).toBe(404)
    expect((await payerStatus(`${clientSecret}x`)).status).toBe(404)
  })

  test('the sweep finds a paid intent whose webhook was lost', async () => {
    const { context, deps } = stage.testApp
    const sweep = () => checkSilentPayments(context, deps, requireGateway(deps))
    const silent = await invest('silent@example.com')
    const unpaid = await donate()
    await stage.paySilently(silent.clientSecret)
    await sweep()
    expect(await readStatus(silent.paymentId)).toBe('pending')
    clock.pass(15 * 60_000)
    await sweep()
    expect(await readStatus(silent.paymentId)).toBe('completed')
    expect(await readBadges('silent@example.com')).toHaveLength(1)
    expect(await readStatus(unpaid.paymentId)).toBe('pending')
    clock.pass(24 * 3_600_000)
    await sweep()
    token = await signIn()
    expect(await readStatus(unpaid.paymentId)).toBe('failed')
  })

  test('the sweep finds a failed payment that was paid with another card', async () => {
    const { context, deps } = stage.testApp
    const { clientSecret, paymentId } = await donate()
    await stage.pay(clientSecret, '4000000000000002')
    expect(await readStatus(paymentId)).toBe('failed')
    await stage.paySilently(clientSecret)
    clock.pass(15 * 60_000)
    await checkSilentPayments(context, deps, requireGateway(deps))
    expect(await readStatus(paymentId)).toBe('completed')
  })

  test('a status that an owner takes back stays, whatever the provider still reports', async () => {
    const { context, deps } = stage.testApp
    const { clientSecret, paymentId } = await invest('disputed@example.com')
    await stage.pay(clientSecret)
    const set = await send(`PUT /api/admin/payments/${paymentId}/status`, {
      token,
      body: { status: 'failed' },
    })
    expect(set.status).toBe(200)
    clock.pass(15 * 60_000)
    await checkSilentPayments(context, deps, requireGateway(deps))
    const seen = await send('POST /api/payment-status', { body: { clientSecret } })
    expect(seen.body).toEqual({ status: 'failed' })
    expect(await readStatus(paymentId)).toBe('failed')
    expect((await readBadges('disputed@example.com'))[0]).toMatchObject({ isActive: false })
  })

  test('an owner refunds once through the provider; the earned badge is deactivated', async () => {
    const { clientSecret, paymentId } = await invest('back@example.com')
    const refund = () => send(`POST /api/admin/payments/${paymentId}/refund`, { token })
    expect((await refund()).status).toBe(409)
    await stage.pay(clientSecret)
    expect((await refund()).body).toMatchObject({ id: paymentId, status: 'refunded' })
    expect((await refund()).status).toBe(409)
    expect((await readBadges('back@example.com'))[0]).toMatchObject({ isActive: false })
  })

  test('the same key sets up one payment for any number of calls and refuses another body', async () => {
    const headers = { 'idempotency-key': 'one-charge' }
    const body = { amount: 700, metadata: { type: 'donation' } }
    const replies = await Promise.all(Array.from({ length: 5 }, () => setUp(body, headers)))
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body)
    expect((await setUp({ ...body, amount: 800 }, headers)).status).toBe(422)
    const rows = await stage.testApp.context.db.select().from(payments)
    expect(rows.filter(({ amount }) => amount === '7.00')).toHaveLength(1)
  })

  test('rejects a webhook without a valid signature', async () => {
    const raw = JSON.stringify({ id: 'evt_forged', type: 'payment_intent.succeeded', data: { object: {} } })
    for (const signature of ['', 't=1,v1=00', signWebhook('another secret', raw, clock.now())]) {
      const answer = await stage.testApp.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: raw,
      })
      expect(answer.statusCode).toBe(400)
    }
  })
})

describe("Stripe's own ways", () => {
  let stage: Awaited<ReturnType<typeof stripeStage>>
  let token: string
  beforeAll(async () => {
    stage = await stripeStage(clock)
    token = await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())

  const invest = async (email: string) => {
    const metadata = { type: 'investment', package: 'bronze', userName: 'Ivy', email }
    const { body } = await stage.testApp.send('POST /api/create-payment-intent', {
      body: { amount: 500_000, metadata },
    })
    return body
  }
  const readRecord = async (id: number) =>
    (await stage.testApp.send('GET /api/admin/payments', { token })).body.find(
      (payment: { id: number }) => payment.id === id,
    )

  test('the payment setup contains the publishable key', async () => {
    const setup = await stage.testApp.send('GET /api/payment-setup')
    expect(setup.body).toEqual({ provider: 'stripe', publishableKey: 'pk_test_1', crypto: 'sandbox' })
  })

  test('takes cards only: a payment that takes days would not hold the nights', async () => {
    const { clientSecret } = await invest('card@example.com')
    const intent = stage.stripe.intents.get(clientSecret.split('_secret_')[0])
    expect(intent?.payment_method_types).toEqual(['card'])
  })

  test('an event delivered many times at once counts once', async () => {
    const { clientSecret } = await invest('many@example.com')
    const event = stage.stripe.pay(clientSecret)
    const answers = await Promise.all(Array.from({ length: 8 }, () => stage.deliver(event)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect((await stage.testApp.send('GET /api/badges/many@example.com')).body).toHaveLength(1)
  })

  test('events out of order keep a refunded payment refunded', async () => {
    const { clientSecret, paymentId } = await invest('order@example.com')
    const failed = stage.stripe.pay(clientSecret, '4000000000000002')
    const paid = stage.stripe.pay(clientSecret)
    const intentId = clientSecret.split('_secret_')[0]
    for (const event of [stage.stripe.giveBack(intentId), paid, failed, paid]) await stage.deliver(event)
    expect(await readRecord(paymentId)).toMatchObject({ status: 'refunded' })
    expect((await stage.testApp.send('GET /api/badges/order@example.com')).body).toEqual([])
  })

  test('rejects a webhook older than 300 seconds, and accepts one just within them', async () => {
    const { clientSecret } = await invest('late@example.com')
    const event = stage.stripe.pay(clientSecret)
    clock.pass(301_000)
    expect(await stage.deliver(event)).toBe(400)
    clock.pass(-1000)
    expect(await stage.deliver(event)).toBe(200)
    clock.pass(-300_000)
  })

  test('ignores events of unknown intents', async () => {
    const raw = JSON.stringify({
      id: 'evt_foreign',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_foreign', amount_received: 100 } },
    })
    const signature = signWebhook(stage.stripe.webhookSecret, raw, clock.now())
    expect(await stage.deliver({ raw, signature })).toBe(200)
  })

  test('a wrong amount completes nothing', async () => {
    const { clientSecret, paymentId } = await invest('less@example.com')
    const event = stage.stripe.pay(clientSecret)
    const raw = event.raw.replace('"amount_received":500000', '"amount_received":100')
    const signature = signWebhook(stage.stripe.webhookSecret, raw, clock.now())
    expect(await stage.deliver({ raw, signature })).toBe(200)
    expect((await readRecord(paymentId)).status).toBe('pending')
  })

  test('a lost answer creates no second intent', async () => {
    const before = stage.stripe.intents.size
    stage.stripe.loseAnswers(1)
    const { clientSecret } = await invest('lost@example.com')
    expect(clientSecret).toMatch(/^pi_/)
    expect(stage.stripe.intents.size).toBe(before + 1)
  })

  test('a provider that is down is a 503; the same key continues later', async () => {
    const headers = { 'idempotency-key': 'through-the-storm' }
    const body = { amount: 900, metadata: { type: 'donation' } }
    stage.stripe.refuse(3, 500)
    const first = await stage.testApp.send('POST /api/create-payment-intent', { body, headers })
    expect(first.status).toBe(503)
    expect(first.body.detail).not.toContain('sk_test')
    stage.stripe.refuse(0, 500)
    const second = await stage.testApp.send('POST /api/create-payment-intent', { body, headers })
    expect(second.status).toBe(200)
    const rows = await stage.testApp.context.db.select().from(payments)
    expect(rows.filter(({ amount }) => amount === '9.00')).toHaveLength(1)
  })
})
