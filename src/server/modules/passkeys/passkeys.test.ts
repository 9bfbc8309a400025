import { desc, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_PASSKEYS } from '#contract/passkeys/passkeys.ts'
import {
  adminUsers,
  auditTrail,
  passkeyChallenges,
  passkeys,
} from '#server/platform/database/tables/admins.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { TestAuthenticator } from '#server/testing/test-authenticator.ts'
import { runAdminCommand } from '../staff/admin-command.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const { email, password } = testAdmin

/** Each test starts without passkeys and second factor. */
beforeEach(async () => {
  testApp.clock.pass(3_600_000)
  await testApp.adminToken()
  await runAdminCommand(testApp.context, ['passkeys-off', email])
  await runAdminCommand(testApp.context, ['totp-off', email])
  token = await testApp.adminToken()
})

const post = (path: string, body: object, by = token) =>
  testApp.send(`POST /api/admin/passkeys${path}`, { token: by, body })
const list = async () => (await testApp.send('GET /api/admin/passkeys', { token })).body
const offer = async () => (await post('/offer', { password })).body

async function register(device = new TestAuthenticator(), name = 'Phone'): Promise<TestAuthenticator> {
  const added = await post('', { name, credential: device.create(await offer()) })
  expect(added.status).toBe(201)
  return device
}

const challenge = async () =>
  (await testApp.send('POST /api/admin/passkey-login/offer')).body as { challenge: string }
const enter = (credential: object, headers = {}) =>
  testApp.send('POST /api/admin/passkey-login', { body: { credential }, headers })
const signIn = async (device: TestAuthenticator) => enter(device.get(await challenge()))

const lastEntry = async () =>
  (await testApp.database.db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1))[0]
const lastEmail = async () =>
  (await testApp.database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1))[0]

test('the options are for this site, a discoverable passkey and a verified person', async () => {
  const options = await offer()
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Crypto Lodge' },
    user: { name: email, displayName: testAdmin.name },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
  expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('owner')
  expect(await challenge()).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
})

test('a registered passkey signs in without password and code, and is listed with its last use', async () => {
  const device = await register()
  const { secret } = (
    await testApp.send('POST /api/admin/second-factor/offer', { token, body: { password } })
  ).body
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: testApp.clock.now() })
  await testApp.send('POST /api/admin/second-factor', { token, body: { code } })
  expect(await list()).toMatchObject([{ name: 'Phone', lastUsedAt: null }])
  const { status, body } = await signIn(device)
  expect(status).toBe(200)
  expect(body.admin).toMatchObject({ email, role: 'admin' })
  expect((await testApp.send('GET /api/admin/overview', { token: body.token })).status).toBe(200)
  const now = new Date(testApp.clock.now()).toISOString()
  expect(await list()).toMatchObject([{ name: 'Phone', lastUsedAt: now }])
  expect(await lastEntry()).toMatchObject({
    action: 'sign in',
    subject: `admin ${email}`,
    after: { passkey: 'Phone' },
  })
})

test('adding and removing needs the password, and the code with a second factor', async () => {
  const wrong = await post('/offer', { password: 'not this one' })
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'password'])
  await register()
  const { secret } = (
    await testApp.send('POST /api/admin/second-factor/offer', { token, body: { password } })
  ).body
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: testApp.clock.now() })
  await testApp.send('POST /api/admin/second-factor', { token, body: { code: code() } })
  const [{ id }] = await list()
  for (const path of ['/offer', `/${id}/remove`])
    for (const body of [{ password }, { password, code: '000000' }]) {
      const refused = await post(path, body)
      expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'code'])
    }
  testApp.clock.pass(60_000)
  expect((await post('/offer', { password, code: code() })).status).toBe(201)
  testApp.clock.pass(60_000)
  expect((await post(`/${id}/remove`, { password, code: code() })).status).toBe(204)
  expect(await list()).toEqual([])
})

test('each change is in the audit trail and in an email to the account', async () => {
  await register(undefined, 'Security key')
  expect(await lastEntry()).toMatchObject({
    action: 'add a passkey to',
    subject: `admin ${email}`,
    after: { name: 'Security key' },
  })
  expect(await lastEmail()).toMatchObject({
    recipient: email,
    subject: 'A passkey was added to your account',
  })
  expect((await lastEmail())?.text).toContain('Passkey: Security key')
  const [{ id }] = await list()
  await post(`/${id}/remove`, { password })
  expect(await lastEntry()).toMatchObject({ action: 'remove a passkey of' })
  expect(await lastEmail()).toMatchObject({ subject: 'A passkey was removed from your account' })
})

test('a removed passkey signs in no more, and its sessions elsewhere have ended', async () => {
  const device = await register()
  const other = (await signIn(device)).body.token
  const [{ id }] = await list()
  expect((await post(`/${id}/remove`, { password })).status).toBe(204)
  expect((await testApp.send('GET /api/admin/passkeys', { token: other })).status).toBe(401)
  const { status, body } = await signIn(device)
  expect([status, body.detail]).toEqual([
    401,
    'This passkey belongs to no account here. Please sign in with your password',
  ])
})

