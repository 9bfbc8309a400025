import * as z from 'zod'
import { type MarketGateway, MarketUnavailable, type Quotation } from './market.ts'

const TIMEOUT_MS = 8000
const LARGEST_ANSWER = 4_000_000
const SPARKLINE_POINTS = 42

const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

const Coin = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  current_price: figure,
  price_change_24h: figure,
  price_change_percentage_24h: figure,
  market_cap: figure,
  total_volume: figure,
  last_updated: z.string().nullish(),
  sparkline_in_7d: z.object({ price: z.array(z.number().nullable()) }).nullish(),
})

type Options = { base: string; key: string | undefined; now: () => number; timeoutMs?: number }

export function coinGecko({ base, key, now, timeoutMs = TIMEOUT_MS }: Options): MarketGateway {
  return {
    source: 'live',
    read: async (coinIds) => {
      const url = `${base}/coins/markets?vs_currency=usd&ids=${coinIds.join(',')}&sparkline=true&price_change_percentage=24h`
      const body = await fetchQuotes(url, key ? headersFor(base, key) : {}, timeoutMs, now)
      const coins = z.array(Coin).safeParse(body)
      if (!coins.success) throw new MarketUnavailable(`the answer was not understood: ${coins.error.message}`)
      return coins.data.map((coin) => toQuotation(coin, now()))
    },
  }
}

/** A key for any other address is a demo key, with the free plan's calls. */
export const isPaidApi = (base: string): boolean => base.includes('pro-api')

const headersFor = (base: string, key: string): Record<string, string> =>
  isPaidApi(base) ? { 'x-cg-pro-api-key': key } : { 'x-cg-demo-api-key': key }

async function fetchQuotes(
  url: string,
  headers: Record<string, string>,
  timeoutMs: number,
  now: () => number,
): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    if (!answer.ok) {
      const wait = parseWait(answer.headers.get('retry-after'), now())
      throw new MarketUnavailable(`the provider answered ${answer.status}`, wait)
    }
    if (text.length > LARGEST_ANSWER) throw new MarketUnavailable('the answer was too large')
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof MarketUnavailable) throw error
    throw new MarketUnavailable(error instanceof Error ? error.message : String(error))
  }
}

/** In milliseconds; Retry-After has seconds or a date (RFC 9110, section 10.2.3). */
function parseWait(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(0, until - now)
}

function toQuotation(coin: z.infer<typeof Coin>, now: number): Quotation {
  const updated = coin.last_updated ? Date.parse(coin.last_updated) : Number.NaN
  return {
    coinId: coin.id,
    symbol: coin.symbol.toUpperCase(),
    name: coin.name,
    price: coin.current_price,
    change24h: coin.price_change_24h,
    changePercent24h: coin.price_change_percentage_24h,
    marketCap: coin.market_cap,
    volume24h: coin.total_volume,
    sparkline: thin((coin.sparkline_in_7d?.price ?? []).filter((price) => price !== null)),
    updatedAt: Number.isNaN(updated) ? now : updated,
  }
}

function thin(points: number[]): number[] {
  const step = Math.max(1, Math.floor(points.length / SPARKLINE_POINTS))
  return points.filter((_, index) => (points.length - 1 - index) % step === 0)
}
