import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createPaidStays, eventually, PRICE } from '#server/testing/paid-stays.ts'
import { providerStages, type Stage, stripeStage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { requireGateway } from './payment-dependencies.ts'
import { findRefunds } from './refund-watch.ts'
import { processDueRefunds } from './refunds.ts'

const TODAY = '2026-11-21T12:00:00Z'

/** A ledger with zeros where nothing is said. */
const ledger = (change: object) => ({
  paidCents: 0,
  refundedCents: 0,
  refundingCents: 0,
  dueCents: 0,
  dueNowCents: 0,
  nextDueOn: null,
  nextDueCents: 0,
  overpaidCents: 0,
  isStuck: false,
  ...change,
})

describe.each(providerStages)('giving back through %s', (_name, open) => {
  const clock = testClock(TODAY)
  let stage: Stage
  beforeAll(async () => {
    stage = await open(clock)
    await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())
  const { send, signIn, setUp, aConfirmedStay, intentFor, aPaidStay, cancel, readMoney, readRecord } =
    createPaidStays(() => stage)
  const findMissedRefunds = () =>
    findRefunds(stage.testApp.context, stage.testApp.deps, requireGateway(stage.testApp.deps))
  const aPaidDonation = async (cents: number) => {
    const { clientSecret, paymentId } = await setUp(cents, { type: 'donation' })
    await stage.pay(clientSecret)
    return { paymentId, intentId: clientSecret.split('_secret_')[0] as string }
  }

  test('finds a refund made in the provider’s dashboard whose webhook is lost', async () => {
    const metadata = { type: 'investment', package: 'bronze', userName: 'Ivy', email: 'ivy@example.com' }
    const { clientSecret, paymentId } = await setUp(500_000, metadata)
    await stage.pay(clientSecret)
    await stage.giveBackSilently(clientSecret.split('_secret_')[0], 500_000)
    expect((await readRecord(paymentId)).status).toBe('completed')
    await findMissedRefunds()
    expect(await readRecord(paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '5000.00' })
    expect((await send('GET /api/badges/ivy@example.com')).body[0]).toMatchObject({ isActive: false })
  })

  test('records a partial refund; the payment stays completed until all is refunded', async () => {
    const { paymentId, intentId } = await aPaidDonation(2500)
    expect(await readRecord(paymentId)).toMatchObject({ status: 'completed', refundedAmount: '0.00' })
    await stage.giveBackSilently(intentId, 1000)
    await findMissedRefunds()
    expect(await readRecord(paymentId)).toMatchObject({ status: 'completed', refundedAmount: '10.00' })
    await stage.giveBackSilently(intentId, 1500)
    clock.pass(60_000)
    await findMissedRefunds()
    expect(await readRecord(paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '25.00' })
  })

  test('after a long absence the watch continues from its last span', async () => {
    await findMissedRefunds()
    const { paymentId, intentId } = await aPaidDonation(700)
    await stage.giveBackSilently(intentId, 700)
    clock.pass(20 * 86_400_000)
    for (let week = 0; week < 3; week++) await findMissedRefunds()
    expect(await readRecord(paymentId)).toMatchObject({ status: 'refunded' })
    clock.set(TODAY)
  })

  test('an owner refunds the rest after a partial refund', async () => {
    const { paymentId, intentId } = await aPaidDonation(2500)
    await stage.giveBackSilently(intentId, 1000)
    const token = await signIn()
    const { body } = await send(`POST /api/admin/payments/${paymentId}/refund`, { token })
    expect(body).toMatchObject({ status: 'refunded', refundedAmount: '25.00' })
    expect(await stage.givenBack(intentId)).toBe(2500)
  })

  test.each([
    ['seven days before', '2026-11-28', 0, PRICE, 'refunded'],
    ['six days before, on the day it was asked for', '2026-11-27', 24, PRICE, 'refunded'],
    ['six days before, a day later', '2026-11-28', 25, PRICE / 2, 'completed'],
    ['two days before', '2026-11-23', 0, PRICE / 2, 'completed'],
    ['a day before', '2026-11-22', 0, 0, 'completed'],
  ])(
    'a guest who cancels a paid stay %s is refunded by policy and law',
    async (_when, checkIn, hoursLater, cents, status) => {
      clock.set(TODAY)
      const stay = await aPaidStay(checkIn, addDays(checkIn, 2))
      clock.pass(hoursLater * 3_600_000)
      expect(await readMoney(stay)).toEqual(ledger({ totalCents: PRICE, paidCents: PRICE }))
      const answers = await Promise.all([cancel(stay), cancel(stay)])
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
      await eventually(async () =>
        expect(await readMoney(stay)).toEqual(
          ledger({ totalCents: PRICE - cents, paidCents: PRICE, refundedCents: cents }),
        ),
      )
      expect(await stage.givenBack(stay.intentId)).toBe(cents)
      expect(await readRecord(stay.paymentId)).toMatchObject({
        status,
        refundedAmount: (cents / 100).toFixed(2),
      })
      const token = await signIn()
      const { body } = await send(`GET /api/admin/bookings/${stay.id}`, { token })
      expect(body.money).toEqual(await readMoney(stay))
    },
  )

  test('an owner’s cancellation refunds all of it, and the email says so', async () => {
    const stay = await aPaidStay('2026-11-22', '2026-11-24')
    const token = await signIn()
    await send(`PUT /api/admin/bookings/${stay.id}/status`, { body: { status: 'cancelled' }, token })
    await eventually(async () => expect((await readRecord(stay.paymentId)).status).toBe('refunded'))
    const letters = await stage.testApp.context.db.select().from(mailOutbox)
    const emails = letters.filter(
      ({ bookingReference, subject }) =>
        bookingReference === stay.reference && subject.startsWith('Cancelled'),
    )
    for (const { text } of emails) expect(text).toContain('$900.00 goes back the way it was paid.')
    expect(emails.length).toBeGreaterThan(0)
  })

  test('refunds a card charged while the stay is cancelled', async () => {
    const stay = await aConfirmedStay('2026-12-20', '2026-12-22')
    const { clientSecret, paymentId } = await intentFor(stay)
    await cancel(stay)
    await stage.pay(clientSecret)
    await eventually(async () => expect((await readRecord(paymentId)).status).toBe('refunded'))
    expect(await stage.givenBack(clientSecret.split('_secret_')[0])).toBe(PRICE)
  })

  test('earlier refunds of the dashboard count', async () => {
    const stay = await aPaidStay('2026-12-20', '2026-12-22')
    await stage.giveBackSilently(stay.intentId, 20_000)
    await findMissedRefunds()
    await cancel(stay)
    await eventually(async () => expect((await readRecord(stay.paymentId)).status).toBe('refunded'))
    expect(await stage.givenBack(stay.intentId)).toBe(PRICE)
  })
})

describe('when Stripe does not answer', () => {
  const clock = testClock(TODAY)
  let stage: Awaited<ReturnType<typeof stripeStage>>
  beforeAll(async () => {
    stage = await stripeStage(clock)
    await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())
  const { aPaidStay, cancel, readMoney, readRecord } = createPaidStays(() => stage)
  const processRefunds = () =>
    processDueRefunds(stage.testApp.context, stage.testApp.deps, requireGateway(stage.testApp.deps))

  test('a refund is queued, shown, and made when Stripe is back', async () => {
    const stay = await aPaidStay('2026-12-20', '2026-12-22')
    stage.stripe.refuse(1000, 500)
    expect((await cancel(stay)).status).toBe(200)
    expect(await readMoney(stay)).toMatchObject({ paidCents: PRICE, refundedCents: 0, refundingCents: PRICE })
    // Each try calls Stripe three times; the row then waits a minute.
    await eventually(() => expect(stage.stripe.refusals()).toBeGreaterThanOrEqual(3))
    stage.stripe.refuse(0, 500)
    await eventually(async () => {
      clock.pass(60_000)
      await processRefunds()
      expect((await readMoney(stay)).refundedCents).toBe(PRICE)
    })
    expect(stage.stripe.givenBack(stay.intentId)).toEqual({ cents: PRICE, refunds: 1 })
  })

  test('makes a refund whose answer is lost once', async () => {
    const stay = await aPaidStay('2026-12-10', '2026-12-12')
    stage.stripe.loseAnswers(4)
    await cancel(stay)
    await eventually(async () => {
      clock.pass(60_000)
      await processRefunds()
      expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'refunded' })
    })
    expect(stage.stripe.givenBack(stay.intentId)).toEqual({ cents: PRICE, refunds: 1 })
  })
})
