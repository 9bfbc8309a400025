import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookings } from '../database/tables/bookings.ts'
import { createTestApp, type TestApp, testClock } from '../testing/test-app.ts'

/** XRP Lodge is in Denver: check-in is 16:00, 23:00 UTC in winter. */
const CHECK_IN = '2026-12-04T23:00:00.000Z'
const OPENS = '2026-12-03T23:00:00.000Z'
const CHECK_OUT = '2026-12-07T18:00:00.000Z'
const PRICE = 1350

const guide = {
  address: '7 Ridge Road, Telluride',
  directions: 'Left after the bridge.',
  wifiName: 'Granite',
  wifiPassword: 'rose at half past six',
  rules: ['No smoking'],
  contact: 'Olive, +1 555 0100',
  doorCode: null,
}

const clock = testClock()
let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock })
})
afterAll(() => testApp.close())

beforeEach(async () => {
  const { db } = testApp.context
  await db.update(bookings).set({ status: 'declined' })
  await goTo('2026-12-01T12:00:00Z')
  await save(guide)
})

/** Sets the clock and signs in, because sessions end. */
const goTo = async (instant: string) => {
  clock.set(instant)
  token = await testApp.adminToken()
}

const admin = (call: Parameters<TestApp['send']>[0], body?: object) => testApp.send(call, { body, token })
const save = async (body: object) => {
  const { status, body: saved } = await admin('PUT /api/admin/lodges/xrp-lodge/guide', body)
  expect(status).toBe(200)
  return saved
}

type Stay = { id: number; reference: string; key: string }

async function confirmedStay(change: object = {}): Promise<Stay> {
  const { status, body } = await testApp.send('POST /api/bookings', {
    body: {
      name: 'Grace Guest',
      email: 'grace@example.com',
      checkIn: '2026-12-04',
      checkOut: '2026-12-07',
      lodgeId: 1,
      ...change,
    },
  })
  expect(status).toBe(201)
  await decide(body, 'confirmed')
  return body
}

const decide = async ({ id }: Stay, status: string) =>
  expect((await admin(`PUT /api/admin/bookings/${id}/status`, { status })).status).toBe(200)

/** Records a payment by hand; returns its id. */
async function pay({ id }: Stay, dollars: number): Promise<number> {
  const payment = { bookingId: id, amount: dollars, paymentMethod: 'cash', status: 'completed' }
  const { status, body } = await admin('POST /api/admin/payments', payment)
  expect(status).toBe(201)
  return body.id
}

async function paidStay(change: object = {}): Promise<Stay> {
  const stay = await confirmedStay(change)
  await pay(stay, PRICE)
  return stay
}

const open = ({ reference, key }: Stay) => testApp.send(`GET /api/bookings/${reference}/guide?key=${key}`)
const secretsOf = async (stay: Stay) => {
  const { wifi, doorCode } = (await open(stay)).body
  return [wifi !== null, doorCode !== null]
}

test('a confirmed stay has a guide, and its secrets say when they open', async () => {
  const { status, body, headers } = await open(await confirmedStay())
  expect(status).toBe(200)
  const { wifiName: _name, wifiPassword: _password, ...plain } = guide
  expect(body).toEqual({
    ...plain,
    wifi: null,
    doorCode: null,
    checkInFrom: '16:00',
    checkOutUntil: '11:00',
    timeZone: 'America/Denver',
    opensAt: OPENS,
    closesAt: CHECK_OUT,
    isPaid: false,
  })
  expect(headers['cache-control']).toBe('private, no-store')
})

test('there is no guide before a stay is confirmed, after it is cancelled, or with a wrong key', async () => {
  const stay = await paidStay()
  await goTo(CHECK_IN)
  expect(await secretsOf(stay)).toEqual([true, true])
  expect((await open({ ...stay, key: 'wrong' })).status).toBe(404)
  await decide(stay, 'cancelled')
  expect((await open(stay)).status).toBe(404)
  const request = { name: 'Grace', email: 'g@example.com', checkIn: '2026-12-20', checkOut: '2026-12-22' }
  const { body } = await testApp.send('POST /api/bookings', { body: { ...request, lodgeId: 1 } })
  expect((await open(body)).status).toBe(404)
})

test('secrets open 24 hours before check-in to the millisecond and close at check-out', async () => {
  const stay = await paidStay()
  const at = async (instant: string, ms: number) => {
    clock.set(instant)
    clock.pass(ms)
    return secretsOf(stay)
  }
  expect(await at(OPENS, -1)).toEqual([false, false])
  expect(await at(OPENS, 0)).toEqual([true, true])
  expect(await at(CHECK_OUT, -1)).toEqual([true, true])
  expect(await at(CHECK_OUT, 0)).toEqual([false, false])
  clock.set(OPENS)
  const { wifi, doorCode } = (await open(stay)).body
  expect(wifi).toEqual({ name: guide.wifiName, password: guide.wifiPassword })
  expect(doorCode).toEqual({ code: expect.stringMatching(/^\d{6}$/), from: CHECK_IN, until: CHECK_OUT })
})

