import { demoCoins } from './demo-coins.ts'
import type { MarketGateway, Quotation } from './market.ts'

const STEP_MS = 60_000
const STEPS_A_DAY = 1440
const POINTS = 42
const WEEK_MS = 7 * 86_400_000

function chance(seed: number, step: number): number {
  let h = (seed * 0x9e3779b1) ^ (step * 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}

function wave(seed: number, step: number, period: number): number {
  const knot = Math.floor(step / period)
  const t = step / period - knot
  const blend = t * t * (3 - 2 * t)
  const from = chance(seed, knot)
  return (from + (chance(seed, knot + 1) - from) * blend) * 2 - 1
}

/** The same instant has the same price in every process. */
function priceAt(seed: number, base: number, at: number): number {
  const step = at / STEP_MS
  const drift = wave(seed, step, 2 * STEPS_A_DAY) * 0.09 + wave(seed + 101, step, 500) * 0.04
  return round(
    base * Math.exp(drift + wave(seed + 202, step, 45) * 0.008 + wave(seed + 303, step, 3) * 0.002),
  )
}

/** Six significant digits, as a feed quotes: more would only make the pages larger. */
const round = (value: number): number => Number(value.toPrecision(6))

export function demoMarket(now: () => number): MarketGateway {
  return {
    source: 'demo',
    read: async (coinIds) =>
      demoCoins.filter((coin) => coinIds.includes(coin.id)).map((coin, i) => at(coin, i + 1, now())),
  }
}

function at(coin: (typeof demoCoins)[number], seed: number, now: number): Quotation {
  const price = priceAt(seed, coin.price, now)
  const yesterday = priceAt(seed, coin.price, now - 86_400_000)
  return {
    coinId: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    price,
    change24h: round(price - yesterday),
    changePercent24h: round((price / yesterday - 1) * 100),
    marketCap: Math.round(price * coin.supply),
    volume24h: Math.round(price * coin.supply * 0.05),
    sparkline: Array.from({ length: POINTS }, (_, i) =>
      priceAt(seed, coin.price, now - WEEK_MS + (WEEK_MS * i) / (POINTS - 1)),
    ),
    updatedAt: now,
  }
}
