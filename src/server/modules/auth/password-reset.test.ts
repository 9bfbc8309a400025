import { and, desc, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RESET_EVERY_MINUTES, RESET_MINUTES } from '#contract/auth/password-reset.ts'
import { adminUsers, auditTrail } from '#server/platform/database/tables/admins.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createAdmin } from './first-admin.ts'

const MINUTE_MS = 60_000
const PASSWORD = 'lavender and linen'
const NEW_PASSWORD = 'juniper and birch'
const environment = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://lodge.example' }

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment })
})
afterAll(() => testApp.close())
// Each test starts without the failures of the one before.
beforeEach(() => testApp.clock.pass(24 * 60 * MINUTE_MS))

let count = 0
/** A new manager's address. */
async function addManager(): Promise<string> {
  const email = `forgetful${++count}@example.com`
  await createAdmin(testApp.context, { email, password: PASSWORD, name: 'Mona', role: 'manager' })
  return email
}
const request = (email: string) => testApp.send('POST /api/admin/password-reset', { body: { email } })
const reset = (token: string, password = NEW_PASSWORD) =>
  testApp.send('PUT /api/admin/password-reset', { body: { token, password } })
const login = (email: string, password: string, code?: string) =>
  testApp.send('POST /api/admin/login', { body: { email, password, code } })
const emailsWithLink = (recipient: string) =>
  testApp.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.isSecret, true)))
const tokenIn = (text = '') => /\/admin\/accept-invite\?reset=([\w-]+)/.exec(text)?.[1] ?? ''
async function requestToken(email: string): Promise<string> {
  expect((await request(email)).status).toBe(204)
  const [mail] = await emailsWithLink(email)
  return tokenIn(mail?.text)
}
const lastEntry = async () =>
  (await testApp.database.db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1))[0]

test('a forgotten password is replaced by an emailed link, which ends all sessions', async () => {
  const email = await addManager()
  const { token: session } = (await login(email, PASSWORD)).body
  const token = await requestToken(email)
  expect((await reset(token)).status).toBe(204)
  expect(await lastEntry()).toMatchObject({
    adminName: 'Mona',
    action: 'reset the password of',
    subject: `admin ${email}`,
  })
  expect((await testApp.send('GET /api/admin/sessions', { token: session })).status).toBe(401)
  expect((await login(email, PASSWORD)).status).toBe(401)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  const [notice] = await testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  expect(notice).toMatchObject({ subject: 'Your password was changed', isSecret: false })
})

test('a link works once, within an hour', async () => {
  const email = await addManager()
  const used = await requestToken(email)
  expect((await reset(used)).status).toBe(204)
  const again = await reset(used, 'willow and larch')
  expect([again.status, again.body.detail]).toEqual([
    404,
    'This link has expired or was used already. Please request a new one.',
  ])
  const late = await requestToken(email)
  testApp.clock.pass(RESET_MINUTES * MINUTE_MS)
  expect((await reset(late)).status).toBe(404)
})

test('two resets with one link at once change the password once', async () => {
  const token = await requestToken(await addManager())
  const both = await Promise.all([reset(token), reset(token, 'willow and larch')])
  expect(both.map(({ status }) => status).sort()).toEqual([204, 404])
})

test('every address gets the same reply, and only an active account gets an email', async () => {
  const inactive = await addManager()
  await testApp.database.db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.email, inactive))
  const known = await addManager()
  const replies = [await request(known), await request(inactive), await request('nobody@example.com')]
  expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, replies[0]?.body]))
  expect(await emailsWithLink(known)).toHaveLength(1)
  expect(await emailsWithLink(inactive)).toEqual([])
  expect(await emailsWithLink('nobody@example.com')).toEqual([])
  expect(await lastEntry()).toMatchObject({
    adminName: 'Somebody',
    action: 'request a new password for',
    subject: 'admin nobody@example.com',
  })
})

test('the link is stored as a hash, and neither outbox nor audit trail shows it', async () => {
  const email = await addManager()
  const token = await requestToken(email)
  const [stored] = await testApp.database.db.select().from(adminUsers).where(eq(adminUsers.email, email))
  expect(JSON.stringify(stored)).not.toContain(token)
  const owner = { token: await testApp.adminToken() }
  for (const call of ['GET /api/admin/outbox', 'GET /api/admin/audit', 'GET /api/admin/staff'] as const)
    expect(JSON.stringify((await testApp.send(call, owner)).body), call).not.toContain(token)
})

