import type { FastifyInstance } from 'fastify'
import type { DateRange } from '#contract/platform/dates.ts'
import { rateCalendarEndpoints } from '#contract/rates/rate-calendar.ts'
import { rateEndpoints } from '#contract/rates/rates.ts'
import { type RateDay, rateDays } from '#contract/rates/tariff.ts'
import type { Context } from '#server/platform/context.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { listRateChanges, readRateCalendar } from './rate-calendar.ts'
import { changeRates, changeRatesOfLodges } from './rate-changes.ts'
import type { TariffCache } from './tariff-cache.ts'
import { tariffsFor } from './tariffs.ts'
import { undoRateChange, undoRateChanges } from './undo-rate-changes.ts'

/** Fails with `not_found`. */
async function readRates(
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

export function rateRoutes(app: FastifyInstance, getContext: GetContext, tariffs: TariffCache): void {
  mount(app, rateEndpoints, getContext, {
    readRates: (context, { params, query }) => readRates(context, tariffs, params.slug, query),
    changeRates: (context, { params, body }) => changeRates(context, params.slug, body),
    undoRateChange: (context, { params }) => undoRateChange(context, params.slug, params.changeId),
  })
  mount(app, rateCalendarEndpoints, getContext, {
    readRateCalendar: (context, { query }) => readRateCalendar(context, query),
    changeRatesOfLodges: (context, { body }) => changeRatesOfLodges(context, body),
    listRateChanges: (context) => listRateChanges(context),
    undoRateChanges: (context, { body }) => undoRateChanges(context, body.changeIds),
  })
}
