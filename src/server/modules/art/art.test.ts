import { afterAll, beforeAll, expect, test } from 'vitest'
import { printDefaults } from '#contract/art/print.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ environment: { TRUST_PROXY: '1' } })
})
afterAll(() => testApp.close())

const like = (id: number | string, address = '192.0.2.1', agent = 'a browser') =>
  testApp.send(`POST /api/art-gallery/${id}/like`, {
    headers: { 'x-forwarded-for': address, 'user-agent': agent },
  })
const buy = (body: object, headers = {}) => testApp.send('POST /api/art-gallery/purchase', { body, headers })

test('the gallery lists every print with its price and picture', async () => {
  const { body } = await testApp.send('GET /api/art-gallery')
  expect(body).toHaveLength(16)
  expect(body[0]).toMatchObject({ price: '69.99', likes: 0, picture: { widths: expect.any(Array) } })
})

test('a visitor likes a print once and unlikes it; the list has the new count', async () => {
  expect((await like(1)).body).toEqual({ likes: 1, liked: true })
  expect((await like(1, '192.0.2.2')).body).toEqual({ likes: 2, liked: true })
  expect((await like(1)).body).toEqual({ likes: 1, liked: false })
  expect((await testApp.send('GET /api/art-gallery')).body[0].likes).toBe(1)
  expect((await like(999)).status).toBe(404)
})

test('one address likes once with any User-Agent', async () => {
  expect((await like(9, '203.0.113.5', 'Firefox')).body).toEqual({ likes: 1, liked: true })
  expect((await like(9, '203.0.113.5', 'a script')).body).toEqual({ likes: 0, liked: false })
  expect((await like(9, '2001:db8:1:2::1', 'Firefox')).body).toEqual({ likes: 1, liked: true })
  expect((await like(9, '2001:db8:1:2:ffff::9', 'a script')).body).toEqual({ likes: 0, liked: false })
})

test('the count equals the stored likes after many simultaneous likes', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => like(2, `192.0.2.${index % 9}`)))
  const { body } = await testApp.send('GET /api/art-gallery')
  // Three of the nine toggled their like off again.
  expect(body[1].likes).toBe(6)
})

test('a print costs 69.99 and is paid by card', async () => {
  const { status, body } = await buy({ artPieceId: 1, artPieceTitle: 'Ledger Currents' })
  expect(status).toBe(200)
  const card = { number: '4242424242424242', expiry: '12/34', cvc: '123' }
  await testApp.send('POST /api/sandbox/confirm', { body: { clientSecret: body.clientSecret, card } })
  const token = await testApp.adminToken()
  const [payment] = (await testApp.send('GET /api/admin/payments', { token })).body
  expect(payment).toMatchObject({ amount: '69.99', purpose: 'art', status: 'completed', bookingId: null })
})

test('refuses to sell a print without an identifier or an unknown one', async () => {
  for (const body of [{}, { artPieceId: null }, { artPieceId: '' }]) {
    const refused = await buy(body)
    expect([refused.status, refused.body.detail]).toEqual([400, 'Unable to identify artwork for purchase.'])
  }
  expect((await buy({ artPieceId: 999 })).status).toBe(404)
})

test('the same key creates one payment', async () => {
  const headers = { 'idempotency-key': 'one-print' }
  const first = await buy({ artPieceId: 3 }, headers)
  expect((await buy({ artPieceId: 3 }, headers)).body).toEqual(first.body)
  expect((await buy({ artPieceId: 4 }, headers)).status).toBe(422)
})

test('a visitor reads only their own likes', async () => {
  const own = (address: string) =>
    testApp.send('GET /api/art-gallery/likes', { headers: { 'x-forwarded-for': address } })
  await like(7, '198.51.100.7')
  await like(5, '198.51.100.7')
  expect((await own('198.51.100.7')).body).toEqual([5, 7])
  await like(5, '198.51.100.7')
  expect((await own('198.51.100.7')).body).toEqual([7])
  expect((await own('198.51.100.8')).body).toEqual([])
})

test('size, paper, delivery and returns of prints are what the owner states, else the defaults', async () => {
  const read = async () => (await testApp.send('GET /api/art-gallery/print')).body
  expect(await read()).toEqual(printDefaults)
  const token = await testApp.adminToken()
  await testApp.send('PUT /api/admin/operator', { token, body: { printSize: '40 × 60 cm' } })
  expect(await read()).toEqual({ ...printDefaults, size: '40 × 60 cm' })
  const { facts } = (await testApp.send('GET /api/pages/contact')).body
  expect(facts.map(({ name }: { name: string }) => name)).not.toContain('printSize')
  await testApp.send('PUT /api/admin/operator', { token, body: { printSize: '' } })
  expect(await read()).toEqual(printDefaults)
})
