import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OtlpStandIn, otlpStandIn, type ReceivedSpan } from '#server/testing/otlp-stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testPages } from '#server/testing/test-pages.ts'
import { TestSocket } from '#server/testing/test-socket.ts'
import { createLog } from './log.ts'
import { inSpan } from './spans.ts'
import { startTelemetry } from './start-telemetry.ts'
import type { Telemetry } from './telemetry.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const SERVER = 2
const CLIENT = 3
const ERROR = 2

const lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
let collector: OtlpStandIn
let telemetry: Telemetry
let testApp: TestApp

beforeAll(async () => {
  collector = await otlpStandIn()
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_METRIC_EXPORT_INTERVAL: '100',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  const started = await startTelemetry(process.env, log)
  if (!started) throw new Error('telemetry is off')
  telemetry = started
  testApp = await createTestApp({
    environment: { TRUST_PROXY: '1' },
    parts: { log, telemetry, pages: await testPages() },
  })
})
afterAll(async () => {
  await testApp.close()
  await telemetry.stop()
  await collector.close()
})

const findSpan = (matches: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> =>
  expect
    .poll(() => collector.spans.find(matches))
    .toBeDefined()
    .then(() => collector.spans.find(matches) as ReceivedSpan)

const findChildren = ({ traceId, spanId }: ReceivedSpan) =>
  collector.spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId)

test('a request is a span with its route, and its statements are within it', async () => {
  const { headers } = await testApp.send('POST /api/badges/day1', {
    body: { userName: 'Vera Private', userEmail: 'vera.private@example.com' },
    headers: { 'x-request-id': 'badge-request' },
  })
  expect(headers['x-request-id']).toBe('badge-request')
  const span = await findSpan(({ attributes }) => attributes['request.id'] === 'badge-request')
  expect(span).toMatchObject({
    name: 'POST /api/badges/day1',
    kind: SERVER,
    attributes: { 'http.request.method': 'POST', 'http.route': '/api/badges/day1' },
  })
  expect(collector.resource).toMatchObject({
    'service.name': 'crypto-lodge',
    'deployment.environment.name': 'test',
  })
  const statements = findChildren(span)
  expect(statements.length).toBeGreaterThan(0)
  for (const { kind, attributes } of statements) {
    expect(kind).toBe(CLIENT)
    expect(attributes['db.query.text']).toMatch(
      /^(select|insert|update|with|begin|commit|savepoint|release)/i,
    )
  }
})

test('continues the trace of a trusted proxy, and its log lines have the trace', async () => {
  await testApp.database.db.execute('drop table art_likes cascade')
  const { status } = await testApp.send('POST /api/art-gallery/1/like', { headers: { traceparent } })
  expect(status).toBe(500)
  const span = await findSpan((each) => each.traceId === traceId && each.kind === SERVER)
  expect(span).toMatchObject({ parentSpanId: 'b7ad6b7169203331', status: { code: ERROR } })
  expect(lines.find(({ msg }) => msg === 'a request failed')).toMatchObject({ reqId: traceId, traceId })
  const failed = findChildren(span).find(({ status }) => status?.code === ERROR)
  expect(failed?.attributes['error.type']).toBe('42P01')
})

test('a rendered page has a span with its calls of the API; a cached one has none', async () => {
  await testApp.send('GET /lodge/xrp-lodge', { headers: { 'x-request-id': 'page-first' } })
  const span = await findSpan(({ attributes }) => attributes['request.id'] === 'page-first')
  expect(span.name).toBe('GET page')
  const [rendering] = findChildren(span)
  expect(rendering).toMatchObject({ name: 'render page', attributes: { page: '/lodge/xrp-lodge' } })
  expect(findChildren(rendering as ReceivedSpan)).toMatchObject([{ name: 'GET /api/lodges' }])
  await testApp.send('GET /browse', { headers: { 'x-request-id': 'browse-first' } })
  await testApp.send('GET /browse', { headers: { 'x-request-id': 'browse-again' } })
  const again = await findSpan(({ attributes }) => attributes['request.id'] === 'browse-again')
  expect(findChildren(again)).toEqual([])
})

test('calls to other services are spans with their host only', async () => {
  const other = createServer((_request, response) => response.writeHead(404).end('no'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const address = `http://localhost:${port}/calendar/call-secret.ics?s=call-secret`
  await inSpan('test of calls', {}, async () => {
    expect((await fetch(address)).status).toBe(404)
    await new Promise((resolve) => {
      httpRequest(address, (response) => response.resume().on('end', resolve)).end()
    })
  })
  other.close()
  const parent = await findSpan(({ name }) => name === 'test of calls')
  await expect.poll(() => findChildren(parent).length).toBe(2)
  for (const call of findChildren(parent)) {
    expect(call).toMatchObject({ name: 'GET localhost', kind: CLIENT, status: { code: ERROR } })
    expect(call.attributes).toEqual({
      'http.request.method': 'GET',
      'server.address': 'localhost',
      'http.response.status_code': 404,
    })
  }
})

test('a frame of a chat socket is a span, the socket itself is none', async () => {
  const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = await new TestSocket(`${address.replace('http', 'ws')}/ws?lodge=xrp-lodge`).opened()
  socket.send({ type: 'resume', after: 0 })
  const span = await findSpan(({ name }) => name === 'chat frame')
  expect(span.attributes).toEqual({ lodge: 'xrp-lodge' })
  socket.socket.close()
  expect(collector.spans.filter(({ attributes }) => attributes['http.route'] === '/ws')).toEqual([])
})

test('probes have no span, and durations of requests are measured', async () => {
  for (const path of ['/api/health', '/api/ready', '/metrics', '/assets/a.js'])
    await testApp.send(`GET ${path}`)
  await expect.poll(() => [...collector.metrics]).toContain('http.server.request.duration')
  await testApp.send('GET /api/lodges', { headers: { 'x-request-id': 'after-probes' } })
  await findSpan(({ attributes }) => attributes['request.id'] === 'after-probes')
  expect(collector.spans.filter(({ name }) => /health|ready|metrics|assets/.test(name))).toEqual([])
})

test('nothing that is sent has an email, a key or another value', async () => {
  const badge = encodeURIComponent('vera.private@example.com')
  await testApp.send(`GET /api/badges/${badge}`)
  await testApp.send('GET /api/bookings/ABCDEFGHJK?key=booking-secret')
  await testApp.send('GET /booking/ABCDEFGHJK?key=booking-secret')
  await testApp.send('GET /nothing/vera.private@example.com?token=address-secret', {
    headers: { 'x-request-id': 'last-of-all' },
  })
  await findSpan(({ attributes }) => attributes['request.id'] === 'last-of-all')
  const received = collector.received()
  for (const secret of ['vera.private', 'Vera Private', 'secret', 'key=', 'token=', 'ABCDEFGHJK'])
    expect(received).not.toContain(secret)
  expect(collector.spans.flatMap(({ events = [] }) => events)).toEqual([])
})
