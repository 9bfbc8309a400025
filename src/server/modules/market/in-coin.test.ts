import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.feed.tick()
})
afterAll(() => testApp.close())

const read = async (path: string) => (await testApp.send(`GET ${path}`)).body
const day = (days: number) => new Date(testApp.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
const quote = () =>
  read(`/api/lodges/xrp-lodge/quote?${new URLSearchParams({ checkIn: day(30), checkOut: day(33) })}`)

test('a night and a stay have their price in the coin of the lodge', async () => {
  const record = await read('/api/crypto/xrp-lodge')
  const lodge = await read('/api/lodges/xrp-lodge')
  const { symbol, source, lastUpdated: at } = record
  const amount = (lodge.price / Number(record.currentPrice)).toFixed(2)
  expect(lodge.inCoin).toEqual({ symbol, amount, at, source })
  expect(
    (await read('/api/lodges')).find(({ slug }: { slug: string }) => slug === 'xrp-lodge').inCoin,
  ).toEqual(lodge.inCoin)
  const { totalCents, inCoin } = await quote()
  const total = (totalCents / 100 / Number(record.currentPrice)).toFixed(2)
  expect(inCoin).toEqual({ symbol, amount: total, at, source })
  expect((await read('/api/lodges/pump-fun-lodge')).inCoin).toBeNull()
})

test('follows the market, and is null once the figure is stale', async () => {
  const before = (await read('/api/lodges/xrp-lodge')).inCoin
  testApp.clock.pass(60_000)
  await testApp.feed.tick()
  const after = (await read('/api/lodges/xrp-lodge')).inCoin
  expect(after.at > before.at).toBe(true)
  testApp.clock.pass(11 * 60_000)
  expect((await read('/api/lodges/xrp-lodge')).inCoin).toBeNull()
  expect((await quote()).inCoin).toBeNull()
})
