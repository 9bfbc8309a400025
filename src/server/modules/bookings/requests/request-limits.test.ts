import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/platform/dates.ts'
import { buildServer } from '#server/app.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { demoMarket } from '#server/platform/gateways/demo-market.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TEST_TIMEOUT_MS } from '#server/testing/test-database.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.database.db.delete(bookingHistory)
  await testApp.database.db.delete(bookings)
})

type Who = { email?: string; from?: string; token?: string; key?: string }

/** The body of a request for two nights of their own, for each number. */
const stay = (number: number, email: string) => ({
  name: 'Ada Lovelace',
  email,
  lodgeId: (number % 16) + 1,
  checkIn: addDays('2026-12-01', 2 * Math.floor(number / 16)),
  checkOut: addDays('2026-12-03', 2 * Math.floor(number / 16)),
})

const request = (number: number, { email = 'ada@example.com', from = '192.0.2.1', token, key }: Who = {}) =>
  testApp.send('POST /api/bookings', {
    body: stay(number, email),
    headers: { 'x-forwarded-for': from, ...(key ? { 'idempotency-key': key } : {}) },
    ...(token ? { token } : {}),
  })

/** How many of some replies have each status. */
async function tally(replies: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(replies)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

test('an email address in any spelling has at most three open requests, from any network', async () => {
  const spellings = ['ada@example.com', 'ADA@example.com', ' Ada@Example.COM ']
  for (const [number, email] of spellings.entries())
    expect((await request(number, { email, from: `192.0.2.${number}` })).status).toBe(201)
  const { status, body } = await request(4, { from: '192.0.2.9' })
  expect([status, body.detail]).toEqual([
    429,
    '3 requests from this email address are waiting for an answer. Please wait for one, 48 hours at most, or cancel one.',
  ])
  expect((await request(5, { email: 'grace@example.com' })).status).toBe(201)
})

test('a network has at most six open requests; an IPv6 network is its /64', async () => {
  for (const number of numbers(6)) {
    const email = `guest${number}@example.com`
    expect((await request(number, { email, from: `2001:db8::${number + 1}` })).status).toBe(201)
  }
  const { status, body } = await request(6, { email: 'seventh@example.com', from: '2001:db8::ffff' })
  expect([status, body.code]).toEqual([429, 'too_many'])
  expect(body.detail).toContain('6 requests from your network')
  expect((await request(6, { email: 'seventh@example.com', from: '2001:db8:0:1::1' })).status).toBe(201)
})

test('the networks of one IPv6 line have twelve open requests, those of a /48 twenty-four', async () => {
  const tries = (first: number, network: (at: number) => number) =>
    numbers(33).map((at) =>
      request(first + at, {
        email: `guest${first + at}@example.com`,
        from: `2001:db8:1:${network(at).toString(16)}::1`,
      }),
    )
  expect(await tally(tries(0, (at) => at))).toEqual({ 201: 12, 429: 21 })
  expect(await tally(tries(100, (at) => 256 * at))).toEqual({ 201: 12, 429: 21 })
})

test('without emails a stranger uses up an address for an hour, and for the stranger’s own network as long as they wait', async () => {
  const stranger = '198.51.100.1'
  for (const number of numbers(3)) expect((await request(number, { from: stranger })).status).toBe(201)
  expect((await request(3)).status).toBe(429)
  testApp.clock.pass(3_600_001)
  expect((await request(3, { from: stranger })).status).toBe(429)
  for (const number of numbers(3)) expect((await request(3 + number)).status).toBe(201)
  expect((await request(6)).status).toBe(429)
  testApp.clock.pass(3_600_001)
  expect((await request(6)).status).toBe(429)
})

test('parallel requests count', async () => {
  const sent = numbers(40).map((number) => request(number, { from: `198.51.100.${number}` }))
  expect(await tally(sent)).toEqual({ 201: 3, 429: 37 })
  const others = numbers(40).map((number) =>
    request(50 + number, { email: `g${number}@example.com`, from: '203.0.113.5' }),
  )
  expect(await tally(others)).toEqual({ 201: 6, 429: 34 })
})

test('cancelled, expired and repeated requests do not count as open', async () => {
  const first = await request(0, { key: 'one' })
  expect((await request(0, { key: 'one' })).body.id).toBe(first.body.id)
  await request(1)
  await request(2)
  expect((await request(3)).status).toBe(429)
  const { reference, key } = first.body
  await testApp.send(`POST /api/bookings/${reference}/cancel?key=${key}`)
  expect((await request(3)).status).toBe(201)
  testApp.clock.pass(48 * 3_600_000)
  expect((await request(4 + 16)).status).toBe(201)
})

/** A request that its guest cancels at once. */
async function requestAndCancel(number: number, who: Who): Promise<number> {
  const { status, body } = await request(number, who)
  if (status === 201) await testApp.send(`POST /api/bookings/${body.reference}/cancel?key=${body.key}`)
  return status
}

const IN_AN_HOUR = 'within an hour. Please try again in an hour.'

test('an email address in any spelling makes at most twenty requests in an hour, also when each is cancelled', async () => {
  for (const number of numbers(20)) {
    const who = { email: number % 2 ? 'ADA@example.com' : 'ada@example.com', from: `192.0.2.${number}` }
    expect(await requestAndCancel(0, who)).toBe(201)
  }
  const { status, body } = await request(0, { from: '192.0.2.99' })
  expect([status, body.code, body.detail]).toEqual([
    429,
    'too_many',
    `Too many requests from this email address ${IN_AN_HOUR}`,
  ])
  expect(await requestAndCancel(0, { email: 'grace@example.com' })).toBe(201)
  const token = await testApp.adminToken()
  expect((await request(1, { token })).status).toBe(201)
  testApp.clock.pass(3_600_000)
  expect((await request(0)).status).toBe(201)
})

test('a network makes at most fifty requests in an hour, also when each is cancelled', async () => {
  const from = '203.0.113.77'
  for (const number of numbers(50))
    expect(await requestAndCancel(0, { email: `guest${number}@example.com`, from })).toBe(201)
  const { status, body } = await request(0, { email: 'next@example.com', from })
  expect([status, body.detail]).toEqual([429, `Too many requests from your network ${IN_AN_HOUR}`])
  expect((await request(0, { email: 'next@example.com', from: '203.0.113.78' })).status).toBe(201)
})

test('staff are not limited, and their bookings do not count for the guest', async () => {
  const token = await testApp.adminToken()
  const byStaff = await tally(numbers(8).map((number) => request(number, { token })))
  expect(byStaff).toEqual({ 201: 8 })
  expect((await request(8)).status).toBe(201)
})

test('no reply names the network, and the database stores no address', async () => {
  const made = await request(0, { from: '192.0.2.200' })
  expect(JSON.stringify(made.body)).not.toContain('networkHash')
  const token = await testApp.adminToken()
  const listed = await testApp.send('GET /api/admin/bookings', { token })
  expect(JSON.stringify(listed.body)).not.toContain('networkHash')
  const [row] = await testApp.database.db.select().from(bookings)
  expect(row?.networkHash).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(row)).not.toContain('192.0.2')
})

test.runIf(process.env.TEST_DATABASE_URL)('two instances count together', async () => {
  const log = createLog('silent')
  const database = await openPostgres(testApp.database.url ?? '', 'migrations', log, TEST_TIMEOUT_MS)
  const market = { live: null, demo: demoMarket(testApp.clock.now) }
  const other = await buildServer({ config: testApp.config, database, clock: testApp.clock, log, market })
  await other.firstRounds
  const sent = numbers(40).map(async (number) => {
    const app = number % 2 ? testApp.app : other.app
    const answer = await app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { 'x-forwarded-for': `198.51.100.${number}` },
      payload: stay(number, 'ada@example.com'),
    })
    return { status: answer.statusCode }
  })
  expect(await tally(sent)).toEqual({ 201: 3, 429: 37 })
  await other.app.close()
  await database.close()
})