test('a challenge works once and for five minutes', async () => {
  const device = await register()
  const used = await challenge()
  expect((await enter(device.get(used))).status).toBe(200)
  expect((await enter(device.get(used))).status).toBe(401)
  const late = await challenge()
  testApp.clock.pass(5 * 60_000)
  expect((await enter(device.get(late))).status).toBe(401)
  const atOnce = await challenge()
  const both = await Promise.all([enter(device.get(atOnce)), enter(device.get(atOnce))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  await challenge()
  expect(await testApp.database.db.select().from(passkeyChallenges)).toHaveLength(1)
})

test("a registration's challenge is its own admin's and no sign-in's", async () => {
  const device = await register()
  const options = await offer()
  expect((await enter(device.get(options))).status).toBe(401)
  const foreign = new TestAuthenticator()
  const signInChallenge = { ...(await challenge()), user: options.user }
  const refused = await post('', { name: 'Phone', credential: foreign.create(signInChallenge) })
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'credential'])
})

test('refuses another origin, another site, an unverified person and a wrong user', async () => {
  const device = await register()
  const elsewhere = { ...(await challenge()), origin: 'https://lodge.example' }
  expect((await enter(device.get(elsewhere))).status).toBe(401)
  for (const wrong of [{ isVerified: false }, { isPresent: false }, { userHandle: 'c29tZWJvZHk' }])
    expect((await enter(device.get(await challenge(), wrong))).status).toBe(401)
  for (const wrong of [{ origin: 'https://lodge.example' }, { isVerified: false }]) {
    const credential = new TestAuthenticator().create(await offer(), wrong)
    expect((await post('', { name: 'Phone', credential })).status).toBe(422)
  }
  const otherSite = new TestAuthenticator('https://lodge.example')
  const credential = otherSite.create(await offer(), { origin: 'http://localhost:3000' })
  expect((await post('', { name: 'Phone', credential })).status).toBe(422)
  expect(await list()).toHaveLength(1)
})

test('refuses a signature counter that went back, as of a copied key', async () => {
  const device = await register()
  expect((await signIn(device)).status).toBe(200)
  device.counter = 0
  expect((await signIn(device)).status).toBe(401)
  expect(await lastEntry()).toMatchObject({ action: 'failed to sign in as', subject: `admin ${email}` })
  expect((await signIn(device)).status).toBe(200)
})

test('accepts an authenticator without a counter', async () => {
  const device = await register()
  for (let time = 0; time < 2; time++) {
    device.counter = -1
    expect((await signIn(device)).status).toBe(200)
  }
})

test('refuses a signature of another key', async () => {
  const device = await register()
  const forger = new TestAuthenticator()
  forger.create(await offer())
  const forged = { ...forger.get(await challenge()), id: device.id, rawId: device.id }
  expect((await enter(forged)).status).toBe(401)
})

test('wrong answers must wait like wrong passwords', async () => {
  const device = await register()
  const statuses = []
  for (let attempt = 0; attempt < 6; attempt++)
    statuses.push((await enter(device.get(await challenge(), { isVerified: false }))).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  testApp.clock.pass(60_000)
  expect((await signIn(device)).status).toBe(200)
})

test('a passkey is registered once, and an account has at most twenty', async () => {
  const device = await register()
  const again = await post('', { name: 'Again', credential: device.create(await offer()) })
  expect(again.status).toBe(409)
  const { excludeCredentials } = await offer()
  expect(excludeCredentials).toMatchObject([{ id: device.id }])
  const [own] = await testApp.database.db.select().from(passkeys)
  if (!own) throw new Error('there is no passkey')
  const { id: _, ...row } = own
  for (let number = 1; number < MAX_PASSKEYS; number++)
    await testApp.database.db.insert(passkeys).values({ ...row, credentialId: `copy${number}` })
  expect((await post('/offer', { password })).status).toBe(409)
})

test('deactivating a member removes the passkeys, and nobody reaches those of others', async () => {
  const invited = await testApp.send('POST /api/admin/staff', {
    token,
    body: { name: 'Hanna', email: 'hanna@example.com', role: 'housekeeper' },
  })
  const inviteToken = new URL(invited.body.inviteLink).searchParams.get('token')
  const accepted = await testApp.send('POST /api/admin/accept-invite', {
    body: { token: inviteToken, password: 'lavender and linen' },
  })
  const own = accepted.body.token
  const device = new TestAuthenticator()
  const options = (await post('/offer', { password: 'lavender and linen' }, own)).body
  const added = await post('', { name: 'Phone', credential: device.create(options) }, own)
  expect((await signIn(device)).body.admin).toMatchObject({ role: 'housekeeper' })
  expect((await post(`/${added.body.id}/remove`, { password })).status).toBe(404)
  expect(await list()).toEqual([])
  await testApp.send(`PUT /api/admin/staff/${invited.body.id}`, { token, body: { isActive: false } })
  expect((await signIn(device)).status).toBe(401)
  const left = eq(passkeys.adminId, invited.body.id)
  expect(await testApp.database.db.select().from(passkeys).where(left)).toEqual([])
})

test('an inactive admin cannot sign in with a passkey', async () => {
  const device = await register()
  const { db } = testApp.database
  await db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.email, email))
  const { status } = await signIn(device)
  await db.update(adminUsers).set({ isActive: true }).where(eq(adminUsers.email, email))
  expect(status).toBe(401)
})

test.each([
  ['https://lodges.example/', 'lodges.example'],
  ['http://192.0.2.1:3000', null],
  ['http://[::1]:3000', null],
])('at %s the name of the site for passkeys is %s', async (PUBLIC_URL, id) => {
  const site = await createTestApp({ environment: { PUBLIC_URL } })
  const { status, body } = await site.send('POST /api/admin/passkey-login/offer')
  expect({ status, id: body.rpId ?? null }).toEqual({ status: id ? 201 : 409, id })
  await site.close()
})
