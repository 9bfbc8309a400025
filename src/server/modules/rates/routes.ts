import type { FastifyInstance } from 'fastify'
import { rateCalendarEndpoints } from '#contract/rates/rate-calendar.ts'
import { rateEndpoints } from '#contract/rates/rates.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
import { listRateChanges, readRateCalendar } from './rate-calendar.ts'
import { changeRates, changeRatesOfLodges } from './rate-changes.ts'
import { readRates } from './rates.ts'
import type { TariffCache } from './tariff-cache.ts'
import { undoRateChange, undoRateChanges } from './undo-rate-changes.ts'

export function rateRoutes(app: FastifyInstance, contextOf: ContextOf, tariffs: TariffCache): void {
  mount(app, rateEndpoints, contextOf, {
    readRates: (context, { params, query }) => readRates(context, tariffs, params.slug, query),
    changeRates: (context, { params, body }) => changeRates(context, params.slug, body),
    undoRateChange: (context, { params }) => undoRateChange(context, params.slug, params.changeId),
  })
  mount(app, rateCalendarEndpoints, contextOf, {
    readRateCalendar: (context, { query }) => readRateCalendar(context, query),
    changeRatesOfLodges: (context, { body }) => changeRatesOfLodges(context, body),
    listRateChanges: (context) => listRateChanges(context),
    undoRateChanges: (context, { body }) => undoRateChanges(context, body.changeIds),
  })
}
