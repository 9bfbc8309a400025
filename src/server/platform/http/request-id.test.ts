import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testPages } from '#server/testing/test-pages.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../telemetry/log.ts'
import { requestIds } from './request-id.ts'

const random = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const fromProxy = 'proxy-0001.a_b'

const lines: Record<string, unknown>[] = []
let testApp: TestApp
beforeAll(async () => {
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  testApp = await createTestApp({
    environment: { TRUST_PROXY: '1' },
    parts: { log, pages: await testPages() },
  })
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => testApp.close())

/** The id of a request from this machine's address. */
function requestId(trusted: string, headers: Record<string, string>): string {
  const request = { headers, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage
  return requestIds(readConfig({ TRUST_PROXY: trusted }))(request)
}

test.each(['1', 'loopback', '10.0.0.1, 127.0.0.0/8'])(
  'takes the id that a proxy trusted as %s gives',
  (trusted) => {
    expect(requestId(trusted, { 'x-request-id': fromProxy })).toBe(fromProxy)
    expect(requestId(trusted, { traceparent })).toBe(traceId)
    expect(requestId(trusted, { 'x-request-id': fromProxy, traceparent })).toBe(fromProxy)
  },
)

test.each(['', '10.0.0.1'])('ignores ids of a client when TRUST_PROXY is "%s"', (trusted) => {
  expect(requestId(trusted, { 'x-request-id': fromProxy })).toMatch(random)
  expect(requestId(trusted, { traceparent })).toMatch(random)
})

test.each(['short', 'x'.repeat(65), 'two words here', '{"level":60}', 'ünicode-id', '0123456789;drop'])(
  'replaces the malformed id %s',
  (given) => expect(requestId('1', { 'x-request-id': given })).toMatch(random),
)

test('replaces a trace parent of zeros', () => {
  expect(requestId('1', { traceparent: traceparent.replace(traceId, '0'.repeat(32)) })).toMatch(random)
})

test('every reply has an id of its own, prebuilt ones and refusals too', async () => {
  const paths = ['/api/lodges', '/', '/assets/a.js', '/api/health', '/api/nothing', '/api/admin/staff']
  const sent = await Promise.all([...paths, ...paths].map((path) => testApp.send(`GET ${path}`)))
  const ids = sent.map(({ headers }) => headers['x-request-id'])
  for (const id of ids) expect(id).toMatch(random)
  expect(new Set(ids).size).toBe(ids.length)
  const { headers } = await testApp.send('GET /api/lodges', { headers: { 'x-request-id': fromProxy } })
  expect(headers['x-request-id']).toBe(fromProxy)
})

test('lines that a service logs have the id of its request', async () => {
  const token = await testApp.adminToken()
  const body = { lodgeSlug: 'xrp-lodge', name: 'Elsewhere', url: 'http://127.0.0.1:9/calendar.ics' }
  const created = await testApp.send('POST /api/admin/calendar-feeds', { token, body })
  const path = `/api/admin/calendar-feeds/${created.body.id}/sync` as const
  await testApp.send(`POST ${path}`, { token, headers: { 'x-request-id': fromProxy } })
  expect(lines.find(({ reqId }) => reqId === fromProxy)).toMatchObject({
    msg: 'a calendar could not be read',
  })
  testApp.app.log.info('outside of a request')
  expect(lines.at(-1)).not.toHaveProperty('reqId')
})

test('a 500 refers to the id that its log line has', async () => {
  await testApp.database.db.execute('drop table art_likes cascade')
  const sent = await testApp.send('POST /api/art-gallery/1/like', { headers: { 'x-request-id': fromProxy } })
  expect(sent).toMatchObject({
    status: 500,
    headers: { 'x-request-id': fromProxy },
    body: { detail: `Something went wrong on our side. Reference: ${fromProxy}` },
  })
  const failed = lines.filter(({ msg }) => msg === 'a request failed')
  expect(failed).toMatchObject([{ reqId: fromProxy, level: 50 }])
})
