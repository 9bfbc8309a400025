import type { Lodge, WholeLodge } from '#contract/lodges/lodges.ts'
import { type ListedLodge, listedLodge } from '#contract/search/listed-lodge.ts'
import { coalesce } from '#server/platform/cache/coalesce.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import { quarterHour } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { type Events, LIKES_COALESCED_MS } from '#server/platform/events.ts'
import { type PrebuiltResponse, prebuildJson } from '#server/platform/http/prebuilt-response.ts'
import { serviceKey } from '#server/platform/services.ts'
import type { MarketFeed } from '../market/feed.ts'
import { listLodges, readLodge } from './lodges.ts'
import { readTextVersions } from './text-versions.ts'

/**
 * Cached until a lodge, its art or its reviews change on any instance, or a lodge's day may have ended: the
 * lowest price is that of the days to come. Prices in coins follow the market, also while the database is
 * away.
 */
export class PublicReads {
  private readonly context: Context
  private readonly feed: MarketFeed
  private readonly rows = new PromiseCache<readonly Lodge[]>()
  private readonly rowBySlug = new PromiseCache<WholeLodge>()
  private readonly list = new PromiseCache<PrebuiltResponse>()
  private readonly bySlug = new PromiseCache<PrebuiltResponse>()
  private readonly listing = new PromiseCache<readonly ListedLodge[]>()
  private quarter = 0
  private staleCoins = 0

  constructor(context: Context, events: Events, feed: MarketFeed) {
    this.context = context
    this.feed = feed
    events.on('market_changed', () => this.dropPrices())
    for (const change of ['lodges_changed', 'reviews_changed', 'site_texts_changed'] as const)
      events.on(change, () => this.drop())
    const dropAll = coalesce(() => this.drop(), LIKES_COALESCED_MS)
    events.on('art_changed', () => {
      this.rowBySlug.drop()
      this.bySlug.drop()
      dropAll()
    })
  }

  lodges(): Promise<PrebuiltResponse> {
    this.dropAtNewDay()
    return this.list.get('lodges', async () => {
      const all = await this.readRows()
      return prebuildJson(all.map((lodge) => this.withCoin(lodge)))
    })
  }

  listed(): Promise<readonly ListedLodge[]> {
    this.dropAtNewDay()
    return this.listing.get('lodges', async () => (await this.readRows()).map(listedLodge))
  }

  /** Fails with `not_found`. */
  lodge(slug: string): Promise<PrebuiltResponse> {
    this.dropAtNewDay()
    return this.bySlug.get(slug, async () => {
      const lodge = await this.rowBySlug.get(slug, async () =>
        this.withTerms(await readLodge(this.context, slug)),
      )
      return prebuildJson(this.withCoin(lodge))
    })
  }

  /** Adds the price in coins and the versions of what guests agree to. */
  async complete(lodge: Lodge): Promise<WholeLodge> {
    return this.withCoin(await this.withTerms(lodge))
  }

  private readRows(): Promise<readonly Lodge[]> {
    return this.rows.get('lodges', () => listLodges(this.context))
  }

  private async withTerms(lodge: Lodge): Promise<WholeLodge> {
    return { ...lodge, terms: await readTextVersions(this.context, lodge) }
  }

  private dropAtNewDay(): void {
    const quarter = quarterHour(this.context.clock)
    if (quarter !== this.quarter) this.drop()
    this.quarter = quarter
    const staleCoins = this.feed.countStale()
    if (staleCoins !== this.staleCoins) this.dropPrices()
    this.staleCoins = staleCoins
  }

  private withCoin<Shown extends Lodge>(lodge: Shown): Shown {
    return { ...lodge, inCoin: this.feed.inCoin(lodge.coinId, lodge.price * 100) }
  }

  private dropPrices(): void {
    this.list.drop()
    this.bySlug.drop()
  }

  private drop(): void {
    this.rows.drop()
    this.rowBySlug.drop()
    this.list.drop()
    this.listing.drop()
    this.bySlug.drop()
  }
}

export const publicReads = serviceKey<PublicReads>('public reads of lodges')
