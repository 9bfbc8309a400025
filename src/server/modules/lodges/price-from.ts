import { and, between, count, inArray, max, min, or } from 'drizzle-orm'
import { MAX_DAYS_AHEAD } from '#contract/bookings/stay-rules.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { addDays } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { lodgeRates } from '#server/platform/database/tables/rates.ts'
import { lodgesByToday } from './lodge-days.ts'

type PriceFrom = (lodge: { slug: string; price: number }) => Pick<Lodge, 'priceFrom' | 'hasOnePrice'>

/**
 * The lowest nightly price of the bookable dates in whole dollars, and whether they all cost the same. Null
 * when every date costs `price`. Reads the rates of one lodge or of all.
 */
export async function findPricesFrom(context: Context, one?: string): Promise<PriceFrom> {
  const { lodgeSlug: slug, price, date } = lodgeRates
  const bookable = [...(await lodgesByToday(context, one))].map(([today, slugs]) =>
    and(inArray(slug, slugs), between(date, today, addDays(today, MAX_DAYS_AHEAD))),
  )
  const spans = await context.db
    .select({ slug, lowest: min(price), highest: max(price), dates: count(price) })
    .from(lodgeRates)
    .where(or(...bookable))
    .groupBy(slug)
  const bySlug = new Map(spans.map((span) => [span.slug, span]))
  return (lodge) => {
    const { lowest = null, highest = null, dates = 0 } = bySlug.get(lodge.slug) ?? {}
    if (lowest === null || (lowest === lodge.price && highest === lodge.price)) return { priceFrom: null }
    // A date without an override costs the lodge's price.
    if (dates <= MAX_DAYS_AHEAD) return { priceFrom: Math.min(lowest, lodge.price) }
    return { priceFrom: lowest, ...(lowest === highest && { hasOnePrice: true }) }
  }
}
