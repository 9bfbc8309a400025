import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { rounds } from '#contract/testing/rounds.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testPages } from '#server/testing/test-pages.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({ parts: { pages: await testPages() } })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
const request = async (method: Method, url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered } = await testApp.app.inject({ method, url, headers })
  return `${statusCode} ${String(answered['content-type'] ?? '').split(';')[0]}`
}

const PAGE = '404 text/html'
const PROBLEM = '404 application/problem+json'

test.each([
  ['//', PAGE],
  ['///', PAGE],
  ['//evil.example/x', PAGE],
  ['/%5cevil', PAGE],
  ['/assets/%2e%2e/%2e%2e/package.json', PAGE],
  ['/assets/..%2f..%2fpackage.json', PAGE],
  ['/lodge/%00', PAGE],
  ['/lodge/%00/chat', PAGE],
  ['/lodge//chat', PAGE],
  ['/%E0%A4%A', PAGE],
  ['/%', PAGE],
  ['/lodge/%ED%A0%80', PAGE],
  ['/a?%E0%A4%A', PAGE],
  ['/uploads/%00', PROBLEM],
  [`/${'a'.repeat(9000)}`, PAGE],
  ['/api', PAGE],
  ['/api/', PROBLEM],
  ['/api/%E0%A4%A', PROBLEM],
  ['/api/lodges/%E0%A4%A', PROBLEM],
  ['/api/badges/%ED%A0%80@x.com', PROBLEM],
  ['/api/nowhere', PROBLEM],
  ['http://example.com/browse', '200 text/html'],
  ['/browse//', '200 text/html'],
  ['/browse?q=%00&%E0%A4%A', '200 text/html'],
])('%s is answered %s', async (url, answer) => {
  expect(await request('GET', url)).toBe(answer)
})

test.each(['HEAD', 'OPTIONS', 'PUT', 'POST', 'DELETE'] as const)(
  '%s of a page is no failure of ours',
  async (method) => {
    for (const url of ['/', '/browse', '/nowhere', '//', '/%', '/assets/a.js', '/picture.svg'])
      expect([url, Number((await request(method, url)).slice(0, 3))]).toEqual([
        url,
        method === 'HEAD' ? expect.any(Number) : 404,
      ])
  },
)

test.each([
  [{ range: 'bytes=999999999-' }, '416 application/problem+json'],
  [{ range: 'bytes=zz' }, '416 application/problem+json'],
  [{ 'if-match': '"zz"' }, '412 application/problem+json'],
  [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, '412 application/problem+json'],
  [{ 'if-none-match': '"' }, '200 image/svg+xml'],
  [{ 'if-modified-since': 'zz' }, '200 image/svg+xml'],
])('a file with the headers %j is answered %s', async (headers, answer) => {
  expect(await request('GET', '/picture.svg', headers)).toBe(answer)
})

const years = ['0000-01-01', '0001-01-01', '1899-12-31', '9999-12-31', '2027-02-30']

test.each(years)('every call refuses %s as a date', async (date) => {
  const spans = [
    `/api/lodges/xrp-lodge/availability?from=${date}`,
    `/api/lodges/xrp-lodge/availability?to=${date}`,
    `/api/lodges/xrp-lodge/quote?checkIn=${date}&checkOut=2027-01-02&guests=1`,
    `/api/lodges/xrp-lodge/quote?checkIn=2027-01-02&checkOut=${date}&guests=1`,
    `/api/admin/stays?from=${date}&to=2027-01-02`,
    `/api/admin/stays?from=2027-01-02&to=${date}`,
    `/api/admin/imported-stays?from=${date}&to=2027-01-02`,
  ] as const
  for (const url of spans)
    expect([url, (await testApp.send(`GET ${url}`, { token })).status]).toEqual([url, 400])
  const event = { title: 'x', eventDate: date, startTime: '10:00', endTime: '11:00' }
  const bodies = [
    ['POST /api/admin/calendar-events', event],
    ['POST /api/admin/calendar-events/days', { ...event, eventDate: '2027-01-01', lastDate: date }],
    [
      'POST /api/admin/payments',
      { bookingId: 1, amount: '1.00', paymentMethod: 'cash', status: 'pending', paymentDate: date },
    ],
    ['POST /api/bookings', { name: 'Ada', email: 'ada@example.com', checkIn: date, checkOut: '2027-01-02' }],
    ['POST /api/bookings', { name: 'Ada', email: 'ada@example.com', checkIn: '2027-01-02', checkOut: date }],
  ] as const
  for (const [call, body] of bodies)
    expect([call, (await testApp.send(call, { token, body })).status]).toEqual([call, 400])
})

