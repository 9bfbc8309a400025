import { eq, like, or } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refundQueue } from '#server/platform/database/tables/payments.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { ProviderFailure } from '#server/platform/gateways/payment.ts'
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

const { send, signIn, aPaidStay, cancel, readMoney, readRecord } = createPaidStays(() => stage)
const emails = () =>
  stage.testApp.context.db
    .select()
    .from(mailOutbox)
    .where(or(like(mailOutbox.subject, '%dispute%'), like(mailOutbox.subject, '% bank%')))
    .orderBy(mailOutbox.id)

/** A cancelled stay whose refund Stripe has refused, because the payer's bank decides first. */
const aDisputedRefund = async () => {
  const stay = await aPaidStay('2027-03-10', '2027-03-12')
  expect(await stage.deliver(stage.stripe.dispute(stay.intentId, 'needs_response'))).toBe(200)
  await cancel(stay)
  const queued = eq(refundQueue.paymentId, stay.paymentId)
  await eventually(async () => {
    const [refund] = await stage.testApp.context.db.select().from(refundQueue).where(queued)
    expect(refund?.lastError).toContain('the bank decides first')
  })
  return stay
}
const setRefundedElsewhere = async (paymentId: number) => {
  const body = { status: 'refunded', throughProvider: false }
  return send(`PUT /api/admin/payments/${paymentId}/status`, { body, token: await signIn() })
}
const dayByDay = async (days: number) => {
  for (let quarter = 0; quarter < days * 4; quarter++) {
    clock.pass(6 * 3_600_000)
    await processDueRefunds(stage.testApp.context, stage.testApp.deps, requireGateway(stage.testApp.deps))
  }
}

test('a dispute and its end are written to the owner once each, and change no payment', async () => {
  const stay = await aPaidStay('2026-12-10', '2026-12-12')
  const opened = stage.stripe.dispute(stay.intentId, 'needs_response')
  for (const _time of ['first', 'again']) expect(await stage.deliver(opened)).toBe(200)
  expect(await emails()).toMatchObject([
    {
      subject: 'A payment is disputed',
      text: expect.stringContaining('Do not refund the payment meanwhile'),
    },
  ])
  expect((await emails())[0]?.text).toContain(stay.reference)
  expect(await stage.deliver(stage.stripe.dispute(stay.intentId, 'lost'))).toBe(200)
  expect((await emails()).at(-1)).toMatchObject({
    subject: 'A disputed payment is lost',
    text: expect.stringContaining('Record $900 under Payments with “Refunded outside the site”'),
  })
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'completed', refundedAmount: '0.00' })
})

test('a dispute of another shop at the same account is nobody’s', async () => {
  const before = (await emails()).length
  expect(await stage.deliver(stage.stripe.dispute('pi_of_another_shop', 'needs_response'))).toBe(200)
  expect(await emails()).toHaveLength(before)
})

test('a refund waits for the end of a dispute, however long that takes, and is made when the bank decides for us', async () => {
  const stay = await aDisputedRefund()
  await dayByDay(30)
  expect(await readMoney(stay)).toMatchObject({ refundingCents: PRICE, isStuck: false })
  expect(await stage.deliver(stage.stripe.dispute(stay.intentId, 'won'))).toBe(200)
  await eventually(async () =>
    expect(await readMoney(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0 }),
  )
  expect(stage.stripe.givenBack(stay.intentId)).toEqual({ cents: PRICE, refunds: 1 })
})

test('a refund is over when the bank decides for the payer, and the owner can set the payment to refunded', async () => {
  const stay = await aDisputedRefund()
  expect(await stage.deliver(stage.stripe.dispute(stay.intentId, 'lost'))).toBe(200)
  await dayByDay(1)
  expect(await readMoney(stay)).toMatchObject({ refundedCents: 0, refundingCents: 0, isStuck: false })
  const set = await setRefundedElsewhere(stay.paymentId)
  expect(set).toMatchObject({ status: 200, body: { status: 'refunded', refundedAmount: '900.00' } })
  expect(stage.stripe.givenBack(stay.intentId).refunds).toBe(0)
})

test('a refund that is requested after the bank has decided for the payer is over at once, and the owner learns why', async () => {
  const stay = await aPaidStay('2027-03-10', '2027-03-12')
  for (const news of ['needs_response', 'lost'] as const)
    expect(await stage.deliver(stage.stripe.dispute(stay.intentId, news))).toBe(200)
  await cancel(stay)
  await eventually(async () =>
    expect(await readMoney(stay)).toMatchObject({ refundedCents: 0, refundingCents: 0, isStuck: false }),
  )
  const news = (await emails()).filter(({ text }) => text.includes(stay.reference))
  expect(news.at(-1)).toMatchObject({
    subject: 'A refund was not made: its dispute is lost',
    text: expect.stringMatching(/The refund of \$900 is not made: .*do not give it back again/),
  })
  expect(await setRefundedElsewhere(stay.paymentId)).toMatchObject({
    status: 200,
    body: { status: 'refunded' },
  })
})

test('a refund that waits for the bank can be made elsewhere; one that is being made cannot', async () => {
  const stay = await aDisputedRefund()
  const { gateway } = stage.testApp.deps
  const whole = { status: 200, body: { status: 'refunded', refundedAmount: '900.00' } }
  const making = vi.spyOn(requireGateway({ gateway }), 'refund').mockImplementationOnce(async () => {
    expect((await setRefundedElsewhere(stay.paymentId)).status).toBe(409)
    throw new ProviderFailure('disputed')
  })
  clock.pass(6 * 3_600_000)
  await processDueRefunds(stage.testApp.context, stage.testApp.deps, requireGateway({ gateway }))
  expect(making).toHaveBeenCalled()
  making.mockRestore()
  expect(await setRefundedElsewhere(stay.paymentId)).toMatchObject(whole)
  expect(await stage.deliver(stage.stripe.dispute(stay.intentId, 'won'))).toBe(200)
  await dayByDay(1)
  expect(stage.stripe.givenBack(stay.intentId).refunds).toBe(0)
})

test('an inquiry has taken no money; it ends, or becomes a dispute', async () => {
  const stay = await aPaidStay('2027-03-10', '2027-03-12')
  const before = (await emails()).length
  for (const news of ['warning_needs_response', 'warning_closed', 'escalated'] as const)
    expect(await stage.deliver(stage.stripe.dispute(stay.intentId, news))).toBe(200)
  expect((await emails()).slice(before).map(({ subject }) => subject)).toEqual([
    'A bank asks about a payment',
    'The bank’s inquiry about a payment has ended',
    'A payment is disputed',
  ])
})
