import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runAdminCommand } from '../admin/admin-command.ts'
import { adminUsers, auditTrail } from '../database/tables/admins.ts'
import { openTestHouse, type TestHouse, testAdmin } from '../testing/test-house.ts'

const PERIOD_MS = 30_000

let house: TestHouse
let token: string
let secret: string
let recoveryCodes: string[]
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const { email, password } = testAdmin
const login = (code?: string, change: object = {}) =>
  house.send('POST /api/admin/login', { body: { email, password, code, ...change } })
const ask = (path: string, body: object) =>
  house.send(`POST /api/admin/second-factor${path}`, { token, body })
const codeAt = (now: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
const code = () => codeAt(house.clock.now())
const stored = async () => {
  const [row] = await house.database.db.select().from(adminUsers).where(eq(adminUsers.email, email))
  if (!row) throw new Error('there is no admin')
  return row
}

/** Begins each test with the second factor just turned on, and the code that did it used up. */
beforeEach(async () => {
  house.clock.pass(3_600_000)
  await house.adminToken()
  await runAdminCommand(house.context, ['totp-off', email])
  token = (await login()).body.token
  secret = (await ask('/offer', { password })).body.secret
  recoveryCodes = (await ask('', { code: code() })).body.recoveryCodes
})

test('with a second factor signing in asks for a code, and only who knows the password hears so', async () => {
  const asked = await login()
  expect([asked.status, asked.body.code]).toEqual([401, 'code_needed'])
  const wrong = await login(undefined, { password: 'not this one' })
  expect([wrong.status, wrong.body.code, wrong.body.detail]).toEqual([
    401,
    'unauthorized',
    'Invalid credentials',
  ])
  house.clock.pass(PERIOD_MS)
  const signedIn = await login(` ${code().slice(0, 3)} ${code().slice(3)} `)
  expect(signedIn.status).toBe(200)
  expect(signedIn.body.admin).toMatchObject({ email })
})

test('a code is taken once, and never one that is older than it', async () => {
  house.clock.pass(PERIOD_MS)
  const older = codeAt(house.clock.now() - PERIOD_MS)
  const current = code()
  const both = await Promise.all([login(current), login(current)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await login(current)).status).toBe(401)
  expect((await login(older)).status).toBe(401)
  house.clock.pass(PERIOD_MS)
  expect((await login(code())).status).toBe(200)
})

test('a code of a clock that is one period off is taken, one of two periods is not', async () => {
  house.clock.pass(10 * PERIOD_MS)
  const now = house.clock.now()
  for (const periods of [-2, 2]) expect((await login(codeAt(now + periods * PERIOD_MS))).status).toBe(401)
  expect((await login(codeAt(now - PERIOD_MS))).status).toBe(200)
  expect((await login(codeAt(now + PERIOD_MS))).status).toBe(200)
})

test('wrong codes slow an account down as wrong passwords do', async () => {
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await login('000000')).body.detail).toBe('Invalid credentials')
  house.clock.pass(1)
  const slowed = await login(code())
  expect([slowed.status, slowed.body.detail]).toEqual([
    429,
    'Too many attempts. Please try again in 2 seconds.',
  ])
})

test('each recovery code opens the door once', async () => {
  expect(recoveryCodes).toHaveLength(10)
  const [first = '', second = ''] = recoveryCodes
  expect((await login(`${first.slice(0, 5)}-${first.slice(5).toLowerCase()}`)).status).toBe(200)
  expect((await login(first)).status).toBe(401)
  const both = await Promise.all([login(second), login(second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  const { body } = await house.send('GET /api/admin/second-factor', { token })
  expect(body).toEqual({ isOn: true, recoveryCodesLeft: 8 })
})

test('neither recovery codes nor the secret are told again, logged or audited', async () => {
  const row = await stored()
  for (const one of recoveryCodes) expect(JSON.stringify(row)).not.toContain(one)
  const trail = JSON.stringify(await house.database.db.select().from(auditTrail))
  expect(trail).toContain('turn on second factor')
  expect(trail).not.toContain(secret)
  const said = await house.send('GET /api/admin/second-factor', { token })
  expect(JSON.stringify(said.body)).not.toContain(secret)
})

test('turning it on needs the password and a code, turning it off a code', async () => {
  expect((await ask('/offer', { password })).status).toBe(409)
  expect((await ask('/off', { code: '000000' })).status).toBe(422)
  expect((await ask('/off', { code: recoveryCodes[2] })).status).toBe(204)
  expect((await login()).status).toBe(200)
  expect((await ask('', { code: '000000' })).status).toBe(409)
  const refused = await ask('/offer', { password: 'not this one' })
  expect([refused.status, refused.body.detail]).toEqual([422, 'This password is not right'])
  const offer = await ask('/offer', { password })
  expect(offer.body.uri).toContain('otpauth://totp/Crypto%20Lodge:owner%40example.com?issuer=Crypto%20Lodge')
  expect((await ask('', { code: '000000' })).status).toBe(422)
  expect((await login()).status).toBe(200)
})

test('a lost phone is answered from the command line', async () => {
  expect(await runAdminCommand(house.context, ['totp-off', email])).toContain('asks for no code any more')
  expect((await house.send('GET /api/admin/second-factor', { token })).status).toBe(401)
  expect((await login()).status).toBe(200)
  expect(await stored()).toMatchObject({ totpSecret: null, totpOffered: null, recoveryHashes: [] })
})
