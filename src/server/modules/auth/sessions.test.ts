import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { IDLE_HOURS, SESSION_HOURS } from '#contract/auth/account.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { managerOfToken } from './sessions.ts'

const HOUR_MS = 3_600_000

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  token = await testApp.adminToken()
})

const read = async () => (await testApp.send('GET /api/admin/sessions', { token })).status

test('an open socket does not keep an unused session open', async () => {
  for (let minute = 0; minute < IDLE_HOURS * 60; minute += 10) {
    expect(await managerOfToken(testApp.context, token)).toMatchObject({ role: 'admin' })
    testApp.clock.pass(600_000)
  }
  expect(await managerOfToken(testApp.context, token)).toBe(null)
  expect(await read()).toBe(401)
})

test('a session in use ends twelve hours after the sign-in', async () => {
  for (let hour = 0; hour < SESSION_HOURS; hour++) {
    expect(await read()).toBe(200)
    testApp.clock.pass(HOUR_MS)
  }
  expect(await read()).toBe(401)
})
