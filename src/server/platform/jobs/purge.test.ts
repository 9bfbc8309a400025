import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { purgeLoginAttempts } from '#server/modules/auth/login-throttle.ts'
import { purgeSessions } from '#server/modules/auth/sessions.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { adminSessions, loginAttempts } from '../database/tables/admins.ts'
import { idempotencyKeys } from '../database/tables/platform.ts'
import { purgeIdempotencyKeys } from '../http/idempotency.ts'
import { purgeRegularly } from './purge.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const request = (key: string) =>
  testApp.send('POST /api/bookings', {
    headers: { 'idempotency-key': key },
    body: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      lodgeId: 1,
    },
  })

test('an idempotency key repeats its reply for a day and is then deleted', async () => {
  const first = await request('one')
  testApp.clock.pass(24 * 3_600_000 - 1000)
  await purgeIdempotencyKeys(testApp.context)
  expect((await request('one')).body.id).toBe(first.body.id)
  testApp.clock.pass(2000)
  await purgeIdempotencyKeys(testApp.context)
  expect(await testApp.database.db.select().from(idempotencyKeys)).toEqual([])
})

test('a purge that fails is logged and does not keep the others from running', async () => {
  const warn = vi.spyOn(testApp.context.log, 'warn')
  const later = vi.fn(() => Promise.resolve())
  const brokenPurge = () => Promise.reject(new Error('broken'))
  testApp.clock.pass(3_600_000)
  const { stop } = purgeRegularly(testApp.context, [brokenPurge, later])
  await expect.poll(() => later.mock.calls.length).toBe(1)
  expect(warn).toHaveBeenCalledWith({ error: 'broken', purge: 'brokenPurge' }, 'a purge of old rows failed')
  warn.mockRestore()
  stop()
})

test('deletes expired failed sign-ins at the start and regularly', async () => {
  const at = new Date(testApp.clock.now()).toISOString()
  await testApp.database.db.insert(loginAttempts).values({ key: 'old', count: 5, at })
  testApp.clock.pass(3_600_000)
  const { stop } = purgeRegularly(testApp.context, [purgeLoginAttempts])
  await expect.poll(async () => testApp.database.db.select().from(loginAttempts)).toEqual([])
  stop()
})

test('deletes sessions of staff after twelve hours, whether or not somebody signs in', async () => {
  const sessions = () => testApp.database.db.select().from(adminSessions)
  await testApp.adminToken()
  testApp.clock.pass(12 * 3_600_000 - 1000)
  await purgeSessions(testApp.context)
  expect(await sessions()).toHaveLength(1)
  testApp.clock.pass(2000)
  await purgeSessions(testApp.context)
  expect(await sessions()).toEqual([])
})
