import { asc, sql } from 'drizzle-orm'
import { coinIds } from '#contract/lodges/coins.ts'
import { coinAmount } from '#contract/market/coin-amount.ts'
import type { InCoin } from '#contract/market/in-coin.ts'
import type { CryptoData, MarketRecord, MarketSource } from '#contract/market/market.ts'
import { MARKET_STALE_MS } from '#contract/market/market-format.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { cryptoMarketData } from '#server/platform/database/tables/market.ts'
import type { Quotation } from '#server/platform/gateways/market.ts'

type StoredCoin = typeof cryptoMarketData.$inferSelect

export type Figures = { source: MarketSource; coins: readonly StoredCoin[] }

type CoinLodges = ReadonlyMap<string | null, string>

const text = (value: number | null): string | null => (value === null ? null : plain(value))

function plain(value: number): string {
  if (value !== 0 && Math.abs(value) < 1e-6) return value.toFixed(20).replace(/0+$/, '')
  return Math.abs(value) >= 1e21 ? BigInt(Math.round(value)).toString() : String(value)
}

function toRow(quotation: Quotation): typeof cryptoMarketData.$inferInsert {
  return {
    coinId: quotation.coinId,
    symbol: quotation.symbol,
    name: quotation.name,
    currentPrice: text(quotation.price),
    priceChange24h: text(quotation.change24h),
    priceChangePercent24h: text(quotation.changePercent24h),
    marketCap: text(quotation.marketCap),
    volume24h: text(quotation.volume24h),
    sparkline: quotation.sparkline,
    lastUpdated: new Date(quotation.updatedAt).toISOString(),
  }
}

const stored = [
  'symbol',
  'name',
  'currentPrice',
  'priceChange24h',
  'priceChangePercent24h',
  'marketCap',
  'volume24h',
  'sparkline',
  'lastUpdated',
] as const

/** A coin without a price keeps its last figures. */
export async function storeQuotations(context: Context, quotations: readonly Quotation[]): Promise<void> {
  if (quotations.length === 0) return
  const latest = Object.fromEntries(
    stored.map((field) => [field, sql.raw(`excluded."${cryptoMarketData[field].name}"`)]),
  )
  await context.db
    .insert(cryptoMarketData)
    .values(quotations.map(toRow))
    .onConflictDoUpdate({
      target: cryptoMarketData.coinId,
      set: latest,
      setWhere: sql.raw(`excluded."${cryptoMarketData.currentPrice.name}" is not null`),
    })
}

export async function storedFigures(context: Context): Promise<Figures> {
  const coins = await context.db.select().from(cryptoMarketData).orderBy(asc(cryptoMarketData.id))
  return { source: 'live', coins }
}

/** Never stored, so that demo figures are never taken for live ones. */
export function demoFigures(quotations: readonly Quotation[]): Figures {
  const coins = quotations.map((quotation, index) => ({ ...toRow(quotation), id: index + 1 }) as StoredCoin)
  return { source: 'demo', coins }
}

const number = (value: string | null): number | null => (value === null ? null : Number(value))

export function toCryptoData(figures: Figures): CryptoData {
  const entries = figures.coins.map((coin) => [
    coin.coinId,
    {
      usd: number(coin.currentPrice),
      usd_24h_change: number(coin.priceChangePercent24h),
      last_updated_at: Math.floor(Date.parse(coin.lastUpdated) / 1000),
    },
  ])
  return Object.fromEntries(entries)
}

export async function findCoinLodges(context: Context): Promise<CoinLodges> {
  const known = await context.db.select({ coinId: lodges.coinId, slug: lodges.slug }).from(lodges)
  return new Map(known.map(({ coinId, slug }) => [coinId, slug]))
}

export function marketRecords(figures: Figures, slugOfCoin: CoinLodges, now: number): MarketRecord[] {
  return coinIds.flatMap((coinId, index) => {
    const coin = figures.coins.find((candidate) => candidate.coinId === coinId)
    const lodgeSlug = slugOfCoin.get(coinId)
    if (!coin || !lodgeSlug) return []
    const stale = isStale(coin, now)
    return [{ ...coin, id: index + 1, lodgeSlug, source: figures.source, stale }]
  })
}

/** Null without a price or with a stale one. */
export function priceInCoin(
  figures: Figures,
  coinId: string | null,
  cents: number,
  now: number,
): InCoin | null {
  const coin = figures.coins.find((candidate) => candidate.coinId === coinId)
  if (!coin || isStale(coin, now)) return null
  const amount = coinAmount(cents / 100, Number(coin.currentPrice ?? Number.NaN))
  return amount === null
    ? null
    : { symbol: coin.symbol, amount, at: coin.lastUpdated, source: figures.source }
}

export const isStale = (coin: StoredCoin, now: number): boolean =>
  Date.parse(coin.lastUpdated) < now - MARKET_STALE_MS
