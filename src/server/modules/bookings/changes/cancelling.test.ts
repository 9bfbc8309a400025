import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

/** Noon in winter at the lodge of these tests, which stands in Denver's or New York's zone. */
const TODAY = '2026-11-21T18:00:00Z'
const clock = testClock(TODAY)
const HOUR = 3_600_000

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ clock })
  await testApp.adminToken()
})
afterAll(() => testApp.close())
beforeEach(() => signInAt(TODAY))

async function signInAt(instant: string) {
  clock.set(instant)
  const { email, password } = testAdmin
  token = (await testApp.send('POST /api/admin/login', { body: { email, password } })).body.token
}

const admin = (call: Parameters<TestApp['send']>[0], body?: object) => testApp.send(call, { body, token })
const setPolicy = (cancellationPolicy: unknown) =>
  admin('PUT /api/admin/lodges/xrp-lodge', { cancellationPolicy } as object)

let checkIn = '2026-11-22'
/** Three nights at XRP Lodge, $450 each, confirmed; no two tests share any. */
async function aStay(days = 4) {
  checkIn = addDays(checkIn, days)
  const body = { name: 'Gus', email: 'gus@example.com', checkIn, checkOut: addDays(checkIn, 3), lodgeId: 1 }
  const stay = (await testApp.send('POST /api/bookings', { body })).body
  await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'confirmed' })
  return stay
}
/** By hand, all of it. */
const pay = ({ id }: { id: number }) =>
  admin('POST /api/admin/payments', { bookingId: id, amount: '1350', status: 'completed' })
const cancel = ({ reference, key }: { reference: string; key: string }, body?: object) =>
  testApp.send(`POST /api/bookings/${reference}/cancel?key=${key}`, body && { body })

test('an owner chooses a built-in policy or writes one; an invalid one is rejected', async () => {
  expect((await setPolicy('Firm')).body.cancellationPolicy).toEqual({
    name: 'Firm',
    steps: [
      { hoursBefore: 720, refundPercent: 100 },
      { hoursBefore: 168, refundPercent: 50 },
    ],
  })
  const own = { name: 'Ours', steps: [{ hoursBefore: 72, refundPercent: 33 }] }
  expect((await setPolicy(own)).status).toBe(200)
  expect((await testApp.send('GET /api/lodges/xrp-lodge')).body.cancellationPolicy).toEqual(own)
  for (const wrong of ['Strict', { name: 'Ours', steps: [{ hoursBefore: 1, refundPercent: 200 }] }])
    expect((await setPolicy(wrong)).status).toBe(400)
  await setPolicy('Seven Days Free')
})

test('a booking keeps the policy of its request after later changes by the owner', async () => {
  await setPolicy({ name: 'Ours', steps: [{ hoursBefore: 48, refundPercent: 33 }] })
  const stay = await aStay(10)
  await setPolicy('Firm')
  expect(stay.policy.name).toBe('Ours')
  await pay(stay)
  clock.pass(25 * HOUR)
  const { body } = await cancel(stay)
  // 33 % of $1,350 is $445.50.
  expect(body).toMatchObject({ status: 'cancelled', keptCents: 90_450, policy: { name: 'Ours' } })
  await setPolicy('Seven Days Free')
})

test('within 24 hours of the request cancelling is free, when that was 72 hours or more ahead', async () => {
  await setPolicy({ name: 'Nothing back', steps: [] })
  const inTime = await aStay(10)
  await pay(inTime)
  clock.pass(24 * HOUR)
  expect((await cancel(inTime)).body.keptCents).toBe(0)
  clock.set(TODAY)
  const late = await aStay(4)
  await pay(late)
  clock.pass(24 * HOUR + 1)
  expect((await cancel(late)).body.keptCents).toBe(135_000)
  await setPolicy('Seven Days Free')
})

test('cancelling that keeps more than the page has shown is refused with the amount, and goes on with it', async () => {
  const stay = await aStay()
  await pay(stay)
  clock.set(`${addDays(stay.checkIn, -1)}T18:00:00Z`)
  const refused = await cancel(stay, { expectedKeptCents: 0 })
  expect([refused.status, refused.body.keptCents]).toEqual([409, 135_000])
  expect(refused.body.detail).toBe(
    'Cancelling now, $1,350 is kept. Nothing is cancelled yet: please decide again.',
  )
  const agreed = await cancel(stay, { expectedKeptCents: refused.body.keptCents })
  expect(agreed.body).toMatchObject({ status: 'cancelled', keptCents: 135_000 })
})