test.each([
  [
    'an empty file',
    'Please choose a picture',
    400,
    form('content-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
  ],
  ['no file', 'Please choose a picture', 400, form('content-disposition: form-data; name="x"\r\n\r\ny')],
  [
    'a form that is cut off',
    'The form with the picture cannot be read',
    400,
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  ],
  ['no form', 'The form with the picture cannot be read', 400, 'zzz'],
])('an upload of %s is refused: %s', async (_what, detail, status, payload) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/admin/images',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload,
  })
  expect([answer.statusCode, answer.json().detail]).toEqual([status, detail])
})

const namesIn = (schema: unknown) =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? { a: 1 })

/** Normalised as a browser does; unchanged where that is impossible. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

function form(part: string): string {
  return `--x\r\n${part}\r\n--x--\r\n`
}

test.each([
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'a;b;c',
  '',
])('a body of type %j never causes a 500', async (type) => {
  for (const url of ['/api/bookings', '/api/admin/images', '/api/payments/webhook', '/api/chat/xrp-lodge']) {
    const headers = { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) }
    const { statusCode } = await testApp.app.inject({ method: 'POST', url, headers, payload: '\0{"\ud800' })
    expect([url, statusCode < 500 && statusCode >= 400]).toEqual([url, true])
  }
})

test('refuses a deeply nested body before parsing it', async () => {
  const post = (payload: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { 'content-type': 'application/json' },
      payload,
    })
  for (const payload of ['['.repeat(30_000), `${'['.repeat(33)}${']'.repeat(33)}`, '{"a":'.repeat(40)]) {
    const answer = await post(payload)
    expect([answer.statusCode, answer.json().detail]).toEqual([400, 'The body is nested too deeply'])
  }
  const flat = { name: `${'['.repeat(50)}\\"{`, pairs: Array(50).fill([{}]) }
  expect((await post(JSON.stringify(flat))).json().detail).not.toContain('nested')
  for (const payload of ['{"__proto__":{}}', '{"constructor":{"prototype":{}}}', '{'])
    expect((await post(payload)).json().detail).toBe('The body is not valid JSON')
})

/** Signs in again where an earlier call has ended the session. */
async function statusAsOwner(sent: InjectOptions): Promise<number> {
  const send = () =>
    testApp.app.inject({
      ...sent,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
  const first = (await send()).statusCode
  if (first !== 401) return first
  token = await testApp.adminToken()
  return (await send()).statusCode
}

test.each(['xrp-lodge', '2027-01-01', '0', '1', '-1', '99999999999999999999', '\u202e', '\0'])(
  'no call with %j in its address causes a 500',
  async (name) => {
    for (const { method, path, body } of Object.values<Endpoint>(api)) {
      const url = path.replace(/\{\w+\}/g, encodeURIComponent(name))
      const status = await statusAsOwner({ method, url, ...(body ? { payload: '{}' } : {}) })
      expect([method, path, status < 500]).toEqual([method, path, true])
    }
  },
)

test('no input to any API call causes a 500', async () => {
  const nasty = fc.constantFrom(
    '\0',
    '\ud800',
    '%00',
    '%',
    '%E0%A4%A',
    '..',
    '0000-01-01',
    '-1',
    '99999999999999999999',
    '1e309',
    '__proto__',
    '[',
    '',
    'xrp-lodge',
    '2027-01-01',
    '１',
    '\u202e',
  )
  const value = fc.oneof(
    nasty,
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.array(nasty, { maxLength: 2 }),
  )
  const values = fc.array(value, { minLength: 12, maxLength: 12 })
  const endpoint = fc.constantFrom<Endpoint[]>(...Object.values(api))
  await fc.assert(
    fc.asyncProperty(endpoint, nasty, values, async ({ method, path, query, body }, name, given) => {
      const search = namesIn(query).map((key, at) => `${key}=${encoded(String(given[at % 12]))}`)
      const sent = Object.fromEntries(namesIn(body).map((key, at) => [key, given[at % 12]]))
      const status = await statusAsOwner({
        method,
        url: `${path.replace(/\{\w+\}/g, encoded(name))}${query ? `?${search.join('&')}` : ''}`,
        ...(body ? { payload: JSON.stringify(sent) } : {}),
      })
      expect(status).toBeLessThan(500)
    }),
    { numRuns: rounds(400) },
  )
}, 120_000)
