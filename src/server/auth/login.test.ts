import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  await house.adminToken()
})
afterAll(() => house.close())

const login = (email: string, password: string) =>
  house.send('POST /api/admin/login', { body: { email, password } })

test('a wrong password and an unknown account get the same answer in about the same time', async () => {
  const timed = async (email: string) => {
    const start = performance.now()
    const { status, body } = await login(email, 'wrong password')
    house.clock.pass(120_000)
    return { took: performance.now() - start, answer: { status, detail: body.detail } }
  }
  /** The quickest of five, as a busy machine only ever adds time. */
  const quickest = async (email: string) => {
    const tries = []
    for (let attempt = 0; attempt < 5; attempt++) tries.push(await timed(email))
    for (const { answer } of tries) expect(answer).toEqual({ status: 401, detail: 'Invalid credentials' })
    return Math.min(...tries.map(({ took }) => took))
  }
  const [known, unknown] = [await quickest('owner@example.com'), await quickest('nobody@example.com')]
  // Both check a password with argon2id; skipping the check would be ten times quicker.
  expect(unknown).toBeGreaterThan(known / 3)
})

test('five failures slow an account down, and it is never locked', async () => {
  house.clock.pass(3_600_000)
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await login('slow@example.com', 'wrong')).status).toBe(401)
  const { status, body } = await login('slow@example.com', 'wrong')
  expect(status).toBe(429)
  expect(body.detail).toBe('Too many attempts. Please try again in 2 seconds.')
  house.clock.pass(2000)
  expect((await login('slow@example.com', 'wrong')).status).toBe(401)
  house.clock.pass(60_000)
  expect((await login('slow@example.com', 'wrong')).status).toBe(401)
})

test('an e-mail that is none and an empty password are refused with the reason', async () => {
  const { status, body } = await login('owner', '')
  expect(status).toBe(400)
  expect(body.errors).toEqual([
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'password', message: 'Password is required' },
  ])
})
