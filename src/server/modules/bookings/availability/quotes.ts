import { eq } from 'drizzle-orm'
import { type Party, type PartyCounts, partyCountsFrom } from '#contract/bookings/party.ts'
import type { CodeReply } from '#contract/bookings/price.ts'
import { type Quote, quoteStay } from '#contract/bookings/quote.ts'
import { brokenStayRule } from '#contract/bookings/stay-rules.ts'
import type { WantedExtras } from '#contract/extras/wanted-extras.ts'
import type { InCoin } from '#contract/market/in-coin.ts'
import type { Stay } from '#contract/platform/dates.ts'
import { brokenRateRule } from '#contract/rates/tariff.ts'
import type { Day1Cache } from '#server/modules/badges/day1-cache.ts'
import type { ExtrasCache } from '#server/modules/extras/extras-cache.ts'
import type { MarketFeed } from '#server/modules/market/feed.ts'
import { findOffer, replyToCode } from '#server/modules/promotions/offers.ts'
import type { PromotionCache } from '#server/modules/promotions/promotion-cache.ts'
import type { TariffCache } from '#server/modules/rates/tariff-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { draftOrders, isConfirmed } from '../extras/booked-extras.ts'
import { todayAt } from './availability.ts'

export async function lodgeBySlug(context: Context, slug: string) {
  const [lodge] = await context.db.select().from(lodges).where(eq(lodges.slug, slug))
  if (!lodge) throw failure('not_found', 'Lodge Not Found')
  return lodge
}

type QuoteSources = {
  tariffs: TariffCache
  promotions: PromotionCache
  feed: MarketFeed
  day1?: Day1Cache
  extras?: ExtrasCache
}

/** Uses caches, but computes the price as for a booking. Fails with `not_found` or `rule`. */
export async function quoteFor(
  context: Context,
  { tariffs, promotions, feed, day1, extras }: QuoteSources,
  slug: string,
  {
    extras: wanted,
    ...stay
  }: Stay &
    Party & {
      email?: string | undefined
      code?: string | null | undefined
      extras?: WantedExtras | undefined
    },
): Promise<Quote & PartyCounts & { code: CodeReply | null; inCoin: InCoin | null }> {
  const lodge = await tariffs.readOne(context, slug)
  const outOfBounds = brokenStayRule(stay, stay, lodge, todayAt(context, lodge))
  if (outOfBounds) throw brokenRule(outOfBounds.path, outOfBounds.message)
  const broken = brokenRateRule(stay, lodge.tariff.rateOn)
  if (broken) throw brokenRule(broken.path, broken.message)
  const { email, code } = stay
  const isDay1 = day1 && email?.includes('@') ? await day1.isInvestor(context, email) : false
  const offer = await findOffer(context, promotions, { lodge, stay, isDay1, email, code })
  const { slug: lodgeSlug, timeZone, checkInFrom } = lodge
  const ordered = { ...stay, lodge: { slug: lodgeSlug, timeZone }, checkInFrom, extras: [] }
  const orders = await draftOrders(context, wanted, ordered, extras?.read.bind(extras))
  const quote = quoteStay({ ...stay, extras: orders.filter(isConfirmed) }, lodge.tariff, offer.discounts)
  return {
    ...quote,
    ...partyCountsFrom(stay),
    code: replyToCode(offer, quote.subtotal),
    inCoin: feed.inCoin(lodge.coinId, quote.totalCents),
  }
}
