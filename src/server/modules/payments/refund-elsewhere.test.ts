import { and, asc, eq, isNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isGuidePaid } from '#contract/bookings/paid-stay.ts'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { receipts } from '#server/platform/database/tables/receipts.ts'
import { ProviderFailure } from '#server/platform/gateways/payment.ts'
import { changingStays } from '#server/testing/changing-stays.ts'
import { createPaidStays, eventually, PRICE } from '#server/testing/paid-stays.ts'
import { stripeStage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { requireGateway } from './payment-dependencies.ts'
import { processDueRefunds } from './refunds.ts'

const clock = testClock('2026-11-21T12:00:00Z')
let stage: Awaited<ReturnType<typeof stripeStage>>
let token: string
beforeAll(async () => {
  stage = await stripeStage(clock)
  token = await stage.testApp.adminToken()
})
afterAll(() => stage.close())

const { send, aConfirmedStay, intentFor, aPaidStay, cancel, readMoney, readRecord } = createPaidStays(
  () => stage,
)
const { aStay, change } = changingStays(() => ({ testApp: stage.testApp, token }))
const admin = (call: Parameters<typeof send>[0], body?: object, headers = {}) =>
  send(call, { body, token, headers })
const refund = (id: number, body: object, headers = {}) =>
  admin(`POST /api/admin/payments/${id}/refund`, body, headers)
const elsewhere = (id: number, amountCents?: number, headers = {}) =>
  refund(id, { amountCents, elsewhere: true }, headers)
const readLedger = async (id: number) => (await admin(`GET /api/admin/bookings/${id}`)).body.money
const cancelKeeping = (id: number, keepCents: number) =>
  admin(`PUT /api/admin/bookings/${id}/status`, { status: 'cancelled', keepCents })

/** A stay of $1,350 paid in cash, and its payment. */
async function aCashStay() {
  const stay = await aStay({ totalPrice: 1350 })
  const cash = { bookingId: stay.id, amount: '1350', status: 'completed', paymentMethod: 'cash' }
  return { ...stay, paymentId: (await admin('POST /api/admin/payments', cash)).body.id as number }
}

/** A card payment of $900 for a stay that costs $700, whose refund of $200 the bank has sent back. */
async function aReturnedRefund() {
  const stay = await aPaidStay('2027-03-10', '2027-03-12')
  await change(stay.id, { totalPrice: 700 })
  await refund(stay.paymentId, { amountCents: 20_000 })
  expect(await stage.deliver(stage.stripe.failRefund(stay.intentId))).toBe(200)
  expect(await readMoney(stay)).toMatchObject({ refundingCents: 20_000, isStuck: true })
  expect(await readNews(stay, 'A refund came back')).toEqual([
    expect.stringContaining(
      'give $200 back another way and record it under Payments with “Refunded outside the site”',
    ),
  ])
  return stay
}

/** The texts of the owner's e-mails about a stay with this subject. */
async function readNews({ reference }: { reference: string }, subject: string): Promise<string[]> {
  const about = and(eq(mailOutbox.subject, subject), like(mailOutbox.text, `%${reference}%`))
  const rows = await stage.testApp.context.db.select().from(mailOutbox).where(about)
  return rows.map(({ text }) => text)
}

const readDocuments = async (paymentId: number) => {
  const valid = and(eq(receipts.paymentId, paymentId), isNull(receipts.voidedAt))
  const rows = await stage.testApp.context.db.select().from(receipts).where(valid).orderBy(asc(receipts.id))
  return rows.map(({ kind, cents }) => [kind, cents])
}

test('a part of cash that is given back by hand leaves nothing due and nothing paid too much', async () => {
  const stay = await aCashStay()
  await cancelKeeping(stay.id, 67_500)
  expect(await readLedger(stay.id)).toMatchObject({ overpaidCents: 67_500 })
  const before = (await admin('GET /api/admin/payments/totals')).body.revenue
  const { status, body } = await elsewhere(stay.paymentId, 67_500)
  expect([status, body.status, body.refundedAmount]).toEqual([200, 'completed', '675.00'])
  expect(await readLedger(stay.id)).toMatchObject({
    paidCents: 135_000,
    refundedCents: 67_500,
    dueCents: 0,
    overpaidCents: 0,
  })
  expect(await readDocuments(stay.paymentId)).toEqual([
    ['receipt', 135_000],
    ['credit_note', 67_500],
  ])
  expect(Number((await admin('GET /api/admin/payments/totals')).body.revenue)).toBe(Number(before) - 675)
  const csv = (await admin('GET /api/admin/payments.csv?month=2026-11')).body
  expect(String(csv)).toMatch(new RegExp(`refund,CN-[^\n]+${stay.reference}[^\n]+-675.00`))
})

test('the guest gets a credit note by email, and the audit trail says that the money went another way', async () => {
  const stay = await aCashStay()
  await elsewhere(stay.paymentId, 10_000)
  const { db } = stage.testApp.context
  const emails = await db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.bookingReference, stay.reference), like(mailOutbox.subject, 'Credit note%')))
  expect(emails.map(({ text }) => text)).toEqual([expect.stringContaining('We gave $100.00 back to you.')])
  const trail = await db
    .select()
    .from(auditTrail)
    .where(and(eq(auditTrail.subject, `payment ${stay.paymentId}`), eq(auditTrail.action, 'refund')))
  expect(trail).toMatchObject([
    {
      before: { status: 'completed', refundedAmount: '0.00' },
      after: { status: 'completed', refundedAmount: '100.00', givenBack: 'elsewhere' },
    },
  ])
})

