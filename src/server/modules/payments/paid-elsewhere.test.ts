import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayHoldMoney, refundableCents } from '#contract/payments/refundable.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createPaidStays, eventually, PRICE } from '#server/testing/paid-stays.ts'
import { providerStages, type Stage, stripeStage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'

const NOT_BY_CARD = 'This payment was not made by card here; please refund it outside the site'

describe.each(providerStages)('a card payment that was paid another way, with %s', (_name, open) => {
  const clock = testClock('2026-11-21T12:00:00Z')
  let stage: Stage
  beforeAll(async () => {
    stage = await open(clock)
    await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())
  const { send, signIn, aConfirmedStay, intentFor, cancel, readMoney, readRecord } = createPaidStays(
    () => stage,
  )
  const setStatus = async (id: number, body: object) =>
    send(`PUT /api/admin/payments/${id}/status`, { body, token: await signIn() })
  const countCreditNotes = ({ reference }: { reference: string }) =>
    stage.testApp.context.db.$count(
      mailOutbox,
      and(eq(mailOutbox.bookingReference, reference), like(mailOutbox.subject, 'Credit note%')),
    )

  test('takes no second payment by its open card form', async () => {
    const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
    const { clientSecret, paymentId } = await intentFor(stay)
    expect((await setStatus(paymentId, { status: 'completed' })).body).toMatchObject({ status: 'completed' })
    await stage.pay(clientSecret).catch(() => {})
    expect(await readMoney(stay)).toMatchObject({ paidCents: PRICE, dueCents: 0, overpaidCents: 0 })
    const gateway = stage.testApp.deps.gateway
    expect(await gateway?.readIntent(clientSecret.split('_secret_')[0])).toMatchObject({
      received: 0,
      isClosed: true,
    })
  })

  test('is what the provider says when the card was quicker', async () => {
    const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
    const { clientSecret, paymentId } = await intentFor(stay)
    await stage.paySilently(clientSecret)
    expect((await setStatus(paymentId, { status: 'completed' })).body).toMatchObject({ status: 'completed' })
    await cancel(stay)
    await eventually(async () =>
      expect(await readRecord(paymentId)).toMatchObject({ status: 'refunded', refundedAmount: '900.00' }),
    )
  })

  test('goes back another way, because the provider never had it, and guest and owner read so', async () => {
    const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
    const { paymentId } = await intentFor(stay)
    await setStatus(paymentId, { status: 'completed' })
    await cancel(stay)
    expect(await readMoney(stay)).toMatchObject({ refundingCents: 0, overpaidCents: PRICE, isStuck: false })
    const { db } = stage.testApp.context
    const cancelled = await db
      .select({ text: mailOutbox.text })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.bookingReference, stay.reference), like(mailOutbox.subject, 'Cancelled%')))
      .orderBy(mailOutbox.id)
    for (const { text } of cancelled) expect(text).not.toContain('goes back to the card')
    expect(cancelled.map(({ text }) => text)).toEqual([
      expect.stringContaining('What you paid, $900, comes back to you.'),
      expect.stringContaining('$900 was not paid by card. Please give it back'),
    ])
    const { body } = await send('GET /api/admin/due', { token: await signIn() })
    expect(body.find(({ id }: { id: number }) => id === stay.id)).toMatchObject({ overpaidCents: PRICE })
  })

  test('is no card’s to refund', async () => {
    const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
    const { paymentId } = await intentFor(stay)
    await setStatus(paymentId, { status: 'completed' })
    const refused = await send(`POST /api/admin/payments/${paymentId}/refund`, { token: await signIn() })
    expect([refused.status, refused.body.detail]).toEqual([409, NOT_BY_CARD])
    expect(await readMoney(stay)).toMatchObject({ refundedCents: 0, refundingCents: 0, isStuck: false })
  })

  test('is not refunded through the provider, which never had it; by hand it is', async () => {
    const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
    const { clientSecret, paymentId } = await intentFor(stay)
    await stage.pay(clientSecret, '4000000000000002')
    const { body } = await setStatus(paymentId, { status: 'completed' })
    expect(body).toMatchObject({ isClosed: true })
    expect([refundableCents(body), mayHoldMoney(body)]).toEqual([0, false])
    const refused = await setStatus(paymentId, { status: 'refunded', throughProvider: true })
    expect([refused.status, refused.body.detail]).toEqual([409, NOT_BY_CARD])
    expect(await readMoney(stay)).toMatchObject({ paidCents: PRICE, refundedCents: 0 })
    expect(await countCreditNotes(stay)).toBe(0)
    const byHand = await setStatus(paymentId, { status: 'refunded' })
    expect([byHand.status, byHand.body.status]).toEqual([200, 'refunded'])
    expect(await countCreditNotes(stay)).toBe(1)
  })

  test('is not refunded through the provider while its card form is open', async () => {
    const { paymentId } = await intentFor(await aConfirmedStay('2026-12-10', '2026-12-12'))
    expect((await setStatus(paymentId, { status: 'refunded', throughProvider: true })).status).toBe(409)
  })

  test('is replaced under the same key once an owner has set it back', async () => {
    const { reference, key } = await aConfirmedStay('2026-12-10', '2026-12-12')
    const payDue = async () => {
      const body = { amount: PRICE, metadata: { type: 'booking', reference, key } }
      const headers = { 'idempotency-key': `pay-${reference}` }
      return (await send('POST /api/create-payment-intent', { body, headers })).body
    }
    const { paymentId } = await payDue()
    for (const status of ['completed', 'failed']) await setStatus(paymentId, { status })
    const second = await payDue()
    expect(second.paymentId).not.toBe(paymentId)
    expect(await payDue()).toEqual(second)
    await stage.pay(second.clientSecret)
    expect(await readMoney({ reference, key })).toMatchObject({ paidCents: PRICE, dueCents: 0 })
  })

  test('is replaced after six days, because the sweep looks for a lost webhook for seven', async () => {
    const stay = await aConfirmedStay('2026-12-20', '2026-12-22')
    const first = await intentFor(stay)
    clock.pass(5 * 86_400_000)
    expect((await intentFor(stay)).paymentId).toBe(first.paymentId)
    clock.pass(2 * 86_400_000)
    expect((await intentFor(stay)).paymentId).not.toBe(first.paymentId)
  })
})

