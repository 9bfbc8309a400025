import { beforeEach, expect, test } from 'vitest'
import { dropEndedSecrets, STORED_AT, stayAnswerAt, storeAnswer } from './answer-cache.ts'

const SITE = 'https://lodge.example'
const NOW = Date.parse('2026-12-05T12:00:00Z')
const CLOSES = '2026-12-07T18:00:00.000Z'

/** The part of a browser's cache in use. */
function aCache(): Cache {
  const stored = new Map<string, Response>()
  const toHref = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))
  const cache: Partial<Cache> = {
    keys: async () => [...stored.keys()].map((href) => new Request(href)),
    match: async (request) => stored.get(toHref(request))?.clone(),
    put: async (request, answer) => void stored.set(toHref(request), answer),
    delete: async (request) => stored.delete(toHref(request)),
  }
  return cache as Cache
}

const booking = new URL('/api/bookings/ABC?key=1', SITE)
const guide = new URL('/api/bookings/ABC/guide?key=1', SITE)
const other = new URL('/api/bookings/XYZ/guide?key=2', SITE)

const openGuide = {
  address: '7 Ridge Road',
  closesAt: CLOSES,
  wifi: { name: 'Granite', password: 'planted-wifi' },
  doorCode: { code: 'planted-code' },
}

let cache: Cache
const store = (address: URL, body: object, status = 200) =>
  storeAnswer(cache, address, Response.json(body, { status }), NOW)
const read = async (address: URL) => (await cache.match(address.href))?.json()

beforeEach(async () => {
  cache = aCache()
  await store(booking, { status: 'confirmed' })
  await store(guide, openGuide)
  await store(other, openGuide)
})

test.each([
  ['/api/bookings/ABC', { reference: 'ABC', part: 'booking' }],
  ['/api/bookings/ABC/guide', { reference: 'ABC', part: 'guide' }],
  ['/api/bookings/ABC/cancel', null],
  ['/api/bookings/ABC/calendar.ics', null],
  ['/api/bookings', null],
  ['/api/admin/bookings/1', null],
  ['/api/admin/lodges/xrp-lodge/guide', null],
  ['/api/lodges', null],
])('knows what belongs to a stay: %s', (path, expected) => {
  expect(stayAnswerAt(path)).toEqual(expected)
})

test('stores an answer with its time', async () => {
  expect(await read(guide)).toEqual(openGuide)
  expect((await cache.match(guide.href))?.headers.get(STORED_AT)).toBe('2026-12-05T12:00:00.000Z')
})

test("stores the stay's lodge for its picture", async () => {
  const lodge = new URL('/api/lodges/xrp-lodge', SITE)
  await store(lodge, { name: 'XRP Lodge' })
  expect(await read(lodge)).toEqual({ name: 'XRP Lodge' })
})

test('stores nothing of another address', async () => {
  const lodges = new URL('/api/lodges', SITE)
  await store(lodges, [])
  expect(await read(lodges)).toBe(undefined)
})

test('a guide that is closed again replaces the open one', async () => {
  await store(guide, { ...openGuide, wifi: null, doorCode: null })
  expect(JSON.stringify(await read(guide))).not.toContain('planted')
})

test.each([
  ['is cancelled', booking, { status: 'cancelled' }, 200],
  ['is unknown', booking, {}, 404],
  ['has no guide', guide, {}, 404],
])('drops the guide of a stay that %s, and no other', async (_name, address, body, status) => {
  await store(address, body, status)
  expect([await read(guide), await read(other)]).toEqual([undefined, openGuide])
})

test('a server that fails changes nothing', async () => {
  await store(guide, {}, 503)
  expect(await read(guide)).toEqual(openGuide)
})

test('takes the secrets out of a guide at check-out, without a network', async () => {
  const end = Date.parse(CLOSES)
  await dropEndedSecrets(cache, end - 1)
  expect(await read(guide)).toEqual(openGuide)
  await dropEndedSecrets(cache, end)
  expect(await read(guide)).toEqual({ ...openGuide, wifi: null, doorCode: null })
  expect((await cache.match(guide.href))?.headers.get(STORED_AT)).toBe('2026-12-05T12:00:00.000Z')
})
