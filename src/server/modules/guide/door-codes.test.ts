import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodgeGuides, stayDoorCodes } from '#server/platform/database/tables/guide.ts'
import { payments } from '#server/platform/database/tables/payments.ts'
import type { LockGateway } from '#server/platform/gateways/locks/lock-gateway.ts'
import { sandboxLocks } from '#server/platform/gateways/locks/sandbox-locks.ts'
import { seamLocks } from '#server/platform/gateways/locks/seam-locks.ts'
import { deferred } from '#server/testing/deferred.ts'
import { type SeamStandIn, seamStandIn } from '#server/testing/seam-stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { planDoorCode } from './door-codes.ts'
import { syncDoorCode, syncDoorCodes } from './sync-door-codes.ts'

const MINUTE = 60_000
const CHECK_IN = '2026-12-04T23:00:00.000Z'
const CHECK_OUT = '2026-12-07T18:00:00.000Z'
/** In the three days before check-in. */
const SOON = '2026-12-02T00:00:00Z'

const clock = testClock()
let testApp: TestApp
let seam: SeamStandIn
let locks: LockGateway
beforeAll(async () => {
  seam = await seamStandIn()
  locks = seamLocks(seam)
  // Production without a provider: only this file's calls bring codes to the lock.
  testApp = await createTestApp({ clock, environment: { NODE_ENV: 'production' } })
})
afterAll(async () => {
  await testApp.close()
  await seam.close()
})

const aGuide = (lodgeSlug: string, lockDeviceId: string | null) => ({
  lodgeSlug,
  lockDeviceId,
  address: '',
  directions: '',
  wifiName: '',
  wifiPassword: '',
  rules: [],
  contact: '',
  updatedAt: CHECK_IN,
})

let stay: { id: number; reference: string; key: string; totalPrice: number }
beforeEach(async () => {
  const { db } = testApp.context
  clock.set('2026-12-01T12:00:00Z')
  await db.delete(stayDoorCodes)
  await db.delete(lodgeGuides)
  await db.update(bookings).set({ status: 'declined' })
  await db.insert(lodgeGuides).values([aGuide('xrp-lodge', 'door-1'), aGuide('doge-lodge', 'door-2')])
  seam.codes.clear()
  seam.calls.length = 0
  const request = { name: 'Grace', email: 'g@example.com', checkIn: '2026-12-04', checkOut: '2026-12-07' }
  stay = (await testApp.send('POST /api/bookings', { body: { ...request, lodgeId: 1 } })).body
  await change({ status: 'confirmed' })
  const now = new Date(clock.now()).toISOString()
  await db.insert(payments).values({
    bookingId: stay.id,
    amount: String(stay.totalPrice),
    paymentMethod: 'cash',
    status: 'completed',
    isByHand: true,
    createdAt: now,
    updatedAt: now,
  })
  clock.set(SOON)
})

const change = (fields: Partial<typeof bookings.$inferInsert>) =>
  testApp.context.db.update(bookings).set(fields).where(eq(bookings.id, stay.id))
const setPayment = (fields: Partial<typeof payments.$inferInsert>) =>
  testApp.context.db.update(payments).set(fields).where(eq(payments.bookingId, stay.id))
const giveBack = () => setPayment({ status: 'refunded', refundedAmount: String(stay.totalPrice) })
const payAgain = () => setPayment({ status: 'completed', refundedAmount: '0' })
const sync = (by = locks) => syncDoorCodes(testApp.context, by)
const atLock = () =>
  [...seam.codes.values()].map(({ device_id, name, starts_at, ends_at }) => [
    device_id,
    name,
    starts_at,
    ends_at,
  ])
const own = () => ['door-1', expect.stringMatching(`^Stay ${stay.reference} \\d+$`), CHECK_IN, CHECK_OUT]
const rows = () => testApp.context.db.select().from(stayDoorCodes)

test('a paid stay gets its code at the lock three days before check-in, once', async () => {
  clock.set('2026-12-01T22:59:59Z')
  await sync()
  expect(atLock()).toEqual([])
  clock.set('2026-12-01T23:00:00Z')
  await Promise.all([sync(), sync(), sync()])
  await sync()
  expect(atLock()).toEqual([own()])
  expect(seam.calls).toEqual(['list', 'create'])
})

test('a guest who comes while a sweep makes the code gets it', async () => {
  const call = deferred()
  const answer = deferred()
  const slow: LockGateway = {
    ...locks,
    createCode: async (requested) => {
      call.resolve()
      await answer.promise
      return locks.createCode(requested)
    },
  }
  const sweep = sync(slow)
  await call.promise
  const code = syncDoorCode(testApp.context, slow, stay.id).then(rows)
  answer.resolve()
  expect(await code).toMatchObject([{ code: expect.stringMatching(/^\d+$/) }])
  await sweep
})

test('a code is looked at until it is at the lock, and a lock that does not take it is an error', async () => {
  await sync()
  const [code] = seam.codes.values()
  if (!code) throw new Error('there is no code')
  code.status = 'setting'
  await testApp.context.db.update(stayDoorCodes).set({ nextTryAt: SOON })
  await sync()
  expect(await rows()).toMatchObject([{ code: code.code, lastError: null, nextTryAt: expect.any(String) }])
  code.errors = [{ error_code: 'no_space_for_access_code_on_device' }]
  clock.pass(30 * MINUTE)
  await sync()
  expect(await rows()).toMatchObject([{ lastError: expect.stringContaining('no_space') }])
  Object.assign(code, { errors: [], status: 'set' })
  clock.pass(MINUTE)
  await sync()
  expect(await rows()).toMatchObject([{ lastError: null, nextTryAt: null }])
})

