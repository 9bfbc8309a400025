import { readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { CryptoData, MarketRecord } from '#contract/market/market.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { cryptoMarketData } from '#server/platform/database/tables/market.ts'
import { demoMarket } from '#server/platform/gateways/demo-market.ts'
import { type MarketGateway, MarketUnavailable } from '#server/platform/gateways/market.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { seedLodges } from '../lodges/seeds.ts'

let testApp: TestApp | undefined
afterEach(async () => {
  await testApp?.close()
  testApp = undefined
})

/** A provider with the test's answers that counts its calls. */
function aProvider(now: () => number) {
  const provider = { source: 'live' as const, answer: 0, fails: null as MarketUnavailable | null }
  const read: MarketGateway['read'] = async (coins) => {
    provider.answer += 1
    if (provider.fails) throw provider.fails
    return demoMarket(now).read(coins)
  }
  return Object.assign(provider, { read })
}

test('without a network all figures are demo figures and marked so', async () => {
  testApp = await createTestApp()
  const { body, status } = await testApp.send('GET /api/crypto/xrp-lodge')
  expect(status).toBe(200)
  expect(MarketRecord.parse(body)).toMatchObject({
    source: 'demo',
    coinId: 'ripple',
    symbol: 'XRP',
    stale: false,
  })
  expect(Object.keys(CryptoData.parse((await testApp.send('GET /api/crypto-data')).body))).toHaveLength(15)
  expect((await testApp.send('GET /api/crypto')).body).toHaveLength(15)
})

test('while the database is away, the records come from memory and are marked like the figures', async () => {
  testApp = await createTestApp()
  const { db } = testApp.database
  const before = (await testApp.send('GET /api/crypto')).body
  await db.execute('alter table lodges rename to lodges_away')
  const { status, body } = await testApp.send('GET /api/crypto')
  await db.execute('alter table lodges_away rename to lodges')
  expect(status).toBe(200)
  expect(body).toEqual(before)
  expect(body[0].source).toBe('demo')
})

test('lodges that are seeded after the figures were read have their records', async () => {
  testApp = await createTestApp()
  await testApp.database.db.execute('truncate lodges cascade')
  testApp.context.emit({ type: 'lodges_changed' })
  expect((await testApp.send('GET /api/crypto')).body).toEqual([])
  await seedLodges(testApp.context)
  expect((await testApp.send('GET /api/crypto')).body).toHaveLength(15)
})

test('a round that begins during another is that one', async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  await testApp.feed.tick()
  clock.pass(301_000)
  await Promise.all([testApp.feed.tick(), testApp.feed.tick()])
  expect(live.answer).toBe(2)
})

test('neither a lodge without a coin nor an unknown one has a market record', async () => {
  testApp = await createTestApp()
  expect((await testApp.send('GET /api/crypto/pump-fun-lodge')).status).toBe(404)
  expect((await testApp.send('GET /api/crypto/nobody-lodge')).status).toBe(404)
})

test('a lodge keeps its coin and its figures under a new name', async () => {
  testApp = await createTestApp()
  const token = await testApp.adminToken()
  for (const name of ['Grandmother’s Cabin', 'constructor', 'DOGE Lodge']) {
    await testApp.send('PUT /api/admin/lodges/xrp-lodge', { token, body: { name } })
    expect((await testApp.send('GET /api/lodges/xrp-lodge')).body).toMatchObject({ name, coinId: 'ripple' })
    expect((await testApp.send('GET /api/crypto/xrp-lodge')).body).toMatchObject({ coinId: 'ripple' })
  }
  expect((await testApp.send('GET /api/crypto/doge-lodge')).body).toMatchObject({ coinId: 'dogecoin' })
  await testApp.send('PUT /api/admin/lodges/pump-fun-lodge', { token, body: { name: 'XRP Lodge' } })
  expect((await testApp.send('GET /api/lodges/pump-fun-lodge')).body.coinId).toBeNull()
})

test('the migration gives stored lodges the coins that the seeds give', async () => {
  testApp = await createTestApp()
  const coins = () =>
    testApp?.database.db.select({ slug: lodges.slug, coinId: lodges.coinId }).from(lodges).orderBy(lodges.id)
  const seeded = await coins()
  const migration = await readFile('migrations/0009_coin_of_a_lodge.sql', 'utf8')
  await testApp.database.db.update(lodges).set({ coinId: null })
  await testApp.database.db.execute(migration.split('--> statement-breakpoint')[1] ?? '')
  expect(await coins()).toEqual(seeded)
})

