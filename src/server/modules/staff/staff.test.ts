import { desc, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminSessions, adminUsers, auditTrail } from '#server/platform/database/tables/admins.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createAdmin } from '../auth/first-admin.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'lavender and linen'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  token = await testApp.adminToken()
})

let count = 0
const newEmail = () => `helper${++count}@example.com`
const invite = async (role = 'housekeeper', email = newEmail()) => {
  const body = { name: 'Hanna Helper', email, role }
  return testApp.send('POST /api/admin/staff', { token, body })
}
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
const accept = (link: string, password = PASSWORD) =>
  testApp.send('POST /api/admin/accept-invite', { body: { token: tokenIn(link), password } })
/** A member who has accepted the invitation, with a session. */
async function aMember(role = 'housekeeper'): Promise<{ id: number; email: string; token: string }> {
  const { body } = await invite(role)
  const accepted = (await accept(body.inviteLink)).body
  return { id: body.id, email: body.email, token: accepted.token }
}
const change = (id: number, body: object, by = token) =>
  testApp.send(`PUT /api/admin/staff/${id}`, { token: by, body })
const ownId = async () =>
  (await testApp.send('GET /api/admin/staff', { token })).body.find(
    ({ email }: { email: string }) => email === 'owner@example.com',
  ).id
const lastEntry = async () =>
  (await testApp.database.db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1))[0]

test('an invited housekeeper sets a password, is signed in, and signs in with it later', async () => {
  const email = newEmail()
  const invited = await invite('housekeeper', email.toUpperCase())
  expect(invited.status).toBe(201)
  expect(invited.body).toMatchObject({ name: 'Hanna Helper', email, role: 'housekeeper', state: 'invited' })
  expect(new URL(invited.body.inviteLink).pathname).toBe('/admin/accept-invite')
  const accepted = await accept(invited.body.inviteLink)
  expect(accepted.status).toBe(200)
  expect(accepted.body.admin).toMatchObject({ email, role: 'housekeeper' })
  const own = { token: accepted.body.token }
  expect((await testApp.send('GET /api/admin/day?date=2026-11-21', own)).status).toBe(200)
  expect((await testApp.send('GET /api/admin/bookings', own)).status).toBe(403)
  const login = await testApp.send('POST /api/admin/login', { body: { email, password: PASSWORD } })
  expect(login.status).toBe(200)
})

test('only the reply to the invitation has its link', async () => {
  const { body } = await invite()
  const secret = tokenIn(body.inviteLink)
  const [stored] = await testApp.database.db.select().from(adminUsers).where(eq(adminUsers.id, body.id))
  expect(JSON.stringify(stored)).not.toContain(secret)
  for (const call of ['GET /api/admin/staff', 'GET /api/admin/outbox', 'GET /api/admin/audit'] as const)
    expect(JSON.stringify((await testApp.send(call, { token })).body), call).not.toContain(secret)
  // Without a mail server no e-mail waits with it.
  const waiting = await testApp.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, body.email))
  expect(waiting).toEqual([])
})

test('an invitation works once, for seven days, and a renewed one ends the earlier link', async () => {
  const first = (await invite()).body
  const renewed = await invite('manager', first.email)
  expect(renewed.body).toMatchObject({ id: first.id, role: 'manager', state: 'invited' })
  expect((await accept(first.inviteLink)).status).toBe(404)
  expect((await accept(renewed.body.inviteLink)).status).toBe(200)
  expect((await accept(renewed.body.inviteLink)).status).toBe(404)
  expect((await invite('manager', first.email)).status).toBe(409)
  const late = (await invite()).body
  testApp.clock.pass(7 * DAY_MS)
  expect((await accept(late.inviteLink)).status).toBe(404)
})

test('refuses short and common passwords, and the address as a password', async () => {
  const { email, inviteLink } = (await invite()).body
  expect((await accept(inviteLink, 'short')).body.errors[0].path).toBe('password')
  for (const password of ['Password1', 'iloveyou', email]) {
    const { status, body } = await accept(inviteLink, password)
    expect({ status, path: body.errors[0].path }, password).toEqual({ status: 422, path: 'password' })
  }
  expect((await accept(inviteLink)).status).toBe(200)
})

test('wrong invitations must wait like wrong passwords', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 7; attempt++)
    statuses.push((await accept(`https://lodge.example/?token=guess${attempt}`)).status)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
  testApp.clock.pass(3_600_000)
})

test('deactivating ends the sessions at once and the sign-in; activating allows it again', async () => {
  const member = await aMember()
  const { status, body } = await change(member.id, { isActive: false })
  expect({ status, state: body.state }).toEqual({ status: 200, state: 'inactive' })
  expect((await testApp.send('GET /api/admin/second-factor', { token: member.token })).status).toBe(401)
  const login = () =>
    testApp.send('POST /api/admin/login', { body: { email: member.email, password: PASSWORD } })
  expect((await login()).status).toBe(401)
  expect((await change(member.id, { isActive: true })).body.state).toBe('active')
  expect((await testApp.send('GET /api/admin/second-factor', { token: member.token })).status).toBe(401)
  expect((await login()).status).toBe(200)
})

test('an account that never signed in is activated by its password, and is not invited again', async () => {
  const email = newEmail()
  await createAdmin(testApp.context, { email, name: 'Clara Command', role: 'manager', password: PASSWORD })
  const listed = async () =>
    (await testApp.send('GET /api/admin/staff', { token })).body.find(
      (member: { email: string }) => member.email === email,
    )
  const { id } = await listed()
  await change(id, { isActive: false })
  expect(await listed()).toMatchObject({ state: 'inactive', lastLogin: null, hasPassword: true })
  expect((await invite('manager', email)).status).toBe(409)
  expect((await change(id, { isActive: true })).body.state).toBe('active')
})

