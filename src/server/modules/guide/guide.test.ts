import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { stayGuides } from '#server/platform/database/tables/guide.ts'
import { refundQueue } from '#server/platform/database/tables/payments.ts'
import { sandboxLocks } from '#server/platform/gateways/locks/sandbox-locks.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { syncDoorCodes } from './sync-door-codes.ts'

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

/** Pays the whole price by card; returns the payment's id. */
async function payByCard({ reference, key }: Stay): Promise<number> {
  const metadata = { type: 'booking', reference, key }
  const { body } = await testApp.send('POST /api/create-payment-intent', {
    body: { amount: PRICE * 100, metadata },
  })
  const card = { number: '4242424242424242', expiry: '12 / 34', cvc: '123' }
  const paid = await testApp.send('POST /api/sandbox/confirm', {
    body: { clientSecret: body.clientSecret, card },
  })
  expect(paid.status).toBe(200)
  return body.paymentId
}

const setPayment = async (id: number, status: string) =>
  expect((await admin(`PUT /api/admin/payments/${id}/status`, { status })).status).toBe(200)
const changeStay = ({ id }: Stay, change: object) => admin(`PUT /api/admin/bookings/${id}`, change)
const readDue = async ({ reference, key }: Stay) =>
  (await testApp.send(`GET /api/bookings/${reference}?key=${key}`)).body.money.dueCents
const syncNow = () => syncDoorCodes(testApp.context, sandboxLocks(testApp.context.secret))

/** The secrets that a guest reads after the sweep. */
async function readGuide(stay: Stay) {
  await syncNow()
  const { doorCode, wifi, isPaid } = (await open(stay)).body
  return { code: doorCode?.code, hasWifi: wifi !== null, isPaid }
}

/** A stay paid by hand on its first evening. */
async function guestInTheHouse() {
  const stay = await confirmedStay()
  const paymentId = await pay(stay, PRICE)
  await goTo(CHECK_IN)
  const { code } = await readGuide(stay)
  expect(code).toMatch(/^\d{6}$/)
  return { stay, code, paymentId }
}

const open = ({ reference, key }: Stay) => testApp.send(`GET /api/bookings/${reference}/guide?key=${key}`)
const showsSecrets = async (stay: Stay) => {
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
    hasDoorCode: true,
  })
  expect(headers['cache-control']).toBe('private, no-store')
})

