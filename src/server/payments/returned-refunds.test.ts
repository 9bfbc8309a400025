import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundQueue } from '../database/tables/payments.ts'
import { eventually, PRICE, paidStaysOf } from '../testing/paid-stays.ts'
import { stripeStage } from '../testing/payment-stages.ts'
import { testClock } from '../testing/test-app.ts'
import { requireGateway } from './payment-dependencies.ts'
import { findRefunds } from './refund-watch.ts'
import { processDueRefunds } from './refunds.ts'

const clock = testClock('2026-11-21T12:00:00Z')
let stage: Awaited<ReturnType<typeof stripeStage>>
beforeAll(async () => {
  stage = await stripeStage(clock)
  await stage.testApp.adminToken()
})
afterAll(() => stage.close())

const { send, signIn, aPaidStay, cancel, moneyOf, recordOf } = paidStaysOf(() => stage)
const processRefunds = () =>
  processDueRefunds(stage.testApp.context, stage.testApp.deps, requireGateway(stage.testApp.deps))
const refundOf = async (paymentId: number) => {
  const { db } = stage.testApp.context
  const [row] = await db.select().from(refundQueue).where(eq(refundQueue.paymentId, paymentId))
  return row
}

/** A paid stay that was cancelled and refunded. */
const aRefundedStay = async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  await cancel(stay)
  await eventually(async () =>
    expect(await moneyOf(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0 }),
  )
  return stay
}

test('a refund that the bank sends back is due again and stuck', async () => {
  const stay = await aRefundedStay()
  const returned = stage.stripe.failRefund(stay.intentId)
  stage.stripe.refuse(1000, 500)
  expect(await stage.deliver(returned)).toBe(503)
  stage.stripe.refuse(0, 500)
  for (const _time of ['first', 'again']) expect(await stage.deliver(returned)).toBe(200)
  expect(await moneyOf(stay)).toMatchObject({ refundedCents: 0, refundingCents: PRICE, isStuck: true })
  expect(await recordOf(stay.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '0.00' })
  clock.pass(60_000)
  expect(await processRefunds()).toBe(0)
  const token = await signIn()
  const body = { status: 'refunded', throughProvider: false }
  await send(`PUT /api/admin/payments/${stay.paymentId}/status`, { body, token })
  expect(await stage.deliver(returned)).toBe(200)
  expect(await moneyOf(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0, isStuck: false })
})

test.each(['failed', 'canceled'] as const)('an owner refunds again after a refund %s', async (status) => {
  const stay = await aRefundedStay()
  expect(await stage.deliver(stage.stripe.failRefund(stay.intentId, status))).toBe(200)
  expect(await moneyOf(stay)).toMatchObject({ refundedCents: 0, isStuck: true })
  const token = await signIn()
  const { body } = await send(`POST /api/admin/payments/${stay.paymentId}/refund`, { token })
  expect(body).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
  expect(await stage.givenBack(stay.intentId)).toBe(PRICE)
  expect(await moneyOf(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0, isStuck: false })
})

test('a refund that fails at once stays open', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  stage.stripe.failNextRefunds(1)
  await cancel(stay)
  await eventually(async () => expect((await refundOf(stay.paymentId))?.lastError).toMatch('made no refund'))
  expect(await moneyOf(stay)).toMatchObject({ refundedCents: 0, refundingCents: PRICE, isStuck: false })
})

test('late news of a refund does not hide that the bank returned it', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  const { stripe, deliver, testApp } = stage
  const late = stripe.giveBack(stay.intentId)
  await findRefunds(testApp.context, testApp.deps, requireGateway(testApp.deps))
  expect(await recordOf(stay.paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
  await deliver(stripe.failRefund(stay.intentId))
  expect(await deliver(late)).toBe(200)
  expect(await recordOf(stay.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '0.00' })
})
