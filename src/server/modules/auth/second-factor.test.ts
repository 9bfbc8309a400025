import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminUsers, auditTrail } from '#server/platform/database/tables/admins.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { runAdminCommand } from '../staff/admin-command.ts'

const PERIOD_MS = 30_000

let testApp: TestApp
let token: string
let secret: string
let recoveryCodes: string[]
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const { email, password } = testAdmin
const login = (code?: string, change: object = {}) =>
  testApp.send('POST /api/admin/login', { body: { email, password, code, ...change } })
const post = (path: string, body: object) =>
  testApp.send(`POST /api/admin/second-factor${path}`, { token, body })
const codeAt = (now: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
const code = () => codeAt(testApp.clock.now())
const stored = async () => {
  const [row] = await testApp.database.db.select().from(adminUsers).where(eq(adminUsers.email, email))
  if (!row) throw new Error('there is no admin')
  return row
}

/** Each test starts with the second factor on and its first code used. */
beforeEach(async () => {
  testApp.clock.pass(3_600_000)
  await testApp.adminToken()
  await runAdminCommand(testApp.context, ['totp-off', email])
  token = (await login()).body.token
  secret = (await post('/offer', { password })).body.secret
  recoveryCodes = (await post('', { code: code() })).body.recoveryCodes
})

test('a sign-in with a second factor needs a code and says so only after a right password', async () => {
  const answer = await login()
  expect([answer.status, answer.body.code]).toEqual([401, 'code_needed'])
  const wrong = await login(undefined, { password: 'not this one' })
  expect([wrong.status, wrong.body.code, wrong.body.detail]).toEqual([
    401,
    'unauthorized',
    'Invalid credentials',
  ])
  testApp.clock.pass(PERIOD_MS)
  const signedIn = await login(` ${code().slice(0, 3)} ${code().slice(3)} `)
  expect(signedIn.status).toBe(200)
  expect(signedIn.body.admin).toMatchObject({ email })
})

test('accepts a code once and no older one after it', async () => {
  testApp.clock.pass(PERIOD_MS)
  const older = codeAt(testApp.clock.now() - PERIOD_MS)
  const current = code()
  const both = await Promise.all([login(current), login(current)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await login(current)).status).toBe(401)
  expect((await login(older)).status).toBe(401)
  testApp.clock.pass(PERIOD_MS)
  expect((await login(code())).status).toBe(200)
})

test('accepts a code one period off and refuses one two periods off', async () => {
  testApp.clock.pass(10 * PERIOD_MS)
  const now = testApp.clock.now()
  for (const periods of [-2, 2]) expect((await login(codeAt(now + periods * PERIOD_MS))).status).toBe(401)
  expect((await login(codeAt(now - PERIOD_MS))).status).toBe(200)
  expect((await login(codeAt(now + PERIOD_MS))).status).toBe(200)
})

test('wrong codes delay an account like wrong passwords', async () => {
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await login('000000')).body.detail).toBe('Invalid credentials')
  testApp.clock.pass(1)
  const slowed = await login(code())
  expect([slowed.status, slowed.body.detail]).toEqual([
    429,
    'Too many attempts. Please try again in 2 seconds.',
  ])
})

test('each recovery code works once', async () => {
  expect(recoveryCodes).toHaveLength(10)
  const [first = '', second = ''] = recoveryCodes
  expect((await login(`${first.slice(0, 5)}-${first.slice(5).toLowerCase()}`)).status).toBe(200)
  expect((await login(first)).status).toBe(401)
  const both = await Promise.all([login(second), login(second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  const { body } = await testApp.send('GET /api/admin/second-factor', { token })
  expect(body).toEqual({ isOn: true, recoveryCodesLeft: 8 })
})

test('recovery codes and secret are never shown again, logged or audited', async () => {
  const row = await stored()
  for (const one of recoveryCodes) expect(JSON.stringify(row)).not.toContain(one)
  const trail = JSON.stringify(await testApp.database.db.select().from(auditTrail))
  expect(trail).toContain('turn on second factor')
  expect(trail).not.toContain(secret)
  const reply = await testApp.send('GET /api/admin/second-factor', { token })
  expect(JSON.stringify(reply.body)).not.toContain(secret)
})

test('turning it on needs the password and a code; turning it off needs a code', async () => {
  expect((await post('/offer', { password })).status).toBe(409)
  expect((await post('/off', { code: '000000' })).status).toBe(422)
  const other = (await login(recoveryCodes[3])).body.token
  expect((await post('/off', { code: recoveryCodes[2] })).status).toBe(204)
  expect((await testApp.send('GET /api/admin/second-factor', { token: other })).status).toBe(401)
  expect((await login()).status).toBe(200)
  expect((await post('', { code: '000000' })).status).toBe(409)
  const refused = await post('/offer', { password: 'not this one' })
  expect([refused.status, refused.body.detail]).toEqual([422, 'This password is not right'])
  const offer = await post('/offer', { password })
  expect(offer.body.uri).toContain('otpauth://totp/Crypto%20Lodge:owner%40example.com?issuer=Crypto%20Lodge')
  expect((await post('', { code: '000000' })).status).toBe(422)
  expect((await login()).status).toBe(200)
})

test('the command line turns off the second factor of a lost phone', async () => {
  expect(await runAdminCommand(testApp.context, ['totp-off', email])).toContain('asks for no code any more')
  expect((await testApp.send('GET /api/admin/second-factor', { token })).status).toBe(401)
  expect((await login()).status).toBe(200)
  expect(await stored()).toMatchObject({ totpSecret: null, totpOffered: null, recoveryHashes: [] })
})
