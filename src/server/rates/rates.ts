import { eq } from 'drizzle-orm'
import type { DateRange } from '#contract/dates.ts'
import { type RateDay, rateDays } from '#contract/tariff.ts'
import type { Context } from '../context.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import { tariffsFor } from './tariffs.ts'

/** The rates of a lodge on each date of a range; fails with `not_found`. */
export async function readRates(
  context: Context,
  slug: string,
  dates: DateRange,
): Promise<{ days: RateDay[] }> {
  const [lodge] = await context.db
    .select({ slug: lodges.slug, price: lodges.price })
    .from(lodges)
    .where(eq(lodges.slug, slug))
  const [tariff] = lodge ? await tariffsFor(context, [{ lodge, dates }]) : []
  if (!tariff) throw failure('not_found', 'Lodge Not Found')
  return { days: rateDays(dates, tariff.rateOn) }
}