describe.each(providerStages)('the status refunded of an unpaid card payment, with %s', (_name, open) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open(testClock('2026-11-21T12:00:00Z'))
    await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())
  const { send, signIn, aConfirmedStay, aPaidStay, intentFor } = createPaidStays(() => stage)
  const setStatus = async (id: number, body: object) =>
    send(`PUT /api/admin/payments/${id}/status`, { body, token: await signIn() })

  test('refunds what an owner had set back', async () => {
    const { paymentId, intentId } = await aPaidStay('2026-12-10', '2026-12-12')
    await setStatus(paymentId, { status: 'failed' })
    const { status, body } = await setStatus(paymentId, { status: 'refunded' })
    expect([status, body.status, body.refundedAmount]).toEqual([200, 'refunded', '900.00'])
    expect(await stage.givenBack(intentId)).toBe(PRICE)
  })

  test('is set where another provider, or none, has opened it', async () => {
    const gateway = stage.testApp.deps.gateway
    for (const present of [gateway, null]) {
      const { paymentId } = await intentFor(await aConfirmedStay('2026-12-10', '2026-12-12'))
      await stage.testApp.context.db
        .update(payments)
        .set({ stripePaymentId: `pi_of_another_provider_${paymentId}` })
        .where(eq(payments.id, paymentId))
      stage.testApp.deps.gateway = present
      expect((await setStatus(paymentId, { status: 'refunded', throughProvider: true })).status).toBe(503)
      expect((await setStatus(paymentId, { status: 'refunded' })).body).toMatchObject({ status: 'refunded' })
      stage.testApp.deps.gateway = gateway
    }
  })
})

describe('while Stripe is away', () => {
  const clock = testClock('2026-11-21T12:00:00Z')
  let stage: Awaited<ReturnType<typeof stripeStage>>
  beforeAll(async () => {
    stage = await stripeStage(clock)
    await stage.testApp.adminToken()
  })
  afterAll(() => stage.close())
  const { send, signIn, aConfirmedStay, intentFor, aPaidStay, readMoney } = createPaidStays(() => stage)
  const setStatus = async (id: number, body: object) =>
    send(`PUT /api/admin/payments/${id}/status`, { body, token: await signIn() })

  test('an open card payment is not set to completed', async () => {
    const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
    const { paymentId } = await intentFor(stay)
    stage.stripe.refuse(3, 500, 'POST')
    expect((await setStatus(paymentId, { status: 'completed' })).status).toBe(503)
    expect(await readMoney(stay)).toMatchObject({ paidCents: 0, dueCents: PRICE })
    stage.stripe.refuse(0, 500)
    expect((await setStatus(paymentId, { status: 'completed' })).status).toBe(200)
  })

  test('a refunded payment stays refunded, because only Stripe knows what it gave back', async () => {
    const { paymentId } = await aPaidStay('2026-12-10', '2026-12-12')
    await setStatus(paymentId, { status: 'refunded', throughProvider: false })
    stage.stripe.refuse(3, 500, 'GET')
    expect((await setStatus(paymentId, { status: 'completed' })).status).toBe(503)
    stage.stripe.refuse(0, 500)
    expect((await setStatus(paymentId, { status: 'completed' })).body).toMatchObject({
      status: 'completed',
      refundedAmount: '0.00',
    })
  })
})
