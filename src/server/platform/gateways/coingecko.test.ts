import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { coinIds } from '#contract/lodges/coins.ts'
import { coinGecko } from './coingecko.ts'
import { demoMarket } from './demo-market.ts'
import { MarketUnavailable } from './market.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
let provider: Server | undefined
afterEach(() => {
  provider?.closeAllConnections()
  provider?.close()
})

/** A local stand-in for the provider, and a gateway that calls it. */
async function gatewayTo(answer: RequestListener, timeoutMs = 20_000) {
  provider = createServer(answer)
  await new Promise<void>((resolve) => provider?.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/api/v3`
  return coinGecko({ base, key: 'demo-key', now: () => NOW, timeoutMs })
}

const ripple = {
  id: 'ripple',
  symbol: 'xrp',
  name: 'XRP',
  current_price: 2.31,
  price_change_24h: 0.07,
  price_change_percentage_24h: 3.124,
  market_cap: 133_000_000_000,
  total_volume: 5_000_000_000,
  last_updated: '2026-11-21T11:59:00.000Z',
  sparkline_in_7d: { price: Array.from({ length: 168 }, (_, hour) => hour) },
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify(body))

test("one call with the key reads all coins in the provider's format", async () => {
  let requested = ''
  const gateway = await gatewayTo((request, response) => {
    requested = `${request.url} ${request.headers['x-cg-demo-api-key']}`
    json([ripple])(request, response)
  })
  const [coin] = await gateway.read(coinIds)
  expect(requested).toContain(`/api/v3/coins/markets?vs_currency=usd&ids=${coinIds.join(',')}&sparkline=true`)
  expect(requested).toContain('demo-key')
  expect(coin).toMatchObject({
    coinId: 'ripple',
    symbol: 'XRP',
    price: 2.31,
    changePercent24h: 3.124,
    updatedAt: NOW - 60_000,
  })
  expect(coin?.sparkline.at(-1)).toBe(167)
})

test('reads null figures as missing', async () => {
  const gateway = await gatewayTo(
    json([{ ...ripple, current_price: null, price_change_percentage_24h: null, sparkline_in_7d: null }]),
  )
  expect((await gateway.read(coinIds))[0]).toMatchObject({
    price: null,
    changePercent24h: null,
    sparkline: [],
  })
})

test('reads the wait of a 429', async () => {
  const gateway = await gatewayTo((_request, response) => {
    response.writeHead(429, { 'retry-after': '120' })
    response.end('{"status":{"error_code":429}}')
  })
  await expect(gateway.read(coinIds)).rejects.toMatchObject({ retryAfterMs: 120_000 })
})

test.each([
  ['malformed JSON', ((_request, response) => response.end('[{')) as RequestListener],
  ['an answer of another shape', json({ status: 'ok' })],
  ['a server error', ((_request, response) => response.writeHead(502).end('bad gateway')) as RequestListener],
  ['no answer in time', (() => {}) as RequestListener],
  ['a broken connection', ((request) => request.socket.destroy()) as RequestListener],
])('%s is an outage, not a crash', async (_name, answer) => {
  const gateway = await gatewayTo(answer, 150)
  await expect(gateway.read(coinIds)).rejects.toBeInstanceOf(MarketUnavailable)
})

test('the demo market has every coin, with the same figures at the same instant', async () => {
  const [first, again] = await Promise.all([
    demoMarket(() => NOW).read(coinIds),
    demoMarket(() => NOW).read(coinIds),
  ])
  expect(first).toEqual(again)
  expect(first.map(({ coinId }) => coinId)).toEqual(coinIds)
  expect(first.every(({ price, sparkline }) => price !== null && price > 0 && sparkline.length === 42)).toBe(
    true,
  )
})
