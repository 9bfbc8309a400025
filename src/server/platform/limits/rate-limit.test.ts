import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testPages } from '#server/testing/test-pages.ts'
import { HANDLED_AT_ONCE, MAX_WAITING } from './network-queues.ts'
import { PAGES_A_MINUTE, READS_A_MINUTE, WRITES_A_MINUTE } from './rate-limit.ts'

const open: TestApp[] = []
afterEach(async () => {
  for (const testApp of open.splice(0)) await testApp.close()
})

async function limitedApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const testApp = await createTestApp({
    environment: { RATE_LIMIT: 'on', ...environment },
    parts: { pages: await testPages() },
  })
  open.push(testApp)
  return testApp
}

type Call = { url: string; method?: 'GET' | 'POST'; from?: string }

const readStatus = async ({ app }: TestApp, { url, method = 'GET', from = '203.0.113.1' }: Call) =>
  (await app.inject({ url, method, remoteAddress: from })).statusCode

async function spend(testApp: TestApp, call: Call, times: number): Promise<void> {
  for (let done = 0; done < times; done += 50)
    await Promise.all(Array.from({ length: Math.min(50, times - done) }, () => readStatus(testApp, call)))
}

test('refuses the 601st read of a minute in any spelling of its address', async () => {
  const testApp = await limitedApp()
  await spend(testApp, { url: '/api/crypto-data' }, READS_A_MINUTE / 2)
  await spend(testApp, { url: '/%61pi/crypto-data' }, READS_A_MINUTE / 2)
  for (const url of [
    '/api/crypto-data',
    '/%61pi/lodges',
    '/api/lodges/',
    '/api/%6codges',
    'http://host/api/lodges',
  ])
    expect([url, await readStatus(testApp, { url })]).toEqual([url, 429])
  expect(await readStatus(testApp, { url: '/api/lodges', from: '203.0.113.2' })).toBe(200)
  expect(await readStatus(testApp, { url: '/api/health' })).toBe(200)
})

test('an absolute-form request line counts like any other (RFC 9112, section 3.2.2)', async () => {
  const testApp = await limitedApp()
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  await spend(testApp, { url: '/api/crypto-data', from: '127.0.0.1' }, READS_A_MINUTE)
  const { port } = testApp.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('GET http://example.com/api/lodges HTTP/1.1\r\nhost: example.com\r\nconnection: close\r\n\r\n')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  expect(String(Buffer.concat(chunks))).toMatch(/^HTTP\/1\.1 429 /)
})

test('a client far above its budget waits for each refusal', async () => {
  const testApp = await limitedApp()
  const call = { url: '/api/chat/nowhere', method: 'POST' } as const
  await spend(testApp, call, WRITES_A_MINUTE * 1.25)
  const begun = performance.now()
  expect(await readStatus(testApp, call)).toBe(429)
  expect(performance.now() - begun).toBeGreaterThan(900)
})

test('another network overtakes the waiting requests of one', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const pages = await testPages(async ({ path }) => {
    await released
    return { status: 200, html: path }
  })
  const testApp = await createTestApp({ environment: { RATE_LIMIT: 'on' }, parts: { pages } })
  open.push(testApp)
  let answered = 0
  const flood = Array.from({ length: HANDLED_AT_ONCE + 20 }, async (_, at) => {
    const status = await readStatus(testApp, { url: `/browse?q=${at}` })
    answered += 1
    return status
  })
  // No page is rendered before the guest is answered.
  expect(await readStatus(testApp, { url: '/api/lodges', from: '203.0.113.2' })).toBe(200)
  expect(answered).toBe(0)
  release()
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]))
})

test("refuses requests beyond a network's queue at once and leaves nothing behind", async () => {
  const testApp = await limitedApp()
  const most = HANDLED_AT_ONCE + MAX_WAITING
  const answers = await Promise.all(
    Array.from({ length: most + 20 }, () => readStatus(testApp, { url: '/api/crypto-data' })),
  )
  expect(answers.filter((status) => status === 429)).toHaveLength(20)
  expect(answers.filter((status) => status === 200)).toHaveLength(most)
  expect(await readStatus(testApp, { url: '/api/lodges' })).toBe(200)
})

test('pipelined requests free their places when their connection is cut', async () => {
  let begin = () => {}
  let finish = () => {}
  const pages = await testPages(async ({ path }) => {
    begin()
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { status: 200, html: path }
  })
  const testApp = await createTestApp({ environment: { RATE_LIMIT: 'on' }, parts: { pages } })
  open.push(testApp)
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp.app.server.address() as AddressInfo
  for (let round = 0; round < 3; round++) {
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const socket = connect(port, '127.0.0.1')
    const requests = Array.from({ length: HANDLED_AT_ONCE + 2 }, (_, at) => `/browse?search=${round}${at}`)
    socket.write(requests.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''))
    await begun
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.destroy()
    await closed
    begin = finish
    finish()
  }
  begin = () => finish()
  const answer = await fetch(`http://127.0.0.1:${port}/api/lodges`, { signal: AbortSignal.timeout(10_000) })
  expect(answer.status).toBe(200)
})

