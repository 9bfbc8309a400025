import { eq } from 'drizzle-orm'
import { coinTitle } from '#contract/lodges/coins.ts'
import { dateIn } from '#contract/platform/dates.ts'
import { type BookingMoment, isOffered, promotionInWords } from '#contract/promotions/promotion-rules.ts'
import type { LodgePromotion, PublicPromotion } from '#contract/promotions/promotions.ts'
import { PromiseCache } from '#server/platform/cache/promise-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { promotions } from '#server/platform/database/tables/promotions.ts'
import type { Events } from '#server/platform/events.ts'
import { failure } from '#server/platform/failure.ts'
import { NetworkRateLimiter } from '#server/platform/limits/network-limit.ts'
import { serviceKey } from '#server/platform/services.ts'
import type { MarketFeed } from '../market/feed.ts'
import { isStale } from '../market/market.ts'
import { type PromotionRow, readPromotions } from './promotions.ts'

/** Limits the age of an answer when another instance's event is late. */
const CACHED_MS = 1000
/** For each network. Keeps visitors from guessing codes. */
const WRONG_CODES_AN_HOUR = 20
/** A guest who tries dates sends the same address each time. */
const RETURNING_MS = 10_000
const MAX_ADDRESSES = 1000
const HOUR_MS = 3_600_000

export type OfferingLodge = { slug: string; coinId: string | null; timeZone: string }

export class PromotionCache {
  private readonly reads = new PromiseCache<PromotionRow[]>({ max: 2, ttlMs: CACHED_MS })
  private readonly returning = new PromiseCache<boolean>({ max: MAX_ADDRESSES, ttlMs: RETURNING_MS })
  private readonly feed: MarketFeed
  private readonly wrongCodes = new NetworkRateLimiter(WRONG_CODES_AN_HOUR, HOUR_MS)

  constructor(events: Events, feed: MarketFeed) {
    this.feed = feed
    for (const change of ['promotions_changed', 'booking_changed', 'email_confirmed'] as const)
      events.on(change, () => {
        this.reads.drop()
        this.returning.drop()
      })
  }

  readActive(context: Context): Promise<PromotionRow[]> {
    // Holds end by the application's clock, so the key is its second.
    const second = Math.floor(context.clock.now() / CACHED_MS)
    return this.reads.get(String(second), () => readPromotions(context, eq(promotions.isActive, true)))
  }

  isReturning({ clock }: Context, address: string, read: () => Promise<boolean>): Promise<boolean> {
    const span = Math.floor(clock.now() / RETURNING_MS)
    return this.returning.get(`${span} ${address}`, read)
  }

  moment(context: Context, { coinId, timeZone }: OfferingLodge): Omit<BookingMoment, 'isReturningGuest'> {
    return {
      today: dateIn(timeZone, context.clock.now()),
      coinChange: this.coinChange(context, coinId),
    }
  }

  /** In percent over 24 hours; null without a figure or with a stale one. */
  coinChange({ clock }: Context, coinId: string | null): number | null {
    const coin = this.feed.current().coins.find((candidate) => candidate.coinId === coinId)
    const percent = coin?.priceChangePercent24h ?? null
    return coin && percent !== null && !isStale(coin, clock.now()) ? Number(percent) : null
  }

  /** Counts unknown codes. Fails with `too_many` after too many. */
  limitGuesses({ config, clock, visitor }: Context, isKnown: boolean): void {
    if (config.RATE_LIMIT === 'off') return
    const now = clock.now()
    if (!this.wrongCodes.allows(visitor.address, now))
      throw failure('too_many', 'Too many codes that we do not know. Please try again in an hour.')
    if (!isKnown) this.wrongCodes.count(visitor.address, now)
  }
}

export const promotionCache = serviceKey<PromotionCache>('cached promotions')

const isLeft = ({ maxUses, uses }: PromotionRow): boolean => maxUses === null || uses < maxUses

export async function listPublicPromotions(
  context: Context,
  cache: PromotionCache,
): Promise<PublicPromotion[]> {
  const all = await readLodges(context)
  const active = await cache.readActive(context)
  return active.flatMap((row) => {
    const { name, percent, amount, lodges: slugs } = row
    const own = all.filter(({ slug }) => slugs?.includes(slug) ?? true)
    const withoutCoin = { ...row, coinChange: null }
    const isOpen = own.some((lodge) => isOffered(withoutCoin, lodge.slug, cache.moment(context, lodge)))
    if (row.code !== null || !isLeft(row) || !isOpen) return []
    const coin = own.length === 1 ? coinTitle(own[0]?.coinId ?? null) : null
    return [{ name, percent, amount, lodges: slugs, words: promotionInWords(row, coin) }]
  })
}

export async function listLodgePromotions(
  context: Context,
  cache: PromotionCache,
): Promise<LodgePromotion[]> {
  const offered = (await cache.readActive(context)).filter((row) => row.code === null && isLeft(row))
  if (offered.length === 0) return []
  const highestFirst = offered.toSorted(
    (a, b) => (b.percent ?? 0) - (a.percent ?? 0) || (b.amount ?? 0) - (a.amount ?? 0),
  )
  return (await readLodges(context)).flatMap((lodge) => {
    const moment = cache.moment(context, lodge)
    return highestFirst
      .filter((row) => isOffered(row, lodge.slug, moment))
      .map((row) => ({ lodgeSlug: lodge.slug, words: promotionInWords(row, coinTitle(lodge.coinId)) }))
  })
}

function readLodges({ db }: Context): Promise<OfferingLodge[]> {
  const { slug, coinId, timeZone } = lodges
  return db.select({ slug, coinId, timeZone }).from(lodges).orderBy(lodges.id)
}