test('a new role ends the sessions and counts at the next sign-in; the audit trail has both roles', async () => {
  const member = await aMember('manager')
  expect((await change(member.id, { role: 'housekeeper' })).status).toBe(200)
  expect((await testApp.send('GET /api/admin/day', { token: member.token })).status).toBe(401)
  expect(await lastEntry()).toMatchObject({
    adminName: 'Olive Owner',
    action: 'change',
    subject: `staff ${member.email}`,
    before: { role: 'manager' },
    after: { role: 'housekeeper' },
  })
})

test('a change to what is already so ends no session', async () => {
  const member = await aMember('manager')
  expect((await change(member.id, { role: 'manager', isActive: true })).status).toBe(200)
  expect((await testApp.send('GET /api/admin/second-factor', { token: member.token })).status).toBe(200)
})

test('the last active admin is neither demoted nor deactivated, and nobody deactivates themselves', async () => {
  const id = await ownId()
  expect((await change(id, { isActive: false })).status).toBe(409)
  expect((await change(id, { role: 'manager' })).status).toBe(409)
  const second = await aMember('admin')
  expect((await change(id, { isActive: false })).status).toBe(422)
  expect((await change(id, { role: 'manager' }, second.token)).status).toBe(200)
  expect((await change(second.id, { role: 'manager' }, second.token)).status).toBe(409)
  expect((await change(id, { role: 'admin' }, second.token)).status).toBe(200)
})

test('two admins who deactivate each other at once leave one', async () => {
  const [first, second] = [await aMember('admin'), await aMember('admin')]
  const { db } = testApp.database
  const others = notInArray(adminUsers.id, [first.id, second.id])
  await db.update(adminUsers).set({ role: 'manager' }).where(others)
  const statuses = await Promise.all([
    change(first.id, { isActive: false }, second.token),
    change(second.id, { isActive: false }, first.token),
  ])
  await db.update(adminUsers).set({ role: 'admin' }).where(others)
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a cancelled invitation cannot be accepted or activated', async () => {
  const { id, inviteLink } = (await invite()).body
  expect((await change(id, { isActive: true })).status).toBe(422)
  const cancelled = (await change(id, { isActive: false })).body
  expect(cancelled).toMatchObject({ state: 'inactive', hasPassword: false })
  expect((await accept(inviteLink)).status).toBe(404)
  expect((await change(999_999, { isActive: false })).status).toBe(404)
})

test('a changed password ends the other sessions and is in the audit trail', async () => {
  const member = await aMember()
  const login = (password: string) =>
    testApp.send('POST /api/admin/login', { body: { email: member.email, password } })
  const other = (await login(PASSWORD)).body.token
  const put = (body: object) => testApp.send('PUT /api/admin/password', { token: member.token, body })
  const wrong = await put({ current: 'not this one', next: 'fresh towels daily' })
  expect({ status: wrong.status, path: wrong.body.errors[0].path }).toEqual({ status: 422, path: 'current' })
  const common = await put({ current: PASSWORD, next: 'password1' })
  expect({ status: common.status, path: common.body.errors[0].path }).toEqual({ status: 422, path: 'next' })
  const same = await put({ current: PASSWORD, next: PASSWORD })
  expect({ status: same.status, path: same.body.errors[0].path }).toEqual({ status: 422, path: 'next' })
  expect((await put({ current: PASSWORD, next: 'fresh towels daily' })).status).toBe(204)
  expect(await lastEntry()).toMatchObject({ action: 'change the password of' })
  expect((await testApp.send('GET /api/admin/sessions', { token: other })).status).toBe(401)
  expect((await testApp.send('GET /api/admin/sessions', { token: member.token })).status).toBe(200)
  expect((await login(PASSWORD)).status).toBe(401)
  expect((await login('fresh towels daily')).status).toBe(200)
})

test("lists and ends one's own sessions only", async () => {
  const member = await aMember()
  const { email } = member
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await testApp.send('POST /api/admin/login', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': firefox },
  })
  const sessions = (await testApp.send('GET /api/admin/sessions', { token: member.token })).body
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  expect(other).toMatchObject({ device: 'Firefox on Windows' })
  const end = (by: string) => testApp.send(`DELETE /api/admin/sessions/${other.id}`, { token: by })
  expect((await end(token)).status).toBe(404)
  expect((await end(member.token)).status).toBe(204)
  expect((await testApp.send('GET /api/admin/sessions', { token: member.token })).body).toHaveLength(1)
})

test('a session ends two hours after its last call, whose time is stored once a minute', async () => {
  const member = await aMember()
  const read = async () => (await testApp.send('GET /api/admin/sessions', { token: member.token })).status
  const seen = async () =>
    (await testApp.database.db.select().from(adminSessions).where(eq(adminSessions.adminId, member.id)))[0]
      ?.lastSeenAt
  const begun = await seen()
  testApp.clock.pass(59_000)
  expect(await read()).toBe(200)
  expect(await seen()).toBe(begun)
  testApp.clock.pass(1000)
  expect(await read()).toBe(200)
  expect(await seen()).not.toBe(begun)
  testApp.clock.pass(2 * 3_600_000 - 1)
  expect(await read()).toBe(200)
  testApp.clock.pass(2 * 3_600_000)
  expect(await read()).toBe(401)
})
