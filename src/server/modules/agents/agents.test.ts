import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'

const weekend = { checkIn: '2027-03-05', checkOut: '2027-03-07', guests: 2 }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openApp()
})
afterAll(() => testApp.close())

const openApp = (environment = {}): Promise<TestApp> =>
  createTestApp({
    clock: testClock('2027-03-01T20:00:00Z'),
    environment: { PUBLIC_URL: 'https://lodge.example', ...environment },
  })

/** A client of the protocol's own library; `2025` one that does not know the current specification. */
async function connect(era: 'current' | '2025' = 'current'): Promise<Client> {
  const address = await testApp.app
    .listen({ port: 0, host: '127.0.0.1' })
    .catch(() => testApp.app.listeningOrigin)
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    era === '2025' ? {} : { versionNegotiation: { mode: 'auto' } },
  )
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)))
  onTestFinished(() => client.close())
  return client
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks into replies of every shape
async function callTool(name: string, input: object): Promise<any> {
  return (await connect()).callTool({ name, arguments: { ...input } })
}

const post = (body: unknown, headers = {}, app = testApp) =>
  app.send('POST /mcp', { body, headers: { accept: 'application/json, text/event-stream', ...headers } })
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

test.each(['current', '2025'] as const)(
  'a %s client finds the five tools with their schemas',
  async (era) => {
    const { tools } = await (await connect(era)).listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_stays',
      'get_lodge',
      'get_availability',
      'quote_stay',
      'start_booking',
    ])
    for (const { inputSchema, outputSchema } of tools)
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
    expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual([true, true, true, true, false])
  },
)

test('a lodge for two under 300 dollars ends at a form that is filled in', async () => {
  const found = await callTool('search_stays', { ...weekend, maxNightly: 300 })
  const { nights, stays } = found.structuredContent
  expect(nights).toBe(2)
  expect(stays.length).toBeGreaterThan(0)
  for (const { averageNightly } of stays) expect(averageNightly).toBeLessThanOrEqual(300)
  const [{ slug, totalCents }] = stays
  const quote = await callTool('quote_stay', { slug, ...weekend })
  expect(quote.structuredContent).toMatchObject({ totalCents, isFree: true })
  const { url } = (await callTool('start_booking', { slug, ...weekend })).structuredContent
  expect(url).toBe(
    `https://lodge.example/lodge/${slug}?checkIn=2027-03-05&checkOut=2027-03-07&party=2&via=agent#reservation`,
  )
})

test('a search fits every amenity and a part of the place', async () => {
  const { structuredContent: lodge } = await callTool('get_lodge', { slug: 'doge-lodge' })
  const place = lodge.place.split(', ').at(-1).toUpperCase()
  const { structuredContent } = await callTool('search_stays', {
    ...weekend,
    place,
    amenities: lodge.features.slice(0, 2),
  })
  expect(structuredContent.stays.map(({ slug }: { slug: string }) => slug)).toContain('doge-lodge')
  const none = await callTool('search_stays', { ...weekend, amenities: ['Helicopter'] })
  expect(none.structuredContent.stays).toEqual([])
})

test('describes a lodge without pictures, position and what others wrote', async () => {
  const { structuredContent } = await callTool('get_lodge', { slug: 'doge-lodge' })
  expect(structuredContent).toMatchObject({
    slug: 'doge-lodge',
    url: 'https://lodge.example/lodge/doge-lodge',
  })
  for (const field of ['pictures', 'latitude', 'reviews', 'artGallery'])
    expect(structuredContent).not.toHaveProperty(field)
})

test.each([
  ['get_lodge', { slug: 'no-lodge' }, 'Lodge Not Found'],
  ['quote_stay', { slug: 'doge-lodge', ...weekend, guests: 0 }, 'At least 1 guest'],
  ['quote_stay', { slug: 'doge-lodge', ...weekend, checkIn: 'soon' }, 'Please enter a date as YYYY-MM-DD'],
  [
    'search_stays',
    { ...weekend, checkIn: '2020-01-01', checkOut: '2020-01-03' },
    'Check-in must be today or later',
  ],
] as const)('%s with %j is refused in the words of the API', async (name, input, words) => {
  expect(await callTool(name, input)).toMatchObject({
    isError: true,
    content: [{ text: words }, ...refusedFields(words)],
  })
})
const refusedFields = (words: string) =>
  words === 'Lodge Not Found' ? [] : [{ text: expect.stringContaining(words) }]

