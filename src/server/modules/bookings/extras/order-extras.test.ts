import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
  const body = { extras: [firewood, breakfast, sauna, lateCheckOut] }
  for (const slug of [LODGE, 'doge-lodge'])
    await testApp.send(`PUT /api/admin/lodges/${slug}/extras`, { body, token })
  await testApp.send(`PUT /api/admin/lodges/${LODGE}/charges`, { body: { fees: [fee], taxes: [tax] }, token })
})
afterAll(() => testApp.close())

const LODGE = 'xrp-lodge'
const fee = { name: 'Cleaning', kind: 'per_stay', amount: 100 }
const tax = { name: 'Occupancy tax', kind: 'percent', percent: '10', onFees: true, from: null, to: null }
const terms = { description: '', max: 1, needsApproval: false, noticeHours: 0, taxed: false }
const firewood = {
  ...terms,
  name: 'Firewood',
  kind: 'per_piece',
  amount: 25,
  max: 3,
  noticeHours: 24,
  taxed: true,
}
const breakfast = { ...terms, name: 'Breakfast', kind: 'per_guest', amount: 20 }
const sauna = { ...terms, name: 'Sauna', kind: 'per_night', amount: 40, taxed: true }
const lateCheckOut = { ...terms, name: 'Late check-out', kind: 'per_stay', amount: 60, needsApproval: true }
const [FIREWOOD, BREAKFAST, SAUNA, LATE] = [1, 2, 3, 4]
const FREE = { steps: [{ hoursBefore: 24, refundPercent: 50 }], name: 'Half' }

let day = 0
/** Three nights at $450 for two; price without extras: 1,450 and 10 % of it. */
async function request(change: object = {}) {
  day += 5
  const checkIn = addDays('2027-01-01', day)
  const body = { ...{ name: 'Grace Guest', email: 'grace@example.com', guests: 2, lodgeId: 1 }, checkIn }
  return testApp.send('POST /api/bookings', { body: { ...body, checkOut: addDays(checkIn, 3), ...change } })
}
const NIGHTS = 1450
type Stay = { id: number; reference: string; key: string }
const admin = (call: Parameters<TestApp['send']>[0], body?: object) => testApp.send(call, { token, body })
async function confirmedStay(change: object = {}): Promise<Stay & Record<string, unknown>> {
  const { body } = await request(change)
  await admin(`PUT /api/admin/bookings/${body.id}/status`, { status: 'confirmed' })
  return body
}
const order = ({ reference, key }: Stay, extras: object[], more: object = {}) =>
  testApp.send(`POST /api/bookings/${reference}/extras?key=${key}`, { body: { extras, ...more } })
const withdraw = ({ reference, key }: Stay, orderId: number) =>
  testApp.send(`DELETE /api/bookings/${reference}/extras/${orderId}?key=${key}`)
const read = async ({ reference, key }: Stay) =>
  (await testApp.send(`GET /api/bookings/${reference}?key=${key}`)).body
const decide = ({ id }: Stay, orderId: number, status: string) =>
  admin(`PUT /api/admin/bookings/${id}/extras/${orderId}`, { status })
const cents = (dollars: number) => Math.round(dollars * 100)

test('a quote and a booking have a line for each extra, taxed where it is taxed', async () => {
  const query = 'checkIn=2026-12-10&checkOut=2026-12-13&guests=2'
  const wanted = `${FIREWOOD}:2,${BREAKFAST}:1,${SAUNA}:1,${LATE}:1`
  const { body } = await testApp.send(`GET /api/lodges/${LODGE}/quote?${query}&extras=${wanted}`)
  const lines = [
    { kind: 'nights', name: '$450 × 3 nights', cents: 135_000 },
    { kind: 'fee', name: 'Cleaning', cents: 10_000 },
    { kind: 'extra', name: 'Firewood × 2', cents: 5000 },
    { kind: 'extra', name: 'Breakfast', cents: 4000 },
    { kind: 'extra', name: 'Sauna', cents: 12_000 },
    { kind: 'tax', name: 'Occupancy tax', cents: 16_200 },
  ]
  expect(body).toMatchObject({ lines, total: 1660, taxCents: 16_200, totalCents: 182_200 })
  const extras = [FIREWOOD, BREAKFAST, SAUNA, LATE].map((id) => ({ id, quantity: id === FIREWOOD ? 2 : 1 }))
  const refused = await request({ extras, expectedTotalCents: 1 })
  expect(refused.body).toMatchObject({ code: 'price_changed', quote: { totalCents: 182_200 } })
  const booked = await request({ extras, expectedTotalCents: 182_200 })
  expect(booked.status).toBe(201)
  expect(booked.body).toMatchObject({ lines, totalPrice: 1660, totalCents: 182_200 })
  expect(booked.body.extras).toMatchObject([
    { id: FIREWOOD, name: 'Firewood', quantity: 2, cents: 5000, status: 'confirmed' },
    { id: BREAKFAST, name: 'Breakfast', quantity: 1, cents: 4000, status: 'confirmed' },
    { id: SAUNA, name: 'Sauna', quantity: 1, cents: 12_000, status: 'confirmed' },
    { id: LATE, name: 'Late check-out', quantity: 1, cents: 6000, status: 'requested' },
  ])
})

