import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { apiKeys } from '#server/platform/database/tables/api-keys.ts'
import { createTestApp } from '#server/testing/test-app.ts'

type OpenApp = Awaited<ReturnType<typeof openApp>>

async function openApp(environment: Record<string, string> = {}) {
  const testApp = await createTestApp({ environment })
  const token = await testApp.adminToken()
  const createKey = async (body: Record<string, unknown> = {}) => {
    const made = await testApp.send('POST /api/admin/api-keys', {
      token,
      body: { name: 'Night export', scopes: ['bookings:read'], ...body },
    })
    expect(made.status).toBe(201)
    return made.body as { id: number; key: string; prefix: string }
  }
  return { ...testApp, token, createKey }
}

let app: OpenApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** With limits, for one test. */
async function openLimited(): Promise<OpenApp> {
  const limited = await openApp({ RATE_LIMIT: 'on' })
  onTestFinished(limited.close)
  return limited
}

test('a key is shown once and stored as a hash', async () => {
  const { send, token, createKey, context } = app
  const { id, key, prefix } = await createKey()
  expect(key).toMatch(/^clk_[\w-]{43}$/)
  expect(prefix).toBe(key.slice(0, 8))
  const { body } = await send('GET /api/admin/api-keys', { token })
  expect(body[0]).toMatchObject({
    id,
    name: 'Night export',
    prefix,
    scopes: ['bookings:read'],
    lastUsedAt: null,
    expiresAt: null,
  })
  expect(JSON.stringify(body)).not.toContain(key)
  expect(JSON.stringify(await context.db.select().from(apiKeys))).not.toContain(key)
})

test.each([
  ['GET /api/admin/bookings', ['bookings:read'], 200],
  ['GET /api/admin/bookings', ['bookings:write'], 200],
  ['GET /api/admin/bookings.csv', ['bookings:read'], 200],
  ['GET /api/admin/bookings', ['calendar:read', 'rates:write'], 403],
  ['GET /api/admin/rates?from=2027-01-01&to=2027-01-10', ['rates:read'], 200],
  ['GET /api/admin/lodges/doge-lodge/charges', ['rates:read'], 200],
  ['GET /api/admin/payments', ['payments:read'], 200],
  ['GET /api/admin/closures', ['calendar:read'], 200],
  ['GET /api/admin/overview', ['reports:read'], 200],
] as const)('%s with %j: %i', async (call, scopes, status) => {
  const { send, createKey } = app
  const { key } = await createKey({ scopes })
  expect(await send(call, { token: key })).toMatchObject({ status })
})

test('a key that may only read changes nothing, and the refusal names the missing scope', async () => {
  const { send, createKey } = app
  const { key } = await createKey({ scopes: ['rates:read'] })
  const change = { lodges: ['doge-lodge'], from: '2027-01-01', to: '2027-01-05', set: { price: 400 } }
  expect(await send('PUT /api/admin/rates', { token: key, body: change })).toMatchObject({
    status: 403,
    body: { detail: 'This API key needs the scope rates:write' },
  })
})

test.each([
  'GET /api/admin/staff',
  'GET /api/admin/api-keys',
  'GET /api/admin/sessions',
  'GET /api/admin/audit',
  'POST /api/admin/privacy/export',
  'POST /api/admin/payments',
  'PUT /api/admin/operator',
] as const)('%s is open to no key', async (call) => {
  const { send, createKey } = app
  const all = ['bookings:write', 'calendar:write', 'rates:write', 'payments:read', 'reports:read']
  const { key } = await createKey({ scopes: all })
  expect(await send(call, { token: key, body: {} })).toMatchObject({ status: 403 })
})

test('a revoked key ends at once', async () => {
  const { send, token, createKey } = app
  const { id, key } = await createKey()
  expect(await send('GET /api/admin/bookings', { token: key })).toMatchObject({ status: 200 })
  expect(await send(`DELETE /api/admin/api-keys/${id}`, { token })).toMatchObject({ status: 204 })
  expect(await send('GET /api/admin/bookings', { token: key })).toMatchObject({ status: 401 })
  expect(await send(`DELETE /api/admin/api-keys/${id}`, { token })).toMatchObject({ status: 404 })
})

test('a key ends at its time', async () => {
  const { send, clock, createKey } = app
  const expiresAt = new Date(clock.now() + 3_600_000).toISOString()
  const { key } = await createKey({ expiresAt })
  expect(await send('GET /api/admin/bookings', { token: key })).toMatchObject({ status: 200 })
  clock.pass(3_600_000)
  expect(await send('GET /api/admin/bookings', { token: key })).toMatchObject({ status: 401 })
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['staff:write'] }, 'scopes.0'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  [{ expiresAt: 'tomorrow' }, 'expiresAt'],
])('refuses a key with %j', async (fault, path) => {
  const { send, token } = app
  const body = { name: 'Export', scopes: ['bookings:read'], ...fault }
  expect(await send('POST /api/admin/api-keys', { token, body })).toMatchObject({
    status: 400,
    body: { errors: [{ path }] },
  })
})