test('there is no guide before a stay is confirmed, after it is cancelled, or with a wrong key', async () => {
  const stay = await paidStay()
  await goTo(CHECK_IN)
  expect(await showsSecrets(stay)).toEqual([true, true])
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
    return showsSecrets(stay)
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

// A refund of a part closes them no more: a guest who has paid once may be in the lodge (decision 049).
test('secrets wait for the whole price and close again when all of it is refunded', async () => {
  const stay = await confirmedStay()
  await goTo(CHECK_IN)
  expect(await showsSecrets(stay)).toEqual([false, false])
  await pay(stay, PRICE - 1)
  expect(await showsSecrets(stay)).toEqual([false, false])
  const rest = await pay(stay, 1)
  expect(await showsSecrets(stay)).toEqual([true, true])
  await pay(stay, 10)
  expect(await showsSecrets(stay)).toEqual([true, true])
  expect((await admin(`PUT /api/admin/payments/${rest}/status`, { status: 'refunded' })).status).toBe(200)
  // $10 too much covers the dollar.
  expect(await showsSecrets(stay)).toEqual([true, true])
  const { body: list } = await admin(`GET /api/admin/payments?bookingId=${stay.id}`)
  const paid = (cost: number) =>
    list.find(({ amount }: { amount: string }) => Number(amount) === cost).id as number
  await setPayment(paid(PRICE - 1), 'refunded')
  expect(await showsSecrets(stay)).toEqual([true, true])
  await setPayment(paid(10), 'refunded')
  expect(await showsSecrets(stay)).toEqual([false, false])
})

describe('what becomes due during the stay leaves code and Wi-Fi as they are', () => {
  test('after staff extends the stay, before and after its payment', async () => {
    const { stay, code } = await guestInTheHouse()
    expect((await changeStay(stay, { checkOut: '2026-12-08', price: 'recalculate' })).status).toBe(200)
    expect(await readDue(stay)).toBe(45_000)
    expect(await readGuide(stay)).toEqual({ code, hasWifi: true, isPaid: true })
    await pay(stay, 450)
    expect(await readGuide(stay)).toEqual({ code, hasWifi: true, isPaid: true })
  })

  test('after a mistaken change and its undo', async () => {
    const { stay, code } = await guestInTheHouse()
    await changeStay(stay, { totalPrice: PRICE * 2 })
    expect(await readGuide(stay)).toEqual({ code, hasWifi: true, isPaid: true })
    expect((await admin(`POST /api/admin/bookings/${stay.id}/undo`)).status).toBe(200)
    expect(await readGuide(stay)).toEqual({ code, hasWifi: true, isPaid: true })
  })

  test('after $20 of goodwill by card, also while that refund waits', async () => {
    const stay = await confirmedStay()
    const paymentId = await payByCard(stay)
    await goTo(CHECK_IN)
    const { code } = await readGuide(stay)
    const { db } = testApp.context
    await db.insert(refundQueue).values({ paymentId, upTo: '20.00', createdAt: CHECK_IN })
    expect(await readGuide(stay)).toEqual({ code, hasWifi: true, isPaid: true })
    await db.delete(refundQueue)
    const refund = await admin(`POST /api/admin/payments/${paymentId}/refund`, { amountCents: 2000 })
    expect(refund.body).toMatchObject({ refundedAmount: '20.00' })
    expect(await readDue(stay)).toBe(2000)
    expect(await readGuide(stay)).toEqual({ code, hasWifi: true, isPaid: true })
  })

  test('after an accepted change that adds too little for a card, and without any other', async () => {
    const { stay, code } = await guestInTheHouse()
    const tax = (taxCents: number) =>
      testApp.context.db.update(bookings).set({ taxCents }).where(eq(bookings.id, stay.id))
    await tax(25)
    expect(await readDue(stay)).toBe(25)
    expect(await readGuide(stay)).toEqual({ code, hasWifi: true, isPaid: true })
    await testApp.context.db.delete(stayGuides)
    expect((await readGuide(stay)).isPaid).toBe(true)
    await tax(50)
    expect((await readGuide(stay)).isPaid).toBe(false)
  })

  test('until all of the money has gone back; paid again, the digits are the same', async () => {
    const { stay, code, paymentId } = await guestInTheHouse()
    await setPayment(paymentId, 'refunded')
    expect(await readGuide(stay)).toEqual({ code: undefined, hasWifi: false, isPaid: false })
    await syncNow()
    await pay(stay, PRICE)
    expect(await readGuide(stay)).toEqual({ code, hasWifi: true, isPaid: true })
  })
})

test('a cheaper stay is paid by what came in, and stays so when it becomes dearer', async () => {
  const stay = await confirmedStay()
  await pay(stay, 1000)
  await changeStay(stay, { totalPrice: 1000 })
  await changeStay(stay, { totalPrice: 1100 })
  await goTo(CHECK_IN)
  expect(await showsSecrets(stay)).toEqual([true, true])
})

test('a mistaken price or payment that was undone has paid nothing', async () => {
  const stay = await confirmedStay()
  await pay(stay, 100)
  clock.pass(1)
  await changeStay(stay, { totalPrice: 100 })
  await admin(`POST /api/admin/bookings/${stay.id}/undo`)
  const other = await confirmedStay({ checkIn: '2026-12-07', checkOut: '2026-12-10' })
  await setPayment(await pay(other, PRICE), 'pending')
  await changeStay(other, { totalPrice: PRICE + 1 })
  await goTo('2026-12-07T12:00:00Z')
  expect([await showsSecrets(stay), await showsSecrets(other)]).toEqual([
    [false, false],
    [false, false],
  ])
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
  // The stay's own code, which the fixed one has meanwhile taken from the lock.
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
  expect(body).toEqual({
    ...guide,
    lockDeviceId: null,
    version: expect.any(Number),
    lockProvider: 'sandbox',
    lockError: null,
  })
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

test("two editors of one guide: the second gets a conflict with the first one's guide", async () => {
  const path = '/api/admin/lodges/xrp-lodge/guide'
  const { version } = (await admin(`GET ${path}`)).body
  const theirs = { ...guide, doorCode: '4711' }
  expect(await save({ ...theirs, version })).toMatchObject({ doorCode: '4711', version: version + 1 })
  const mine = { ...guide, contact: 'Otto', version }
  const refused = await admin(`PUT ${path}`, mine)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'conflict',
    detail: 'Someone else has changed this guide meanwhile. Please look at their changes first.',
    version: version + 1,
  })
  expect(refused.body.current).toEqual({ ...theirs, lockDeviceId: null })
  // The answer of the first save was lost: saving again is no conflict and no second change.
  expect(await save({ ...theirs, version })).toMatchObject({ ...theirs, version: version + 1 })
  expect((await admin(`GET ${path}`)).body).toMatchObject({ ...theirs, version: version + 1 })
  expect((await save({ ...mine, version: version + 1 })).version).toBe(version + 2)
  const unsigned = await testApp.send(`PUT ${path}`, { body: mine })
  expect([unsigned.status, 'current' in unsigned.body]).toEqual([401, false])
})

test('a guide without a version replaces what stands', async () => {
  const { version } = await save(guide)
  expect(await save({ ...guide, contact: 'Otto' })).toMatchObject({ contact: 'Otto', version: version + 1 })
})

test('two editors who write the first guide of a lodge at once: one wins', async () => {
  const path = '/api/admin/lodges/pepe-lodge/guide'
  expect((await admin(`GET ${path}`)).body.version).toBe(0)
  const both = await Promise.all(
    ['Olive', 'Otto'].map((contact) => admin(`PUT ${path}`, { ...guide, contact, version: 0 })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await admin(`GET ${path}`)).body.version).toBe(1)
})

test('a stay that costs nothing needs no payment', async () => {
  const stay = await confirmedStay()
  await testApp.context.db.update(bookings).set({ totalPrice: 0, lines: [] }).where(eq(bookings.id, stay.id))
  clock.set(CHECK_IN)
  expect(await showsSecrets(stay)).toEqual([true, true])
})
