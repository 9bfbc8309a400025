import { desc, inArray } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { auditTrail, loginAttempts } from '#server/platform/database/tables/admins.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { STRANGERS_A_MINUTE } from './login-wait.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment: { TRUST_PROXY: '1' } })
  await testApp.adminToken()
})
afterAll(() => testApp.close())
beforeEach(() => testApp.clock.pass(3_600_000))

const { email, password } = testAdmin
const OWNER = '198.51.100.7'
const STRANGER = '203.0.113.9'

const login = (address: string, body: object) =>
  testApp.send('POST /api/admin/login', { body, headers: { 'x-forwarded-for': address } })
const guess = (address: string, account = email) => login(address, { email: account, password: 'wrong' })
const countStatuses = async (attempts: Promise<{ status: number }>[]) => {
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  return {
    checked: statuses.filter((status) => status === 401).length,
    refused: statuses.filter((status) => status === 429).length,
  }
}

test('checks five of 200 simultaneous wrong passwords', async () => {
  const attempts = Array.from({ length: 200 }, () => guess(STRANGER))
  expect(await countStatuses(attempts)).toEqual({ checked: 5, refused: 195 })
})

test('checks five of 200 accounts tried at once from one IPv6 network', async () => {
  const attempts = Array.from({ length: 200 }, (_, at) => guess(`2001:db8::${at}`, `owner${at}@example.com`))
  expect(await countStatuses(attempts)).toEqual({ checked: 5, refused: 195 })
})

test('the 256 networks of one IPv6 line have ten guesses, those of a /48 twenty', async () => {
  const guesses = (network: (at: number) => number) =>
    countStatuses(Array.from({ length: 256 }, (_, at) => guess(`2001:db8:1:${network(at).toString(16)}::1`)))
  expect(await guesses((at) => at)).toEqual({ checked: 10, refused: 246 })
  expect(await guesses((at) => 256 * at)).toEqual({ checked: 10, refused: 246 })
  expect((await login('2001:db8:2::1', { email, password })).status).toBe(200)
})

test('the owner signs in at a known IPv6 network during guesses from its neighbours', async () => {
  expect((await login('2001:db8:3:1::1', { email, password })).status).toBe(200)
  for (let network = 2; network < 40; network++) await guess(`2001:db8:3:${network.toString(16)}::1`)
  expect((await guess('2001:db8:3:ff::1')).status).toBe(429)
  expect((await login('2001:db8:3:1::2', { email, password })).status).toBe(200)
})

test('a refused attempt opens no transaction', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await guess('192.0.2.50')
  const transaction = vi.spyOn(testApp.database.db, 'transaction')
  expect((await guess('192.0.2.50')).status).toBe(429)
  expect(transaction).not.toHaveBeenCalled()
  transaction.mockRestore()
})

test('failures every 250 ms do not delay the owner at another address', async () => {
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 400; attempt++) {
    const { status, headers, body } = await guess(STRANGER)
    statuses.add(status)
    const wait = Number(headers['retry-after'])
    if (status === 429) expect(body.detail).toContain(`in ${wait} second${wait === 1 ? '.' : 's.'}`)
    testApp.clock.pass(250)
  }
  expect([...statuses]).toEqual([401, 429])
  expect((await login('192.0.2.1', { email, password })).status).toBe(200)
})

test("an owner waits only for their own failure, regardless of strangers' failures", async () => {
  const fail = () => guess(STRANGER)
  for (let attempt = 0; attempt < 5; attempt++) await fail()
  expect((await guess('192.0.2.2')).status).toBe(401)
  let waited = 0
  for (; (await login('192.0.2.2', { email, password })).status === 429; waited += 250) {
    testApp.clock.pass(250)
    await fail()
  }
  expect(waited).toBeLessThanOrEqual(60_000)
})

test('many networks have one try each and then share a few a minute; a network without failures never waits', async () => {
  const guesses = () => countStatuses(Array.from({ length: 200 }, (_, at) => guess(`203.0.113.${at}`)))
  expect(await guesses()).toEqual({ checked: 200, refused: 0 })
  expect(await guesses()).toEqual({ checked: 0, refused: 200 })
  expect((await login(OWNER, { email, password })).status).toBe(200)
  testApp.clock.pass(60_000)
  expect(await guesses()).toEqual({ checked: STRANGERS_A_MINUTE, refused: 200 - STRANGERS_A_MINUTE })
  testApp.clock.pass(60_000)
  expect((await login(OWNER, { email, password })).status).toBe(200)
})

test('checks five of 400 simultaneous wrong codes with the right password', async () => {
  const { token } = (await login(OWNER, { email, password })).body
  const { secret } = (
    await testApp.send('POST /api/admin/second-factor/offer', { token, body: { password } })
  ).body
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: testApp.clock.now() })
  const turnedOn = await testApp.send('POST /api/admin/second-factor', { token, body: { code: code() } })
  expect(turnedOn.status).toBe(201)
  for (let attempt = 0; attempt < 6; attempt++)
    expect((await login(STRANGER, { email, password })).body.code).toBe('code_needed')
  const attempts = Array.from({ length: 400 }, () => login(STRANGER, { email, password, code: '000000' }))
  expect(await countStatuses(attempts)).toEqual({ checked: 5, refused: 395 })
  testApp.clock.pass(60_000)
  const { status } = await login(OWNER, { email, password, code: code() })
  expect(status).toBe(200)
  await testApp.send('POST /api/admin/second-factor/off', {
    token,
    body: { code: turnedOn.body.recoveryCodes[0] },
  })
})

test("turning on a second factor ends only the admin's other sessions", async () => {
  const [first, second] = await Promise.all([
    login(OWNER, { email, password }),
    login(OWNER, { email, password }),
  ])
  const token = first.body.token
  const { secret } = (
    await testApp.send('POST /api/admin/second-factor/offer', { token, body: { password } })
  ).body
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: testApp.clock.now() })
  await testApp.send('POST /api/admin/second-factor', { token, body: { code } })
  expect((await testApp.send('GET /api/admin/second-factor', { token })).status).toBe(200)
  const ended = await testApp.send('GET /api/admin/second-factor', { token: second.body.token })
  expect(ended.status).toBe(401)
})

test('the audit trail has sign-ins and failures, without addresses', async () => {
  await guess('192.0.2.77', 'nobody@example.com')
  await login('192.0.2.77', { email, password })
  const actions = ['sign in', 'failed to sign in as']
  const trail = await testApp.database.db
    .select()
    .from(auditTrail)
    .where(inArray(auditTrail.action, actions))
    .orderBy(desc(auditTrail.id))
    .limit(50)
  expect(trail).toContainEqual(
    expect.objectContaining({ adminId: null, adminName: 'Somebody', subject: 'admin nobody@example.com' }),
  )
  expect(trail).toContainEqual(
    expect.objectContaining({ adminName: testAdmin.name, action: 'sign in', subject: `admin ${email}` }),
  )
  const stored = await testApp.database.db.select().from(loginAttempts)
  expect(JSON.stringify([trail, stored])).not.toContain('192.0.2')
})
