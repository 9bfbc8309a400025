import { isDeepStrictEqual } from 'node:util'
import { coinIds } from '#contract/lodges/coins.ts'
import type { InCoin } from '#contract/market/in-coin.ts'
import type { MarketRecord } from '#contract/market/market.ts'
import { MARKET_REFRESH_MS } from '#contract/market/market-format.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Config } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { acquireLease, holdLease } from '#server/platform/database/leases.ts'
import type { Events } from '#server/platform/events.ts'
import { coinGecko, isPaidApi } from '#server/platform/gateways/coingecko.ts'
import { demoMarket } from '#server/platform/gateways/demo-market.ts'
import { type MarketGateway, MarketUnavailable } from '#server/platform/gateways/market.ts'
import { type BackgroundWork, every } from '#server/platform/jobs/every.ts'
import { serviceKey } from '#server/platform/services.ts'
import {
  demoFigures,
  type Figures,
  findCoinLodges,
  isStale,
  marketRecords,
  priceInCoin,
  storedFigures,
  storeQuotations,
} from './market.ts'

/**
 * CoinGecko's free plan allows 10,000 calls a month, also with a demo key. A paid key allows one a minute.
 */
const FREE_INTERVAL_MS = 300_000
/** A timer may fire this much before its time. */
const EARLY_MS = 1000
const FIRST_BACKOFF_MS = 30_000
const LONGEST_BACKOFF_MS = 1_800_000
/** A provider may demand a longer pause than our backoff. */
const LONGEST_HOLD_MS = 86_400_000

export class MarketFeed {
  private readonly context: Context
  private readonly live: MarketGateway | null
  private readonly demo: MarketGateway
  private readonly interval: number
  private figures: Figures = { source: 'live', coins: [] }
  private readonly coinLodges = new PromiseCache<Awaited<ReturnType<typeof findCoinLodges>>>()
  private stale: readonly string[] = []
  private failures = 0
  private pause = { startedAt: Number.NEGATIVE_INFINITY, ms: 0 }
  private round: Promise<void> | null = null

  constructor(context: Context, events: Events, live: MarketGateway | null, demo: MarketGateway) {
    this.context = context
    this.live = live
    this.demo = demo
    const { COINGECKO_API_KEY: key, COINGECKO_API_BASE: base } = context.config
    this.interval = key && isPaidApi(base) ? MARKET_REFRESH_MS : FREE_INTERVAL_MS
    events.on('lodges_changed', () => this.coinLodges.drop())
    events.onRemote('market_changed', () => void this.follow(events).catch(() => undefined))
  }

  /** Another instance has read the provider. Responses cached until now have the figures before. */
  private async follow(events: Events): Promise<void> {
    if (await this.reload()) events.emitHere({ type: 'market_changed' })
  }

  current(): Figures {
    return this.figures
  }

  countStale(): number {
    const now = this.context.clock.now()
    return this.figures.coins.filter((coin) => isStale(coin, now)).length
  }

  /** Null without a fresh price. */
  inCoin(coinId: string | null, cents: number): InCoin | null {
    return priceInCoin(this.figures, coinId, cents, this.context.clock.now())
  }

  /** Works from memory while the database is away. */
  async records(): Promise<MarketRecord[]> {
    const slugOfCoin = await this.coinLodges.get('lodges', () => findCoinLodges(this.context))
    return marketRecords(this.figures, slugOfCoin, this.context.clock.now())
  }

  async begin(): Promise<BackgroundWork> {
    await this.reload()
    return every(this.context, MARKET_REFRESH_MS, 'refreshing the market figures', () => this.tick())
  }

  /** Joins the round under way. Never rejects. */
  tick(): Promise<void> {
    this.round ??= this.refresh().finally(() => {
      this.round = null
    })
    return this.round
  }

  private async refresh(): Promise<void> {
    try {
      if (this.live && (await this.isDue())) await this.readLive(this.live)
      if (await this.reload()) this.context.emit({ type: 'market_changed' })
    } catch (error) {
      this.context.log.warn({ reason: toReason(error) }, 'market figures could not be refreshed')
    }
  }

  private async isDue(): Promise<boolean> {
    const elapsed = this.context.clock.now() - this.pause.startedAt
    // The clock was set back, so the lease would last until the later hour.
    if (elapsed < 0) await holdLease(this.context, 'market', -1)
    return elapsed < 0 || elapsed >= this.pause.ms
  }

  private async readLive(live: MarketGateway): Promise<void> {
    this.pause = { startedAt: this.context.clock.now(), ms: this.interval - EARLY_MS }
    // A little less than the interval, so that the lease does not block its holder's next round.
    const leaseMs = this.interval - MARKET_REFRESH_MS / 2
    if (!(await acquireLease(this.context, 'market', leaseMs, LONGEST_HOLD_MS))) return
    try {
      await storeQuotations(this.context, await live.read(coinIds))
      this.failures = 0
    } catch (error) {
      this.failures += 1
      const waitMs = this.backoff(error)
      this.pause = { startedAt: this.context.clock.now(), ms: waitMs }
      // The other instances wait as long, and not longer.
      await holdLease(this.context, 'market', waitMs - 1)
      this.context.log.warn(
        { reason: toReason(error), waitMs },
        'no market data: showing the last known or demo figures',
      )
    }
  }

  private backoff(error: unknown): number {
    const retryAfterMs = error instanceof MarketUnavailable ? error.retryAfterMs : null
    const own = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (this.failures - 1))
    return Math.min(LONGEST_HOLD_MS, Math.max(retryAfterMs ?? 0, own))
  }

  /** Returns whether the figures, or which of them are stale, changed. */
  private async reload(): Promise<boolean> {
    const last = this.live ? await storedFigures(this.context) : null
    const before = { figures: this.figures, stale: this.stale }
    this.figures = last && last.coins.length > 0 ? last : demoFigures(await this.demo.read(coinIds))
    const now = this.context.clock.now()
    this.stale = this.figures.coins.filter((coin) => isStale(coin, now)).map(({ coinId }) => coinId)
    return !isDeepStrictEqual(before, { figures: this.figures, stale: this.stale })
  }
}

const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export function marketGateways(
  config: Config,
  now: () => number,
): { live: MarketGateway | null; demo: MarketGateway } {
  const live = coinGecko({ base: config.COINGECKO_API_BASE, key: config.COINGECKO_API_KEY, now })
  return { live: config.MARKET_SOURCE === 'demo' ? null : live, demo: demoMarket(now) }
}

export const marketFeed = serviceKey<MarketFeed>('market feed')