test('an outage shows the last figures, stale after ten minutes, with growing waits between calls', async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  await testApp.feed.tick()
  const known = (await testApp.send('GET /api/crypto/xrp-lodge')).body
  expect(known).toMatchObject({ source: 'live', stale: false })
  live.fails = new MarketUnavailable('down')
  clock.pass(301_000)
  await testApp.feed.tick()
  const answer = live.answer
  clock.pass(20_000)
  await testApp.feed.tick()
  expect(live.answer).toBe(answer)
  clock.pass(300_000)
  await testApp.feed.tick()
  expect(live.answer).toBe(answer + 1)
  const later = (await testApp.send('GET /api/crypto/xrp-lodge')).body
  expect(later).toMatchObject({
    source: 'live',
    stale: true,
    currentPrice: known.currentPrice,
    lastUpdated: known.lastUpdated,
  })
})

test("waits as long as the provider's Retry-After", async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  live.fails = new MarketUnavailable('slow down', 900_000)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  await testApp.feed.tick()
  const answer = live.answer
  clock.pass(600_000)
  await testApp.feed.tick()
  expect(live.answer).toBe(answer)
  expect((await testApp.send('GET /api/crypto/xrp-lodge')).body.source).toBe('demo')
  clock.pass(400_000)
  await testApp.feed.tick()
  expect(live.answer).toBe(answer + 1)
})

test.each([
  ['a demo key', 'https://api.coingecko.com/api/v3', 2],
  ['a paid key', 'https://pro-api.coingecko.com/api/v3', 10],
])('ten minutes with %s at %s are %i calls', async (_key, base, calls) => {
  const clock = testClock()
  const live = aProvider(clock.now)
  const environment = { COINGECKO_API_KEY: 'CG-key', COINGECKO_API_BASE: base }
  testApp = await createTestApp({
    clock,
    environment,
    parts: { market: { live, demo: demoMarket(clock.now) } },
  })
  await testApp.feed.tick()
  live.answer = 0
  for (let minute = 0; minute < 10; minute++) {
    clock.pass(60_000)
    await testApp.feed.tick()
  }
  expect(live.answer).toBe(calls)
})

test('a clock that is set back is no reason to rest', async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  await testApp.feed.tick()
  const answer = live.answer
  clock.pass(-3_600_000)
  await testApp.feed.tick()
  expect(live.answer).toBe(answer + 1)
  clock.pass(60_000)
  await testApp.feed.tick()
  expect(live.answer).toBe(answer + 1)
})

test("a provider's Retry-After counts for a day at most", async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  live.fails = new MarketUnavailable('never again', 40 * 86_400_000)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  await testApp.feed.tick()
  const answer = live.answer
  clock.pass(86_401_000)
  await testApp.feed.tick()
  expect(live.answer).toBe(answer + 1)
})

test('one failure costs one round, on every instance', async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  await testApp.feed.tick()
  live.fails = new MarketUnavailable('away')
  clock.pass(301_000)
  await testApp.feed.tick()
  live.fails = null
  const answer = live.answer
  clock.pass(60_000)
  await testApp.feed.tick()
  expect(live.answer).toBe(answer + 1)
})

test('a coin without a price keeps its last figures', async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  await testApp.feed.tick()
  const known = (await testApp.send('GET /api/crypto/xrp-lodge')).body
  const read = live.read
  live.read = async (coins) =>
    (await read(coins)).map((one) => (one.coinId === 'ripple' ? { ...one, price: null } : one))
  clock.pass(301_000)
  await testApp.feed.tick()
  expect((await testApp.send('GET /api/crypto/xrp-lodge')).body).toMatchObject({
    currentPrice: known.currentPrice,
    lastUpdated: known.lastUpdated,
  })
})

test("another instance's figures are shown once they are read", async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  await testApp.feed.tick()
  await testApp.send('GET /api/crypto-data')
  await testApp.context.db
    .update(cryptoMarketData)
    .set({ currentPrice: '77', lastUpdated: new Date(clock.now()).toISOString() })
  const shown = new Promise<void>((resolve) => testApp?.events.on('market_changed', () => resolve()))
  testApp.events.deliver({ type: 'market_changed' })
  // A read before they are stored here: the old ones go into the cache.
  await testApp.send('GET /api/crypto-data')
  await shown
  await expect.poll(async () => (await testApp?.send('GET /api/crypto-data'))?.body.ripple.usd).toBe(77)
})

test('announces figures only when they change or become stale', async () => {
  const clock = testClock()
  const live = aProvider(clock.now)
  testApp = await createTestApp({ clock, parts: { market: { live, demo: demoMarket(clock.now) } } })
  let announced = 0
  testApp.events.on('market_changed', () => {
    announced += 1
  })
  await testApp.feed.tick()
  const first = announced
  await testApp.feed.tick()
  clock.pass(60_000)
  await testApp.feed.tick()
  expect(announced).toBe(first)
  live.fails = new MarketUnavailable('away')
  clock.pass(600_000)
  await testApp.feed.tick()
  expect(announced).toBe(first + 1)
})
