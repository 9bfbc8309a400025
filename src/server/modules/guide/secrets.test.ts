import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { testPages } from '#server/testing/test-pages.ts'

const WIFI = 'planted-wifi-password'
const DOOR = 'planted-door-1'
const CHECK_IN = '2026-12-04T23:00:00.000Z'

const logged: string[] = []
const clock = testClock()
let testApp: TestApp
let stay: { reference: string; key: string }
let secrets: string[]
let token: string

beforeAll(async () => {
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk))
      done()
    },
  })
  const parts = { log: createLog('trace', destination), pages: await testPages() }
  testApp = await createTestApp({
    clock,
    parts,
    environment: { SEAM_API_KEY: 'planted-lock-key', LOCK_PROVIDER: 'sandbox' },
  })
  token = await testApp.adminToken()
  const request = { name: 'Grace', email: 'g@example.com', checkIn: '2026-12-04', checkOut: '2026-12-07' }
  stay = (await testApp.send('POST /api/bookings', { body: { ...request, lodgeId: 1 } })).body
  secrets = [WIFI, DOOR, 'planted-lock-key', stay.key]
  const { body } = await admin('GET /api/admin/bookings')
  await admin(`PUT /api/admin/bookings/${body[0].id}/status`, { status: 'confirmed' })
  await admin('POST /api/admin/payments', {
    bookingId: body[0].id,
    amount: 1350,
    paymentMethod: 'cash',
    status: 'completed',
  })
  await saveGuide()
  clock.set(CHECK_IN)
  token = await testApp.adminToken()
  const opened = await testApp.send(`GET /api/bookings/${stay.reference}/guide?key=${stay.key}`)
  expect([opened.body.wifi.password, opened.body.doorCode.code]).toEqual([WIFI, DOOR])
})
afterAll(() => testApp.close())

const admin = (call: Parameters<TestApp['send']>[0], body?: object) => testApp.send(call, { body, token })
const saveGuide = (change: object = {}) =>
  admin('PUT /api/admin/lodges/xrp-lodge/guide', {
    address: '7 Ridge Road',
    directions: '',
    wifiName: 'Granite',
    wifiPassword: WIFI,
    rules: [],
    contact: '',
    doorCode: DOOR,
    ...change,
  })

const found = (text: unknown) => {
  const searched = typeof text === 'string' ? text : JSON.stringify(text)
  return secrets.filter((secret) => searched.includes(secret))
}

const reads = (Object.values(api) as Endpoint[]).filter(({ method }) => method === 'GET')
const values: Record<string, string> = { slug: 'xrp-lodge', id: '1', lodgeSlug: 'xrp-lodge' }
const filled = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'reference' ? stay.reference : (values[name] ?? '1'),
  )

test.each(reads.filter(({ access }) => access === 'public'))(
  'GET $path names no secret without the key',
  async ({ path }) => {
    for (const query of [
      '',
      '?key=wrong',
      '?checkIn=2026-12-04&checkOut=2026-12-07&from=2026-12-01&to=2026-12-20',
    ]) {
      const { body, headers } = await testApp.send(`GET ${filled(path)}${query}`)
      expect(found([body, headers])).toEqual([])
    }
  },
)

test.each(reads.filter(({ access, path }) => access !== 'public' && !path.endsWith('/guide')))(
  'GET $path names no secret to staff',
  async ({ path }) => {
    const { body } = await admin(`GET ${filled(path)}?month=2026-12&from=2026-12-01&to=2026-12-20`)
    // Staff may read the emails, which have the guest's link, and copy it.
    const hasLink = ['/outbox', '/written-emails', '/guest-link'].some((end) => path.endsWith(end))
    const expected = hasLink ? [stay.key] : []
    expect(found(body)).toEqual(expected)
  },
)

test.each([
  '/',
  '/browse',
  '/lodge/xrp-lodge',
  '/api/openapi.json',
  '/api/docs',
  '/sitemap.xml',
  '/metrics',
  '/api/admin/bookings.csv',
])('%s names no secret', async (path) => {
  const { body } = await admin(`GET ${path}`)
  expect(found(body)).toEqual([])
})

test("a stay's own calls name no secret but the guide", async () => {
  const { reference, key } = stay
  const own = reads.filter(({ path }) => path.includes('{reference}') && !path.endsWith('/guide'))
  for (const { path } of own) {
    const { body } = await testApp.send(`GET ${path.replace('{reference}', reference)}?key=${key}`)
    expect([path, found(body).filter((secret) => secret !== key)]).toEqual([path, []])
  }
})

test('emails have the link and no other secret, the audit trail none', async () => {
  const { db } = testApp.context
  await saveGuide({ wifiPassword: `${WIFI}-2`, doorCode: `${DOOR}-2` })
  await saveGuide()
  expect(found(await db.select().from(mailOutbox)).filter((secret) => secret !== stay.key)).toEqual([])
  const trail = await db.select().from(auditTrail)
  expect(trail.filter(({ action }) => action === 'set guide')).toMatchObject([
    { after: { wifiPassword: 'changed', doorCode: 'changed' } },
    { before: { wifiPassword: 'set', doorCode: 'set' }, after: { wifiPassword: 'changed' } },
    { after: { wifiPassword: 'changed' } },
  ])
  expect(found(trail)).toEqual([])
})

test('log lines name no secret, not even of a statement that failed', async () => {
  const { db } = testApp.context
  await db.execute("alter table lodge_guides add constraint refused check (contact <> 'refused')")
  expect((await saveGuide({ contact: 'refused' })).status).toBe(500)
  expect((await saveGuide({ version: 0, contact: 'another' })).body.current.doorCode).toBe(DOOR)
  expect(logged.join('')).toContain('a request failed')
  expect(found(logged.join('\n'))).toEqual([])
})
