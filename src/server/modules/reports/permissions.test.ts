import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { includesRole, Role } from '#contract/platform/roles.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { createTestApp, type TestApp, testAdmin } from '#server/testing/test-app.ts'
import { createAdmin } from '../auth/first-admin.ts'
import { openSession } from '../auth/sessions.ts'

let testApp: TestApp
let ownerId: number
beforeAll(async () => {
  testApp = await createTestApp()
  ownerId = await createdAdmin(testAdmin)
})
afterAll(() => testApp.close())

const HOUR_MS = 3_600_000
const ofAdmins = (Object.values(api) as Endpoint[]).filter(({ access }) => access !== 'public')
const calls: Parameters<TestApp['send']>[0][] = [
  ...ofAdmins.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '1')}` as const),
  'GET /api/admin/bookings.csv',
  'POST /api/admin/images',
  'POST /api/admin/cleaning/1/1/picture',
]

/** 'GET /api/admin/x' of every registered route, read from the router itself. */
function registered(): string[] {
  const lines = testApp.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')
  const path: string[] = []
  const found: string[] = []
  for (const line of lines) {
    const match = line.match(/^((?:│ {3}| {4})*)(?:├── |└── )(\S+)(?: \(([A-Z, ]+)\))?/)
    if (!match) continue
    const depth = (match[1] ?? '').length / 4
    path.length = depth
    path[depth] = match[2] ?? ''
    const full = path.join('')
    for (const method of match[3]?.split(', ') ?? [])
      if (method !== 'HEAD' && method !== 'OPTIONS') found.push(`${method} ${full}`)
  }
  return found
}

test('every address under /api/admin is an endpoint of admins, except signing in, setting a password by a link and the socket', () => {
  const known = new Set([
    ...ofAdmins.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    'GET /api/admin/bookings.csv',
    'POST /api/admin/images',
    'POST /api/admin/cleaning/:lodgeSlug/:date/picture',
    'POST /api/admin/login',
    'GET /api/admin/live',
    'POST /api/admin/accept-invite',
    'POST /api/admin/passkey-login',
    'POST /api/admin/passkey-login/offer',
    'GET /api/admin/password-reset',
    'POST /api/admin/password-reset',
    'PUT /api/admin/password-reset',
  ])
  const mounted = registered().filter((route) => route.includes('/api/admin'))
  expect(mounted).toContain('GET /api/admin/overview')
  expect(mounted.filter((route) => !known.has(route))).toEqual([])
})

describe.each(calls)('%s', (call) => {
  // Without the login: its two password hashes would take most of each test's time.
  let token: string
  beforeEach(async () => {
    token = await openSession(testApp.context, ownerId)
  })
  const refused = async (sent?: string) => {
    const { status, body, headers } = await testApp.send(call, { body: {}, ...(sent ? { token: sent } : {}) })
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthorized' })
    expect(headers['cache-control']).toBe('private, no-store')
  }

  test('refuses a call without a token', () => refused())
  test('refuses an unknown token', () => refused('x'.repeat(43)))
  test('refuses a revoked token', async () => {
    expect((await testApp.send('POST /api/admin/logout', { token })).status).toBe(204)
    await refused(token)
  })
  test('refuses an expired token', async () => {
    testApp.clock.pass(12 * HOUR_MS)
    await refused(token)
  })
  test("refuses a deactivated admin's token", async () => {
    const { db } = testApp.database
    await db.update(adminUsers).set({ isActive: false })
    try {
      await refused(token)
    } finally {
      await db.update(adminUsers).set({ isActive: true })
    }
  })
})

/** The least role of the routes that are not in the OpenAPI document. */
const rawRoutes: [string, Role][] = [
  ['GET /api/admin/bookings.csv', 'manager'],
  ['POST /api/admin/images', 'manager'],
  ['POST /api/admin/cleaning/1/1/picture', 'housekeeper'],
]

/** 'GET /api/admin/x' with its `x-least-role`, as the OpenAPI document says. */
async function documented(): Promise<[string, Role | undefined][]> {
  const { paths } = (await testApp.send('GET /api/openapi.json')).body
  return Object.entries(paths as Record<string, Record<string, { 'x-least-role'?: Role }>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, Role | undefined] => [
        `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '1')}`,
        operation['x-least-role'],
      ]),
  )
}

/** Creates the account where it is missing; returns its id. */
async function createdAdmin(account: Parameters<typeof createAdmin>[1]): Promise<number> {
  const { db } = testApp.database
  await createAdmin(testApp.context, account)
  const [user] = await db.select().from(adminUsers).where(eq(adminUsers.email, account.email))
  return user?.id ?? 0
}

/** A new session of an account with this role; one call may end it. */
async function signInAs(role: Role): Promise<string> {
  const account = { ...testAdmin, email: `${role}@example.com`, name: role, role }
  return openSession(testApp.context, await createdAdmin(account))
}

describe('roles', () => {
  let tokens: Record<Role, string>
  const renew = async () => {
    const sessions = await Promise.all(
      Role.options.map(async (role) => [role, await signInAs(role)] as const),
    )
    tokens = Object.fromEntries(sessions) as Record<Role, string>
  }
  beforeAll(renew)

  test('the document names a least role for every call under /api/admin that needs a session', async () => {
    const without = (await documented())
      .filter(([call, role]) => call.includes(' /api/admin/') && !role)
      .map(([call]) => call)
    expect(without.sort()).toEqual([
      'GET /api/admin/password-reset',
      'POST /api/admin/accept-invite',
      'POST /api/admin/login',
      'POST /api/admin/passkey-login',
      'POST /api/admin/passkey-login/offer',
      'POST /api/admin/password-reset',
      'PUT /api/admin/password-reset',
    ])
  })

  test('each call answers 401 without a session, 403 below its least role, and neither above', async () => {
    const table = [...(await documented()).filter(([, role]) => role), ...rawRoutes] as [string, Role][]
    expect(table.length).toBe(calls.length)
    const wrong: string[] = []
    for (const [call, least] of table) {
      const answer = async (token?: string) =>
        (await testApp.send(call as (typeof calls)[number], { body: {}, ...(token ? { token } : {}) })).status
      if ((await answer()) !== 401) wrong.push(`${call}: not 401 without a session`)
      for (const role of Role.options) {
        const status = await answer(tokens[role])
        const isAllowed = includesRole(role, least)
        if (isAllowed ? status === 401 || status === 403 : status !== 403)
          wrong.push(`${call} by ${role}: ${status}`)
      }
      if (call.includes('logout')) await renew()
    }
    expect(wrong).toEqual([])
  })

  test('staff, charges, privacy and the audit trail are for admins, and a housekeeper has the day and their own account', async () => {
    const table = await documented()
    const ofAdmin = table.filter(([, role]) => role === 'admin').map(([call]) => call.split('/')[3])
    expect([...new Set(ofAdmin)].sort()).toEqual([
      'api-keys',
      'audit',
      'charges',
      'lodges',
      'privacy',
      'staff',
      'untaxed-lodges',
      'webhooks',
    ])
    const ofHousekeeper = table
      .filter(([, role]) => role === 'housekeeper')
      .map(([call]) => call.split('/')[3])
    const own = [
      'cleaning',
      'cleaning-codes',
      'cleaning-problems',
      'day',
      'logout',
      'passkeys',
      'password',
      'second-factor',
      'sessions',
    ]
    expect([...new Set(ofHousekeeper)].sort()).toEqual(own)
  })
})