test('the payment provider’s webhook is not limited', async () => {
  const testApp = await limitedApp()
  const call = { url: '/api/payments/webhook', method: 'POST' } as const
  await spend(testApp, call, WRITES_A_MINUTE)
  expect(await readStatus(testApp, call)).toBe(400)
})

test('writes and pages have their own budgets; files have none', async () => {
  const testApp = await limitedApp()
  await spend(testApp, { url: '/api/chat/nowhere', method: 'POST' }, WRITES_A_MINUTE)
  expect(await readStatus(testApp, { url: '/api/chat/nowhere', method: 'POST' })).toBe(429)
  expect(await readStatus(testApp, { url: '/api/lodges' })).toBe(200)
  await spend(testApp, { url: '/browse' }, PAGES_A_MINUTE)
  for (const url of ['/', '//api', '/nowhere', '/sitemap.xml', '/ws'])
    expect([url, await readStatus(testApp, { url })]).toEqual([url, 429])
  expect(await readStatus(testApp, { url: '/assets/a.js' })).toBe(200)
  expect(await readStatus(testApp, { url: '/picture.svg' })).toBe(200)
  expect(await readStatus(testApp, { url: '/uploads/none.webp' })).toBe(404)
  expect(await readStatus(testApp, { url: '/api/lodges' })).toBe(200)
})

test("reads during a page's rendering count against no budget", async () => {
  const testApp = await limitedApp()
  await spend(testApp, { url: '/api/crypto-data', from: '127.0.0.1' }, READS_A_MINUTE)
  const body = (await testApp.app.inject({ url: '/', remoteAddress: '203.0.113.9' })).body
  expect(body).toContain('lodges: 200')
  expect(await readStatus(testApp, { url: '/api/lodges', from: '127.0.0.1' })).toBe(429)
})

test('an IPv6 network of 64 bits is one client, an IPv4-mapped address its IPv4 address', async () => {
  const testApp = await limitedApp()
  const url = '/api/crypto-data'
  await spend(testApp, { url, from: '2001:db8:0:1::1' }, READS_A_MINUTE / 2)
  await spend(testApp, { url, from: '2001:db8:0:1:ffff::2' }, READS_A_MINUTE / 2)
  expect(await readStatus(testApp, { url, from: '2001:db8:0:1:a::b' })).toBe(429)
  expect(await readStatus(testApp, { url, from: '2001:db8:0:2::1' })).toBe(200)
  await spend(testApp, { url, from: '::ffff:198.51.100.7' }, READS_A_MINUTE)
  expect(await readStatus(testApp, { url, from: '198.51.100.7' })).toBe(429)
})

test('the networks of one IPv6 line share twice the budget', async () => {
  const testApp = await limitedApp()
  const url = '/api/crypto-data'
  for (let network = 0; network < 24; network++)
    await spend(testApp, { url, from: `2001:db8:0:${network.toString(16)}::1` }, READS_A_MINUTE / 12)
  expect(await readStatus(testApp, { url, from: '2001:db8:0:ff::1' })).toBe(429)
  expect(await readStatus(testApp, { url, from: '2001:db8:0:100::1' })).toBe(200)
})

test('counts in the process while Redis does not answer', async () => {
  const testApp = await limitedApp({ REDIS_URL: 'redis://127.0.0.1:1' })
  await spend(testApp, { url: '/api/crypto-data' }, READS_A_MINUTE)
  expect(await readStatus(testApp, { url: '/api/crypto-data' })).toBe(429)
})

test.skipIf(!process.env.TEST_REDIS_URL)('two instances with one Redis share a count', async () => {
  const REDIS_URL = String(process.env.TEST_REDIS_URL)
  const [one, other] = [await limitedApp({ REDIS_URL }), await limitedApp({ REDIS_URL })]
  // Another address for each run, because Redis counts for a minute.
  const from = `10.${process.pid & 255}.${(process.pid >> 8) & 255}.${Date.now() & 255}`
  const url = '/api/crypto-data'
  await spend(one, { url, from }, READS_A_MINUTE / 2)
  await spend(other, { url, from }, READS_A_MINUTE / 2)
  expect(await readStatus(one, { url, from })).toBe(429)
  expect(await readStatus(other, { url, from })).toBe(429)
  expect(await readStatus(other, { url, from: '10.0.0.1' })).toBe(200)
})
