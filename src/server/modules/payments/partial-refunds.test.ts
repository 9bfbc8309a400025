import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expireOverdue } from '#server/modules/bookings/expiry.ts'
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
const readMoney = async (id: number) => (await admin(`GET /api/admin/bookings/${id}`)).body.money
const payDue = async ({ id, reference, key }: { id: number; reference: string; key: string }) => {
  const body = {
    amount: (await readMoney(id)).dueCents,
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
  const before = await readMoney(stay.id)
  const refund = await admin(`POST /api/admin/payments/${paymentId}/refund`, { amountCents: 6000 })
  expect(refund.status).toBe(200)
  expect(await readMoney(stay.id)).toMatchObject({
    refundedCents: 6000,
    refundingCents: 0,
    overpaidCents: before.overpaidCents - 6000,
  })
  expect(before.overpaidCents).toBeGreaterThan(6000)
  expect(await stage.givenBack(intentId)).toBe(6000)
})

test('what a cancellation keeps is taken from money paid by hand first, whenever that came', async () => {
  const stay = await aConfirmedStay('2026-12-05', '2026-12-07')
  const { dueCents } = await readMoney(stay.id)
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
  expect(await readMoney(stay.id)).toMatchObject({ totalCents: 45_000, dueCents: 0, overpaidCents: 0 })
})

test('a refund as goodwill lowers the price by a line for each, and nothing is due', async () => {
  const stay = await aConfirmedStay('2026-12-10', '2026-12-12')
  const { paymentId } = await payDue(stay)
  const before = (await admin(`GET /api/admin/bookings/${stay.id}`)).body
  const goodwill = (amountCents: number) =>
    admin(`POST /api/admin/payments/${paymentId}/refund`, { amountCents, reason: 'goodwill' })
  expect((await goodwill(5000)).status).toBe(200)
  expect((await goodwill(2550)).status).toBe(200)
  const after = (await admin(`GET /api/admin/bookings/${stay.id}`)).body
  const line = (cents: number) => ({ kind: 'goodwill', name: 'Goodwill', cents: -cents })
  expect(after.lines).toEqual([...before.lines, line(5000), line(2550)])
  expect(after).toMatchObject({
    totalPrice: before.totalPrice,
    taxCents: before.taxCents,
    totalCents: before.totalCents - 7550,
    money: { totalCents: before.totalCents - 7550, refundedCents: 7550, dueCents: 0, overpaidCents: 0 },
  })
  // Another price of the stay does not ask for the goodwill again.
  const changed = await change(stay.id, { totalPrice: 950 })
  expect(changed.body.money.dueCents).toBe(5000)
  const correction = { amountCents: 1000, reason: 'correction' }
  await admin(`POST /api/admin/payments/${paymentId}/refund`, correction)
  expect(await readMoney(stay.id)).toMatchObject({ refundedCents: 8550, dueCents: 6000 })
  const listed = (await admin(`GET /api/admin/payments?bookingId=${stay.id}`)).body
  expect(listed.find(({ id }: { id: number }) => id === paymentId).reasonedRefunds).toMatchObject([
    { reason: 'goodwill', cents: 5000 },
    { reason: 'goodwill', cents: 2550 },
    { reason: 'correction', cents: 1000 },
  ])
  const other = { amountCents: 1000, reason: 'sorry' }
  expect((await admin(`POST /api/admin/payments/${paymentId}/refund`, other)).status).toBe(400)
})

test('money that was given back by hand as goodwill lowers the price too', async () => {
  const stay = await aConfirmedStay('2026-12-14', '2026-12-16')
  const { dueCents } = await readMoney(stay.id)
  const cash = { bookingId: stay.id, amount: String(dueCents / 100), status: 'completed' }
  const payment = (await admin('POST /api/admin/payments', { ...cash, paymentMethod: 'cash' })).body
  const body = { amountCents: 3000, elsewhere: true, reason: 'goodwill' }
  expect((await admin(`POST /api/admin/payments/${payment.id}/refund`, body)).status).toBe(200)
  expect(await readMoney(stay.id)).toMatchObject({ totalCents: dueCents - 3000, dueCents: 0 })
  const [{ reasonedRefunds }] = (await admin(`GET /api/admin/payments?bookingId=${stay.id}`)).body
  expect(reasonedRefunds).toMatchObject([{ reason: 'goodwill', cents: 3000 }])
})

test('an accepted change keeps the goodwill that was given since it was requested', async () => {
  const stay = await aConfirmedStay('2026-12-18', '2026-12-20')
  const { paymentId } = await payDue(stay)
  const path = `/api/bookings/${stay.reference}/change-request?key=${stay.key}` as const
  const requested = await stage.testApp.send(`POST ${path}`, { body: { checkOut: '2026-12-21' } })
  const { totalCents } = requested.body.changeRequest
  await admin(`POST /api/admin/payments/${paymentId}/refund`, { amountCents: 5000, reason: 'goodwill' })
  await admin(`PUT /api/admin/bookings/${stay.id}/change-request`, { accept: true })
  expect(await readMoney(stay.id)).toMatchObject({ totalCents: totalCents - 5000 })
})

test('a stay whose confirmation is taken back gives back what was paid when it expires', async () => {
  const body = {
    name: 'Grace',
    email: 'g@example.com',
    lodgeId: 4,
    checkIn: '2027-01-10',
    checkOut: '2027-01-12',
  }
  const stay = (await stage.testApp.send('POST /api/bookings', { body })).body
  await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
  const { intentId } = await payDue(stay)
  expect((await admin(`POST /api/admin/bookings/${stay.id}/undo`)).status).toBe(200)
  stage.testApp.clock.pass(49 * 3_600_000)
  await expireOverdue(stage.testApp.context, [stay.lodgeSlug])
  await vi.waitFor(async () => expect(await stage.givenBack(intentId)).toBe(stay.totalCents))
})