test('without an amount what is paid too much is given back, never what is kept', async () => {
  const stay = await aCashStay()
  expect((await elsewhere(stay.paymentId)).status).toBe(422)
  await cancelKeeping(stay.id, 100_000)
  expect((await elsewhere(stay.paymentId)).body).toMatchObject({ refundedAmount: '350.00' })
  const again = await elsewhere(stay.paymentId)
  expect([again.status, again.body.errors[0]]).toEqual([
    422,
    { path: 'amountCents', message: 'Nothing is paid too much; please enter an amount' },
  ])
})

test('a refund returned by the bank is given back by hand: nothing is due, and the guide stays open', async () => {
  const stay = await aReturnedRefund()
  expect((await elsewhere(stay.paymentId, 20_000)).body).toMatchObject({
    status: 'completed',
    refundedAmount: '200.00',
  })
  expect(await stage.deliver(stage.stripe.failRefund(stay.intentId, 'canceled'))).toBe(200)
  const money = await readMoney(stay)
  expect(money).toMatchObject({ refundedCents: 20_000, refundingCents: 0, dueCents: 0, overpaidCents: 0 })
  expect([money.isStuck, isGuidePaid(money, true)]).toEqual([false, true])
  expect(await readDocuments(stay.paymentId)).toEqual([
    ['receipt', PRICE],
    ['credit_note', 20_000],
  ])
})

test('a cancellation after a part by hand refunds the rest to the card, once', async () => {
  const stay = await aReturnedRefund()
  await elsewhere(stay.paymentId, 20_000)
  await cancel(stay)
  await eventually(async () =>
    expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '900.00' }),
  )
  expect(stage.stripe.givenBack(stay.intentId)).toEqual({ cents: 70_000, refunds: 1 })
  expect(await readMoney(stay)).toMatchObject({ refundedCents: PRICE, refundingCents: 0, dueCents: 0 })
})

test('a cancellation after a part of cash by hand leaves the rest to give back', async () => {
  const stay = await aCashStay()
  await elsewhere(stay.paymentId, 10_000)
  expect(await readLedger(stay.id)).toMatchObject({ dueCents: 10_000 })
  await cancelKeeping(stay.id, 0)
  expect(await readLedger(stay.id)).toMatchObject({ refundedCents: 10_000, overpaidCents: 125_000 })
  expect((await elsewhere(stay.paymentId)).body).toMatchObject({
    status: 'refunded',
    refundedAmount: '1350.00',
  })
})

