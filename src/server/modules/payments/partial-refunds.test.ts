import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changingStays } from '#server/testing/changing-stays.ts'
import { type Stage, sandboxStage } from '#server/testing/payment-stages.ts'
import { testClock } from '#server/testing/test-clock.ts'

let stage: Stage
let token: string
beforeAll(async () => {
  stage = await sandboxStage(testClock('2026-11-21T12:00:00Z'))
  token = await stage.testApp.adminToken()
})
afterAll(() => stage.close())

const admin = (call: Parameters<Stage['testApp']['send']>[0], body?: object) =>
  stage.testApp.send(call, { token, ...(body ? { body } : {}) })
const { change } = changingStays(() => ({ testApp: stage.testApp, token }))
const aConfirmedStay = async (checkIn: string, checkOut: string) => {
  const body = { name: 'Grace', email: 'g@example.com', checkIn, checkOut, lodgeId: 1 }
  const stay = (await stage.testApp.send('POST /api/bookings', { body })).body
  expect((await change(stay.id, { totalPrice: 900 })).status).toBe(200)
  await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
  return stay
}
const moneyOf = async (id: number) => (await admin(`GET /api/admin/bookings/${id}`)).body.money
const payDue = async ({ id, reference, key }: { id: number; reference: string; key: string }) => {
  const body = {
    amount: (await moneyOf(id)).dueCents,
    metadata: { type: 'booking', reference, key },
  }
  const { clientSecret, paymentId } = (await stage.testApp.send('POST /api/create-payment-intent', { body }))
    .body
  await stage.pay(clientSecret)
  return { paymentId, intentId: clientSecret.split('_secret_')[0] as string }
}

test('a refund of a part of what is overpaid refunds no more than that', async () => {
  const stay = await aConfirmedStay('2026-12-01', '2026-12-03')
  const { paymentId, intentId } = await payDue(stay)
  await change(stay.id, { totalPrice: 800 })
  const before = await moneyOf(stay.id)
  const refund = await admin(`POST /api/admin/payments/${paymentId}/refund`, { amountCents: 6000 })
  expect(refund.status).toBe(200)
  expect(await moneyOf(stay.id)).toMatchObject({
    refundedCents: 6000,
    refundingCents: 0,
    overpaidCents: before.overpaidCents - 6000,
  })
  expect(before.overpaidCents).toBeGreaterThan(6000)
  expect(await stage.givenBack(intentId)).toBe(6000)
})

test('what a cancellation keeps is taken from money paid by hand first, whenever that came', async () => {
  const stay = await aConfirmedStay('2026-12-05', '2026-12-07')
  const { dueCents } = await moneyOf(stay.id)
  const cash = { bookingId: stay.id, amount: '400', status: 'completed', paymentMethod: 'cash' }
  const first = (await admin('POST /api/admin/payments', cash)).body
  const { intentId } = await payDue(stay)
  // The cash is entered again, so that the card is the older payment.
  await admin(`PUT /api/admin/payments/${first.id}/status`, { status: 'failed' })
  expect((await admin('POST /api/admin/payments', cash)).status).toBe(201)
  const body = { status: 'cancelled', keepCents: 45_000 }
  expect((await admin(`PUT /api/admin/bookings/${stay.id}/status`, body)).status).toBe(200)
  await vi.waitFor(async () => expect(await stage.givenBack(intentId)).toBe(dueCents - 45_000), {
    timeout: 90_000,
  })
  expect(await moneyOf(stay.id)).toMatchObject({ totalCents: 45_000, dueCents: 0, overpaidCents: 0 })
})
