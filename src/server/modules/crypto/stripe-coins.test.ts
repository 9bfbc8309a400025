import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDepositStays } from '#server/testing/deposit-stays.ts'
import { stripeStage } from '#server/testing/payment-stages.ts'
import { type TestClock, testClock } from '#server/testing/test-clock.ts'
import { checkSilentPayments } from '../payments/sweep.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PRICE = 100_000
type Link = { id: number; reference: string; key: string; slug: string }

describe('coins at Stripe', () => {
  let stage: Awaited<ReturnType<typeof stripeStage>>
  let clock: TestClock
  const { send, admin, aRequest, aStay, intentFor, read, subjectsTo } = createDepositStays(() => stage)
  beforeAll(async () => {
    clock = testClock()
    stage = await stripeStage(clock, { STRIPE_CRYPTO: 'on' })
    await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())

  /** An instant stay without a schedule that waits for its payment. */
  const anInstantStay = (
    checkIn = '2027-02-14',
    checkOut = '2027-02-16',
  ): Promise<Link & { until: string }> =>
    aRequest(checkIn, checkOut, { instantBook: true, paymentSchedule: null })
  const open = async (stay: Link): Promise<string> => (await intentFor(stay, PRICE)).body.clientSecret
  const findMethods = (clientSecret: string) =>
    stage.stripe.intents.get(clientSecret.split('_secret_')[0] ?? '')?.payment_method_types
  const sendCoins = (secret: string, state: 'processing' | 'succeeded' | 'failed') =>
    stage.deliver(stage.stripe.sendCoins(secret, state))
  const sweep = async () => {
    const { deps, context } = stage.testApp
    if (deps.gateway) await checkSilentPayments(context, deps, deps.gateway)
  }
  const findPayment = async ({ id }: Link) =>
    (await admin('GET /api/admin/payments?untried=true')).body.find(
      ({ bookingId }: { bookingId: number }) => bookingId === id,
    )

  test('are taken beside cards where nothing stores the card', async () => {
    const donation = { amount: 5000, metadata: { type: 'donation' } }
    const { body } = await send('POST /api/create-payment-intent', { body: donation })
    expect(findMethods(body.clientSecret)).toEqual(['card', 'crypto'])
    expect(findMethods(await open(await anInstantStay()))).toEqual(['card', 'crypto'])
  })

  test('are not taken for a deposit, whose card is stored, and for investments', async () => {
    const stay = await aStay('2027-03-14', '2027-03-16')
    const { body: deposit } = await intentFor(stay, 30_000)
    expect(findMethods(deposit.clientSecret)).toEqual(['card'])
    const investment = { amount: 500_000, metadata: { type: 'investment', package: 'bronze' } }
    const { body } = await send('POST /api/create-payment-intent', { body: investment })
    expect(findMethods(body.clientSecret)).toEqual(['card'])
  })

  test('keep the nights until they are confirmed, and pay the stay', async () => {
    const stay = await anInstantStay()
    const secret = await open(stay)
    expect(await sendCoins(secret, 'processing')).toBe(200)
    expect(await findPayment(stay)).toMatchObject({ status: 'pending', processingSince: expect.any(String) })
    clock.pass(40 * MINUTE)
    await sweep()
    expect(await read(stay)).toMatchObject({ status: 'awaiting_payment' })
    expect(Date.parse((await read(stay)).until) - clock.now()).toBeGreaterThan(23 * HOUR)
    expect(await sendCoins(secret, 'succeeded')).toBe(200)
    expect(await read(stay)).toMatchObject({ status: 'confirmed', money: { paidCents: PRICE, dueCents: 0 } })
    expect(await findPayment(stay)).toMatchObject({ status: 'completed', processingSince: null })
  })

  test('close the other invoice and refuse another payment while they are confirmed', async () => {
    const stay = await anInstantStay()
    const { reference, key } = stay
    const secret = await open(stay)
    const body = { amount: PRICE, metadata: { type: 'booking', reference, key } }
    const invoice = (await send('POST /api/crypto-invoices', { body })).body
    await sendCoins(secret, 'processing')
    const state = `GET /api/crypto-invoices/${invoice.invoiceId}?key=${invoice.statusKey}` as const
    await expect.poll(async () => (await send(state)).body.status).toBe('invalid')
    expect((await intentFor(stay, PRICE)).status).toBe(409)
    expect((await send('POST /api/crypto-invoices', { body })).status).toBe(409)
  })

  test('free the nights when they fail, and tell guest and owner', async () => {
    const stay = await anInstantStay()
    const secret = await open(stay)
    await sendCoins(secret, 'processing')
    await sendCoins(secret, 'failed')
    expect(await read(stay)).toMatchObject({ status: 'declined' })
    expect(await findPayment(stay)).toMatchObject({ status: 'failed', processingSince: null })
    expect(await subjectsTo('grace@example.com', stay.reference)).toContain('Your coins were not confirmed')
  })

  test('leave a stay that the owner confirmed as it is when they fail', async () => {
    const stay = await aRequest('2027-04-14', '2027-04-16', { paymentSchedule: null })
    await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
    const secret = await open(stay)
    await sendCoins(secret, 'processing')
    await sendCoins(secret, 'failed')
    expect(await read(stay)).toMatchObject({ status: 'confirmed', money: { dueCents: PRICE } })
  })

  test('keep the nights 24 hours at most, and guests are written to once', async () => {
    const stay = await anInstantStay()
    const secret = await open(stay)
    await sendCoins(secret, 'processing')
    for (const hours of [25, 1]) {
      clock.pass(hours * HOUR)
      await sweep()
    }
    const subjects = await subjectsTo('grace@example.com', stay.reference)
    expect(subjects.filter((subject) => subject === 'Your coins are still not confirmed')).toHaveLength(1)
    const { body: lodges } = await send('GET /api/lodges')
    const lodgeId = lodges.find(({ slug }: { slug: string }) => slug === stay.slug).id
    const [checkIn, checkOut] = ['2027-02-14', '2027-02-16']
    const other = { name: 'Olga', email: 'olga@example.com', checkIn, checkOut, lodgeId }
    expect((await send('POST /api/bookings', { body: other })).status).toBe(201)
    await sendCoins(secret, 'succeeded')
    expect(await read(stay)).toMatchObject({ status: 'declined' })
    await expect.poll(async () => (await read(stay)).money.refundedCents).toBe(PRICE)
  })

  test('hold nothing by news that comes after the end', async () => {
    const [stay, lost] = [await anInstantStay(), await anInstantStay()]
    const [secret, lostSecret] = [await open(stay), await open(lost)]
    const seen = stage.stripe.sendCoins(secret, 'processing')
    const seenLost = stage.stripe.sendCoins(lostSecret, 'processing')
    await sendCoins(secret, 'succeeded')
    await sendCoins(lostSecret, 'failed')
    const { until } = await read(lost)
    await stage.deliver(seen)
    await stage.deliver(seenLost)
    expect(await findPayment(stay)).toMatchObject({ status: 'completed', processingSince: null })
    expect(await read(lost)).toMatchObject({ status: 'awaiting_payment', until })
  })

  test('are found by the sweep when their webhook is lost', async () => {
    const stay = await anInstantStay()
    stage.stripe.sendCoins(await open(stay), 'processing')
    clock.pass(16 * MINUTE)
    await sweep()
    expect(await findPayment(stay)).toMatchObject({ processingSince: expect.any(String) })
    clock.pass(20 * MINUTE)
    expect(await read(stay)).toMatchObject({ status: 'awaiting_payment' })
  })
})

test('without STRIPE_CRYPTO Stripe takes cards alone', async () => {
  const stage = await stripeStage(testClock())
  const body = { amount: 5000, metadata: { type: 'donation' } }
  await stage.testApp.send('POST /api/create-payment-intent', { body })
  expect([...stage.stripe.intents.values()][0]?.payment_method_types).toEqual(['card'])
  await stage.close()
})
