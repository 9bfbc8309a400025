import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundQueue } from '#server/platform/database/tables/payments.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { receipts } from '#server/platform/database/tables/receipts.ts'
import { createPaidStays, eventually, PRICE } from '#server/testing/paid-stays.ts'
import { stripeStage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'
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

const { send, signIn, aPaidStay, cancel, readMoney, readRecord } = createPaidStays(() => stage)
const processRefunds = () =>
  processDueRefunds(stage.testApp.context, stage.testApp.deps, requireGateway(stage.testApp.deps))
const readRefund = async (paymentId: number) => {
  const { db } = stage.testApp.context
  const [row] = await db.select().from(refundQueue).where(eq(refundQueue.paymentId, paymentId))
  return row
}

/** A paid stay that was cancelled and refunded. */
const aRefundedStay = async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  await cancel(stay)
  await eventually(async () =>
    expect(await readMoney(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0 }),
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
  expect(await readMoney(stay)).toMatchObject({ refundedCents: 0, refundingCents: PRICE, isStuck: true })
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '0.00' })
  clock.pass(60_000)
  expect(await processRefunds()).toBe(0)
  await setRefundedElsewhere(stay.paymentId)
  expect(await stage.deliver(returned)).toBe(200)
  expect(await readMoney(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0, isStuck: false })
})

test.each(['failed', 'canceled'] as const)('an owner refunds again after a refund %s', async (status) => {
  const stay = await aRefundedStay()
  expect(await stage.deliver(stage.stripe.failRefund(stay.intentId, status))).toBe(200)
  expect(await readMoney(stay)).toMatchObject({ refundedCents: 0, isStuck: true })
  const token = await signIn()
  const { body } = await send(`POST /api/admin/payments/${stay.paymentId}/refund`, { token })
  expect(body).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
  expect(await stage.givenBack(stay.intentId)).toBe(PRICE)
  expect(await readMoney(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0, isStuck: false })
})

const readNotes = async (paymentId: number) => {
  const rows = await stage.testApp.context.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.paymentId, paymentId), eq(receipts.kind, 'credit_note')))
    .orderBy(asc(receipts.id))
  return rows.map(({ cents, voidedAt }) => ({ cents, isVoid: voidedAt !== null }))
}
const returnEmails = ({ reference }: { reference: string }) =>
  stage.testApp.context.db.$count(
    mailOutbox,
    and(eq(mailOutbox.subject, 'A refund came back'), like(mailOutbox.text, `%${reference}%`)),
  )
const refundOnCard = async (paymentId: number, amountCents?: number) =>
  send(`POST /api/admin/payments/${paymentId}/refund`, { body: { amountCents }, token: await signIn() })
const setRefundedElsewhere = async (paymentId: number) => {
  const body = { status: 'refunded', throughProvider: false }
  return send(`PUT /api/admin/payments/${paymentId}/status`, { body, token: await signIn() })
}

test('what was given back another way stays refunded when the bank returns the rest', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  const refund = (amountCents?: number) => refundOnCard(stay.paymentId, amountCents)
  await refund(40_000)
  await setRefundedElsewhere(stay.paymentId)
  expect(await stage.deliver(stage.stripe.failRefund(stay.intentId))).toBe(200)
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '500.00' })
  expect(await readMoney(stay)).toMatchObject({
    refundedCents: 50_000,
    refundingCents: 40_000,
    isStuck: true,
  })
  expect(await readNotes(stay.paymentId)).toEqual([
    { cents: 40_000, isVoid: true },
    { cents: 50_000, isVoid: false },
  ])
  await cancel(stay)
  clock.pass(60_000)
  expect(await processRefunds()).toBe(0)
  expect(await stage.givenBack(stay.intentId)).toBe(0)
  expect((await refund(10_000)).body).toMatchObject({ status: 'completed', refundedAmount: '600.00' })
  expect((await refund()).body).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
  expect(await stage.givenBack(stay.intentId)).toBe(40_000)
})

test('a refund that fails at once takes nothing from what was given back another way', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  const refund = (amountCents?: number) => refundOnCard(stay.paymentId, amountCents)
  await refund(40_000)
  await setRefundedElsewhere(stay.paymentId)
  await stage.deliver(stage.stripe.failRefund(stay.intentId))
  stage.stripe.failNextRefunds(1)
  await refund()
  expect(await stage.deliver(stage.stripe.failRefund(stay.intentId))).toBe(200)
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '500.00' })
  clock.pass(3_600_000)
  await processRefunds()
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
  expect(await stage.givenBack(stay.intentId)).toBe(40_000)
})

test('a second event about the same return does not undo what the owner gave back meanwhile', async () => {
  const stay = await aRefundedStay()
  expect(await stage.deliver(stage.stripe.failRefund(stay.intentId))).toBe(200)
  const second = stage.stripe.failRefund(stay.intentId, 'canceled')
  stage.stripe.refuse(1000, 500)
  expect(await stage.deliver(second)).toBe(503)
  stage.stripe.refuse(0, 500)
  await setRefundedElsewhere(stay.paymentId)
  expect(await stage.deliver(second)).toBe(200)
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
  expect(await readMoney(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0, isStuck: false })
  expect(await readNotes(stay.paymentId)).toEqual([
    { cents: PRICE, isVoid: true },
    { cents: PRICE, isVoid: false },
  ])
  expect(await returnEmails(stay)).toBe(1)
})

test('a refund that fails at once stays open', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  stage.stripe.failNextRefunds(1)
  await cancel(stay)
  await eventually(async () =>
    expect((await readRefund(stay.paymentId))?.lastError).toMatch('made no refund'),
  )
  expect(await readMoney(stay)).toMatchObject({ refundedCents: 0, refundingCents: PRICE, isStuck: false })
})

test('late news of a refund does not hide that the bank returned it', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  const { stripe, deliver, testApp } = stage
  const late = stripe.giveBack(stay.intentId)
  await findRefunds(testApp.context, testApp.deps, requireGateway(testApp.deps))
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
  await deliver(stripe.failRefund(stay.intentId))
  expect(await deliver(late)).toBe(200)
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '0.00' })
})
