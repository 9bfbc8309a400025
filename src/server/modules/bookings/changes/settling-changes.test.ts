import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { requireGateway } from '#server/modules/payments/payment-dependencies.ts'
import { processDueRefunds } from '#server/modules/payments/refunds.ts'
import { inTransaction } from '#server/platform/context.ts'
import { channels, importedStays } from '#server/platform/database/tables/calendar.ts'
import { changingStays } from '#server/testing/changing-stays.ts'
import { stripeStage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { expireOverdue } from '../expiry.ts'

/** Two nights at $450. */
const PRICE = 90_000
const clock = testClock('2026-11-21T12:00:00Z')
let stage: Awaited<ReturnType<typeof stripeStage>>
let token: string
beforeAll(async () => {
  stage = await stripeStage(clock)
  token = await stage.testApp.adminToken()
  await admin('PUT /api/admin/lodges/xrp-lodge', { instantBook: true, price: PRICE / 200 })
})
afterAll(() => stage.close())

type Call = Parameters<typeof stage.testApp.send>[0]
const admin = (call: Call, body?: object) => stage.testApp.send(call, { token, ...(body ? { body } : {}) })
const { change, undo } = changingStays(() => ({ testApp: stage.testApp, token }))
let checkIn = '2026-12-01'
/** An instant booking that waits for its payment, on nights of its own. */
const aStay = async () => {
  checkIn = addDays(checkIn, 3)
  const dates = { checkIn, checkOut: addDays(checkIn, 2) }
  const body = { name: 'Ada', email: 'ada@example.com', lodgeId: 1, ...dates }
  const stay = (await stage.testApp.send('POST /api/bookings', { body })).body
  expect(stay.status).toBe('awaiting_payment')
  return stay
}
const read = async (id: number) => (await admin(`GET /api/admin/bookings/${id}`)).body
const paidByHand = async (bookingId: number, amount: string) => {
  const body = { bookingId, amount, status: 'completed', paymentMethod: 'cash' }
  return (await admin('POST /api/admin/payments', body)).body
}
const intentFor = async ({ reference, key }: { reference: string; key: string }, amount: number) => {
  const body = { amount, metadata: { type: 'booking', reference, key } }
  return (await stage.testApp.send('POST /api/create-payment-intent', { body })).body.clientSecret as string
}

test('an undo that restores a price paid meanwhile confirms the stay', async () => {
  const stay = await aStay()
  expect((await change(stay.id, { totalPrice: PRICE / 100 + 100 })).status).toBe(200)
  await paidByHand(stay.id, '900')
  expect((await read(stay.id)).status).toBe('awaiting_payment')
  const { status, body } = await undo(stay.id)
  expect([status, body.status, body.money.dueCents]).toEqual([200, 'confirmed', 0])
})

test('a changed price that is paid does not confirm a stay on closed nights', async () => {
  const stay = await aStay()
  await paidByHand(stay.id, '800')
  const closure = {
    lodgeSlug: 'xrp-lodge',
    from: checkIn,
    to: addDays(checkIn, 1),
    reason: 'Roof',
    force: true,
  }
  expect((await admin('POST /api/admin/closures', closure)).status).toBe(201)
  const { status, body } = await change(stay.id, { totalPrice: 800 })
  expect([status, body.status, body.money.dueCents]).toEqual([200, 'awaiting_payment', 0])
})

test('a changed price that is paid does not confirm a stay on nights that another site has sold', async () => {
  const stay = await aStay()
  await paidByHand(stay.id, '800')
  const { db } = stage.testApp.database
  const site = {
    lodgeSlug: 'xrp-lodge',
    name: 'Airbnb',
    url: 'https://a.example/c.ics',
    createdAt: '2026-11-01',
  }
  const [{ id: channelId = 0 } = {}] = await db.insert(channels).values(site).returning()
  const sold = { fromDate: stay.checkIn, toDate: stay.checkOut }
  await db.insert(importedStays).values({ channelId, lodgeSlug: 'xrp-lodge', uid: 'sold', ...sold })
  const { status, body } = await change(stay.id, { totalPrice: 800 })
  expect([status, body.status, body.money.dueCents]).toEqual([200, 'awaiting_payment', 0])
  const confirm = (more: object) =>
    admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed', ...more })
  expect((await confirm({})).status).toBe(409)
  expect(await confirm({ force: true })).toMatchObject({ status: 200, body: { status: 'confirmed' } })
})

test('money on its way back does not count when a later payment comes', async () => {
  const stay = await aStay()
  const cash = await paidByHand(stay.id, '500')
  const first = await intentFor(stay, 40_000)
  await admin(`PUT /api/admin/payments/${cash.id}/status`, { status: 'failed' })
  await stage.pay(first)
  const second = await intentFor(stay, 50_000)
  stage.stripe.refuse(1000, 500)
  clock.pass(30 * 60_000)
  await inTransaction(stage.testApp.context, (inner) => expireOverdue(inner))
  expect((await read(stay.id)).money).toMatchObject({ refundedCents: 0, refundingCents: 40_000 })
  await stage.pay(second)
  expect(await read(stay.id)).toMatchObject({ status: 'declined', money: { refundingCents: PRICE } })
  stage.stripe.refuse(0, 500)
  await vi.waitFor(
    async () => {
      clock.pass(60_000)
      const { context, deps } = stage.testApp
      await processDueRefunds(context, deps, requireGateway(deps))
      const { money } = (await stage.testApp.send(`GET /api/bookings/${stay.reference}?key=${stay.key}`)).body
      expect(money).toMatchObject({ refundedCents: PRICE, refundingCents: 0 })
    },
    { timeout: 90_000 },
  )
})