test('what is kept is at most what was paid, and nothing more is due', async () => {
  const unpaid = await aStay()
  const partly = await aStay()
  await admin('POST /api/admin/payments', { bookingId: partly.id, amount: '200', status: 'completed' })
  for (const [stay, paidCents] of [
    [unpaid, 0],
    [partly, 20_000],
  ] as const) {
    clock.set(`${addDays(stay.checkIn, -1)}T18:00:00Z`)
    expect((await cancel(stay)).body).toMatchObject({
      keptCents: paidCents,
      money: { totalCents: paidCents, dueCents: 0, refundingCents: 0, overpaidCents: 0 },
    })
  }
  await signInAt(TODAY)
  const other = await aStay()
  await admin('POST /api/admin/payments', { bookingId: other.id, amount: '200', status: 'completed' })
  const tooMuch = { status: 'cancelled', keepCents: 20_001 }
  const refused = await admin(`PUT /api/admin/bookings/${other.id}/status`, tooMuch)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ path: 'keepCents', message: 'At most $200 can be kept' }],
  ])
})

test('from check-in time on a guest cannot cancel, and an owner can', async () => {
  const stay = await aStay()
  const { timeZone } = stay
  const begins = Date.parse(`${stay.checkIn}T00:00:00Z`) + (timeZone === 'America/New_York' ? 21 : 23) * HOUR
  await signInAt(new Date(begins + 3 * HOUR).toISOString())
  const refused = await cancel(stay)
  expect([refused.status, refused.body.detail]).toEqual([409, 'Your stay has begun. Please write to us.'])
  const tooMuch = { status: 'cancelled', keepCents: 135_001 }
  expect((await admin(`PUT /api/admin/bookings/${stay.id}/status`, tooMuch)).status).toBe(422)
  const whole = await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'cancelled' })
  expect(whole.body).toMatchObject({ status: 'cancelled', keptCents: 0 })
})

test('a request that was never confirmed costs nothing when the owner cancels it', async () => {
  const dates = { checkIn: '2027-06-01', checkOut: '2027-06-03' }
  const request = { name: 'Rita', email: 'rita@example.com', lodgeId: 5, ...dates }
  const { id } = (await testApp.send('POST /api/bookings', { body: request })).body
  const cancelled = (keepCents: number) =>
    admin(`PUT /api/admin/bookings/${id}/status`, { status: 'cancelled', keepCents })
  const refused = await cancelled(1)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ path: 'keepCents', message: 'Nothing can be kept of a stay that was never confirmed' }],
  ])
  expect((await cancelled(0)).body).toMatchObject({ status: 'cancelled', keptCents: 0 })
})

test('the kept part of a cancelled stay is revenue, and its past nights are occupied', async () => {
  const stay = await aStay()
  await admin('POST /api/admin/payments', { bookingId: stay.id, amount: '1350', status: 'completed' })
  const figures = async () => {
    const { revenue, occupancy } = (await admin('GET /api/admin/overview')).body
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
    return { revenue: sum(revenue), nights: sum(occupancy[0].nights) }
  }
  const confirmed = await figures()
  // Two nights after the arrival, at noon.
  await signInAt(`${addDays(stay.checkIn, 2)}T19:00:00Z`)
  await admin(`PUT /api/admin/bookings/${stay.id}/status`, { status: 'cancelled', keepCents: 100_000 })
  const cancelled = await figures()
  expect(confirmed.revenue - cancelled.revenue).toBe(350)
  expect(confirmed.nights - cancelled.nights).toBe(1)
})

test('emails name no past deadline', async () => {
  await setPolicy('Seven Days Free')
  const stay = await aStay()
  const emails = await testApp.context.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.bookingReference, stay.reference))
  const policies = emails.flatMap(({ text }) => text.match(/cancelling (is free|costs)[^.]*\./g) ?? [])
  expect(policies.length).toBeGreaterThan(0)
  const days = /(\d+) (Nov|Dec) 2026/g
  for (const text of policies)
    for (const [, day, month] of text.replaceAll('\n', ' ').matchAll(days))
      expect(Date.parse(`${day} ${month} 2026 23:59 UTC`)).toBeGreaterThan(clock.now())
})

test('a booking keeps the check-in time of its request: it ends cancelling, and the email has it', async () => {
  await admin('PUT /api/admin/lodges/xrp-lodge', { checkInFrom: '14:00', checkOutUntil: '10:30' })
  const stay = await aStay(10)
  await admin('PUT /api/admin/lodges/xrp-lodge', { checkInFrom: '16:00', checkOutUntil: '11:00' })
  expect(stay).toMatchObject({ checkInFrom: '14:00', checkOutUntil: '10:30' })
  const emails = await testApp.context.db.select().from(mailOutbox)
  const email = emails.find(({ text }) => text.includes(stay.reference))
  expect(email?.text).toMatch(/from 2 PM[\s\S]*until 10:30 AM/)
  clock.set(`${stay.checkIn}T20:59:00Z`)
  expect((await cancel(stay)).status).toBe(200)
  clock.set(TODAY)
  await admin('PUT /api/admin/lodges/xrp-lodge', { checkInFrom: '14:00' })
  const begun = await aStay(4)
  await admin('PUT /api/admin/lodges/xrp-lodge', { checkInFrom: '16:00' })
  clock.set(`${begun.checkIn}T21:00:00Z`)
  expect((await cancel(begun)).status).toBe(409)
})
