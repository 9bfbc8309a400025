import type { DateRange } from '#contract/platform/dates.ts'
import { type RateDay, rateDays } from '#contract/rates/tariff.ts'
import type { Context } from '#server/platform/context.ts'
import type { TariffCache } from './tariff-cache.ts'
import { tariffsFor } from './tariffs.ts'

/** The rates of a lodge on each date of a range; fails with `not_found`. */
export async function readRates(
  context: Context,
  tariffs: TariffCache,
  slug: string,
  dates: DateRange,
): Promise<{ days: RateDay[] }> {
  const lodge = await tariffs.readOne(context, slug)
  const isCached = dates.from >= lodge.dates.from && dates.to <= lodge.dates.to
  const [tariff = lodge.tariff] = isCached ? [] : await tariffsFor(context, [{ lodge, dates }])
  return { days: rateDays(dates, tariff.rateOn) }
}