test('refuses more than is left, and a payment that was not made', async () => {
  const { id, paymentId } = await aCashStay()
  await elsewhere(paymentId, 100_000)
  const tooMuch = await elsewhere(paymentId, 35_001)
  expect([tooMuch.status, tooMuch.body.errors[0].message]).toEqual([422, 'Only $350 is left of this payment'])
  expect((await elsewhere(paymentId, 35_000)).body).toMatchObject({ status: 'refunded' })
  expect((await elsewhere(paymentId, 1)).status).toBe(409)
  const pending = (await admin('POST /api/admin/payments', { bookingId: id, amount: '5' })).body
  expect((await elsewhere(pending.id, 100)).status).toBe(409)
  expect((await elsewhere(99_999, 100)).status).toBe(404)
})

test('a repeat under the same key counts once; another call under it is refused', async () => {
  const { paymentId } = await aCashStay()
  const key = { 'idempotency-key': 'cash-once' }
  for (const _time of ['first', 'again'])
    expect((await elsewhere(paymentId, 2500, key)).body).toMatchObject({ refundedAmount: '25.00' })
  expect((await refund(paymentId, { amountCents: 2500 }, key)).status).toBe(422)
})

test('a refund that waits for the bank ends with a part by hand; one that is being made does not', async () => {
  const stay = await aPaidStay('2027-03-10', '2027-03-12')
  await stage.deliver(stage.stripe.dispute(stay.intentId, 'needs_response'))
  await cancel(stay)
  await eventually(async () => expect((await elsewhere(stay.paymentId, 30_000)).status).toBe(200))
  expect(await readMoney(stay)).toMatchObject({
    refundedCents: 30_000,
    refundingCents: 0,
    overpaidCents: 60_000,
  })
  await stage.deliver(stage.stripe.dispute(stay.intentId, 'won'))
  const gateway = requireGateway(stage.testApp.deps)
  const making = vi.spyOn(gateway, 'refund').mockImplementationOnce(async () => {
    expect((await elsewhere(stay.paymentId, 100)).status).toBe(409)
    throw new ProviderFailure('unanswered')
  })
  await refund(stay.paymentId, {})
  expect(making).toHaveBeenCalledOnce()
  making.mockRestore()
  clock.pass(3_600_000)
  await processDueRefunds(stage.testApp.context, stage.testApp.deps, gateway)
  expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '900.00' })
  expect(await stage.givenBack(stay.intentId)).toBe(60_000)
})

test('a later refund that the bank returns opens no more than itself', async () => {
  const stay = await aPaidStay('2027-03-10', '2027-03-12')
  await cancel(stay)
  await eventually(async () => expect(await readRecord(stay.paymentId)).toMatchObject({ status: 'refunded' }))
  await stage.deliver(stage.stripe.failRefund(stay.intentId))
  await elsewhere(stay.paymentId, 50_000)
  await stage.deliver(stage.stripe.giveBack(stay.intentId, 10_000))
  expect(await readRecord(stay.paymentId)).toMatchObject({ refundedAmount: '600.00' })
  await stage.deliver(stage.stripe.failRefund(stay.intentId))
  expect(await readMoney(stay)).toMatchObject({
    refundedCents: 50_000,
    refundingCents: 10_000,
    isStuck: true,
  })
})

test('a declined card that was paid in cash is given back by hand in part', async () => {
  const { clientSecret, paymentId } = await intentFor(await aConfirmedStay('2027-03-10', '2027-03-12'))
  await stage.pay(clientSecret, '4000000000000002')
  await admin(`PUT /api/admin/payments/${paymentId}/status`, { status: 'completed' })
  expect((await elsewhere(paymentId, 20_000)).body).toMatchObject({
    status: 'completed',
    refundedAmount: '200.00',
  })
})

// Last: the session ends in the days it takes.
test('a refund of a part that is given up names the part', async () => {
  const stay = await aPaidStay('2027-03-10', '2027-03-12')
  stage.stripe.failNextRefunds(24)
  await refund(stay.paymentId, { amountCents: 20_000 })
  for (let tried = 1; tried < 24; tried++) {
    clock.pass(6 * 3_600_000)
    await processDueRefunds(stage.testApp.context, stage.testApp.deps, requireGateway(stage.testApp.deps))
  }
  expect(await readNews(stay, 'A refund could not be made')).toEqual([
    expect.stringMatching(/Please give \$200 back another way, then record it under Payments/),
  ])
})
