import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const like = (id: number | string, agent = 'a browser') =>
  house.send(`POST /api/art-gallery/${id}/like`, { headers: { 'user-agent': agent } })
const buy = (body: object, headers = {}) => house.send('POST /api/art-gallery/purchase', { body, headers })

test('the gallery lists every print with its price and picture', async () => {
  const { body } = await house.send('GET /api/art-gallery')
  expect(body).toHaveLength(16)
  expect(body[0]).toMatchObject({ price: '69.99', likes: 0, picture: { widths: expect.any(Array) } })
})

test('a visitor likes a print once and takes it back; the list tells the new count', async () => {
  expect((await like(1)).body).toEqual({ likes: 1, liked: true })
  expect((await like(1, 'another')).body).toEqual({ likes: 2, liked: true })
  expect((await like(1)).body).toEqual({ likes: 1, liked: false })
  expect((await house.send('GET /api/art-gallery')).body[0].likes).toBe(1)
  expect((await like(999)).status).toBe(404)
})

test('the count agrees with the likes stored, however many like at once', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => like(2, `browser ${index % 9}`)))
  const { body } = await house.send('GET /api/art-gallery')
  // Three of the nine came twice and took their like back.
  expect(body[1].likes).toBe(6)
})

test('a print costs 69.99 and is paid like everything else', async () => {
  const { status, body } = await buy({ artPieceId: 1, artPieceTitle: 'Ledger Currents' })
  expect(status).toBe(200)
  const card = { number: '4242424242424242', expiry: '12/34', cvc: '123' }
  await house.send('POST /api/sandbox/confirm', { body: { clientSecret: body.clientSecret, card } })
  const token = await house.adminToken()
  const [payment] = (await house.send('GET /api/admin/payments', { token })).body
  expect(payment).toMatchObject({ amount: '69.99', purpose: 'art', status: 'completed', bookingId: null })
})

test('a print without an identifier cannot be bought, nor one that does not exist', async () => {
  for (const body of [{}, { artPieceId: null }, { artPieceId: '' }]) {
    const refused = await buy(body)
    expect([refused.status, refused.body.detail]).toEqual([400, 'Unable to identify artwork for purchase.'])
  }
  expect((await buy({ artPieceId: 999 })).status).toBe(404)
})

test('the same key buys once', async () => {
  const headers = { 'idempotency-key': 'one-print' }
  const first = await buy({ artPieceId: 3 }, headers)
  expect((await buy({ artPieceId: 3 }, headers)).body).toEqual(first.body)
  expect((await buy({ artPieceId: 4 }, headers)).status).toBe(422)
})

test('a visitor is told which prints are liked by this visitor, and by no other', async () => {
  const own = (agent: string) =>
    house.send('GET /api/art-gallery/likes', { headers: { 'user-agent': agent } })
  await like(7, 'a collector')
  await like(5, 'a collector')
  expect((await own('a collector')).body).toEqual([5, 7])
  await like(5, 'a collector')
  expect((await own('a collector')).body).toEqual([7])
  expect((await own('a passer-by')).body).toEqual([])
})