test.each([
  [[{ id: 99, quantity: 1 }], 'does not offer'],
  [
    [
      { id: FIREWOOD, quantity: 1 },
      { id: FIREWOOD, quantity: 1 },
    ],
    'Firewood is listed twice',
  ],
  [[{ id: FIREWOOD, quantity: 4 }], 'At most 3 of Firewood'],
  [[{ id: BREAKFAST, quantity: 2 }], 'Only one of Breakfast'],
])('refuses %j at extras: %s', async (extras, words) => {
  const { status, body } = await request({ extras })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ path: 'extras', message: expect.stringContaining(words) }])
  const listed = extras.map(({ id, quantity }) => `${id}:${quantity}`).join()
  const quoted = await testApp.send(
    `GET /api/lodges/${LODGE}/quote?checkIn=2026-12-10&checkOut=2026-12-13&guests=2&extras=${listed}`,
  )
  expect(quoted.status).toBe(422)
  expect(quoted.body.errors).toMatchObject([{ path: 'extras' }])
})

test('refuses extras that are not whole numbers, and takes none', async () => {
  expect((await request({ extras: [{ id: FIREWOOD, quantity: 0 }] })).status).toBe(400)
  const quote = (extras: string) =>
    testApp.send(
      `GET /api/lodges/${LODGE}/quote?checkIn=2026-12-10&checkOut=2026-12-13&guests=2&extras=${extras}`,
    )
  expect((await quote('firewood')).status).toBe(400)
  expect((await quote('')).body.total).toBe(NIGHTS)
})

test('an extra that waits for the owner costs nothing until it is confirmed, then it is due', async () => {
  const stay = await confirmedStay({ extras: [{ id: LATE, quantity: 1 }] })
  const before = await read(stay)
  expect(before).toMatchObject({ totalPrice: NIGHTS, money: { dueNowCents: cents(NIGHTS * 1.1) } })
  const [{ orderId }] = before.extras
  const { status, body } = await decide(stay, orderId, 'confirmed')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    extras: [{ orderId, status: 'confirmed', cents: 6000 }],
    totalPrice: NIGHTS + 60,
    money: { dueNowCents: cents(NIGHTS * 1.1) + 6000 },
  })
  expect(body.history.at(-1)).toMatchObject({
    status: 'extra_confirmed',
    by: 'owner',
    note: 'Late check-out',
  })
  // The same answer again is no second change, the other one is refused.
  expect((await decide(stay, orderId, 'confirmed')).body.totalPrice).toBe(NIGHTS + 60)
  expect((await decide(stay, orderId, 'declined')).status).toBe(409)
  expect((await decide(stay, 77, 'declined')).status).toBe(404)
  expect((await withdraw(stay, orderId)).status).toBe(409)
})

test('a declined extra costs nothing and can be ordered again', async () => {
  const stay = await confirmedStay({ extras: [{ id: LATE, quantity: 1 }] })
  const [{ orderId }] = (await read(stay)).extras
  const { body } = await decide(stay, orderId, 'declined')
  expect(body).toMatchObject({ totalPrice: NIGHTS, extras: [{ status: 'declined' }] })
  const again = await order(stay, [{ id: LATE, quantity: 1 }])
  expect(again.body.extras).toMatchObject([{ status: 'declined' }, { status: 'requested' }])
  expect((await withdraw(stay, again.body.extras[1].orderId)).body.extras).toHaveLength(1)
  expect((await withdraw(stay, again.body.extras[1].orderId)).status).toBe(404)
})

test('orders for a confirmed stay count at once, at the taxes of the booking', async () => {
  const stay = await confirmedStay()
  const dearer = { ...tax, percent: '50' }
  await admin(`PUT /api/admin/lodges/${LODGE}/charges`, { fees: [fee], taxes: [dearer] })
  const total = cents((NIGHTS + 75) * 1.1)
  const wrong = await order(stay, [{ id: FIREWOOD, quantity: 3 }], { expectedTotalCents: total + 1 })
  expect(wrong.body.code).toBe('price_changed')
  const { status, body } = await order(stay, [{ id: FIREWOOD, quantity: 3 }], { expectedTotalCents: total })
  await admin(`PUT /api/admin/lodges/${LODGE}/charges`, { fees: [fee], taxes: [tax] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ totalPrice: NIGHTS + 75, totalCents: total, money: { dueNowCents: total } })
  expect(body.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['nights', 'fee', 'extra', 'tax'])
  const more = await order(stay, [{ id: FIREWOOD, quantity: 1 }])
  expect(more.body.errors).toMatchObject([{ path: 'extras', message: 'Firewood is ordered already' }])
  expect((await order({ ...stay, key: 'wrong' }, [{ id: SAUNA, quantity: 1 }])).status).toBe(404)
  expect((await order(stay, [])).status).toBe(400)
})