test('an agent takes no nights, and learns that nights are taken but not by whom', async () => {
  const stay = { slug: 'mew-lodge', ...weekend }
  await callTool('start_booking', stay)
  const lodge = (await testApp.send('GET /api/lodges/mew-lodge')).body
  const guest = { name: 'Grace Guest', email: 'grace@example.com', lodgeId: lodge.id }
  expect((await testApp.send('POST /api/bookings', { body: { ...guest, ...weekend } })).status).toBe(201)
  const refused = await callTool('start_booking', stay)
  expect(refused).toMatchObject({ isError: true, content: [{ text: 'Those dates are no longer available' }] })
  const range = { from: '2027-03-01', to: '2027-04-01' }
  const taken = await callTool('get_availability', { slug: 'mew-lodge', ...range })
  expect(taken.structuredContent.unavailable).toEqual([
    { from: '2027-03-05', to: '2027-03-07', reason: 'booked' },
  ])
  expect(JSON.stringify(taken)).not.toContain('Grace')
})

test('a stay whose form an agent prepared says so to the owner and in the report of its month', async () => {
  const token = await testApp.adminToken()
  const report = async () =>
    (await testApp.send('GET /api/admin/reports/month?month=2027-05', { token })).body.agentBookings
  expect(await report()).toBe(0)
  const body = {
    ...{ name: 'Grace Guest', email: 'ada@example.com', lodgeId: 3, source: 'agent' },
    ...{ checkIn: '2027-05-05', checkOut: '2027-05-07' },
  }
  const { status, body: booked } = await testApp.send('POST /api/bookings', { body })
  expect(status).toBe(201)
  const record = await testApp.send(`GET /api/admin/bookings/${booked.id}`, { token })
  expect(record.body.source).toBe('agent')
  expect(await report()).toBe(0)
  await testApp.send(`PUT /api/admin/bookings/${booked.id}/status`, { token, body: { status: 'confirmed' } })
  expect(await report()).toBe(1)
  const wrong = await testApp.send('POST /api/bookings', { body: { ...body, source: 'phone' } })
  expect(wrong.status).toBe(400)
})

test.each([
  [{}, 200],
  [{ origin: 'https://lodge.example' }, 200],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'https://elsewhere.example', host: 'elsewhere.example' }, 403],
  [{ origin: 'null' }, 403],
])('a request with %j: %i', async (headers, status) => {
  expect(await post(initialize, headers)).toMatchObject({ status })
})

test('a promotion code counts in a quote and goes into the form, an unknown one is refused there', async () => {
  const token = await testApp.adminToken()
  const promotion = { name: 'Winter', percent: 10, code: 'WINTER' }
  await testApp.send('POST /api/admin/promotions', { token, body: promotion })
  const stay = { slug: 'pnut-lodge', ...weekend }
  const quote = await callTool('quote_stay', { ...stay, code: 'winter' })
  expect(quote.structuredContent).toMatchObject({ discountName: 'Winter', code: { status: 'applied' } })
  const { url } = (await callTool('start_booking', { ...stay, code: 'winter' })).structuredContent
  expect(url).toContain('&code=winter&via=agent')
  expect(await callTool('start_booking', { ...stay, code: 'no' })).toMatchObject({ isError: true })
})

test('no stream is kept open', async () => {
  expect((await testApp.send('GET /mcp', { headers: { accept: 'text/event-stream' } })).status).toBe(405)
  expect((await testApp.send('DELETE /mcp')).status).toBe(405)
})

test('a network makes 600 calls a minute', async () => {
  const limited = await openApp({ RATE_LIMIT: 'on' })
  onTestFinished(limited.close)
  for (let call = 0; call < 600; call++) await limited.send('DELETE /mcp')
  expect(await post(initialize, {}, limited)).toMatchObject({ status: 429 })
  expect((await limited.send('GET /api/badges')).status).toBe(200)
})

test('MCP=off switches it off', async () => {
  const off = await openApp({ MCP: 'off' })
  onTestFinished(off.close)
  expect(await post(initialize, {}, off)).toMatchObject({ status: 404 })
  expect((await off.send('GET /llms.txt')).body).not.toContain('/mcp')
})