test('a cancelled stay loses its code', async () => {
  await sync()
  await change({ status: 'cancelled' })
  await sync()
  expect([atLock(), await rows()]).toEqual([[], []])
})

test('a code stays when more becomes due', async () => {
  await sync()
  const [before] = await rows()
  await change({ totalPrice: stay.totalPrice + 100 })
  await sync()
  expect(await rows()).toEqual([before])
})

// Until now a part that became due took the code away, and the next one had other digits (decision 049).
test('a stay whose money went back loses its code, and gets the same digits when it is paid again', async () => {
  await sync()
  const code = (await rows())[0]?.code
  await giveBack()
  await sync()
  expect([atLock(), await rows()]).toEqual([[], []])
  await payAgain()
  await sync()
  expect(atLock()).toEqual([own()])
  expect(await rows()).toMatchObject([{ code, nextTryAt: null }])
  expect([...seam.codes.values()]).toMatchObject([{ code }])
})

test('a code that waits for its removal is kept when it is wanted again', async () => {
  await sync()
  const code = (await rows())[0]?.code
  await giveBack()
  seam.refuse(1, 503)
  await sync()
  await payAgain()
  await sync()
  clock.pass(MINUTE)
  await sync()
  const [shown, ...others] = await rows()
  expect(shown?.code).toBe(code)
  expect(others).toEqual([])
  expect([...seam.codes.values()].map(({ code }) => code)).toEqual([shown?.code])
  expect(shown).toMatchObject({ isWanted: true, code: expect.stringMatching(/^\d{6}$/), nextTryAt: null })
})

test('a code that is wanted again while the lock removes it is made again', async () => {
  await sync()
  const code = (await rows())[0]?.code
  await giveBack()
  const slow: LockGateway = {
    ...locks,
    removeCode: async (gone) => {
      await payAgain()
      await planDoorCode(testApp.context, locks, stay.id)
      await locks.removeCode(gone)
    },
  }
  await sync(slow)
  await sync()
  expect(await rows()).toMatchObject([{ isWanted: true, code, nextTryAt: null }])
  expect([...seam.codes.values()]).toMatchObject([{ code }])
})

test('another lodge has a code of its own with the same digits, unless they are taken there', async () => {
  await sync()
  const code = (await rows())[0]?.code ?? ''
  await change({ lodgeSlug: 'doge-lodge' })
  await sync()
  expect([...seam.codes.values()]).toMatchObject([{ device_id: 'door-2', code }])
  await locks.createCode({ deviceId: 'door-1', name: 'Cleaning', code, from: CHECK_IN, until: CHECK_OUT })
  await change({ lodgeSlug: 'xrp-lodge' })
  await sync()
  const [shown] = await rows()
  expect(shown).toMatchObject({ deviceId: 'door-1', code: expect.stringMatching(/^\d{6}$/), lastError: null })
  expect(shown?.code).not.toBe(code)
})

test('other dates keep the digits, another lodge has another code', async () => {
  await sync()
  const code = (await rows())[0]?.code
  expect(code).toMatch(/^\d{6}$/)
  await change({ checkOut: '2026-12-08' })
  await sync()
  expect(atLock()).toEqual([[...own().slice(0, 3), '2026-12-08T18:00:00.000Z']])
  expect(await rows()).toMatchObject([{ code, nextTryAt: null }])
  await change({ checkOut: '2026-12-07', lodgeSlug: 'doge-lodge' })
  await sync()
  // DOGE Lodge is in New York.
  expect(atLock()).toEqual([['door-2', own()[1], '2026-12-04T21:00:00.000Z', '2026-12-07T16:00:00.000Z']])
})

test("an owner's fixed code removes the stay's own", async () => {
  await sync()
  await testApp.context.db.update(lodgeGuides).set({ doorCode: '4711' })
  await sync()
  expect([atLock(), await rows()]).toEqual([[], []])
})

test('a code goes after check-out', async () => {
  await sync()
  clock.set(CHECK_OUT)
  await sync()
  expect((await rows()).map(({ purpose }) => purpose)).toEqual(['cleaning'])
  expect(atLock()).toHaveLength(1)
  expect(atLock()[0]?.[1]).toMatch(/^Cleaning /)
})

test('a lock that is away is called again after a minute, then after two', async () => {
  seam.refuse(2, 503)
  await sync()
  const [failed] = await rows()
  expect(failed).toMatchObject({ tries: 1, code: null, lastError: expect.stringContaining('503') })
  clock.pass(MINUTE - 1)
  await sync()
  expect(seam.calls.length).toBe(1)
  clock.pass(1)
  await sync()
  clock.pass(2 * MINUTE)
  await sync()
  expect(atLock()).toEqual([own()])
  expect(await rows()).toMatchObject([{ lastError: null, nextTryAt: null }])
})

test('a code whose making failed is not left at the lock of a cancelled stay', async () => {
  seam.refuse(1, 503)
  await sync()
  const [row] = await rows()
  await seamLocks(seam).createCode({
    deviceId: 'door-1',
    name: `Stay ${stay.reference} ${row?.id}`,
    from: CHECK_IN,
    until: CHECK_OUT,
  })
  await change({ status: 'cancelled' })
  await sync()
  expect([atLock(), await rows()]).toEqual([[], []])
})

test('a code that someone removed at the lock is made again with the next change', async () => {
  await sync()
  seam.codes.clear()
  await change({ checkOut: '2026-12-08' })
  await sync()
  expect(atLock().length).toBe(1)
})

test('another provider makes a code of its own', async () => {
  await sync()
  await sync(sandboxLocks(testApp.context.secret))
  expect(await rows()).toMatchObject([{ provider: 'sandbox', deviceId: 'xrp-lodge' }])
})
