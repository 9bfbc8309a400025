import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments, refundQueue } from '#server/platform/database/tables/payments.ts'
import { createPaidStays, eventually, PRICE } from '#server/testing/paid-stays.ts'
import { stripeStage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { requireGateway } from './payment-dependencies.ts'
import { processDueRefunds } from './refunds.ts'

const clock = testClock('2026-11-21T12:00:00Z')
let stage: Awaited<ReturnType<typeof stripeStage>>
beforeAll(async () => {
  stage = await stripeStage(clock)
  await stage.testApp.adminToken()
})
afterAll(() => stage.close())

const { send, aConfirmedStay, aPaidStay, cancel, readMoney, readRecord } = createPaidStays(() => stage)
const setUp = ({ reference, key }: { reference: string; key: string }, headers = {}) =>
  send('POST /api/create-payment-intent', {
    body: { amount: PRICE, metadata: { type: 'booking', reference, key } },
    headers,
  })
const readRefund = async (paymentId: number) => {
  const { db } = stage.testApp.context
  const [row] = await db.select().from(refundQueue).where(eq(refundQueue.paymentId, paymentId))
  return row
}
/** Makes due refunds until the stay's money is back. */
const eventuallyRefunded = ({ paymentId }: { paymentId: number }) =>
  eventually(async () => {
    clock.pass(60_000)
    await processDueRefunds(stage.testApp.context, stage.testApp.deps, requireGateway(stage.testApp.deps))
    expect(await readRecord(paymentId)).toMatchObject({ status: 'refunded' })
  })

test.each([500, 400])('a stay can be paid after Stripe answered %i to its first intent', async (status) => {
  const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
  stage.stripe.refuse(1, status, 'POST')
  expect((await setUp(stay)).status).toBe(503)
  const replies = await Promise.all([setUp(stay), setUp(stay), setUp(stay)])
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
  for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
  await stage.pay(replies[0]?.body.clientSecret)
  expect(await readMoney(stay)).toMatchObject({ paidCents: PRICE, dueCents: 0 })
})

test('an intent whose answers are lost is found again under the same key', async () => {
  const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
  const before = stage.stripe.intents.size
  stage.stripe.loseAnswers(3)
  expect((await setUp(stay)).status).toBe(503)
  expect((await setUp(stay)).status).toBe(200)
  expect(stage.stripe.intents.size).toBe(before + 1)
})

test('a payment that an earlier version stored without a key gets its intent', async () => {
  const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
  stage.stripe.refuse(1, 500, 'POST')
  await setUp(stay)
  const { db } = stage.testApp.context
  await db.update(payments).set({ intentKey: null }).where(eq(payments.bookingId, stay.id))
  expect((await setUp(stay)).status).toBe(200)
})

test('a refund that Stripe refused once is made with a later try', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  stage.stripe.refuse(1, 400, 'POST')
  await cancel(stay)
  await eventually(async () => expect((await readRefund(stay.paymentId))?.lastError).toBeTruthy())
  await eventuallyRefunded(stay)
  expect(stage.stripe.givenBack(stay.intentId)).toEqual({ cents: PRICE, refunds: 1 })
})

test('a refund that failed at once is made with a later try', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  stage.stripe.failNextRefunds(1)
  await cancel(stay)
  await eventually(async () => expect((await readRefund(stay.paymentId))?.lastError).toBeTruthy())
  await eventuallyRefunded(stay)
  expect(stage.stripe.givenBack(stay.intentId)).toEqual({ cents: PRICE, refunds: 1 })
})

test('a refund that Stripe did not answer keeps its key', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  stage.stripe.loseAnswers(3)
  await cancel(stay)
  const attempt = (await readRefund(stay.paymentId))?.attempt
  await eventually(async () => expect((await readRefund(stay.paymentId))?.lastError).toBeTruthy())
  expect(await readRefund(stay.paymentId)).toMatchObject({ attempt })
  await eventuallyRefunded(stay)
})

test('after a change of Stripe’s account an open stay gets a new payment', async () => {
  const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
  const headers = { 'idempotency-key': 'before-and-after' }
  const before = (await setUp(stay, headers)).body
  stage.stripe.intents.clear()
  const replies = [await setUp(stay, headers), await setUp(stay, headers), await setUp(stay)]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const { body } of replies) expect(body).toEqual(replies[0]?.body)
  const renewed = replies[0]?.body
  expect(renewed.paymentId).not.toBe(before.paymentId)
  const rows = await stage.testApp.context.db.select().from(payments).where(eq(payments.bookingId, stay.id))
  expect(rows.find(({ id }) => id === before.paymentId)).toMatchObject({ status: 'failed', isClosed: true })
  await stage.pay(renewed.clientSecret)
  expect(await readMoney(stay)).toMatchObject({ paidCents: PRICE, dueCents: 0 })
})

test('after a change of Stripe’s account a paid call makes no second payment', async () => {
  const headers = { 'idempotency-key': 'paid-before' }
  const donate = () =>
    send('POST /api/create-payment-intent', {
      body: { amount: 1100, metadata: { type: 'donation' } },
      headers,
    })
  await stage.pay((await donate()).body.clientSecret)
  stage.stripe.intents.clear()
  expect((await donate()).status).toBe(503)
  const rows = await stage.testApp.context.db.select().from(payments).where(eq(payments.amount, '11.00'))
  expect(rows.map(({ status, isClosed }) => [status, isClosed])).toEqual([['completed', false]])
})
