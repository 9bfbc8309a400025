import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testPages } from '#server/testing/test-pages.ts'
import { pagePolicy } from './security.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp({
    environment: { PUBLIC_URL: 'https://lodges.example', METRICS_TOKEN: 'measure' },
    parts: { pages: await testPages() },
  })
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const readHeaders = async (url: string, headers: Record<string, string> = {}) =>
  (await testApp.app.inject({ url, headers })).headers

test.each(['/', '/nowhere', '/api/lodges', '/api/nowhere', '/assets/a.js', '/%'])(
  '%s over https sends Strict-Transport-Security',
  async (url) => {
    expect((await readHeaders(url))['strict-transport-security']).toBe('max-age=31536000')
  },
)

test('a site without https sends no Strict-Transport-Security', async () => {
  const plain = await createTestApp()
  const { headers } = await plain.app.inject('/api/lodges')
  expect(headers['strict-transport-security']).toBeUndefined()
  await plain.close()
})

test.each([
  '/api/lodges',
  '/api/lodges/xrp-lodge/availability',
  '/api/nowhere',
  '/api/bookings/ABCDEFGHJK?key=x',
  '/api/admin/bookings',
])('%s may load nothing and may not be framed', async (url) => {
  expect((await readHeaders(url))['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})

test('a page may load what Stripe documents for its script, only where Stripe is set up', () => {
  const listSources = (name: string, allowsStripe: boolean) => {
    const directives = pagePolicy(['x'], allowsStripe, true).split('; ')
    return directives.find((directive) => directive.startsWith(`${name} `))?.split(' ')
  }
  for (const name of ['script-src', 'frame-src']) {
    expect(listSources(name, true)).toEqual(
      expect.arrayContaining(['https://js.stripe.com', 'https://*.js.stripe.com']),
    )
    expect(listSources(name, false)?.join(' ')).not.toContain('stripe')
  }
  expect(listSources('frame-src', true)).toContain('https://hooks.stripe.com')
  expect(listSources('connect-src', true)).toContain('https://api.stripe.com')
})

test.each([
  '/api/badges/ada@example.com',
  '/api/badges/nobody',
  '/api/badges/ada@example.com/day1',
  '/api/badges',
  '/api/bookings/ABCDEFGHJK?key=x',
  '/api/bookings/ABCDEFGHJK/calendar.ics?key=x',
  '/api/bookings/ABCDEFGHJK/calendar.ics',
  '/api/payment-status?paymentIntent=pi_x&clientSecret=x',
  '/api/admin/bookings',
  '/api/admin/bookings.csv',
  '/api/lodges/xrp-lodge/quote?checkIn=2027-01-01&checkOut=2027-01-02&guests=1&email=ada@example.com',
  '/booking/ABCDEFGHJK?key=x',
  '/booking/ABCDEFGHJK',
  '/art-gallery?payment_intent_client_secret=x',
])('%s is never cached, with or without a token', async (url) => {
  expect((await readHeaders(url))['cache-control']).toBe('private, no-store')
  const signedIn = await readHeaders(url, { authorization: `Bearer ${token}` })
  expect(signedIn['cache-control']).toBe('private, no-store')
})

test('public reads may be cached and revalidated', async () => {
  for (const url of ['/api/lodges', '/api/crypto-data', '/api/art-gallery', '/'])
    expect([url, (await readHeaders(url))['cache-control']]).toEqual([url, 'no-cache'])
  expect((await readHeaders('/api/lodges/xrp-lodge/calendar.ics'))['cache-control']).toBe(
    'public, max-age=300',
  )
})

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
  'Fastly-Client-IP',
  'X-Original-Forwarded-For',
  'CDN-Loop',
])('refuses metrics to a call with %s without the token', async (name) => {
  const posted = { [name]: '127.0.0.1' }
  const answer = (headers: Record<string, string>) => testApp.app.inject({ url: '/metrics', headers })
  expect((await answer(posted)).statusCode).toBe(404)
  expect((await answer({ ...posted, authorization: 'Bearer measure' })).statusCode).toBe(200)
  expect((await answer({ accept: 'text/plain', 'x-request-id': '1' })).statusCode).toBe(200)
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '///x',
  'https:///x',
  'https://a b',
  '/',
  'javascript:x',
  '/a\\b',
])("refuses %s as a picture's address", async (address) => {
  for (const body of [{ exteriorImage: address }, { interiorImages: ['/pictures/a.webp', address] }])
    expect((await testApp.send('PUT /api/admin/lodges/xrp-lodge', { token, body })).status).toBe(400)
})
