import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.adminToken()
})
afterAll(() => testApp.close())

const login = (email: string, password: string) =>
  testApp.send('POST /api/admin/login', { body: { email, password } })

test('a wrong password and an unknown account get the same answer in about the same time', async () => {
  const timed = async (email: string) => {
    const start = performance.now()
    const { status, body } = await login(email, 'wrong password')
    testApp.clock.pass(120_000)
    return { took: performance.now() - start, answer: { status, detail: body.detail } }
  }
  /** The fastest of five in turns, because a busy machine only adds time. */
  const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < 5; attempt++) {
    const known = await timed('owner@example.com')
    const unknown = await timed('nobody@example.com')
    expect(known.answer).toEqual({ status: 401, detail: 'Invalid credentials' })
    expect(unknown.answer).toEqual(known.answer)
    quickest.known = Math.min(quickest.known, known.took)
    quickest.unknown = Math.min(quickest.unknown, unknown.took)
  }
  // Both check a password with argon2id; without the check the ratio would be ten.
  expect(quickest.unknown).toBeGreaterThan(quickest.known / 3)
})

test('five failures delay an account and never lock it', async () => {
  testApp.clock.pass(3_600_000)
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await login('slow@example.com', 'wrong')).status).toBe(401)
  const { status, body } = await login('slow@example.com', 'wrong')
  expect(status).toBe(429)
  expect(body.detail).toBe('Too many attempts. Please try again in 2 seconds.')
  testApp.clock.pass(1000)
  const { body: later } = await login('slow@example.com', 'wrong')
  expect(later.detail).toBe('Too many attempts. Please try again in 1 second.')
  testApp.clock.pass(1000)
  expect((await login('slow@example.com', 'wrong')).status).toBe(401)
  testApp.clock.pass(60_000)
  expect((await login('slow@example.com', 'wrong')).status).toBe(401)
})

test('refuses an invalid email and an empty password with the reason', async () => {
  const { status, body } = await login('owner', '')
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'password', message: 'Password is required' },
  ])
})