test('24 hours are exact when the clocks change in between', async () => {
  await goTo('2027-03-01T12:00:00Z')
  // Clocks in Denver go forward on 14 March 2027 at 2:00.
  const stay = await confirmedStay({ checkIn: '2027-03-14', checkOut: '2027-03-15' })
  const { opensAt, closesAt } = (await open(stay)).body
  expect([opensAt, closesAt]).toEqual(['2027-03-13T22:00:00.000Z', '2027-03-15T17:00:00.000Z'])
})

test('secrets wait for the whole price and close again when some of it is refunded', async () => {
  const stay = await confirmedStay()
  await goTo(CHECK_IN)
  expect(await secretsOf(stay)).toEqual([false, false])
  await pay(stay, PRICE - 1)
  expect(await secretsOf(stay)).toEqual([false, false])
  const rest = await pay(stay, 1)
  expect(await secretsOf(stay)).toEqual([true, true])
  await pay(stay, 10)
  expect(await secretsOf(stay)).toEqual([true, true])
  expect((await admin(`PUT /api/admin/payments/${rest}/status`, { status: 'refunded' })).status).toBe(200)
  // $10 too much covers the dollar.
  expect(await secretsOf(stay)).toEqual([true, true])
  const { body: list } = await admin(`GET /api/admin/payments?bookingId=${stay.id}`)
  const first = list.find(({ amount }: { amount: string }) => Number(amount) === PRICE - 1)
  expect((await admin(`PUT /api/admin/payments/${first.id}/status`, { status: 'refunded' })).status).toBe(200)
  expect(await secretsOf(stay)).toEqual([false, false])
})

test('each stay has a door code of its own, which stays the same', async () => {
  const first = await paidStay()
  const second = await confirmedStay({ checkIn: '2026-12-07', checkOut: '2026-12-10' })
  await pay(second, PRICE)
  clock.set('2026-12-07T16:00:00Z')
  const code = (await open(first)).body.doorCode.code
  expect((await open(first)).body.doorCode.code).toBe(code)
  expect((await open(second)).body.doorCode.code).not.toBe(code)
})

test("an owner's fixed code is shown instead of a stay's own", async () => {
  const stay = await paidStay()
  await goTo(CHECK_IN)
  expect((await save({ ...guide, doorCode: ' 4711# ' })).doorCode).toBe('4711#')
  expect((await open(stay)).body.doorCode.code).toBe('4711#')
  expect((await save({ ...guide, doorCode: '' })).doorCode).toBe(null)
  // The stay's earlier code, or a new one where the sweep has meanwhile taken the earlier one from the lock.
  expect((await open(stay)).body.doorCode.code).toMatch(/^\d{6}$/)
})

test('a lodge without a written guide shows its house rules and no Wi-Fi', async () => {
  const stay = await confirmedStay({ lodgeId: 2 })
  await pay(stay, 960)
  clock.set('2026-12-05T12:00:00Z')
  const { body } = await open(stay)
  expect(body).toMatchObject({
    address: '',
    wifi: null,
    doorCode: { code: expect.stringMatching(/^\d{6}$/) },
  })
  expect(body.rules.length).toBeGreaterThan(0)
})

test('a guide is read and written by staff, with a reason for each wrong field', async () => {
  expect((await testApp.send('GET /api/admin/lodges/xrp-lodge/guide')).status).toBe(401)
  const { body } = await admin('GET /api/admin/lodges/xrp-lodge/guide')
  expect(body).toEqual({ ...guide, lockDeviceId: null, lockProvider: 'sandbox', lockError: null })
  const wrong = { ...guide, rules: [''], wifiName: 'x'.repeat(65), doorCode: '1'.repeat(21) }
  const refused = await admin('PUT /api/admin/lodges/xrp-lodge/guide', wrong)
  expect(refused.status).toBe(400)
  expect(refused.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'doorCode',
    'rules.0',
    'wifiName',
  ])
  expect((await admin('PUT /api/admin/lodges/nowhere/guide', guide)).status).toBe(404)
})

test('a change without the lock keeps it', async () => {
  await save({ ...guide, lockDeviceId: 'lock-1' })
  expect((await save(guide)).lockDeviceId).toBe('lock-1')
  expect((await save({ ...guide, lockDeviceId: null })).lockDeviceId).toBe(null)
})

test('a stay that costs nothing needs no payment', async () => {
  const stay = await confirmedStay()
  await testApp.context.db.update(bookings).set({ totalPrice: 0, lines: [] }).where(eq(bookings.id, stay.id))
  clock.set(CHECK_IN)
  expect(await secretsOf(stay)).toEqual([true, true])
})
