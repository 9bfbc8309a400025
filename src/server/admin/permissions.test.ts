import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { adminUsers } from '../database/tables/admins.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const HOUR_MS = 3_600_000
const ofAdmins = (Object.values(api) as Endpoint[]).filter(({ access }) => access === 'admin')
const calls: Parameters<TestApp['send']>[0][] = [
  ...ofAdmins.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '1')}` as const),
  'GET /api/admin/bookings.csv',
  'POST /api/admin/images',
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

test('every address under /api/admin is an endpoint of admins, except the login', () => {
  const known = new Set([
    ...ofAdmins.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    'GET /api/admin/bookings.csv',
    'POST /api/admin/images',
    'POST /api/admin/login',
  ])
  const mounted = registered().filter((route) => route.includes('/api/admin'))
  expect(mounted).toContain('GET /api/admin/overview')
  expect(mounted.filter((route) => !known.has(route))).toEqual([])
})

describe.each(calls)('%s', (call) => {
  let token: string
  beforeEach(async () => {
    token = await testApp.adminToken()
  })
  const refused = async (sent?: string) => {
    const { status, body, headers } = await testApp.send(call, { body: {}, ...(sent ? { token: sent } : {}) })
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthorized' })
    expect(headers['cache-control']).toBe('private, no-store')
  }

  test('refuses a call without a token', () => refused())
  test('refuses a token that nobody was given', () => refused('x'.repeat(43)))
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