test('an account is emailed one link in five minutes; a later one ends the earlier', async () => {
  const email = await addManager()
  const first = await requestToken(email)
  expect(await requestToken(email)).toBe(first)
  testApp.clock.pass(RESET_EVERY_MINUTES * MINUTE_MS)
  const second = await requestToken(email)
  expect(second).not.toBe(first)
  expect(await emailsWithLink(email)).toHaveLength(1)
  expect((await reset(first)).status).toBe(404)
  expect((await reset(second)).status).toBe(204)
})

test('requests and tries of links wait like sign-ins', async () => {
  for (let attempt = 0; attempt < 5; attempt++) expect((await request('nobody@example.com')).status).toBe(204)
  expect((await request('nobody@example.com')).status).toBe(429)
  testApp.clock.pass(15 * MINUTE_MS)
  for (let attempt = 0; attempt < 5; attempt++) expect((await reset('wrong')).status).toBe(404)
  expect((await reset('wrong')).status).toBe(429)
})

test('the new password keeps the rules, and a refused one leaves the link open', async () => {
  const email = await addManager()
  const token = await requestToken(email)
  expect((await reset(token, 'short')).body.errors).toEqual([
    { path: 'password', message: 'Please use at least 8 characters' },
  ])
  expect((await reset(token, 'password1')).body.errors[0].message).toMatch(/too common/)
  // The same letters in another form of Unicode.
  expect((await reset(token, 'caf\u0065\u0301 au lait, bitte')).status).toBe(204)
  expect((await login(email, 'caf\u00e9 au lait, bitte')).status).toBe(200)
})

test('the second factor is still needed after a reset', async () => {
  const email = await addManager()
  const { token } = (await login(email, PASSWORD)).body
  const offer = { token, body: { password: PASSWORD } }
  const { secret } = (await testApp.send('POST /api/admin/second-factor/offer', offer)).body
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: testApp.clock.now() })
  await testApp.send('POST /api/admin/second-factor', { token, body: { code: code() } })
  expect((await reset(await requestToken(email))).status).toBe(204)
  expect((await login(email, NEW_PASSWORD)).body.code).toBe('code_needed')
  testApp.clock.pass(MINUTE_MS)
  expect((await login(email, NEW_PASSWORD, code())).status).toBe(200)
})

test('a changed password and a deactivated account end an open link', async () => {
  const changed = await addManager()
  const open = await requestToken(changed)
  const { token } = (await login(changed, PASSWORD)).body
  const body = { current: PASSWORD, next: NEW_PASSWORD }
  expect((await testApp.send('PUT /api/admin/password', { token, body })).status).toBe(204)
  expect((await reset(open, 'willow and larch')).status).toBe(404)

  const leaving = await addManager()
  const left = await requestToken(leaving)
  const owner = await testApp.adminToken()
  const [{ id }] = (await testApp.send('GET /api/admin/staff', { token: owner })).body.filter(
    (member: { email: string }) => member.email === leaving,
  )
  for (const isActive of [false, true])
    await testApp.send(`PUT /api/admin/staff/${id}`, { token: owner, body: { isActive } })
  expect((await reset(left)).status).toBe(404)
})

test('an admin makes a link for another active member, and none for the own account', async () => {
  const email = await addManager()
  const token = await testApp.adminToken()
  const staff = (await testApp.send('GET /api/admin/staff', { token })).body
  const findId = (requested: string) =>
    staff.find((member: { email: string }) => member.email === requested).id
  const made = await testApp.send(`POST /api/admin/staff/${findId(email)}/password-link`, { token })
  expect(made.status).toBe(201)
  expect(await lastEntry()).toMatchObject({ action: 'make a password link for', subject: `staff ${email}` })
  expect((await reset(tokenIn(made.body.resetLink))).status).toBe(204)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  const own = await testApp.send(`POST /api/admin/staff/${findId('owner@example.com')}/password-link`, {
    token,
  })
  expect(own.status).toBe(422)
})

test('without a mail server the login says that no link can be emailed', async () => {
  const read = (app: TestApp) => app.send('GET /api/admin/password-reset')
  expect((await read(testApp)).body).toEqual({ sends: true })
  const other = await createTestApp()
  expect((await read(other)).body).toEqual({ sends: false })
  const body = { email: 'owner@example.com' }
  expect((await other.send('POST /api/admin/password-reset', { body })).status).toBe(204)
  expect(await other.database.db.select().from(mailOutbox)).toEqual([])
  await other.close()
})
