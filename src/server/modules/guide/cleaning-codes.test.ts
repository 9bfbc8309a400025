import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { cleanings } from '#server/platform/database/tables/cleanings.ts'
import { lodgeGuides, stayDoorCodes } from '#server/platform/database/tables/guide.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { sandboxLocks } from '#server/platform/gateways/locks/sandbox-locks.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { syncDoorCodes } from './sync-door-codes.ts'

/** XRP Lodge is in Denver: check-out is 11:00, check-in 16:00. */
const CHECK_OUT = '2026-12-07T18:00:00.000Z'
const NEXT_CHECK_IN = '2026-12-07T23:00:00.000Z'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const clock = testClock()
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ clock })
})
afterAll(() => testApp.close())

let token: string
let leaving: { id: number; reference: string }
beforeEach(async () => {
  const { db } = testApp.context
  await db.delete(stayDoorCodes)
  await db.delete(cleanings)
  await db.delete(lodgeGuides)
  await db.update(bookings).set({ status: 'declined' })
  await goTo('2026-12-01T12:00:00Z')
  leaving = await enter('2026-12-04', '2026-12-07')
})

const goTo = async (instant: string | number) => {
  clock.set(new Date(instant).toISOString())
  token = await testApp.adminToken()
}
async function enter(checkIn: string, checkOut: string) {
  const body = {
    name: 'Grace',
    lodgeId: 1,
    checkIn,
    checkOut,
    guests: 2,
    source: 'owner',
    status: 'confirmed',
  }
  const entered = await testApp.send('POST /api/admin/bookings', { token, body })
  expect(entered.status).toBe(201)
  return entered.body
}
const sync = async () => {
  await syncDoorCodes(testApp.context, sandboxLocks(testApp.context.secret))
}
const codes = async () => {
  await sync()
  return (await testApp.send('GET /api/admin/cleaning-codes', { token })).body
}
const clean = (done: boolean) =>
  testApp.send('PUT /api/admin/cleaning/xrp-lodge/2026-12-07', { token, body: { done } })

test('a cleaning has a code of its own from check-out to the next check-in, made the day before', async () => {
  await enter('2026-12-07', '2026-12-09')
  await goTo(Date.parse(CHECK_OUT) - DAY_MS - 1)
  expect(await codes()).toEqual([])
  clock.pass(1)
  expect(await codes()).toEqual([
    {
      lodgeSlug: 'xrp-lodge',
      date: '2026-12-07',
      code: expect.stringMatching(/^\d{6}$/),
      from: CHECK_OUT,
      until: NEXT_CHECK_IN,
    },
  ])
})

test("it differs from the guests' codes, and an arrival that is booked later shortens it", async () => {
  await goTo(CHECK_OUT)
  const [alone] = await codes()
  expect(alone.until).toBe(new Date(Date.parse(CHECK_OUT) + 7 * DAY_MS).toISOString())
  await enter('2026-12-08', '2026-12-09')
  expect(await codes()).toEqual([{ ...alone, until: '2026-12-08T23:00:00.000Z' }])
  const stored = await testApp.context.db.select().from(stayDoorCodes)
  expect(new Set(stored.map(({ code }) => code)).size).toBe(stored.length)
})

test('it goes when the cleaning is done and comes back when it is opened again', async () => {
  await goTo(CHECK_OUT)
  expect(await codes()).toHaveLength(1)
  await clean(true)
  // The list is empty before the sweep has called the lock.
  expect((await testApp.send('GET /api/admin/cleaning-codes', { token })).body).toEqual([])
  expect(await codes()).toEqual([])
  expect(await testApp.context.db.select().from(stayDoorCodes)).toEqual([])
  await clean(false)
  expect(await codes()).toHaveLength(1)
})

test("it ends at the next guests' check-in", async () => {
  await enter('2026-12-07', '2026-12-09')
  await goTo(CHECK_OUT)
  expect(await codes()).toHaveLength(1)
  await goTo(NEXT_CHECK_IN)
  expect(await codes()).toEqual([])
})

test('a stay that never began, and a lodge with a fixed code, make none', async () => {
  await goTo(CHECK_OUT)
  await testApp.context.db.insert(lodgeGuides).values({
    ...{ lodgeSlug: 'xrp-lodge', address: '', directions: '', wifiName: '', wifiPassword: '' },
    ...{ rules: [], contact: '', doorCode: '4711', updatedAt: CHECK_OUT },
  })
  expect(await codes()).toEqual([])
  await testApp.context.db.delete(lodgeGuides)
  await testApp.context.db
    .update(bookings)
    .set({ status: 'cancelled', decidedAt: '2026-12-02T12:00:00Z' })
    .where(eq(bookings.id, leaving.id))
  expect(await codes()).toEqual([])
})

test('no email, audit trail, day or reply to a tick has the code', async () => {
  await goTo(CHECK_OUT)
  const [{ code }] = await codes()
  const { db } = testApp.context
  const ticked = (await clean(true)).body
  const day = (await testApp.send('GET /api/admin/day?date=2026-12-07', { token })).body
  const stored = [await db.select().from(mailOutbox), await db.select().from(auditTrail)]
  expect(JSON.stringify([ticked, day, stored])).not.toContain(code)
})

test('a code that the lock has not taken yet is on the list without digits', async () => {
  await goTo(Date.parse(CHECK_OUT) + HOUR_MS)
  await sync()
  await testApp.context.db.update(stayDoorCodes).set({ code: null })
  const { body } = await testApp.send('GET /api/admin/cleaning-codes', { token })
  expect(body).toMatchObject([{ lodgeSlug: 'xrp-lodge', code: null }])
})
