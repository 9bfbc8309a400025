import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { Instant, Slug } from '../platform/fields.ts'

/** Demo figures are never shown as live. */
export const MarketSource = z.enum(['live', 'demo'])
export type MarketSource = z.infer<typeof MarketSource>

export const CoinFigure = z.object({
  usd: z.number().nullable(),
  /** Percent. */
  usd_24h_change: z.number().nullable(),
  /** Seconds since 1970, as CoinGecko's `/simple/price` has it. */
  last_updated_at: z.int().nullable(),
})

export const CryptoData = z.record(z.string(), CoinFigure)
export type CryptoData = z.infer<typeof CryptoData>

/** Numbers are text (specification). */
export const MarketRecord = z.object({
  id: z.int(),
  coinId: z.string(),
  lodgeSlug: z.string(),
  symbol: z.string(),
  name: z.string(),
  currentPrice: z.string().nullable(),
  priceChange24h: z.string().nullable(),
  priceChangePercent24h: z.string().nullable(),
  marketCap: z.string().nullable(),
  volume24h: z.string().nullable(),
  lastUpdated: Instant,
  source: MarketSource,
  stale: z.boolean(),
  /** Prices of the last seven days, oldest first. */
  sparkline: z.array(z.number()),
})
export type MarketRecord = z.infer<typeof MarketRecord>

export const marketEndpoints = endpoints({
  readCryptoData: {
    method: 'GET',
    path: '/api/crypto-data',
    summary: "Every coin's price and 24-hour change, keyed by coin id",
    access: 'public',
    reply: CryptoData,
    errors: [],
  },
  listMarket: {
    method: 'GET',
    path: '/api/crypto',
    summary: 'Market records of all coins',
    access: 'public',
    reply: z.array(MarketRecord),
    errors: [],
  },
  readMarket: {
    method: 'GET',
    path: '/api/crypto/{slug}',
    summary: "Market record of a lodge's coin",
    access: 'public',
    params: z.object({ slug: Slug }),
    reply: MarketRecord,
    errors: ['not_found'],
  },
})