test('only a confirmed stay takes orders, until the hour of notice', async () => {
  const { body: open } = await request()
  expect((await order(open, [{ id: SAUNA, quantity: 1 }])).status).toBe(409)
  const checkIn = '2026-12-20'
  const stay = await confirmedStay({ checkIn, checkOut: '2026-12-23' })
  const arrival = Date.parse('2026-12-20T23:00:00Z')
  testApp.clock.set(new Date(arrival - 24 * 3_600_000).toISOString())
  token = await testApp.adminToken()
  expect((await order(stay, [{ id: FIREWOOD, quantity: 1 }])).status).toBe(201)
  testApp.clock.pass(1)
  const late = await order(stay, [{ id: FIREWOOD, quantity: 1 }])
  expect(late.status).toBe(422)
  expect(late.body.errors).toMatchObject([
    { path: 'extras', message: 'Firewood can be ordered until 24 hours before check-in only' },
  ])
  expect((await order(stay, [{ id: SAUNA, quantity: 1 }])).status).toBe(201)
  testApp.clock.set('2026-11-21T12:00:00Z')
  token = await testApp.adminToken()
})

test('two orders at once do not exceed the pieces of a stay', async () => {
  const stay = await confirmedStay()
  const both = await Promise.all([2, 2].map((quantity) => order(stay, [{ id: FIREWOOD, quantity }])))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  expect((await read(stay)).totalPrice).toBe(NIGHTS + 50)
})

test('a change of the stay keeps its extras, at the price for the new stay', async () => {
  const stay = await confirmedStay({
    extras: [
      { id: SAUNA, quantity: 1 },
      { id: BREAKFAST, quantity: 1 },
    ],
  })
  const { checkIn } = stay as unknown as { checkIn: string }
  const longer = { checkOut: addDays(checkIn, 4), guests: 1 }
  const own = `/api/bookings/${stay.reference}/change-request`
  const requested = await testApp.send(`POST ${own}?key=${stay.key}`, { body: longer })
  const total = cents((1800 + 100 + 160) * 1.1 + 20)
  expect(requested.body.changeRequest.totalCents).toBe(total)
  // An extra that is ordered while the request waits is part of its price as well.
  const ordered = await order(stay, [{ id: FIREWOOD, quantity: 2 }])
  expect(ordered.body.changeRequest.totalCents).toBe(total + 5500)
  await admin(`PUT /api/admin/bookings/${stay.id}/change-request`, { accept: true })
  const changed = await read(stay)
  expect(changed).toMatchObject({ totalCents: total + 5500 })
  expect(changed.extras).toMatchObject([{ cents: 16_000 }, { cents: 2000 }, { cents: 5000 }])
  const kept = await admin(`PUT /api/admin/bookings/${stay.id}`, {
    price: 'keep',
    checkOut: addDays(checkIn, 3),
  })
  expect(kept.body).toMatchObject({ totalCents: total + 5500, extras: changed.extras })
  const back = await admin(`PUT /api/admin/bookings/${stay.id}`, { price: 'recalculate', guests: 2 })
  expect(back.body.totalCents).toBe(cents((NIGHTS + 120 + 50) * 1.1 + 40))
  const agreed = await admin(`PUT /api/admin/bookings/${stay.id}`, { totalPrice: 1000 })
  expect(agreed.body).toMatchObject({ totalPrice: 1000, extras: [{ cents: 0 }, { cents: 0 }, { cents: 0 }] })
  const undone = await admin(`POST /api/admin/bookings/${stay.id}/undo`)
  expect(undone.body).toMatchObject({ totalCents: back.body.totalCents, extras: back.body.extras })
})

test('a removed extra stays on the bookings that have it', async () => {
  const stay = await confirmedStay({ lodgeId: 2, extras: [{ id: FIREWOOD, quantity: 1 }] })
  await admin('PUT /api/admin/lodges/doge-lodge/extras', { extras: [] })
  expect((await read(stay)).extras).toMatchObject([{ name: 'Firewood', cents: 2500 }])
  expect((await order(stay, [{ id: FIREWOOD, quantity: 1 }])).status).toBe(422)
})

test('extras are cancelled with the stay by the same policy', async () => {
  await admin(`PUT /api/admin/lodges/${LODGE}`, { cancellationPolicy: FREE })
  const stay = await confirmedStay({
    extras: [
      { id: FIREWOOD, quantity: 1 },
      { id: LATE, quantity: 1 },
    ],
  })
  const total = cents((NIGHTS + 25) * 1.1)
  const paid = { bookingId: stay.id, amount: String(total / 100), method: 'cash' }
  await admin('POST /api/admin/payments', paid)
  testApp.clock.pass(25 * 3_600_000)
  token = await testApp.adminToken()
  const { body } = await testApp.send(`POST /api/bookings/${stay.reference}/cancel?key=${stay.key}`)
  expect(body.status).toBe('cancelled')
  expect((await order(stay, [{ id: SAUNA, quantity: 1 }])).status).toBe(409)
  const late = body.extras[1].orderId
  expect((await decide(stay, late, 'confirmed')).status).toBe(409)
})