test('wrong keys are counted like wrong passwords', async () => {
  const { send } = await openLimited()
  const statuses = []
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await send('GET /api/admin/bookings', { token: `clk_wrong${guess}` })).status)
  expect(statuses[0]).toBe(401)
  expect(statuses.at(-1)).toBe(429)
})

test('a valid key works beside wrong ones and above the limits of its network', async () => {
  const { send, createKey } = await openLimited()
  const { key } = await createKey()
  for (let call = 0; call < 610; call++) await send('GET /api/badges')
  for (let guess = 0; guess < 8; guess++)
    await send('GET /api/admin/bookings', { token: `clk_wrong${guess}` })
  expect(await send('GET /api/badges')).toMatchObject({ status: 429 })
  expect(await send('GET /api/admin/bookings', { token: key })).toMatchObject({ status: 200 })
})

test('a key makes 600 calls a minute, and each reply says how many are left', async () => {
  const { send, createKey } = await openLimited()
  const { key } = await createKey()
  const first = await send('GET /api/admin/bookings', { token: key })
  expect(first.headers).toMatchObject({
    'ratelimit-limit': '600',
    'ratelimit-remaining': '599',
    'ratelimit-reset': '60',
  })
  for (let call = 0; call < 599; call++) await send('GET /api/admin/api-keys', { token: key })
  const refused = await send('GET /api/admin/bookings', { token: key })
  expect(refused.status).toBe(429)
  expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('the audit trail names the key', async () => {
  const { send, token, createKey } = app
  const { key } = await createKey({ name: 'Price robot', scopes: ['calendar:write'] })
  const body = { lodgeSlug: 'doge-lodge', from: '2027-02-01', to: '2027-02-03', reason: 'Stove' }
  expect((await send('POST /api/admin/closures', { token: key, body })).status).toBeLessThan(300)
  const { body: trail } = await send('GET /api/admin/audit', { token })
  expect(trail.slice(0, 2)).toMatchObject([
    { adminName: 'Price robot' },
    { action: 'create', subject: 'API key Price robot' },
  ])
})

test('a key is a visitor on the public site', async () => {
  const { send, createKey } = app
  const { key } = await createKey()
  expect(await send('GET /api/badges', { token: key })).toMatchObject({ status: 200 })
  expect(
    await send('GET /api/lodges/doge-lodge/availability?from=2027-01-01&to=2027-01-05', {
      token: 'clk_unknown',
    }),
  ).toMatchObject({ status: 401 })
})

test('the calls of the README work with the scopes that it names', async () => {
  const { send, createKey } = app
  const { key: prices } = await createKey({ scopes: ['rates:write'] })
  const change = { lodges: ['xrp-lodge'], from: '2027-07-01', to: '2027-07-08', price: 420 }
  expect(await send('PUT /api/admin/rates', { token: prices, body: change })).toMatchObject({ status: 200 })
  const { key: exports } = await createKey({ scopes: ['bookings:read', 'reports:read'] })
  const { key: pulls } = await createKey({ scopes: ['calendar:read', 'bookings:read', 'rates:read'] })
  for (const [call, token] of [
    ['GET /api/admin/bookings.csv', exports],
    ['GET /api/admin/reports/month?month=2027-07&format=csv', exports],
    ['GET /api/admin/stays?from=2027-07-01&to=2027-08-01', pulls],
    ['GET /api/admin/closures', pulls],
    ['GET /api/admin/rates?from=2027-07-01&to=2027-07-31', pulls],
  ] as const)
    expect(await send(call, { token }), call).toMatchObject({ status: 200 })
})

test('a key without the scope of bookings closes no nights and reads nobody', async () => {
  const { send, createKey } = app
  const { key: token } = await createKey({ scopes: ['rates:write', 'calendar:read', 'reports:read'] })
  const nights = { lodgeSlug: 'mew-lodge', from: '2027-03-01', to: '2027-03-05', reason: 'Mine' }
  expect(await send('POST /api/admin/closures', { token, body: nights })).toMatchObject({ status: 403 })
  for (const call of ['bookings', 'stays?from=2027-03-01&to=2027-03-05', 'inbox', 'payments', 'reviews'])
    expect(await send(`GET /api/admin/${call}`, { token }), call).toMatchObject({ status: 403 })
})
